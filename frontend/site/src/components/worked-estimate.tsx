import { EstimateCard } from '@chalkline/brand/estimate-card';
import { money } from '@chalkline/brand/money';
import { ENGLISH_LABELS } from '@chalkline/brand/estimate-labels';
import type { Trade } from '../../content/trades/index.ts';
import type { WorkedSample } from '../sample.ts';

/** A sample firm's figures, a customer's words, and what the pricing module made of them. */
export function WorkedEstimate({ trade, sample }: { trade: Trade; sample: WorkedSample }) {
  return (
    <div className="worked">
      <div>
        <h3>The customer writes</h3>
        {trade.sample.request.map((text) => (
          <blockquote key={text}>{text}</blockquote>
        ))}
        <h3>The owner’s rules, and how they were read</h3>
        <ul className="readings">
          {sample.rules.map((rule) => (
            <li key={rule.title}>
              <q>{rule.description}</q>
              <p>{rule.explanation}</p>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>What Chalkline answers</h3>
        <EstimateCard estimate={sample.estimate} labels={ENGLISH_LABELS} />
        {sample.comparables.length > 0 && (
          <table className="comparables">
            <caption>The past jobs behind it</caption>
            <thead>
              <tr>
                <th scope="col">Job</th>
                <th scope="col">Was paid</th>
                <th scope="col">Counts as</th>
              </tr>
            </thead>
            <tbody>
              {sample.comparables.map((job, i) => (
                <tr key={i}>
                  <td>
                    {job.title}
                    {job.adjustments.length > 0 && <small>{job.adjustments.join('; ')}</small>}
                  </td>
                  <td>{money(job.price)}</td>
                  <td>{money(Math.round(job.adjusted))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
}

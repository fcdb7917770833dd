import type { CSSProperties } from 'react';
import type { EstimateLabels } from './estimate-labels';
import { digitsOf, money } from './money';

/** What the card needs of the API's estimate; money in dollars, lines add up to amount. */
export interface EstimateView {
  currency: string;
  amount: number;
  low: number;
  high: number;
  lines: { label: string; amount: number; source: { type: 'jobs' | 'rule' } }[];
  assumptions: string[];
}

interface Props {
  estimate: EstimateView;
  labels: EstimateLabels;
  /** BCP 47 tag that money is written in. */
  locale?: string;
}

/**
 * The price as Chalkline always shows it: range, chalk line with a tick at the likely figure, lines, assumptions.
 * The lines add up to the likely figure as it stands there.
 */
export function EstimateCard({ estimate, labels, locale = 'en-US' }: Props) {
  const { low, high, amount, currency, lines, assumptions } = estimate;
  const digits = digitsOf([amount, ...lines.map((line) => line.amount)]);
  const show = (value: number, cents?: number) => money(value, currency, locale, cents);
  const share = (amount - low) / (high - low || 1);
  const place: CSSProperties & Record<'--place', string> = { '--place': `clamp(0%,${share * 100}%,100%)` };
  return (
    <section className="estimate-card" aria-label={labels.title}>
      <p className="estimate-card-range">
        {show(low)} – {show(high)}
      </p>
      <div className="estimate-card-bar">
        <p className="estimate-card-likely" style={place}>
          {labels.likely} <b>{show(amount, digits)}</b>
        </p>
      </div>
      <ul className="estimate-card-lines">
        {lines.map((line, index) => (
          <li key={index} className={line.source.type}>
            <span>{line.label}</span>
            <b>{show(line.amount, digits)}</b>
          </li>
        ))}
      </ul>
      {assumptions.length > 0 && (
        <div className="estimate-card-assumed">
          <p>{labels.assumptions}</p>
          <ul>
            {assumptions.map((text, index) => (
              <li key={index}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="estimate-card-notice">{labels.notice}</p>
    </section>
  );
}

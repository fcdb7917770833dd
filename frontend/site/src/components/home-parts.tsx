import { money } from '@chalkline/brand/money';
import { articles } from '../../content/blog/index.ts';
import { features, story } from '../../content/home.ts';
import type { PictureName } from '../../content/pictures.ts';
import { otherTrades, trades, type Trade } from '../../content/trades/index.ts';
import type { WorkedSample } from '../sample.ts';
import { longDate } from './date.ts';
import { Drawing } from './drawing.tsx';
import { TitledEstimate } from './titled-estimate.tsx';

const OTHER_PICTURES: PictureName[] = ['saw', 'broom', 'bricks', 'float', 'hammer'];

/** All trades in one row that scrolls sideways; those with a page of their own are links. */
export function TradeStrip() {
  return (
    <ul className="trade-strip" tabIndex={0} aria-label="Trades, scroll sideways">
      {trades.map((trade) => (
        <li key={trade.slug}>
          <a href={`/${trade.slug}`}>
            <Drawing name={trade.picture} size={56} />
            {trade.name}
          </a>
        </li>
      ))}
      {otherTrades.map((name, i) => (
        <li key={name}>
          <span>
            <Drawing name={OTHER_PICTURES[i] ?? 'hammer'} size={56} />
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The painter's jobs, the painter's rules, and the price between them. */
export function HowItWorks({ trade, sample }: { trade: Trade; sample: WorkedSample }) {
  return (
    <ol className="how">
      <li>
        <h3>Your finished jobs</h3>
        <p>Type them in or upload a spreadsheet. What, how big, and what it came to.</p>
        <table>
          <caption className="unseen">Four of the sample painter’s jobs</caption>
          <tbody>
            {trade.sample.jobs.slice(0, 4).map((job) => (
              <tr key={job.title}>
                <th scope="row">{job.title}</th>
                <td>{money(job.price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </li>
      <li>
        <h3>Your rules, in your words</h3>
        <p>Write them as you would tell a new hand. You see how each was understood before it counts.</p>
        <ul className="readings">
          {sample.rules.slice(0, 2).map((rule) => (
            <li key={rule.title}>
              <q>{rule.description}</q>
              <p>{rule.explanation}</p>
            </li>
          ))}
        </ul>
      </li>
      <li>
        <h3>A price with its reasons</h3>
        <p>Every line says where it comes from. The lines add up, to the cent.</p>
        <TitledEstimate estimate={{ ...sample.estimate, assumptions: [] }} title="The painter’s estimate" />
      </li>
    </ol>
  );
}

export function FeatureCards() {
  return (
    <ul className="cards four">
      {features.map((feature) => (
        <li key={feature.title}>
          <Drawing name={feature.picture} />
          <h3>{feature.title}</h3>
          <p>{feature.text}</p>
        </li>
      ))}
    </ul>
  );
}

export function Teasers() {
  return (
    <ul className="cards teasers">
      {articles.map((article) => (
        <li key={article.id}>
          <Drawing name={article.picture} size={64} />
          <p className="muted">
            <time dateTime={article.date}>{longDate(article.date)}</time> · {article.readTime} read
          </p>
          <h3>
            <a href={`/blog/${article.id}`}>{article.title}</a>
          </h3>
          <p>{article.description}</p>
        </li>
      ))}
    </ul>
  );
}

export function Story() {
  return (
    <section id="story" className="wrap story" aria-labelledby="story-heading">
      <h2 id="story-heading">{story.heading}</h2>
      <div>
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="muted">The people who make Chalkline</p>
      </div>
    </section>
  );
}

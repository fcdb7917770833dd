import { useLocation } from 'react-router';
import { samples } from 'computed:samples';
import { findTrade, trades } from '../../content/trades/index.ts';
import { Actions } from '../components/actions.tsx';
import { Cards, Drivers, Faqs, Steps } from '../components/trade-parts.tsx';
import { Drawing } from '../components/drawing.tsx';
import { PluckedLine } from '../components/chalk-line.tsx';
import { WorkedEstimate } from '../components/worked-estimate.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = pageMeta;

export default function TradePage() {
  const { pathname } = useLocation();
  const trade = findTrade(pathname);
  const sample = trade && samples.trades[trade.slug];
  if (!trade || !sample) throw new Error(`no trade at ${pathname}`);
  return (
    <main id="main">
      <section className="trade-hero wrap">
        <div>
          <p className="eyebrow">For {trade.people}</p>
          <h1>{trade.headline}</h1>
          <p className="lead">{trade.lead}</p>
          <Actions />
        </div>
        <Drawing name={trade.picture} size={240} />
      </section>
      <PluckedLine />
      <section className="wrap" aria-labelledby="steps">
        <h2 id="steps">Three steps to the first estimate</h2>
        <Steps steps={trade.steps} />
      </section>
      <section className="band" aria-labelledby="example">
        <div className="wrap">
          <h2 id="example">A worked example</h2>
          <p className="lead">
            The firm, its {trade.sample.jobs.length} past jobs and the customer are made up. The price is not: it was
            computed by the code that answers on your website.
          </p>
          <WorkedEstimate trade={trade} sample={sample} />
        </div>
      </section>
      <section className="wrap" aria-labelledby="drivers">
        <h2 id="drivers">What moves the price</h2>
        <p className="lead">{trade.driversIntro}</p>
        <Drivers drivers={trade.drivers} questions={sample.questions} />
      </section>
      <section className="wrap" aria-labelledby="benefits">
        <h2 id="benefits">What {trade.people} get out of it</h2>
        <Cards cards={trade.benefits} />
      </section>
      <section className="band" aria-labelledby="scenarios">
        <div className="wrap">
          <h2 id="scenarios">Three evenings, three requests</h2>
          <Cards cards={trade.scenarios} />
        </div>
      </section>
      <section className="wrap" aria-labelledby="faq">
        <h2 id="faq">Questions we would ask too</h2>
        <Faqs faqs={trade.faqs} />
      </section>
      <section className="closing" aria-labelledby="start">
        <div className="wrap">
          <h2 id="start">Start Your Free Trial</h2>
          <p>No credit card required. Cancel at any time.</p>
          <Actions />
        </div>
      </section>
      <nav className="wrap other-trades" aria-label="Other trades">
        {trades
          .filter(({ slug }) => slug !== trade.slug)
          .map((other) => (
            <a key={other.slug} href={`/${other.slug}`}>
              {other.name}
            </a>
          ))}
      </nav>
    </main>
  );
}

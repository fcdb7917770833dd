import { samples } from 'computed:samples';
import { closing, heroConversation, home } from '../../content/home.ts';
import { painting } from '../../content/trades/painting.ts';
import { Actions } from '../components/actions.tsx';
import { PluckedLine } from '../components/chalk-line.tsx';
import { Conversation, type Turn } from '../components/conversation.tsx';
import { FeatureCards, HowItWorks, Story, Teasers, TradeStrip } from '../components/home-parts.tsx';
import { Plans } from '../components/plans.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = pageMeta;

export default function Home() {
  const sample = samples.trades[painting.slug];
  if (!sample) throw new Error('the front page shows the painter’s sample, and there is none');
  const [asked, detail] = painting.sample.request;
  const turns: Turn[] = [
    { from: 'customer', text: asked ?? '' },
    { from: 'business', text: heroConversation.asks },
    { from: 'customer', text: detail ?? '' },
    { from: 'business', text: heroConversation.prices, estimate: sample.estimate },
  ];
  const [first, line, last] = home.headline;
  return (
    <main id="main">
      <section className="hero wrap">
        <div className="hero-text">
          <h1>
            <span>{first} </span>
            <span className="underlined">{line} </span>
            <span>{last}</span>
          </h1>
          <p className="lead">{home.lead}</p>
          <Actions />
          <p className="muted">{home.promise}</p>
        </div>
        <figure className="chat-window">
          <p className="chat-head">
            <b>{heroConversation.firm}</b> <span>automated assistant</span>
          </p>
          <Conversation turns={turns} label="A customer asks a painter for a price" />
          <figcaption>
            A made-up painter. The estimate is real: computed from {painting.sample.jobs.length} past jobs and{' '}
            {painting.sample.rules.length} rules by the code that answers customers.
          </figcaption>
        </figure>
      </section>
      <PluckedLine />
      <section id="trades" className="wrap" aria-labelledby="trades-heading">
        <h2 id="trades-heading">Made for people who quote for a living</h2>
        <TradeStrip />
      </section>
      <section id="how" className="band" aria-labelledby="how-heading">
        <div className="wrap">
          <h2 id="how-heading">Two things you know, one straight line between them</h2>
          <HowItWorks trade={painting} sample={sample} />
        </div>
      </section>
      <section className="wrap" aria-labelledby="features">
        <h2 id="features">What it does while you work</h2>
        <FeatureCards />
      </section>
      <section className="band" id="pricing" aria-labelledby="pricing-heading">
        <div className="wrap">
          <h2 id="pricing-heading">Two plans, and a trial that does not run out</h2>
          <p className="lead">
            Everything in the dashboard is free for as long as you like. You pay when the chat goes onto your website.
          </p>
          <Plans />
          <p className="muted">{home.promise}</p>
        </div>
      </section>
      <section className="wrap" aria-labelledby="reading">
        <h2 id="reading">Worth reading, even if you never sign up</h2>
        <Teasers />
      </section>
      <Story />
      <section className="closing" aria-labelledby="closing">
        <div className="wrap">
          <h2 id="closing">{closing.heading}</h2>
          <p>{closing.text}</p>
          <Actions />
        </div>
      </section>
    </main>
  );
}

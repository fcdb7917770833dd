import type { EstimateView } from '@chalkline/brand/estimate-card';
import { TitledEstimate } from './titled-estimate.tsx';

export interface Turn {
  from: 'customer' | 'business';
  text: string;
  /** ISO date and minute; not shown when missing. */
  at?: string;
  /** Shown below the text. */
  estimate?: EstimateView;
}

function clock(at: string): string {
  return new Date(`${at}Z`).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
}

/** A chat as the customer sees it. */
export function Conversation({ turns, label }: { turns: Turn[]; label: string }) {
  return (
    <ol className="conversation" aria-label={label}>
      {turns.map((turn, i) => (
        <li key={i} className={turn.from}>
          <span className="unseen">{turn.from === 'customer' ? 'Customer:' : 'Chat:'} </span>
          <p>{turn.text}</p>
          {turn.estimate && <TitledEstimate estimate={turn.estimate} title={`Estimate in: ${label}`} />}
          {turn.at && <time dateTime={turn.at}>{clock(turn.at)}</time>}
        </li>
      ))}
    </ol>
  );
}

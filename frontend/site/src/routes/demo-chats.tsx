import type { EstimateView } from '@chalkline/brand/estimate-card';
import { money } from '@chalkline/brand/money';
import { samples } from 'computed:samples';
import { demoChats } from '../../content/demo/chats.ts';
import type { DemoChat, DemoMessage } from '../../content/demo/demo.ts';
import { Conversation, type Turn } from '../components/conversation.tsx';
import { longDate } from '../components/date.ts';
import { DemoShell } from '../components/demo-shell.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = pageMeta;

function range(estimate: EstimateView): string {
  return `${money(estimate.low)} – ${money(estimate.high)}`;
}

function turn(message: DemoMessage, estimate: EstimateView | null): Turn {
  const priced = estimate && message.content.includes('{range}');
  return {
    from: message.type,
    text: priced ? message.content.replace('{range}', range(estimate)) : message.content,
    at: message.timestamp,
    estimate: priced ? estimate : undefined,
  };
}

function ChatRow({ chat }: { chat: DemoChat }) {
  const estimate = samples.chats[chat.id] ?? null;
  const date = chat.messages[0]?.timestamp ?? '';
  return (
    <li>
      <details>
        <summary>
          <span className="row-main">
            <b>{chat.customerName}</b>
            <span className="muted">#{chat.id}</span>
          </span>
          <span className={estimate ? 'badge good' : 'badge'}>{estimate ? 'Estimate given' : 'Needs a visit'}</span>
          <span className="row-figure">
            <b>{estimate ? range(estimate) : 'No price'}</b>
            <time className="muted" dateTime={date}>
              {longDate(date)}
            </time>
          </span>
        </summary>
        <Conversation
          turns={chat.messages.map((message) => turn(message, estimate))}
          label={`Conversation: ${chat.customerName}`}
        />
      </details>
    </li>
  );
}

export default function DemoChats() {
  return (
    <DemoShell
      title="Recent Estimates"
      lead="Sample conversations of a made-up painter. The figures were computed by the pricing code. Open a row to read along."
    >
      <ul className="rows">
        {demoChats.map((chat) => (
          <ChatRow key={chat.id} chat={chat} />
        ))}
      </ul>
    </DemoShell>
  );
}

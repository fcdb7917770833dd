import { NEVER, Subject } from 'rxjs';
import type { Revocations } from '../auth/index.js';
import type { EventStream, Principal } from '../common/index.js';
import type { ChatEvent, ChatEvents } from './chat-events.js';
import type { Chat } from './chat.entity.js';
import type { ChatsService } from './chats.service.js';
import { LiveChats } from './live-chats.js';

class FakeStream implements EventStream {
  readonly sent: string[] = [];
  private readonly gone = new AbortController();
  readonly closed = this.gone.signal;

  send(event: string): void {
    this.sent.push(event);
  }

  close(): void {
    this.gone.abort();
  }
}

function start() {
  const events = new Subject<ChatEvent>();
  const lookedUp: string[] = [];
  const live = new LiveChats(
    { ofBusiness: () => events } as unknown as ChatEvents,
    {
      find: (_: string, id: string) => {
        lookedUp.push(id);
        return Promise.resolve({ id, createdAt: new Date(), updatedAt: new Date() } as Chat);
      },
    } as unknown as ChatsService,
    { endOf: () => NEVER } as unknown as Revocations,
  );
  const follow = (id: string) => {
    const stream = new FakeStream();
    live.follow({ id, until: new Date(Date.now() + 60_000) } as unknown as Principal, stream);
    return stream;
  };
  return { events, lookedUp, follow };
}

const settled = () => new Promise(setImmediate);

describe('the live list of leads', () => {
  it('looks each change up once, however many follow it', async () => {
    const { events, lookedUp, follow } = start();
    const streams = [follow('a'), follow('a'), follow('a')];
    events.next({ businessId: 'a', chatId: 'first', kind: 'chat.created' });
    await settled();
    streams[0]?.close();
    events.next({ businessId: 'a', chatId: 'second', kind: 'chat.updated' });
    await settled();
    expect(lookedUp).toEqual(['first', 'second']);
    expect(streams.map(({ sent }) => sent.slice(1))).toEqual([
      ['chat.created'],
      ['chat.created', 'chat.updated'],
      ['chat.created', 'chat.updated'],
    ]);
    for (const stream of streams) stream.close();
    events.next({ businessId: 'a', chatId: 'third', kind: 'chat.updated' });
    await settled();
    expect(lookedUp).toHaveLength(2);
    expect(events.observed).toBe(false);
  });

  it('closes the oldest stream of an owner who opens too many, and tells it why', () => {
    const { follow } = start();
    const other = follow('b');
    const streams = Array.from({ length: 20 }, () => follow('a'));
    streams.pop()?.close();
    streams.push(follow('a'));
    expect(streams.filter(({ closed }) => closed.aborted)).toEqual([]);
    streams.push(follow('a'));
    expect(streams.map(({ closed }) => closed.aborted).indexOf(false)).toBe(1);
    expect(streams[0]?.sent).toEqual(['ready', 'replaced']);
    expect(other.closed.aborted).toBe(false);
    for (const stream of [...streams, other]) stream.close();
  });
});

import { jest } from '@jest/globals';
import type { ChatTurnsService } from '../../chats/index.js';
import { ChatLease } from './chat-lease.js';
import type { ReceivedTurn } from './turn.js';
import type { VisitorWork } from './visitor-work.js';

const work = { run: <T>(one: () => Promise<T>) => one() } as VisitorWork;
const turn = { businessId: 'b', chatId: 'c', messageId: '1', opened: null, repeated: false } as ReceivedTurn;

describe('a message that waits for its turn', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is not kept waiting for ever by a chat that is always busy', async () => {
    const turns = { lease: () => Promise.resolve(null) } as unknown as ChatTurnsService;
    const waited = expect(new ChatLease(turns, work).during(turn, () => Promise.resolve(null))).rejects.toMatchObject({
      code: 'chat_busy',
    });
    jest.advanceTimersByTime(90_000);
    await waited;
  });
});

import { Lane } from './lane.js';
import type { DueDelivery } from './outbox.repository.js';

const delivery = (id: string): DueDelivery => ({
  id,
  businessId: null,
  chatId: null,
  channel: 'email',
  kind: 'lead',
  recipient: '',
  payload: {},
  attempts: 1,
});

/** A lane of these deliveries, each of which ends when it is let go. */
function laneOf(ids: string[]) {
  const waiting = ids.map(delivery);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const lane = new Lane(
    20,
    async (limit) => waiting.splice(0, limit),
    ({ id }) =>
      new Promise<void>((resolve) => {
        started.push(id);
        ends.set(id, resolve);
      }),
  );
  return { lane, started, letGo: (id: string) => ends.get(id)?.(), add: (id: string) => waiting.push(delivery(id)) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('a lane', () => {
  it('fills a place as soon as it is free, whatever is slow beside it', async () => {
    const { lane, started, letGo } = laneOf(Array.from({ length: 22 }, (_, index) => String(index)));
    const round = lane.run();
    await settled();
    expect(started).toHaveLength(20);
    letGo('7');
    await settled();
    expect(started.at(-1)).toBe('20');
    letGo('20');
    await settled();
    expect(started.at(-1)).toBe('21');
    for (const id of started) letGo(id);
    await round;
  });

  it('takes what has become due meanwhile when it is asked again', async () => {
    const { lane, started, letGo, add } = laneOf(['slow']);
    void lane.run();
    await settled();
    add('new');
    const joined = lane.run();
    await settled();
    expect(started).toEqual(['slow', 'new']);
    letGo('slow');
    letGo('new');
    await joined;
  });

  it('stops when what is under way has ended, and takes nothing more', async () => {
    const { lane, started, letGo, add } = laneOf(['slow']);
    void lane.run();
    await settled();
    add('new');
    const stopped = lane.stop();
    letGo('slow');
    await stopped;
    await lane.run();
    expect(started).toEqual(['slow']);
  });

  it('goes on after a claim that failed and a delivery that could not be noted', async () => {
    let calls = 0;
    const lane = new Lane(
      1,
      async () => {
        calls += 1;
        if (calls === 1) throw new Error('no database');
        return calls === 2 ? [delivery('a')] : [];
      },
      () => Promise.reject(new Error('no database')),
    );
    await lane.run();
    await lane.run();
    expect(calls).toBeGreaterThan(2);
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { TurnOrder } from './turn-order.js';

describe('turns of one chat', () => {
  it('run one after the other, also after a failure, and leave nothing behind', async () => {
    const order = new TurnOrder();
    const log: string[] = [];
    const turn = (name: string, wait: number, fails = false) =>
      order.run('chat', async () => {
        log.push(`${name} begins`);
        await sleep(wait);
        log.push(`${name} ends`);
        if (fails) throw new Error(name);
      });
    const first = turn('first', 20, true);
    const second = turn('second', 1);
    await expect(first).rejects.toThrow('first');
    await second;
    await sleep(0);
    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(order.size).toBe(0);
  });

  it('does not hold other chats up', async () => {
    const order = new TurnOrder();
    const log: string[] = [];
    const slow = order.run('slow', async () => {
      await sleep(20);
      log.push('slow');
    });
    await order.run('quick', () => Promise.resolve(log.push('quick')));
    await slow;
    expect(log).toEqual(['quick', 'slow']);
  });
});

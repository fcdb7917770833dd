import { Crowd } from './crowd.js';

describe('a crowd', () => {
  it('is asked to come again, and let in when somebody has gone', async () => {
    const crowd = new Crowd(1, 'Full.');
    let leave: () => void = () => undefined;
    const first = crowd.run(() => new Promise<void>((resolve) => (leave = resolve)));
    await expect(crowd.run(() => Promise.resolve('in'))).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'Full.',
    });
    leave();
    await first;
    await expect(crowd.run(() => Promise.reject(new Error('stumbled')))).rejects.toThrow('stumbled');
    expect(await crowd.run(() => Promise.resolve('in'))).toBe('in');
  });
});

import { Crowd } from './crowd.js';

describe('a crowd', () => {
  it('is asked to come again, and let in when somebody has gone', async () => {
    const crowd = new Crowd(1, 'Full.');
    let leave: () => void = () => undefined;
    const first = crowd.run('a', () => new Promise<void>((resolve) => (leave = resolve)));
    await expect(crowd.run('a', () => Promise.resolve('in'))).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'Full.',
    });
    leave();
    await first;
    await expect(crowd.run('a', () => Promise.reject(new Error('stumbled')))).rejects.toThrow('stumbled');
    expect(await crowd.run('a', () => Promise.resolve('in'))).toBe('in');
  });

  it('keeps room for others beside one who takes long', async () => {
    const crowd = new Crowd(4, 'Full.');
    const forEver = () => new Promise<void>(() => undefined);
    void crowd.run('slow', forEver);
    void crowd.run('slow', forEver);
    void crowd.run('slow', forEver);
    await expect(crowd.run('slow', forEver)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await crowd.run('other', () => Promise.resolve('in'))).toBe('in');
  });
});

import { ConcurrencyLimit } from './concurrency-limit.js';

describe('work of which only so much may go on at once', () => {
  it('is turned away when full, and let in when one has ended', async () => {
    const limit = new ConcurrencyLimit(1, 'Full.');
    let leave: () => void = () => undefined;
    const first = limit.run('a', () => new Promise<void>((resolve) => (leave = resolve)));
    await expect(limit.run('a', () => Promise.resolve('in'))).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'Full.',
    });
    leave();
    await first;
    await expect(limit.run('a', () => Promise.reject(new Error('stumbled')))).rejects.toThrow('stumbled');
    expect(await limit.run('a', () => Promise.resolve('in'))).toBe('in');
  });

  it('keeps room for others beside one who takes long', async () => {
    const limit = new ConcurrencyLimit(4, 'Full.');
    const forEver = () => new Promise<void>(() => undefined);
    void limit.run('slow', forEver);
    void limit.run('slow', forEver);
    void limit.run('slow', forEver);
    await expect(limit.run('slow', forEver)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await limit.run('other', () => Promise.resolve('in'))).toBe('in');
  });
});

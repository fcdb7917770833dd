import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'prom-client';
import { LearningPool } from './learning-pool.js';

const folder = mkdtempSync(join(tmpdir(), 'chalkline-learning-'));
const worker = join(folder, 'worker.mjs');
writeFileSync(
  worker,
  `// Blocks as an endless loop does, and leaves the processor to others.
  export const stuck = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  export const pid = () => process.pid;`,
);
afterAll(() => rmSync(folder, { recursive: true }));

const nothing = () => Promise.resolve({});

describe('a task that does not end', () => {
  const LONGEST_MS = 4_000;
  const REST_MS = 1_000;
  const pool = new LearningPool(worker, LONGEST_MS, REST_MS);
  afterAll(() => pool.destroy());

  it('is given up with its process, and others get their turn', async () => {
    const first = await pool.run<number>('a', 'pid', nothing);
    await expect(pool.run('a', 'stuck', nothing)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await pool.run<number>('b', 'pid', nothing)).not.toBe(first);
    expect(() => process.kill(first, 0)).toThrow('ESRCH');
    const counted = await register.getSingleMetric('chalkline_learning_timeouts_total')?.get();
    expect(counted?.values).toMatchObject([{ value: 1, labels: { task: 'stuck' } }]);
  });

  it('is not begun again before its business has rested', async () => {
    let asked = 0;
    const gather = () => Promise.resolve({ asked: ++asked });
    await expect(pool.run('c', 'stuck', gather)).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(pool.run('c', 'pid', gather)).rejects.toMatchObject({ kind: 'unavailable' });
    expect([asked, pool.rests('c'), pool.rests('d')]).toEqual([1, true, false]);
    await new Promise((resume) => setTimeout(resume, REST_MS));
    expect(await pool.run('c', 'pid', gather)).toBeGreaterThan(0);
  });
});

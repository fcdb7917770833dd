import { readFile } from './read-file.js';

const ROWS = 5_000;
/** Short enough to be parsed in one go: only the rows take their time. */
const LIST = `job,price,date\n${'a,1,5 May 2024\n'.repeat(ROWS)}`;

describe('readFile', () => {
  it('lets other work in while it goes through the rows', async () => {
    let turns = 0;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    const { jobs } = await readFile(
      { content: Buffer.from(LIST), mapping: {} },
      { days: 'month first', dollars: 'US dollars' },
    );
    clearImmediate(next);
    expect(jobs).toHaveLength(ROWS);
    expect(turns).toBeGreaterThanOrEqual(ROWS / 250);
  });
});

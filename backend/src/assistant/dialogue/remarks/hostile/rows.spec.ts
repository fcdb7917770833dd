import { canonical } from '../../../guard/index.js';
import { type Attempt, attemptIn } from './attempt.js';
import { CUSTOMERS_DATA } from './customers-data.js';
import { HAGGLING, OFFERED, SEALED } from './haggling.js';
import { INSTRUCTIONS } from './instructions.js';
import { OFF_TASK } from './off-task.js';
import type { Row } from './row.js';

const TABLES: [Attempt, readonly Row[]][] = [
  ['instructions', INSTRUCTIONS],
  ['haggle', [...HAGGLING, ...OFFERED, ...SEALED]],
  ['others', CUSTOMERS_DATA],
  ['off_task', OFF_TASK],
];

describe.each(TABLES)('the rows of %s', (attempt, rows) => {
  it.each(rows)('match what they are for: "$says"', ({ says, pattern }) => {
    expect(canonical(says).toLowerCase()).toMatch(pattern);
    expect(attemptIn(says)).toBe(attempt);
  });

  it.each(rows)('each tell something that no other does: "$says"', ({ says }) => {
    const matching = rows.filter(({ pattern }) => pattern.test(canonical(says).toLowerCase()));
    expect(matching).toHaveLength(1);
  });
});

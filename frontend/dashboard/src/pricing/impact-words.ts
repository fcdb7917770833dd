import type { RuleImpact } from '@chalkline/api';
import { percent } from '../shell/format.ts';

/** What the share before a change is of, and the one after it. */
const SIDES: Record<RuleImpact['change'], [before: string, after: string]> = {
  on: ['without this rule', 'with it'],
  off: ['with this rule', 'without it'],
  changed: ['as it is', 'as changed'],
};

/** How many estimates would have come near, on either side of the change; null where it makes no difference. */
export function sayShares({ before, after, change }: Pick<RuleImpact, 'before' | 'after' | 'change'>): string | null {
  const [was, is] = [before.withinTwentyFivePercent, after.withinTwentyFivePercent];
  if (was === null || is === null || percent(was) === percent(is)) return null;
  const [one, other] = SIDES[change];
  return `Within 25% of what you charged: ${percent(was)} ${one}, ${percent(is)} ${other}.`;
}

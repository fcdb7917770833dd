import { isCounted, pattern } from '../../language/index.js';
import type { Effect } from '../../types.js';
import type { Work } from '../../work/index.js';

/** "I have 3 trees and want one removed", "trim one and remove another": not all that are counted. */
export const OTHERS_TOLD =
  /\b(?:i|we|house|home) (?:have|has|had|'ve got|got)\b|\balready\b|\bother\b|\banother\b|\b(?:one|only one|just one) of\b/i;

/** What is due once, however many pieces there are. */
const OF_THE_JOB = pattern('i')`
  \b(?:travel\w*|trips?|parking|tolls?|fuel|permits?|inspections?|weekends?|saturdays?|sundays?|holidays?|nights?|evenings?|rush
    |urgent|emergenc\w+|hours?|miles?|km|same[ -]day|deliver\w*|pick ?ups?|stores?|scaffold\w*|lift|hire)\b
`;
const ONE_OF_THEM = /\b(?:one|1) (?:of|needs?|has|is|will|only|door|side)\b|\bone's\b/i;

interface Counted {
  ruleId: string;
  effect: Effect;
  isAdded: boolean;
  units: number;
}

/**
 * "Deadbolts $150 each, $60 more if I have to drill a new hole": for two of them in doors without a hole the 60 are due twice, unless
 * just one of them is said to be so.
 */
export function forEachPiece<C extends Counted>(held: C[], { text }: Work): C[] {
  if (ONE_OF_THEM.test(text) || OTHERS_TOLD.test(text)) return held;
  return held.map((one) => {
    const { kind, amount, condition } = one.effect;
    const isMore = kind === 'fixed' && amount > 0 && one.isAdded && condition !== null && !OF_THE_JOB.test(condition);
    const each = held.find(
      ({ ruleId, effect }) => ruleId === one.ruleId && effect.kind === 'unit_rate' && isCounted(effect.unit ?? ''),
    );
    return isMore && each && each.effect.amount > amount && Number.isInteger(each.units) && one.units === 1
      ? { ...one, units: each.units }
      : one;
  });
}

import { isCounted, isTimeUnit, pattern, unitName } from '../../language/index.js';
import { limitsSet } from '../../rules/index.js';
import type { Effect } from '../../types.js';

/** "Bigger ones", "anything larger", "wider": what only the price before it says the limit of. */
const LARGER = pattern('i')`
  ^(?:(?:the|any|anything|all) )?(?:bigger|larger|wider|taller|longer|higher|deeper|thicker|heavier)
    (?: (?:ones?|than that|items?|pieces?|sizes?))?$
`;
const LIMIT = /\b(?:up to|under|below|less than|(?:smaller|shorter|narrower|lighter) than|at most)(?= \d)/i;

/** Whether a price is for what is larger than something that is not said. */
export const saysLarger = (condition: string | null): boolean => LARGER.test(condition ?? '');

const SO_MANY = /^(?:\d{1,2}|two|three|four|five|six|eight|ten)(?:\+| or more| and up| plus)$/i;

/** "$180 a door. Three or more 10% off": of the doors; null where nothing is counted right before. */
function ofThose({ condition, kind, amount }: Effect, before: Effect | undefined): string | null {
  const isDiscount = amount < 0 && (kind === 'percentage' || kind === 'fixed');
  if (!isDiscount || condition === null || !SO_MANY.test(condition) || before?.kind !== 'unit_rate') return null;
  const { unit } = before;
  return unit !== null && unit !== 'item' && isCounted(unit) && !isTimeUnit(unit)
    ? `${condition} ${unitName(unit, 2)}`
    : null;
}

/** The condition of a price with the limit that it goes beyond: "TVs over 55 inches" of "bigger ones", after "TVs up to 55 inches". */
export function beyondLimit(effect: Effect, before: Effect | undefined): string | null {
  const { condition, kind, unit } = effect;
  const those = ofThose(effect, before);
  if (those !== null) return those;
  const isNext = before?.kind === kind && before.unit === unit && saysLarger(condition);
  const limits = isNext ? limitsSet(before.condition) : [];
  const isUpTo = limits.length === 1 && limits[0]?.direction === 'under' && LIMIT.test(before?.condition ?? '');
  return isUpTo ? (before?.condition?.replace(LIMIT, 'over') ?? condition) : condition;
}

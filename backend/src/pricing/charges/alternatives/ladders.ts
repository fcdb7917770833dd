import { besidePrice, conceptsOf, limitsSet, withoutLimits, type PriceThreshold } from '../../rules/index.js';
import type { Effect } from '../../types.js';

interface Step {
  ruleId: string;
  title: string;
  effect: Effect;
  threshold: PriceThreshold | null;
}

const STEPPED = new Set(['percentage', 'fixed', 'fixed_per_unit']);
/** What is graded by them is the way there, whatever its rule is called. */
const DISTANCES = new Set<string | null>(['mile', 'km']);

/**
 * "5% off over 2,000 sq ft, 10% off over 5,000 sq ft": of the steps of one surcharge or discount that are reached the highest alone
 * is due. A step that begins at a price ("over $5,000") ends where the next one begins, as only the pricing steps know the price.
 */
export function withoutLowerSteps<S extends Step>(held: S[]): S[] {
  return held.flatMap((one): S[] => {
    const ladder = held.filter((other) => other !== one && isOneLadder(one, other));
    if (ladder.some((other) => isBeyond(other, one))) return [];
    const ends = ladder.map(({ threshold }) => threshold).filter((next) => next !== null);
    return [{ ...one, threshold: one.threshold && upToNext(one.threshold, ends) }];
  });
}

function isOneLadder(one: Step, other: Step): boolean {
  const [mine, theirs] = [one.effect, other.effect];
  if (!STEPPED.has(mine.kind) || mine.kind !== theirs.kind || mine.unit !== theirs.unit) return false;
  if (mine.amount * theirs.amount <= 0) return false;
  const [things, others] = [thingsIn(one), thingsIn(other)];
  const isSame = things.length === others.length && things.every((thing) => others.includes(thing));
  if (one.ruleId !== other.ruleId) return isSame && areTitledAlike(one, other);
  // "Ceilings above 9 ft add 10%, 12 ft and up 25%"
  return isSame || things.length === 0 || others.length === 0;
}

/** "After 6pm", "past midnight". */
const AFTER = /\b(?:after|past|later than) (?:(\d{1,2})(?:[:.]\d{2})? ?([ap])\.?m\b\.?|midnight\b)/i;

/** The hour at which a step begins, those after midnight counted on; null where it begins at no hour. */
function hourOf({ condition }: Effect): number | null {
  const said = AFTER.exec(condition ?? '');
  if (said === null) return null;
  const hour = Number(said[1] ?? 0) % 12;
  return said[2]?.toLowerCase() === 'p' ? hour + 12 : hour + 24;
}

/** What a condition names beside the limit where the step begins. */
const thingsIn = ({ effect: { condition }, threshold }: Step): string[] =>
  conceptsOf(
    threshold === null || condition === null
      ? withoutLimits(condition?.replace(AFTER, '') ?? null)
      : besidePrice(condition),
  );

/** "High ceilings" and "Very high ceilings", two discounts, or the ways to two distances: steps of one ladder in rules of their own. */
function areTitledAlike(one: Step, other: Step): boolean {
  const words = conceptsOf(other.title);
  return (
    one.effect.amount < 0 ||
    limitsSet(one.effect.condition).some(({ unit }) => DISTANCES.has(unit)) ||
    conceptsOf(one.title).some((word) => words.includes(word))
  );
}

/** Whether a step begins farther on than another, of the same measure and in the same direction. */
function isBeyond({ effect: farther }: Step, { effect: nearer }: Step): boolean {
  const [late, early] = [hourOf(farther), hourOf(nearer)];
  if (late !== null && early !== null) return late > early;
  const [limits, others] = [limitsSet(farther.condition), limitsSet(nearer.condition)];
  const [limit, other] = [limits[0], others[0]];
  if (!limit || !other || limits.length > 1 || others.length > 1) return false;
  if (limit.direction !== other.direction || limit.unit !== other.unit || limit.thing !== other.thing) return false;
  return limit.direction === 'over' ? limit.value > other.value : limit.value < other.value;
}

/** "Jobs over $5,000", beside one over $10,000: from the one to the other. */
function upToNext(own: PriceThreshold, others: PriceThreshold[]): PriceThreshold {
  if (own.under === Infinity) {
    const next = others.filter(({ over, under }) => under === Infinity && over > own.over).map(({ over }) => over + 1);
    return { ...own, under: Math.min(Infinity, ...next) };
  }
  if (own.over !== -Infinity) return own;
  const next = others.filter(({ over, under }) => over === -Infinity && under < own.under);
  return { ...own, over: Math.max(-Infinity, ...next.map(({ under }) => under - 1)) };
}

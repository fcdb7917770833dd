import type { Estimate, PriceResult } from '../../pricing/index.js';
import type { News } from './remarks/changes.js';

/** High divided by low from which a range tells a visitor nothing, and the owner prices the work. */
const WIDEST = 40;

/** "$1 to $8,730" is no estimate to show anybody. */
const saysNothing = ({ lowCents, highCents }: Estimate): boolean => highCents > WIDEST * Math.max(1, lowCents);

/** Times the dearest past job much like it at which a price is a misreading, and no big job. */
const BEYOND_BELIEF = 50;
const MUCH_LIKE_IT = 0.5;

/** "$8,816,998" for a floor like one of $3,700: whatever was misread, nobody is told that. */
function isBeyondBelief({ amountCents }: Estimate, comparables: PriceResult['comparables']): boolean {
  const like = comparables.filter(({ similarity }) => similarity >= MUCH_LIKE_IT);
  const dearest = Math.max(0, ...like.map(({ priceCents, adjustedCents }) => Math.max(priceCents, adjustedCents)));
  return dearest > 0 && amountCents > BEYOND_BELIEF * dearest;
}

/** What pricing found, without a price that nobody should read, and without a size to ask for where none has a price. */
export function worthTelling(priced: PriceResult, hasPrices: boolean): PriceResult {
  const { estimate, comparables } = priced;
  // Where nothing can be priced, no size that anybody tells changes that.
  const isNone = estimate ? saysNothing(estimate) || isBeyondBelief(estimate, comparables) : !hasPrices;
  return isNone ? { ...priced, estimate: null, reason: 'no_basis', missing: null } : priced;
}

/** Share of a price by which another may differ and is not worth telling. */
const SLIGHT = 0.02;
/** The same where nothing was understood that could change a price. */
const SLIGHT_WITHOUT_NEWS = 0.08;

const rulesOf = ({ lines }: Estimate): string =>
  lines.flatMap(({ source }) => (source.type === 'rule' ? [source.ruleId] : [])).join(' ');

/** Whether an estimate differs from the one that was told by so little, and by no rule, that telling it would only confuse. */
export function isAsTold(estimate: Estimate, told: Estimate, { quantities, any }: News): boolean {
  const most = any ? SLIGHT : SLIGHT_WITHOUT_NEWS;
  return (
    quantities.length === 0 &&
    rulesOf(estimate) === rulesOf(told) &&
    Math.abs(estimate.amountCents - told.amountCents) <= most * told.amountCents
  );
}

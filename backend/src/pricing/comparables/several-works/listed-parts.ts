import { type AppliedEffect, type PriceSteps } from '../../charges/index.js';
import {
  cleanText,
  contentWords,
  convert,
  isExtent,
  isPiece,
  isSameMeasure,
  isSameQuantity,
  unitName,
  isTimeUnit,
} from '../../language/index.js';
import { readDetails, UNDATED } from '../../reading/index.js';
import { conceptsOf } from '../../rules/index.js';
import type { Details, Quantity } from '../../types.js';
import { extentsOf, isExtentMeasure, type Sizes, type Work } from '../../work/index.js';

/** "One layer, 12/12 pitch": what a roof is like, and no piece of work. */
const TELLS_HOW = /\b(?:layers?|pitch|coats?)\b/i;
/** What divides the parts of a list. */
export const JOINTS = /\s*(?:,(?!\d{3}\b)|\band\b|&|\bplus\b|\+|\bn\b)\s*/i;
const MOST_CHARACTERS = 2_000;
/** So many jobs of one kind of piece tell its price better than any others. */
const ENOUGH_OF_A_KIND = 3;

/** "The house is 2,000 sq ft, and the kitchen 200": as large as the place, and not what is done. */
const WHOLE = /\b(?:house|home|building|apartment|condo|flat|lot|property|place|yard|garden|basement|total|all)\b/;
const SAME = 0.01;

/** What is measured beside what rates count: the walls of "walls 1,000 sq ft and ceilings 600", with a rate for ceilings. */
function isUncounted({ unit, quantity, of }: Quantity, { quantities }: Details, rates: AppliedEffect[]): boolean {
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= SAME * b;
  const alike = rates.flatMap(({ effect, units }) => {
    const own = effect.unit === null ? null : convert(quantity, unit, effect.unit);
    if (own === null) return [];
    const all = quantities.map(
      (one) => (effect.unit === null ? null : convert(one.quantity, one.unit, effect.unit)) ?? 0,
    );
    const isAll = near(
      units,
      all.reduce((sum, one) => sum + one, 0),
    );
    return [effect.condition === null || isAll || near(units, own)];
  });
  return isExtent(unit) && of !== null && !WHOLE.test(of) && alike.length > 0 && !alike.includes(true);
}

/**
 * The parts of the work that stand in one list with a part the owner's rates price, and that no rule prices: the rooms of
 * "3 rooms and 2 doors" where only doors have a rate. [] when the rates price all that is listed.
 */
export function unpricedParts(work: Work, steps: PriceSteps): Quantity[] {
  const rates = steps.rates.filter(({ effect }) => effect.unit !== null);
  if (rates.length === 0 || rates.length < steps.rates.length) return [];
  // "4 hours: a door that sticks and a towel bar": the hours are for whatever is listed.
  if (rates.some(({ effect: { unit, condition } }) => condition === null && isTimeUnit(unit))) return [];
  const counting = [...steps.rates, ...steps.perUnit, ...steps.fixed];
  // "One kitchen faucet", and a flat price for faucets
  const flat = steps.fixed.flatMap(({ effect, title }) => conceptsOf(`${effect.condition ?? ''} ${title}`));
  // A rate for mattresses is none for couches; one "per tap to rewasher" counts taps, which are fixtures.
  const isRateOf = ({ unit, of }: Quantity, { effect, title }: AppliedEffect): boolean => {
    const isSame = isSameMeasure(unit, effect.unit);
    if (!isSame && effect.unit !== 'item') return false;
    if (isSame && (unit !== 'item' || of === null || effect.condition === null)) return true;
    if (of === null || effect.condition === null) return false;
    const counted = conceptsOf(`${effect.condition} ${title}`);
    return conceptsOf(of).some((word) => counted.includes(word));
  };
  // "And the driveway too, 900 sq ft", where driveways have a rate by their area
  const rated = rates
    .filter(({ effect }) => isExtent(effect.unit ?? 'item'))
    .flatMap(({ effect }) => conceptsOf(effect.condition ?? ''));
  const isMeasured = ({ unit, quantity, of }: Quantity): boolean =>
    unit === 'item' && quantity === 1 && conceptsOf(of ?? '').some((word) => rated.includes(word));
  const hasPrice = (one: Quantity): boolean =>
    isMeasured(one) ||
    counting.some((effect) => isRateOf(one, effect)) ||
    conceptsOf(one.of ?? '').some((word) => flat.includes(word));
  // "300 sq ft of that has wallpaper", which is charged by the foot on top
  const isOnTop = ({ unit, of }: Quantity): boolean =>
    steps.perUnit.some(({ effect, title }) => {
      const named = conceptsOf(`${effect.condition ?? ''} ${title}`);
      return isSameMeasure(unit, effect.unit) && conceptsOf(of ?? '').some((word) => named.includes(word));
    });
  const uncounted = work.details.quantities.filter((one) => isUncounted(one, work.details, rates) && !isOnTop(one));
  const isOpen = (one: Quantity): boolean =>
    ((isPiece(one.unit) || (one.unit === 'item' && one.of !== null && !TELLS_HOW.test(one.of))) && !hasPrice(one)) ||
    uncounted.some((other) => isSameQuantity(other, one));
  const isPriced = (one: Quantity): boolean => hasPrice(one) && !isOpen(one);
  const open = listsIn(work.text).flatMap((list) => (list.some(isPriced) ? list.filter(isOpen) : []));
  const isListed = (one: Quantity): boolean => open.some((other) => isSameQuantity(other, one));
  const counted = work.details.quantities.filter((one) => isOpen(one) && isListed(one));
  // "A couch and 2 mattresses": one couch is listed, although nobody counts it.
  const single = open.filter(({ unit, quantity, of }) => unit === 'item' && quantity === 1 && of !== null);
  return [...counted, ...single.filter((one) => !counted.some(({ of }) => of === one.of))];
}

const BEFORE_ONE =
  /^(?:\W|\b(?:got|have|there(?:'s| is)|need)\b)*\b(?:an?|(?:my|our|the)(?!(?: \p{L}+)? \p{L}*[^s\W]s\b))\b/iu;

/** What a part of a list counts; "a couch" is one. */
function piecesIn(part: string): Quantity[] {
  const read = (text: string): Quantity[] => readDetails(text, UNDATED).quantities;
  const said = read(part);
  return said.length > 0 ? said : read(part.replace(BEFORE_ONE, '1'));
}

const isShort = (part: string): boolean => part.trim().split(/\s+/).length <= 2;
const TOLD_BESIDE = /\b(?:is|are|was|were|has been|have been|it's|they're)\b/i;

/** Lists such as "3 rooms, 2 doors and a window": neighbouring parts of a sentence with one quantity each. */
function listsIn(text: string): Quantity[][] {
  const lists: Quantity[][] = [];
  // "3 rooms, walls. Plus 4 doors" goes on with the list.
  const joined = cleanText(text.slice(0, MOST_CHARACTERS)).replace(
    /[.;!?\n]+\s*(?=(?:plus|also|and|another|oh and)\b)/gi,
    ', ',
  );
  for (const sentence of joined.split(/[.;!?\n]+/)) {
    let list: Quantity[] = [];
    for (const part of sentence.split(JOINTS)) {
      const quantities = piecesIn(part);
      const [only] = quantities;
      if (only && quantities.length === 1) list = [...list, only];
      // "3 rooms, walls, and 2 doors", "420 ft of baseboard, the old ones are off, and 3 doors"
      else if (list.length > 0 && quantities.length === 0 && (isShort(part) || TOLD_BESIDE.test(part))) continue;
      else {
        lists.push(list);
        list = [];
      }
    }
    lists.push(list);
  }
  return lists.filter(({ length }) => length > 1);
}

/** The words to find past jobs for the parts by: those that name what the rates price would find others. */
export function wordsOfParts(words: string[], parts: Quantity[], { rates }: PriceSteps): string[] {
  const own = contentWords(parts.map(({ of }) => of ?? '').join(' '));
  const rated = contentWords(rates.map(({ effect }) => effect.condition ?? '').join(' '));
  return words.filter((word) => own.includes(word) || !rated.includes(word));
}

/** Past jobs that are measured as one of these sizes is. */
export function alikeMeasured<P extends { sizes: Sizes }>(pasts: P[], sizes: Sizes): P[] {
  return pasts.filter((past) => Object.keys(sizes).some((measure) => Object.hasOwn(past.sizes, measure)));
}

/**
 * Of pieces that stand beside what a rate prices, like the gates of a fence, the jobs without those that went by their length or
 * area: these were fences. All jobs where the work itself goes by one.
 */
export function withoutExtents<P extends { sizes: Sizes }>(pasts: P[], sizes: Sizes): P[] {
  const measures = Object.keys(sizes);
  if (measures.length === 0 || measures.some(isExtentMeasure)) return pasts;
  return pasts.filter((past) => extentsOf(past.sizes).length === 0);
}

/** Past jobs of the same kind of piece: rooms for rooms. */
export function samePieces<P extends { sizes: Sizes }>(pasts: P[], sizes: Sizes): P[] {
  const pieces = Object.keys(sizes).filter((measure) => isPiece(measure));
  return pasts.filter((past) => pieces.some((measure) => Object.hasOwn(past.sizes, measure)));
}

/** Past jobs of the same kind of piece where there are enough of them, otherwise all. */
export function ofSamePieces<P extends { sizes: Sizes }>(pasts: P[], sizes: Sizes): P[] {
  const same = samePieces(pasts, sizes);
  return same.length >= ENOUGH_OF_A_KIND ? same : pasts;
}

/** "3 rooms and 2 windows", each of them once */
export function sayPieces(pieces: Quantity[]): string {
  const say = ({ quantity, unit, of }: Quantity): string =>
    (unit === 'fixture' || unit === 'item') && of !== null
      ? `${quantity} ${of}`
      : `${quantity} ${unitName(unit, quantity)}${isExtent(unit) && of !== null ? ` of ${of}` : ''}`;
  return [...new Set(pieces.map(say))].join(' and ');
}

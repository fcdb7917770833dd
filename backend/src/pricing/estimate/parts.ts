import { type PriceSteps, type Sizes, type Work } from '../comparables/index.js';
import { cleanText, convert, isPiece, unitName } from '../language/index.js';
import { readDetails } from '../reading/index.js';
import type { Quantity } from '../types.js';

const JOINTS = /\s*(?:,|\band\b|&|\bplus\b|\+|\bn\b)\s*/i;
const LONGEST = 2_000;
/** So many jobs of one kind of piece tell its price better than any others. */
const ENOUGH_OF_A_KIND = 3;

/**
 * The pieces of work that stand in one list with a piece the owner's rates price, and that no rule prices: the rooms of
 * "3 rooms and 2 doors" where only doors have a rate. [] when the rates price all that is listed.
 */
export function unpricedPieces(work: Work, steps: PriceSteps): Quantity[] {
  const rates = steps.rates.filter(({ effect }) => effect.unit !== null);
  if (rates.length === 0 || rates.length < steps.rates.length) return [];
  const priced = [...steps.rates, ...steps.perUnit, ...steps.fixed].map(({ effect }) => effect.unit);
  const isPriced = ({ unit }: Quantity): boolean =>
    priced.some((one) => one !== null && convert(1, unit, one) !== null);
  const isOpen = (one: Quantity): boolean => isPiece(one.unit) && !isPriced(one);
  if (!work.details.quantities.some(isOpen)) return [];
  const open = listsIn(work.text).flatMap((list) => (list.some(isPriced) ? list.filter(isOpen) : []));
  return work.details.quantities.filter(
    (one) => isOpen(one) && open.some(({ unit, quantity }) => unit === one.unit && quantity === one.quantity),
  );
}

/** Lists such as "3 rooms, 2 doors and a window": neighbouring parts of a sentence with one quantity each. */
function listsIn(text: string): Quantity[][] {
  const lists: Quantity[][] = [];
  // "3 rooms, walls. Plus 4 doors" goes on with the list.
  const joined = cleanText(text.slice(0, LONGEST)).replace(
    /[.;!?\n]+\s*(?=(?:plus|also|and|another|oh and)\b)/gi,
    ', ',
  );
  for (const sentence of joined.split(/[.;!?\n]+/)) {
    let list: Quantity[] = [];
    for (const part of sentence.split(JOINTS)) {
      const { quantities } = readDetails(part, { today: '2000-01-01' });
      const [only] = quantities;
      if (only && quantities.length === 1) list = [...list, only];
      // "3 rooms, walls, and 2 doors"
      else if (list.length > 0 && quantities.length === 0 && part.trim().split(/\s+/).length <= 2) continue;
      else {
        lists.push(list);
        list = [];
      }
    }
    lists.push(list);
  }
  return lists.filter(({ length }) => length > 1);
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

/** "3 rooms and 2 windows" */
export function sayPieces(pieces: Quantity[]): string {
  return pieces.map(({ quantity, unit }) => `${quantity} ${unitName(unit, quantity)}`).join(' and ');
}

import { amountAt, type Amount, pattern, SQ_FT_A_SQUARE, textOf, type Token, unitAt } from '../language/index.js';
import type { Effect } from '../types.js';
import { squareAt } from './phrases/per-phrase.js';
import { respelled } from './text/spelling.js';

/** What an owner's text says of an effect that the effect itself does not hold. */
export interface AsWritten {
  /** "Two car garage $3,500 flat": the price of the work, and nothing that is added to another. */
  isWholePrice: (effect: Effect) => boolean;
  /** "$60 a square": how many square feet the owner's own measure has, 1 for all others. */
  measureOf: (effect: Effect) => number;
  /** "$1,100-1,300 a square": between which amounts the effect's is the middle, by the owner's measure; null without a range. */
  rangeOf: (effect: Effect) => [low: number, high: number] | null;
  /** "Each additional $25": what one after the first costs, and nothing on top of the price of all. */
  isForMore: (effect: Effect) => boolean;
}

export const NOTHING_WRITTEN: AsWritten = {
  isWholePrice: () => false,
  measureOf: () => 1,
  rangeOf: () => null,
  isForMore: () => false,
};

/** Whether words say of an amount that it comes on top of others. */
export const saysOnTop = (words: string): boolean =>
  /\b(?:adds?|added|on top|surcharges?|supplement)\b|\+/i.test(words);

interface Said {
  amount: Amount;
  /** The part of the text that the amount stands in. */
  part: Token[];
}

const WHOLE = pattern()`
  \bflat(?! (?:roofs?|decks?|ceilings?|panels?|screens?|packs?|tvs?|fee|charge|surcharge)\b)
  |\b(?:all[ -]in|turn ?-? ?key|start to finish|complete(?:ly)?|lump sum)\b
`;
const ADDED = pattern()`
  \b(?:adds?|added|extra|additional|another|plus|more|on top|surcharges?|fees?|charges?|calls?|callouts?|trips?|permits?|deliver\w*
    |pumps?|scaffold\w*|cranes?|lifts?|dumpsters?|skips?)\b|\+
`;
const GIVEN = /\b(?:if|when|whenever|where|unless|needs?)\b/i;

/** Reads what a text says of its effects beside their amounts. */
export function asWritten(text: string): AsWritten {
  const tokens = respelled(text);
  const said = amountsIn(tokens);
  const of = (effect: Effect): Said[] => said.filter(({ amount }) => amount.value === Math.abs(effect.amount));
  const isSame = (amount: number, effect: Effect, measure: number): boolean =>
    Math.abs(amount - Math.abs(effect.amount) * measure) < 1e-6;
  const hasSquares = saysSquares(tokens);
  const measureOf = (effect: Effect): number =>
    hasSquares &&
    effect.unit === 'sq_ft' &&
    !effect.kind.startsWith('percentage') &&
    of(effect).length === 0 &&
    said.some(({ amount: { value, high } }) => [value, high].some((one) => isSame(one, effect, SQ_FT_A_SQUARE)))
      ? SQ_FT_A_SQUARE
      : 1;
  return {
    measureOf,
    rangeOf: (effect) => {
      const measure = measureOf(effect);
      const isPercent = effect.kind.startsWith('percentage');
      const alike = said.filter(
        ({ amount }) => (amount.kind === 'percent') === isPercent && isSame(amount.value, effect, measure),
      );
      // "Rooms $400-500, cabinets $450": which of them it is, the amount alone does not tell.
      const [range] = alike;
      return range && alike.every(({ amount }) => amount.low < amount.high)
        ? [range.amount.low, range.amount.high]
        : null;
    },
    isForMore: (effect) =>
      effect.kind === 'fixed_per_unit' &&
      effect.amount > 0 &&
      effect.above === 1 &&
      of(effect).some(({ part }) => !saysOnTop(textOf(part))),
    isWholePrice: (effect) =>
      effect.kind === 'fixed' &&
      effect.amount > 0 &&
      effect.condition !== null &&
      !GIVEN.test(text) &&
      of(effect).some(({ part }) => WHOLE.test(textOf(part)) && !ADDED.test(textOf(part))),
  };
}

/** "A square", "$25/sq", as against "a square foot" and "per sq m". */
const saysSquares = (tokens: Token[]): boolean =>
  tokens.some((_, at) => {
    const unit = squareAt(tokens, at) ?? unitAt(tokens, at);
    return unit?.unit === 'sq_ft' && unit.scale === SQ_FT_A_SQUARE;
  });

function amountsIn(tokens: Token[]): Said[] {
  const found: Said[] = [];
  for (let at = 0; at < tokens.length;) {
    const amount = amountAt(tokens, at);
    if (amount) found.push({ amount, part: partAround(tokens, at, amount.end) });
    at = amount ? Math.max(amount.end, at + 1) : at + 1;
  }
  return found;
}

function partAround(tokens: Token[], from: number, to: number): Token[] {
  const ends = ({ text }: Token): boolean => /^[,;.!?()]$/.test(text);
  const stop = tokens.findIndex((token, at) => at >= to && ends(token));
  return tokens.slice(tokens.slice(0, from).findLastIndex(ends) + 1, stop < 0 ? tokens.length : stop);
}

import { amountAt, type Amount, pattern, textOf, type Token } from '../language/index.js';
import type { Effect } from '../types.js';
import { respelled } from './text/spelling.js';

/** What an owner's text says of an effect that the effect itself does not hold. */
export interface AsWritten {
  /** "Two car garage $3,500 flat": the price of the work, and nothing that is added to another. */
  isWholePrice: (effect: Effect) => boolean;
}

export const NOTHING_WRITTEN: AsWritten = { isWholePrice: () => false };

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
  const said = amountsIn(respelled(text));
  const of = (effect: Effect): Said[] => said.filter(({ amount }) => amount.value === Math.abs(effect.amount));
  return {
    isWholePrice: (effect) =>
      effect.kind === 'fixed' &&
      effect.amount > 0 &&
      effect.condition !== null &&
      !GIVEN.test(text) &&
      of(effect).some(({ part }) => WHOLE.test(textOf(part)) && !ADDED.test(textOf(part))),
  };
}

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

import { amountAt, contentWords, textAt, type Token, unitAt, unitName } from '../../language/index.js';
import type { Quantity } from '../../types.js';
import { scan } from '../scan.js';

/** So many words may stand between a number and what it counts: "four new power points". */
const MOST_BETWEEN = 2;

/**
 * Earlier words with a size as it was corrected: "180 metres of fence" after "not metres, it's 180 feet" is "180 linear ft of fence",
 * so that no limit goes by the old one. As they are where they do not say `old` as a number and its unit.
 */
export function resized(words: string, old: Quantity, now: Quantity): string {
  const { clean, tokens } = scan(words);
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = amountAt(tokens, at);
    const end = amount?.kind === 'number' && amount.value === old.quantity ? unitEnd(tokens, amount.end, old) : null;
    if (amount === null || end === null) continue;
    const isSameUnit = old.unit === now.unit;
    const said = isSameUnit ? `${now.quantity}` : `${now.quantity} ${unitName(now.unit, now.quantity)}`;
    const last = tokens[(isSameUnit ? amount.end : end) - 1];
    return clean.slice(0, tokens[at]?.start) + said + clean.slice(last?.end);
  }
  return words;
}

/** The token after the unit, or the thing, that a number counts; null where it counts something else. */
function unitEnd(tokens: Token[], place: number, { unit, of }: Quantity): number | null {
  const first = textAt(tokens, place) === '-' ? place + 1 : place;
  const thing = contentWords(of ?? '').at(-1);
  for (let at = first; at <= first + MOST_BETWEEN; at += 1) {
    const found = unitAt(tokens, at);
    if (found?.unit === unit && found.scale === 1) return found.end;
    if (unit === 'item' && thing !== undefined && contentWords(textAt(tokens, at))[0] === thing) return at + 1;
  }
  return null;
}

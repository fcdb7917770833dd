import { amountAt, pitchAt, textAt, textBefore } from '../../language/index.js';
import { type Quantity, type Unit } from '../../types.js';
import type { Scan } from '../scan.js';
import { NUMBER, isCorrection, isSummed } from './correction-words.js';

/** So many storeys, rooms or the like a building has at most: "make it 1500" corrects no storeys. */
const MOST_OF: Partial<Record<Unit, number>> = { storey: 6, bedroom: 30, bathroom: 30, room: 60 };
const mayBe = ({ unit }: Quantity, value: number): boolean => value <= (MOST_OF[unit] ?? Infinity);

/** "The 6 we said at first" */
const SAID_THEN = /^(?:i|we|you)(?:said|had|told|mentioned|started|asked)$/;
const BACK_TO = new RegExp(String.raw`\bback to (?:the |just |only )?${NUMBER} (?:i|we|you) `);

/** "We're back to the 6 we said": a number that stands alone, whatever else the message counts. */
export const isBackTo = (lower: string): boolean => BACK_TO.test(lower);

/** "Over 3 metres high, more like 3 and a half": how high, and no amount of work */
const OF_DIMENSION =
  /\b(?:high|tall|deep|wide|thick)(?:,| or| and)? (?:more like|closer to|nearer|maybe|about|probably|almost|nearly|possibly|even) $/;

/** "Actually, make it 4", "so that'd be 11": a number alone corrects the one quantity that is known. */
export function withBareCorrection(known: Quantity[], scanned: Scan): Quantity[] {
  const { tokens, lower } = scanned;
  const denied = deniedIn(scanned);
  // "14, not 12": of what there were 12
  const meant = known.find(({ quantity }) => denied.includes(quantity));
  const last = meant ?? known.at(-1);
  if (!last || (known.length > 2 && !meant) || !(isCorrection(lower) || isSummed(lower))) return known;
  for (let at = 0; at < tokens.length; at += 1) {
    // "The pitch is 9/12", "actually the 6/10"
    if (pitchAt(tokens, at) || textAt(tokens, at + 1) === '/') {
      at += 2;
      continue;
    }
    const isYear =
      /^(?:19|20)\d\d$/.test(textAt(tokens, at)) && /^(?:in|since|from|about|not|around)$/.test(textAt(tokens, at - 1));
    // "Instead of level 4": a name
    const isNamed = /^(?:level|grade|type|class|unit|apt|number|no|#)$/.test(textAt(tokens, at - 1));
    const isNoSize = isYear || isNamed || OF_DIMENSION.test(textBefore(lower, tokens[at]?.start ?? 0, 40));
    const amount = tokens[at]?.kind === 'time' || tokens[at]?.text === 'one' || isNoSize ? null : amountAt(tokens, at);
    const next = amount ? tokens[amount.end] : undefined;
    // "It's 750, not 700": the one that is denied is what was known.
    const isDenied = textAt(tokens, at - 1) === 'not';
    const isAlone =
      !next ||
      next.text === 'not' ||
      SAID_THEN.test(next.text + textAt(tokens, (amount?.end ?? at) + 1)) ||
      /^(?:instead|would|will|please|pls|now|then|total|altogether|actually|sorry|though|tho|thanks|ok|okay)$/.test(
        next.text,
      ) ||
      (next.kind === 'sign' && next.text !== '-' && next.text !== '/');
    if (!isDenied && amount?.kind === 'number' && amount.value > 0 && isAlone) {
      const corrected = mayBe(last, amount.value) ? last : known.find((one) => mayBe(one, amount.value));
      return known.map((one) => (one === corrected ? { ...one, quantity: amount.value } : one));
    }
    if (amount) at = amount.end - 1;
  }
  return known;
}

/** The 100 of "it's 130 ft, not 100". */
export function deniedIn({ tokens }: Scan): number[] {
  return tokens.flatMap((token, at) => {
    const amount = /^(?:not|isn't)$/.test(token.text) ? amountAt(tokens, at + 1) : null;
    return amount?.kind === 'number' ? [amount.value] : [];
  });
}

import { isExtent, pattern, textBefore } from '../../language/index.js';
import type { Scan } from '../scan.js';
import { type Found } from './found.js';

const OLD_BEFORE = /\b(old|existing|current) (?:\p{L}+ )?$/u;
const SAYS_OLD = /\b(?:old|existing|current)\b/;
/** "Only 200 sq ft of it needs tear out" */
const TO_GO = pattern()`
  ^ ?(?:of (?:it|that|this|them|those|which) )?(?:that |which )?(?:needs?|has|have|wants?) (?:to (?:be |come |go )?)?(?:tear(?:ing)?|torn|rip(?:ping|ped)?
    |remov(?:al|ing|ed)|lift(?:ing|ed)?|demo\w*|strip(?:ping|ped)?|tak(?:ing|en)|haul(?:ing|ed)|out\b|up\b)
`;

/** Whether a measured part is only to be taken away, of a whole that stands before it. */
export const isToGo = ({ lower, tokens }: Scan, { end }: Found): boolean =>
  TO_GO.test(lower.slice(tokens[end - 1]?.end));

/** "A 240 sq ft deck, demo the old 10x12 deck": of several sizes the one that is said to be old, or to go, is called so. */
export function namedOld(scan: Scan, found: Found[]): Found[] {
  return found.map((one) => {
    const isOneOfSeveral = found.some((other) => other !== one && other.unit === one.unit);
    const word = isOneOfSeveral && isExtent(one.unit) && !SAYS_OLD.test(one.of ?? '') ? oldWord(scan, one) : null;
    return word === null ? one : { ...one, of: `${word} ${one.of ?? ''}`.trim() };
  });
}

function oldWord(scan: Scan, one: Found): string | null {
  const [, word] = OLD_BEFORE.exec(textBefore(scan.lower, scan.tokens[one.start]?.start ?? 0, 24)) ?? [];
  return word ?? (isToGo(scan, one) ? 'old' : null);
}

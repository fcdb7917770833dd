import { contentWords } from '../../language/index.js';
import { DOING } from '../../reading/index.js';
import type { Work } from '../../work/index.js';
import { isTelling } from '../similarity/everyday-words.js';
import type { PastWork } from '../similarity/past-work.js';

/** How a business calls what it does for whoever asks for nothing else. */
const USUAL = /\b(?:regular|standard|basic|normal|ordinary|maintenance)\b/i;
/** One job alone may be told oddly. */
const LEAST_USUAL = 2;

/** How large a place is, and what is done to anything. */
const SAYS_NO_KIND = new Set(
  contentWords(`bed bedroom bd br bath bathroom ba apartment house unit flat condo sqft ${DOING}`),
);

/**
 * The jobs that a business calls "regular", "standard", "basic", where nothing is asked for that only its other jobs are called: the
 * weekly cleaning of a 4 bedroom house is priced from regular cleans, and not from deep ones and moves out.
 */
export function ofUsualKind(pasts: PastWork[], { words }: Work): PastWork[] {
  const usual = pasts.filter(({ work }) => USUAL.test(work.text));
  const others = pasts.filter((past) => !usual.includes(past));
  if (usual.length < LEAST_USUAL || others.length === 0) return pasts;
  const told = words.filter((word) => isTelling(word) && !SAYS_NO_KIND.has(word));
  const isHeld = (word: string, some: PastWork[]): boolean => some.some(({ vector }) => vector.has(word));
  const isOther = told.some((word) => isHeld(word, others) && !isHeld(word, usual));
  return isOther ? pasts : usual;
}

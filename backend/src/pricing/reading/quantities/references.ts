import { type Amount, isStopWord, nearlySame, numberAt, stem, textAt, type Token } from '../../language/index.js';
import { type Scan } from '../scan.js';
import type { Found } from './found.js';
import { thingAt } from './things.js';

/** How many tokens back the thing may stand that is spoken of again. */
const REACH = 14;
const MOST_BETWEEN = 4;

/** "My apple trees, I've got 5 of em": the things named before, where they have no number of their own. */
export function ofThem({ tokens }: Scan, at: number, { value, end }: Amount, found: Found[]): Found | null {
  if (textAt(tokens, end) !== 'of' || !/^(?:them|em|those|these)$/.test(textAt(tokens, end + 1))) return null;
  if (!Number.isInteger(value) || found.length > 0) return null;
  for (let start = at - 1; start >= Math.max(0, at - REACH); start -= 1) {
    const thing = /s$/.test(textAt(tokens, start)) ? thingAt(tokens, start) : null;
    if (thing && thing.end === start + 1)
      return { quantity: value, unit: thing.unit, of: thing.of, start: at, end: end + 2, isProduct: false };
  }
  return null;
}

/** "grind both stumps", "both of the toilets" */
export function bothAt({ tokens }: Scan, at: number): Found | null {
  if (textAt(tokens, at) !== 'both') return null;
  const start = /^(?:my|our|the|these|those)$/.test(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  const thing = thingAt(tokens, start);
  return thing && thing.end - start <= 4 && /s$/.test(textAt(tokens, thing.end - 1))
    ? { quantity: 2, unit: thing.unit, of: thing.of, start: at, end: thing.end, isProduct: false }
    : null;
}

/** What may follow "another" where the thing itself is not said again. */
const ELSEWHERE =
  /^(?:in|on|over|by|at|for|under|near|behind|above|beside|next|upstairs|downstairs|outside|inside|too|,|\.|)$/;

/** "A wasp nest", "two light fixtures", and not "by my front door": whether somebody counts what stands here. */
function isOne(tokens: Token[], at: number): boolean {
  for (let back = at - 1; back >= at - MOST_BETWEEN; back -= 1) {
    const word = textAt(tokens, back);
    if (/^(?:an?|one)$/.test(word) || tokens[back]?.kind === 'number' || numberAt(tokens, back)) return true;
    if (!/^\p{L}+$/u.test(word) || isStopWord(word)) return false;
  }
  return false;
}

/**
 * "A wasp nest by the door and another one over the garage": two of the thing that was named before, one more where it was
 * counted ("two nests and another on the shed"). Null where "another" is said of something else.
 */
export function anotherAt(tokens: Token[], at: number, found: Found[]): Found | null {
  if (textAt(tokens, at) !== 'another') return null;
  const said = numberAt(tokens, at + 1);
  const next = said?.end ?? at + 1;
  const more = said?.value ?? 1;
  const isThing = (word: string): boolean => !ELSEWHERE.test(word);
  const named = textAt(tokens, next);
  for (let start = at - 1; start >= Math.max(0, at - REACH); start -= 1) {
    const thing = thingAt(tokens, start);
    if (
      !isOne(tokens, start) ||
      thing?.end !== start + 1 ||
      (isThing(named) && !nearlySame(stem(named), stem(textAt(tokens, start))))
    )
      continue;
    const counted = found.find((one) => one.unit === thing.unit && one.end === thing.end);
    if (counted) {
      counted.quantity += more;
      return null;
    }
    return { quantity: 1 + more, unit: thing.unit, of: thing.of, start: at, end: next, isProduct: false };
  }
  return null;
}

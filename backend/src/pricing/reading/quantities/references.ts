import {
  type Amount,
  isExtent,
  isStopWord,
  nearlySame,
  numberAt,
  stem,
  textAt,
  textOf,
  type Token,
} from '../../language/index.js';
import { type Scan } from '../scan.js';
import type { Found } from './found.js';
import { thingAt } from './things.js';

/** How many tokens back the thing may stand that is spoken of again. */
const REACH = 14;
const MOST_BETWEEN = 4;

/** "My apple trees, I've got 5 of em", "all the locks rekeyed, there are 6": the things named before, where they have no number of their own. */
export function ofThem({ tokens }: Scan, at: number, { value, end }: Amount, found: Found[]): Found | null {
  const said = saidOfThem(tokens, at, end);
  if (said === null || !Number.isInteger(value)) return null;
  for (let start = at - 1; start >= Math.max(0, at - REACH); start -= 1) {
    const isMany =
      /s$/.test(textAt(tokens, start)) ||
      /^(?:grinding|removal|replacement|repair|installation)$/.test(textAt(tokens, start + 1));
    const thing = isMany ? thingAt(tokens, start) : null;
    if (thing?.end !== start + 1 || isExtent(thing.unit)) continue;
    const alike = found.filter(({ unit, of }) => unit === thing.unit && isSameThing(of, thing.of));
    const [counted] = alike;
    // "One tap and two taps, that's all three" are three as they stand.
    if (counted && said.isSum && alike.length === 1 && counted.quantity < value) counted.quantity = value;
    return counted || said.isSum || (found.length > 0 && said.isLoose && at - start > 2)
      ? null
      : { quantity: value, unit: thing.unit, of: thing.of, start: at, end: said.end };
  }
  return null;
}

/** A wall has holes before and patches after. */
const HOLE = /^(?:holes?|patch(?:es)?|dings?|dents?|cracks?)$/;
const nameOf = (of: string | null): string => {
  const last = of?.split(' ').at(-1) ?? '';
  return HOLE.test(last) ? 'hole' : stem(last);
};

/** Whether two names are of one thing: "two taps", "a kitchen tap"; "3 holes", "the patches". */
export const isSameThing = (a: string | null, b: string | null): boolean => nameOf(a) === nameOf(b);

/** "So that's all three wanting replacing", after one tap and both taps of a basin. */
const isSum = (tokens: Token[], at: number, end: number): boolean =>
  /^(?:that's|thats|that is|makes|making)$/.test(textAt(tokens, at - 2)) &&
  textAt(tokens, at - 1) === 'all' &&
  /^(?:|[.,;!)]|wanting|needing|to|that|which|in|due|gone)$/.test(textAt(tokens, end));

interface SaidOfThem {
  end: number;
  isLoose: boolean;
  isSum: boolean;
}

const DUE =
  /^(?:(?:that |which )?(?:needs?|wants?|require|have|has) (?:to be )?(?:replac|chang|swap|do(?:ing|ne)\b)|to (?:replace|change|swap|do|fix|repair|fit)\b)/;
/** "There are four that need replacing": of 12 windows to wash, "there are 3 that need a ladder" leaves 12. */
export const isDue = (rest: string): boolean => DUE.test(rest);

/** Whether a number stands for things named before: "5 of them", "there are 6", "9 all up". */
function saidOfThem(tokens: Token[], at: number, end: number): SaidOfThem | null {
  if (isSum(tokens, at, end)) return { end, isLoose: false, isSum: true };
  const [before, last] = [textAt(tokens, at - 2), textAt(tokens, at - 1)];
  const isTold = (before === 'there' && /^(?:are|were|is)$/.test(last)) || /^(?:there's|theres|there're)$/.test(last);
  // "The inside windows too, there are 12 of them"
  if (textAt(tokens, end) === 'of' && /^(?:them|em|those|these)$/.test(textAt(tokens, end + 1)))
    return { end: end + 2, isLoose: !isTold, isSum: false };
  const isCounted = /^(?:i|we|i'?ve|we'?ve)$/.test(before) && /^count(?:ed)?$/.test(last);
  const isAll =
    /^(?:all|in)$/.test(textAt(tokens, end)) && /^(?:up|told|total|together|all)$/.test(textAt(tokens, end + 1));
  const next = tokens[isAll ? end + 2 : end];
  const isAlone = !next || next.kind === 'sign' || /^(?:and|but|so)$/.test(next.text);
  const isWanted = isTold && isDue(textOf(tokens.slice(end, end + 6)));
  return ((isTold || isCounted || isAll) && isAlone) || isWanted
    ? { end: isAll ? end + 2 : end, isLoose: false, isSum: false }
    : null;
}

/** "grind both stumps", "both of the toilets" */
export function bothAt({ tokens }: Scan, at: number): Found | null {
  if (textAt(tokens, at) !== 'both') return null;
  const start = /^(?:my|our|the|these|those)$/.test(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  const thing = thingAt(tokens, start);
  return thing && thing.end - start <= 4 && /s$/.test(textAt(tokens, thing.end - 1))
    ? { quantity: 2, unit: thing.unit, of: thing.of, start: at, end: thing.end }
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

/** "3 wasp nests, two under the eaves and another in the shed": told one by one, they are no more than all of them. */
function isShareOf(tokens: Token[], { end, quantity }: Found, at: number, more: number): boolean {
  let told = more;
  for (let place = end; place < at; place += 1) {
    const number = numberAt(tokens, place);
    const isTold = number && ELSEWHERE.test(textAt(tokens, number.end));
    if (isTold) told += number.value;
  }
  return told > more && told <= quantity;
}

/**
 * "A wasp nest by the door and another one over the garage": two of the thing that was named before, one more where it was
 * counted ("two nests and another on the shed"). Null where "another" is said of something else.
 */
export function anotherAt(tokens: Token[], at: number, found: Found[]): Found | null {
  // "From a 2 bedroom apartment to another 2 bedroom"
  if (textAt(tokens, at) !== 'another' || /^(?:to|into)$/.test(textAt(tokens, at - 1))) return null;
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
      if (!isShareOf(tokens, counted, at, more)) counted.quantity += more;
      return null;
    }
    return { quantity: 1 + more, unit: thing.unit, of: thing.of, start: at, end: next };
  }
  return null;
}

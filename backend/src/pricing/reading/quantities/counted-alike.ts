import { ANY_TREE, isLength, numberAt, pattern, textAt, textOf, type Token, unitAt } from '../../language/index.js';
import type { Unit } from '../../types.js';
import { type Found, MOST_ALIKE } from './found.js';
import { sizesToldOf } from './sized-pieces.js';

/** "(2) 10 x 40 ft", "two 10 x 12 bedrooms". */
export function countBefore(tokens: Token[], at: number): number {
  const isBracketed = textAt(tokens, at - 1) === ')' && textAt(tokens, at - 3) === '(';
  const read = numberAt(tokens, isBracketed ? at - 2 : at - 1);
  return read && Number.isInteger(read.value) && read.value >= 2 && read.value <= MOST_ALIKE ? read.value : 1;
}

/**
 * "2 walls (12 x 8 ft each)", "three rooms of 200 sq ft each": the count right before it; "8 by 9 feet, two of them": the one
 * right after it.
 */
export function timesEach(tokens: Token[], at: number, end: number, found: Found[]): number {
  const last = found.at(-1);
  const after = numberAt(tokens, textAt(tokens, end) === ',' ? end + 1 : end);
  const they = (after?.end ?? end) + 1;
  // "Three of those boards are rotten" counts boards.
  const isOfThem =
    textAt(tokens, they - 1) === 'of' &&
    /^(?:them|those|these|em)$/.test(textAt(tokens, they)) &&
    /^(?:|[.,;!?)]|please|in all|total|altogether|and)$/.test(textAt(tokens, they + 1));
  if (after && isOfThem && Number.isInteger(after.value) && after.value <= MOST_ALIKE) return after.value;
  const isEach = /^(?:each|ea|apiece)$/.test(textAt(tokens, end)) || isSaidOfEach(tokens, at);
  return isEach &&
    last &&
    at - last.end <= 4 &&
    last.quantity <= 100 &&
    Number.isInteger(last.quantity) &&
    !last.isProduct
    ? last.quantity
    : 1;
}

const ROUGHLY = /^(?:about|around|roughly|approx|approximately|nearly|are)$/;

/** "3 bedrooms, all about 11 x 12", "each 11 x 12": said before the size. */
function isSaidOfEach(tokens: Token[], at: number): boolean {
  let place = at - 1;
  while (ROUGHLY.test(textAt(tokens, place))) place -= 1;
  return textAt(tokens, place) === 'each' || (textAt(tokens, place) === 'all' && textAt(tokens, place - 1) === ',');
}

const TREE = new RegExp(String.raw`\b(?:${ANY_TREE})$`);

/** "Two 40 ft oaks and a 20 ft maple": of several trees the one with its height is one more, and no stretch of anything. */
export function asTrees(tokens: Token[], found: Found[]): Found[] {
  const isTree = ({ unit, of }: Found, isCount: boolean): boolean =>
    (isCount ? unit === 'item' : isLength(unit)) && TREE.test(of ?? '');
  const high = found.filter((one) => isTree(one, false));
  const isCounted = found.some((one) => isTree(one, true));
  if (!isCounted && high.length < 2) return found;
  const told = isCounted ? sizesToldOf(tokens).filter(({ noun }) => TREE.test(noun)) : [];
  return found
    .filter(({ unit, start }) => !isLength(unit) || !told.some(({ span: [from, to] }) => start >= from && start < to))
    .map((one) => (high.includes(one) ? { ...one, quantity: 1, unit: 'item' } : one));
}

const STRETCH = /^(?:runs|sections|lengths|stretches|sides)$/;
const MOST_BETWEEN = 6;

/** "Two runs of fence, each 40 ft", "3 sections, 20 ft each": so many lengths of that size. */
export function timesStretch(tokens: Token[], at: number, end: number): number {
  for (let place = at - 1; place >= at - MOST_BETWEEN && !/^[.!?;]$/.test(textAt(tokens, place)); place -= 1) {
    if (!STRETCH.test(textAt(tokens, place))) continue;
    const count = numberAt(tokens, place - 1)?.value ?? 1;
    const between = tokens.slice(place + 1, at);
    const isEach = textAt(tokens, end) === 'each' || between.some(({ text }) => text === 'each');
    // "On two sides, 40 ft and 60 ft each", "3 sides, each panel 8 ft", "2 sides, gates 4 ft each"
    const isOther = between.some(
      ({ kind, text }) => kind === 'number' || /^(?:gates?|panels?|posts?|boards?)$/.test(text),
    );
    return isEach && !isOther && Number.isInteger(count) && count >= 1 && count <= MOST_ALIKE ? count : 1;
  }
  return 1;
}

/** So often a size counts that is said of each of several things, in whichever way that is said. */
export const timesSaid = (tokens: Token[], at: number, end: number, found: Found[]): number =>
  Math.max(...[timesEach, timesThey, timesAll].map((times) => times(tokens, at, end, found)));

const OF_ALL = pattern('u')`
  \b(?:(?:they'?re|they are|these are|those are)(?: (?:all|both|each))?|(?:all|both|each|every one)(?: of (?:them|those|these))?(?: (?:are|is))?)
    (?: (?:about|around|roughly|approx|approximately|nearly|only|just|like|maybe|same size|the same size))* ?,? ?$
`;
/** What has a size of its own, as against a window or a door: of 36 by 48, that is how large one piece is. */
export const SIZED: ReadonlySet<Unit> = new Set<Unit>(['room', 'bedroom', 'bathroom', 'item']);
const REACH = 16;

/** "Three bedrooms we want done, they're all roughly 12 by 12", "2 bedrooms, both 12x12": so many of that size. */
function timesAll(tokens: Token[], at: number, end: number, found: Found[]): number {
  const [said] = OF_ALL.exec(textOf(tokens.slice(Math.max(0, at - 8), at))) ?? [];
  const counted = found.findLast(({ unit, isProduct }) => SIZED.has(unit) && !isProduct);
  if (said === undefined || !counted || at - counted.end > REACH || isFollowed(tokens, end)) return 1;
  const { quantity } = counted;
  const isCount = Number.isInteger(quantity) && quantity >= 2 && quantity <= MOST_ALIKE;
  return isCount && (!said.startsWith('both') || quantity === 2) ? quantity : 1;
}

/** "The rooms are 12x12, 10x10 and 14x14" */
function isFollowed(tokens: Token[], end: number): boolean {
  const next = /^(?:,|and|&)$/.test(textAt(tokens, end)) ? end + 1 : end;
  return tokens[next]?.kind === 'number' || tokens[next + 1]?.kind === 'number';
}

/** "Two bedrooms, the bedrooms are 12x12": so many of that size. */
function timesThey(tokens: Token[], at: number, end: number, found: Found[]): number {
  if (isFollowed(tokens, end)) return 1;
  let before = at - 1;
  while (/^(?:about|around|roughly|each|both|all)$/.test(textAt(tokens, before))) before -= 1;
  if (!/^(?:are|measure)$/.test(textAt(tokens, before))) return 1;
  const unit = unitAt(tokens, before - 1)?.unit;
  const counted = found.filter((one) => one.unit === unit && one.quantity > 1 && one.quantity <= MOST_ALIKE).at(-1);
  return unit !== undefined && counted && Number.isInteger(counted.quantity) ? counted.quantity : 1;
}

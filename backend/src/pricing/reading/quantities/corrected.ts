import { amountAt, isRefused, pattern, textAt, textOf, type Token, unitAt } from '../../language/index.js';
import { type Found } from './found.js';
import { thingAt } from './things.js';

const CORRECTIONS = new Set(['sorry', 'actually', 'wait', 'no', 'rather', 'correction', 'oops', 'mean', 'make', 'but']);

/** "3 rooms, sorry, 4" and "not 5 rooms but 4": a bare number after a correction takes the unit of the quantity before it. */
export function correct(tokens: Token[], at: number, found: Found[]): void {
  const amount = tokens[at]?.kind === 'time' ? null : amountAt(tokens, at);
  if (amount?.kind !== 'number' || isPronoun(tokens, at)) return;
  const last = found.at(-1);
  const refused = refusedBefore(tokens, at);
  if (!last && !refused) return;
  const next = tokens[amount.end];
  const isAlone =
    !next ||
    next.kind === 'sign' ||
    ['instead', 'rather', 'and', 'not', 'now', 'in', 'total', 'please'].includes(next.text);
  const cues = [1, 2, 3].map((back) => textAt(tokens, at - back));
  const distance = at - (refused?.end ?? last?.end ?? 0);
  const isBetter =
    isNow(tokens, at, amount.end) ||
    (isAlone && isMeasuredAgain(tokens, at)) ||
    (last !== undefined && isTrueSize(tokens, last, at, amount.end));
  const isLeft = isAllThatIsLeft(tokens, at, amount.end) && distance <= FARTHEST_LEFT;
  if (last && !refused && ((distance <= FARTHEST && isBetter) || isLeft)) {
    found[found.length - 1] = { ...last, quantity: amount.value };
    return;
  }
  if (
    !isAlone ||
    distance > 5 ||
    !cues.some((word) => CORRECTIONS.has(word) || (refused && /^(?:only|just)$/.test(word)))
  )
    return;
  if (refused) found.push({ ...refused, quantity: amount.value, start: at, end: amount.end });
  else if (last) found[found.length - 1] = { ...last, quantity: amount.value };
}

const FARTHEST = 30;
const FARTHEST_LEFT = 60;

/** "3 nests, but one hangs on the neighbor's side. So just 2 for you" */
const isAllThatIsLeft = (tokens: Token[], at: number, end: number): boolean =>
  /^so (?:just|only)$/.test(`${textAt(tokens, at - 2)} ${textAt(tokens, at - 1)}`) &&
  /^(?:for you|of them|to do|left\b.*|then\b.*|now\b.*|please\b.*|[.,;!?].*|)$/.test(
    textOf(tokens.slice(end, end + 2)).trim(),
  );

/** "Four rooms, but no, tell a lie, my son did the box room, so it's three now" */
const isNow = (tokens: Token[], at: number, end: number): boolean =>
  [1, 2].some(
    (back) =>
      /^(?:it's|that's|its|thats|there's|theres)$/.test(textAt(tokens, at - back)) &&
      textAt(tokens, at - back - 1) === 'so',
  ) &&
  /^(?:it's|that's|its|thats|there's|theres|only|just)$/.test(textAt(tokens, at - 1)) &&
  /^(?:now|then|new|altogether|left|)$/.test(textAt(tokens, end));

/** "10 cubic metres, but just measured up again and it's more like 8" */
const isMeasuredAgain = (tokens: Token[], at: number): boolean =>
  /^(?:more like|closer to|nearer to?)$/.test(`${textAt(tokens, at - 2)} ${textAt(tokens, at - 1)}`) &&
  // "Over 6 feet tall, more like 8": how tall
  !/\b(?:high|tall|deep|wide|thick)(?: ,)?$/.test(textOf(tokens.slice(Math.max(0, at - 4), at - 2)));

const AT_FIRST = pattern()`
  \b(?:(?:at )?first|initially|originally|before|earlier|thought|figured|assumed|guessed|estimated|reckoned|told|said|says|listed|put down)\b
`;
const IN_TRUTH = pattern()`
  \b(?:but|actually|though|however)\b.*\b(?:it's|its|it is|that's|is|they're|there are|there's|was|were)(?: (?:actually|really|more like|closer to))?$
  |\b(?:turns? out|turned out|came out|comes? out|works? out|worked out)(?: (?:it's|its|it is|that|they're|there are|there's|to be|to|at|as|actually))*$
`;
/** "Two windows and a door": what is counted is another thing. */
const MORE_OF_IT = /^(?:with|including|incl|counting|all|altogether|if|when|once|after|because|since|as|so|long|wide)$/;

/** "First measured 30 ft but it's 36 with the return", "I said 12 windows at first but it's 14": what it really comes to. */
function isTrueSize(tokens: Token[], last: Found, at: number, end: number): boolean {
  const next = tokens[end];
  if (next !== undefined && next.kind !== 'sign' && !isEndOfNumber(next.text)) return false;
  const between = textOf(tokens.slice(last.end, at));
  if (/[.!?;]/.test(between) || !IN_TRUTH.test(between)) return false;
  return AT_FIRST.test(textOf(tokens.slice(Math.max(0, last.start - 6), last.start))) || AT_FIRST.test(between);
}
const isEndOfNumber = (word: string): boolean =>
  MORE_OF_IT.test(word) || /^(?:instead|rather|and|not|now|in|total|please)$/.test(word);

/** "No new one", "the old one": no number. */
const isPronoun = (tokens: Token[], at: number): boolean =>
  textAt(tokens, at) === 'one' &&
  /^(?:new|old|older|bigger|smaller|larger|another|other|this|that|the|no|same|which)$/.test(textAt(tokens, at - 1));

/** The denied quantity that stands right before "but 4". */
function refusedBefore(tokens: Token[], at: number): Found | null {
  for (let start = at - 2; start >= Math.max(0, at - 9); start -= 1) {
    const amount = isRefused(tokens, start) ? amountAt(tokens, start) : null;
    const unit = amount ? (unitAt(tokens, amount.end) ?? thingAt(tokens, amount.end)) : null;
    if (unit && unit.end < at) return { quantity: 0, unit: unit.unit, of: null, start, end: unit.end };
  }
  return null;
}

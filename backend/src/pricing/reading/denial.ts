import {
  DENYING,
  isAnswer,
  isAnsweredNo,
  isFine,
  isForOthers,
  turnedOutNone,
  isGonePet,
  isLeftAlone,
  isNobody,
  isRuledOut,
  tellsOfPast,
  pattern,
  textAt,
  textOf,
} from '../language/index.js';
import { type Scan } from './scan.js';

const DENIALS = new Set([...DENYING.filter((word) => word !== "can't"), 'zero', 'exclude']);
const DOUBTS = new Set(['if', 'whether', 'unless']);
/** "not only", "no doubt", "not sure why": these deny nothing. */
const HARMLESS = new Set(['only', 'just', 'doubt', 'problem', 'worries', 'rush', 'hurry', 'idea', 'matter', 'wonder']);
const REACH = 6;

/**
 * Whether what stands at a token is denied or doubted by its own clause: "no pets", "not heritage listed", "isn't steep",
 * "steep? no", "not sure if there is asbestos". `end` is the first token after the phrase.
 */
export function isDenied(scan: Scan, index: number, end = index + 1): boolean {
  return isDeniedBefore(scan, index) || isDeniedAfter(scan, index, end);
}

/** As isDenied, by the words before alone: "the furnace is not heating" still speaks of a furnace. */
export function isDeniedBefore(scan: Scan, index: number): boolean {
  const { tokens, clause, sentence } = scan;
  if (isLeftAlone(tokens, index) || isGonePet(tokens, index) || isNobodys(scan, index)) return true;
  for (let at = index - 1; at >= 0 && at >= index - REACH && clause[at] === clause[index]; at -= 1) {
    const word = tokens[at]?.text ?? '';
    const next = tokens[at + 1]?.text ?? '';
    if (isRuledOut(tokens, at)) return true;
    if (isOverdue(scan, at, index)) return false;
    if (DENIALS.has(word) && !HARMLESS.has(next) && !isAnswer(tokens, at) && !isNoOneWhoHas(tokens, at, index))
      return true;
    if (DOUBTS.has(word) && at > 0 && sentence[at] === sentence[index] && isUnsure(scan, at)) return true;
  }
  return false;
}

const NOT_DONE = /^(?:hasn't|hasnt|haven't|havent|not|never)(?: \p{L}+ly| really)? been(?: properly| really)? $/u;
const FOR_LONG = pattern('u')`
  ^(?: (?!(?:and|but)\b)\p{L}+){0,3} (?:since|in (?:over |about |like |the (?:last|past) )?(?:an? |\p{L}+ |\d+ )?(?:years?|months?|weeks?|ages|while)
    |for (?:over |about |like |at least )?(?:an? |\p{L}+ |\d+ )?(?:years?|months?|weeks?|ages|while|decades?))\b
`;

/** "Hasn't been mown since Christmas", "has not been swept in years": what was not done for so long is to be done. */
const isOverdue = ({ tokens }: Scan, at: number, index: number): boolean =>
  !textAt(tokens, index).endsWith('ing') &&
  NOT_DONE.test(`${textOf(tokens.slice(at, index))} `) &&
  FOR_LONG.test(` ${textOf(tokens.slice(index + 1, index + 9))}`);

/** "No one has cleaned the attic": see isNobodys. */
const isNoOneWhoHas = (tokens: Scan['tokens'], at: number, index: number): boolean =>
  isNobody(tokens, at) && tellsOfPast(tokens, at, index);

/** "Nobody has ever smoked in here", "nobody here has pets"; "nobody has cleaned the attic" still speaks of an attic. */
function isNobodys({ tokens, clause }: Scan, index: number): boolean {
  for (let at = index - 1; at >= 0 && at >= index - REACH && clause[at] === clause[index]; at -= 1) {
    const word = tokens[at]?.text ?? '';
    if (isNobody(tokens, word === 'one' ? at - 1 : at)) return !/^(?:in|the|this)$/.test(tokens[index - 1]?.text ?? '');
    if (!/^(?:in|the|this|our|house|home|here|else|has|have|had|ever|got|any|an?|even|really)$/.test(word))
      return false;
  }
  return false;
}

function isUnsure({ tokens }: Scan, at: number): boolean {
  const before = [tokens[at - 2]?.text, tokens[at - 1]?.text].join(' ');
  return /\b(?:sure|know|check|wonder\w*|ask|certain|tell)$/.test(before);
}

function isDeniedAfter({ tokens, clause, sentence }: Scan, index: number, end: number): boolean {
  const [first, second, third] = [tokens[end], tokens[end + 1], tokens[end + 2]].map((token) => token?.text ?? '');
  if (isAnsweredNo(tokens, end)) return true;
  if (first === '-' && second === 'free') return true;
  if (first === 'free' && clause[end] === clause[index] && !['of', 'standing'].includes(second ?? '')) return true;
  if (sentence[end] !== sentence[index]) return false;
  const verb = first ?? '';
  if (/^(?:isn't|isnt|aren't|wasn't|doesn't|won't)$/.test(verb)) return true;
  return (
    /^(?:is|are|was|were|will|does|do)$/.test(verb) && (second === 'not' || (second === 'no' && third !== 'doubt'))
  );
}

const SETTLED = pattern()`
  ^(?:is|are|was|were|has been|have been|had|got)(?: all| already| been| now)* (?:gone|over|included|removed|replaced|fixed|taken|out|done|abated|sorted)
    \b
`;

/** "The old wiring is fine", "asbestos was removed": named as no concern. `end` is the first token after the phrase. */
export function isNoConcern({ tokens }: Scan, end: number): boolean {
  const words = tokens.slice(end, end + 5).map(({ text }) => text);
  const after = textOf(tokens.slice(end, end + 12));
  if (turnedOutNone(after) || isForOthers(after)) return true;
  return SETTLED.test(words.join(' ')) || isFine(` ${words.join(' ')}`);
}

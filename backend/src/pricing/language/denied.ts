import { pattern } from './pattern.js';
import { textAt, type Token } from './tokens.js';

/** Words that deny what follows them, the Spanish ones that come in English sentences among them. */
export const DENYING: readonly string[] =
  `no not never nothing without none neither nor non except excluding sin nada ningun ninguna isn't aren't wasn't
  weren't don't doesn't didn't hasn't haven't hadn't won't can't ain't isnt arent wasnt dont doesnt didnt hasnt havent
  wont aint`.split(/\s+/);

/** "Two storeys? No", "pets: none": `end` is the first token after what is asked. */
export const isAnsweredNo = (tokens: Token[], end: number): boolean =>
  /^[?:]$/.test(textAt(tokens, end)) && /^(?:no|none|nope|nah)$/.test(textAt(tokens, end + 1));

const A_DAY = /^(?:\p{L}{3,6}days?|week-?ends?)$/u;
const TURNED_OUT = pattern('u')`
  ^[^.!?;]{0,60}\b(?:(?:(?<!\bwhere )there(?:'s| is| was|s)?|found) none|(?:came back|tested) (?:clear|negative|clean))\b
`;
/** "Tested for asbestos when we bought and there's none": what is spoken of is not there, by the words after it. */
export const turnedOutNone = (after: string): boolean => TURNED_OUT.test(after);

const NOT_FOR_ME = pattern()`
  ^[^.,;!?]{0,25}?\b(?:(?:is|are|was|would be)(?:n't| not) (?:for|about) (?:me|us)|(?:does|do|would)(?:n't| not) apply
    |(?:is|are) no good (?:to|for) (?:me|us))\b
`;
/** "I'm 45, so the senior thing is not for me": who says so is none of them, by the words after it. */
export const isForOthers = (after: string): boolean => NOT_FOR_ME.test(after);

const ALL = /^(?:day|time|anything|anytime|everything|all)$/;

/** The word with which a sentence begins that a token stands in. */
function sentenceStart(tokens: Token[], at: number): string {
  let start = at;
  while (start > 0 && !/^[.!?;]$/.test(textAt(tokens, start - 1))) start -= 1;
  return textAt(tokens, start);
}

/** "Any day BUT Saturday", "any day BAR Sunday", "INSTEAD of", "RATHER than", "we USED to have a cat", "until June THERE was one": whether what follows is not wanted or not there. */
export function isRuledOut(tokens: Token[], at: number): boolean {
  const next = textAt(tokens, at + 1);
  switch (textAt(tokens, at)) {
    case 'but':
    case 'bar':
      return ALL.test(textAt(tokens, at - 1));
    // "It came back negative for asbestos"
    case 'negative':
      return next === 'for';
    case 'clear':
      return next === 'of' && /^(?:came|back|tested)$/.test(textAt(tokens, at - 1));
    case 'instead':
    case 'free':
      return next === 'of';
    case 'place':
      return next === 'of' && textAt(tokens, at - 1) === 'in';
    case 'rather':
      return next === 'than';
    // "Until last spring there was a piano in the front room"
    case 'there':
      return next === 'was' && /^(?:until|till)$/.test(sentenceStart(tokens, at));
    // "Forget the fence, just the deck", and not "don't forget the fence"
    case 'forget':
    case 'skip':
    case 'cancel':
      return (
        /^(?:the|that|my|our)$/.test(next) &&
        !/^(?:don't|dont|not|never|won't|didn't|can't|to|will|would|i|we)$/.test(textAt(tokens, at - 1))
      );
    // "Scrap the Saturday", and not the old fence
    case 'scrap':
    case 'scratch':
    case 'drop':
    case 'ditch':
      return /^(?:the|that)$/.test(next) && A_DAY.test(textAt(tokens, at + 2));
    // "Hold off on the edging"
    case 'hold':
      return (
        next === 'off' &&
        /^(?:on|with)$/.test(textAt(tokens, at + 2)) &&
        !/^(?:don't|dont|not|never|can't|cannot|couldn't|won't|to)$/.test(textAt(tokens, at - 1))
      );
    case 'used':
      return next === 'to' && /^(?:have|own|keep)$/.test(textAt(tokens, at + 2));
    default:
      return false;
  }
}

const SUBJECTS = /^(?:i|we|i'm|im|we're|i'd|we'd|i've|we've|it's|its|that's|thats)$/;

/** "No i mean the tiles", "no we have two dogs": an answer, after which something is said. */
export const isAnswer = (tokens: Token[], at: number): boolean =>
  /^(?:no|nope|nah)$/.test(textAt(tokens, at)) && SUBJECTS.test(textAt(tokens, at + 1));

/** "Nobody", "no one": at its first token. */
export const isNobody = (tokens: Token[], at: number): boolean =>
  /^(?:nobody|noone)(?:'s)?$/.test(textAt(tokens, at)) ||
  (textAt(tokens, at) === 'no' && textAt(tokens, at + 1) === 'one');

/** Whether the words from one token up to another tell of the past: "nobody HAS cleaned the attic". */
export const tellsOfPast = (tokens: Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ text }) => /^(?:has|have|had|ever)$/.test(text)) ||
  (/^(?:nobody|noone)'s$/.test(textAt(tokens, from)) && /(?:ed|ne|en)$/.test(textAt(tokens, from + 1)));

const BETWEEN =
  /^(?:about|around|approximately|an?|the|on|in|at|really|actually|even|quite|exactly|any|my|our|have|has|got)$/;
const MOST_BETWEEN = 6;

/** Whether what stands at a place is denied right before it: "not exactly 5 rooms", "isn't on the second floor". */
export function isRefused(tokens: Token[], at: number): boolean {
  let place = at - 1;
  while (at - place <= MOST_BETWEEN && BETWEEN.test(textAt(tokens, place))) place -= 1;
  return /^(?:not|no|never|without|nor|\p{L}+n't|isnt|aint|dont|doesnt)$/u.test(textAt(tokens, place));
}

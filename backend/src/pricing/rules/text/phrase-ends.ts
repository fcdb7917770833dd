import { numberAt, ordinalAt, textAt, textOf, type Token, pattern } from '../../language/index.js';
import { isAllBut } from './all-but.js';
import { GRAMMAR, KEEP_FIRST, PRICE_WORDS, UP_VERBS, wordSet } from './lexicon.js';
import { isTaking } from './removal-verbs.js';

/** Words that begin a situation. */
export const IF = new Set(['if', 'when', 'whenever', 'where', 'wherever', 'unless', 'once']);
const EMPTY_IF = wordSet(`needed required necessary applicable applies apply possible requested asked`);
const OCCASIONS = /^(?:jobs?|orders?|bookings?|visits?|projects?|times?|customers?|clients?|services?)$/;
const isCustomers = (word: string): boolean => /^(?:customer|client)s?$/.test(word);
/** Who asks for what others have to do. */
const ASKS = /^(?:city|county|town|council|state|code|law|hoa|insurer|insurance|inspector|utility|government)$/;
const PLACES = new Set(['inside', 'outside', 'upstairs', 'downstairs', 'before', 'without']);
const WHICH = wordSet(
  `first second third new next repeat small big large same 1st 2nd 3rd existing returning regular odd`,
);

/** "Two or more services", "multiple services": how many are wanted. */
const SEVERAL = /^(?:more|multiple|several|two|three|2|3|different)$/;

/** Cuts grammar and price words from both ends; null when nothing of meaning is left. */
export function trimmed(tokens: Token[], start: number, stop: number): { from: number; to: number } | null {
  let [from, to] = [start, stop];
  const word = (at: number): string => textAt(tokens, at);
  const conditional = tokens
    .slice(from, to)
    .findIndex((token, at) => IF.has(token.text) && !(token.text === 'once' && word(from + at - 1) === 'at'));
  if (conditional >= 0) {
    const start = from + conditional + 1;
    const there = THERE.exec(textOf(tokens.slice(start, to)))?.[0].split(' ').length;
    if (there !== undefined) return { from: start, to: start + there };
    const rest = tokens.slice(start, to).filter((token) => !GRAMMAR.has(token.text));
    if (rest.every((token) => EMPTY_IF.has(token.text))) to = from + conditional;
    else if (conditional === 0 || trimmed(tokens, from, from + conditional) === null) return ifPart(tokens, start, to);
  }
  [from, to] = withoutTaken(tokens, from, to);
  const grammar = (at: number): boolean =>
    (GRAMMAR.has(word(at)) && !isMonthOfMay(tokens, at) && !isMeasure(tokens, at)) ||
    (tokens[at]?.kind === 'sign' && word(at) !== '$');
  const names = (at: number): boolean =>
    /^(?:flat|premium|double|triple|treble|standard|regular|half|full|whole)$/.test(word(at)) &&
    ((word(at) === 'regular' && isCustomers(word(at + 1))) ||
      word(at + 1) === 'ones' ||
      (at + 1 < to && !PRICE_WORDS.has(word(at + 1)) && !grammar(at + 1)));
  const empty = (at: number): boolean =>
    !isInAndOut(tokens, at) &&
    !isAllBut(tokens, at) &&
    !isTaking(tokens, at) &&
    !(word(at) === 'outs' && word(at - 1) !== 'call') &&
    !isSetOf(tokens, from, at) &&
    !(word(at) === 'ones' && at > from && !GRAMMAR.has(word(at - 1))) &&
    !names(at) &&
    !suppliesAt(tokens, at) &&
    !isEveryOther(tokens, at) &&
    !(word(at) === 'both' && at + 1 < to && !GRAMMAR.has(word(at + 1)) && !PRICE_WORDS.has(word(at + 1))) &&
    (grammar(at) || PRICE_WORDS.has(word(at)) || (word(at) === 'plan' && word(at + 1) === 'on'));
  while (
    to > from &&
    (empty(to - 1) || (KEEP_FIRST.has(word(to - 1)) && !PLACES.has(word(to - 1)) && !isInAndOut(tokens, to - 1))) &&
    !isTaking(tokens, to - 1) &&
    !endsInInches(tokens, to) &&
    !endsInMore(tokens, from, to) &&
    !(OCCASIONS.test(word(to - 1)) && isWhich(tokens, to - 2)) &&
    !(/^(?:out|off)$/.test(word(to - 1)) && word(to - 2) === '-' && word(to - 3) !== 'call') &&
    !endsInDeed(tokens, to)
  )
    to -= 1;
  while (from < to && empty(from) && !startsComparison(tokens, from, to)) from += 1;
  return from < to ? { from, to } : null;
}

const DEEDS = /^(?:tear|rip|strip|shut|clean|rough|fit|build) (?:- )?(?:off|out)$/;

const TUNED_UP = new RegExp(`(?:^| )(?:${UP_VERBS}) (?:- )?up$`);

/** "Tear off", "furnace tune-up": the small word is part of what is done. */
function endsInDeed(tokens: Token[], to: number): boolean {
  const last = textOf(tokens.slice(Math.max(0, to - 3), to));
  return [last, last.replace(/^\S+ /, '')].some((words) => DEEDS.test(words)) || TUNED_UP.test(last);
}

/** "Line set", "swing sets", and not "rates set at". */
const isSetOf = (tokens: Token[], from: number, at: number): boolean =>
  /^sets?$/.test(textAt(tokens, at)) &&
  at > from &&
  tokens[at - 1]?.kind === 'word' &&
  !GRAMMAR.has(textAt(tokens, at - 1)) &&
  !PRICE_WORDS.has(textAt(tokens, at - 1)) &&
  !/^(?:at|to|by|up|back|in|on)$/.test(textAt(tokens, at + 1));

/** "Every other week", "every 2 weeks": how often, and no grammar. */
const isEveryOther = (tokens: Token[], at: number): boolean =>
  /^(?:every|each) (?:other|second|third|two|three|four|six|[2-6]) (?:week|month)s?$/.test(
    textOf(tokens.slice(at, at + 3)),
  );

/** "Ceilings over 3 m need the tall ladder", "on hillsides we step the panels": what it takes is no part of the situation. */
function withoutTaken(tokens: Token[], from: number, to: number): [from: number, to: number] {
  const part = tokens.slice(from, to);
  const word = (at: number): string => part[at]?.text ?? '';
  const isNamed = (at: number): boolean => at > 0 && trimmed(tokens, from, from + at) !== null;
  const isPlace = /^(?:on|in|at|during|with|without) (?!the |our |any |every |each |which )/.test(textOf(part));
  const number = part.findIndex(({ kind }) => kind === 'number');
  const doer = part.findIndex(
    ({ text }, at) =>
      at > 1 &&
      // "on roofs when it is over 30 degrees": behind a "when" it is the situation that goes on
      ((isPlace &&
        /^(?:we|i|there|there's|it|it's)$/.test(text) &&
        !part.slice(0, at).some((one) => IF.has(one.text))) ||
        // "anything over 12 ft i rent a scaffold"
        (number >= 0 && number < at && /^(?:we|i)$/.test(text) && !GRAMMAR.has(word(at - 1)))) &&
      !suppliesAt(tokens, from + at),
  );
  const end = isNamed(doer) ? doer : part.length;
  const need = part.findIndex(
    ({ text }, at) =>
      at > 0 &&
      at < end &&
      (/^(?:needs?|requires?|means?|takes?|involves?|gets?|must)$/.test(text) || isCharged(tokens, from + at)) &&
      !isTaking(tokens, from + at) &&
      !/^(?:that|which|who|you|to)$/.test(word(at - 1)),
  );
  // "the county requires backflow testing": whoever asks for it is no situation, what is asked for is
  if (need > 0 && ASKS.test(word(need - 1)) && need + 1 < end) return [from + need + 1, from + end];
  return [from, from + (isNamed(need) ? need : end)];
}

/** "Windows $12 inside and out": both sides, and no grammar. */
const isInAndOut = (tokens: Token[], at: number): boolean =>
  [at, at - 1, at - 2].some(
    (from) => from >= 0 && /^(?:in|inside) (?:and|&) (?:out|outside)$/.test(textOf(tokens.slice(from, from + 3))),
  );

/** "Anything under 4 yards has a short load fee": what is charged, and no part of the situation. */
const isCharged = (tokens: Token[], at: number): boolean =>
  /^(?:has|have|carries|carry) an? (?:[\p{L}-]+ ){0,3}(?:fee|charge|surcharge|levy|loading)\b/u.test(
    textOf(tokens.slice(at, at + 6)),
  );

/** "New customers", "first-time customers", "long-time clients": which of them is the situation. */
function isWhich(tokens: Token[], at: number): boolean {
  const word = (place: number): string => textAt(tokens, place);
  // "One time clean": no regular one
  if (word(at + 1) === 'time' && /^one(?:time)?$/.test(word(at))) return true;
  if (word(at + 1) === 'services' && SEVERAL.test(word(at))) return true;
  if (/^(?:past|previous|former)$/.test(word(at))) return isCustomers(word(at + 1));
  if (word(at) !== 'time') return WHICH.has(word(at));
  return word(at - 1) === '-' ? tokens[at - 2]?.kind === 'word' : WHICH.has(word(at - 1));
}

/** "60A", "6in": tight behind a number a word of grammar is its measure. */
function isMeasure(tokens: Token[], at: number): boolean {
  return tokens[at]?.kind === 'word' && !tokens[at]?.spaced && tokens[at - 1]?.kind === 'number';
}

/** "Mar-May", "in May", "April and May": the month, not the verb. */
function isMonthOfMay(tokens: Token[], at: number): boolean {
  return (
    tokens[at]?.text === 'may' &&
    /^(?:-|to|thru|through|until|in|during|of|and|&|\/|or|before|after|,)$/.test(textAt(tokens, at - 1))
  );
}

/** "If the old floor has to come up": without its particle the verb would say nothing. */
const LEAVING =
  /^(?:come|comes|pulled|ripped|torn|taken|lifted|hauled|dug|get|gets|go|goes|drive|back|fit|locked) (?:in|through|past|up|out|off|down|away)$/;

/** "If the paint is coming from us": who brings it decides. */
const COMING_FROM = /^com(?:es?|ing) from (?:us|me|you)$/;

/** "If it turns out y'all got yourselves a slab leak": how it comes to be known is no part of the situation. */
const TURNS_OUT = pattern()`
  ^(?:it |there )?(?:turns out|happens|looks like|so happens)(?: (?:that|like))?(?: (?:there's|there is
      |there are|it's|it is
      |(?:you|y'all|you all|they|we|u)(?:'ve)? (?:have|has|got|find)(?: (?:got|yourself|yourselves|ourselves))?))?
    (?= )
`;

/** What follows an "if": only grammar is cut, for its verb may be the situation ("if we have worked for you before"). */
function ifPart(tokens: Token[], start: number, stop: number): { from: number; to: number } | null {
  let [from, to] = [start, stop];
  const grammar = (at: number): boolean => GRAMMAR.has(textAt(tokens, at)) && tokens[at]?.kind !== 'number';
  while (
    to > from &&
    (grammar(to - 1) ||
      /^(?:gets?|pays?|charged?|takes?|another|extra|additional)$/.test(textAt(tokens, to - 1)) ||
      EMPTY_IF.has(textAt(tokens, to - 1))) &&
    !endsInInches(tokens, to) &&
    !LEAVING.test(textOf(tokens.slice(Math.max(from, to - 2), to))) &&
    !COMING_FROM.test(textOf(tokens.slice(Math.max(from, to - 3), to)))
  )
    to -= 1;
  const turnsOut = TURNS_OUT.exec(textOf(tokens.slice(from, to)))?.[0];
  if (turnsOut !== undefined) from += turnsOut.split(' ').length;
  while (
    from < to &&
    !suppliesAt(tokens, from) &&
    (grammar(from) || /^(?:needs?|requires?|required|gets?|wants?)$/.test(textAt(tokens, from))) &&
    !startsComparison(tokens, from, to)
  )
    from += 1;
  return from < to ? { from, to } : null;
}

/** "When we're there anyway": all of it grammar, and a situation. */
const THERE =
  /^(?:we|i)(?:'re|'m| are| am| happen to be) (?:already |out )*(?:there|at it)(?: (?:already|anyway|anyhow))?$/;

/** "we supply", "customer supplied", "you provide", "we fitted it": who does it decides. */
export function suppliesAt(tokens: Token[], at: number): boolean {
  return (
    /^(?:we|you|i|customers?|clients?|owners?)$/.test(textAt(tokens, at)) &&
    /^(?:suppl|provid|bring|buy|bought|fitted|installed|laid|built|painted|did)/.test(textAt(tokens, at + 1))
  );
}

function endsInInches(tokens: Token[], to: number): boolean {
  const last = tokens[to - 1];
  const sign = ['"', "'"].includes(last?.text ?? '') || (last?.text === '+' && !last.spaced);
  return sign && tokens[to - 2]?.kind === 'number';
}

/** "ten windows or more", "3 rooms and up": the limit's last words. */
function endsInMore(tokens: Token[], from: number, to: number): boolean {
  if (
    !/^(?:more|over|above|up|higher|less|fewer|under|steeper|greater|larger|bigger|taller|longer|older|wider|deeper|thicker)$/.test(
      textAt(tokens, to - 1),
    )
  )
    return false;
  if (!/^(?:or|and)$/.test(textAt(tokens, to - 2))) return false;
  return [3, 4, 5].some(
    (back) => to - back >= from && (numberAt(tokens, to - back) ?? ordinalAt(tokens, to - back)) !== null,
  );
}

/** "more than 40 km", "out of hours", "after 6pm", "no lift": the first word decides. */
function startsComparison(tokens: Token[], from: number, to: number): boolean {
  const [here, next] = [textAt(tokens, from), textAt(tokens, from + 1)];
  if (['more', 'less', 'lower', 'higher'].includes(here)) return next === 'than';
  if (here === 'out') return next === 'of';
  return KEEP_FIRST.has(here) && from + 1 < to && !['to', 'off'].includes(here) && !(here === 'up' && next !== 'to');
}

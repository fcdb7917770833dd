import { pattern, textAt, textOf, type Token } from '../../language/index.js';
import { AS_DONE, GRAMMAR, PRICE_WORDS, wordSet } from '../text/lexicon.js';
import { MEASURES } from '../text/measures.js';
import type { PerPhrase } from '../text/price.js';

const NOT_THINGS = wordSet(
  `job jobs visit trip call callout property house home project booking time week month year person quote price pop go flat
  fixed small lot total minimum min surcharge fee discount annum cent single service charge call-out way order move
  clean mow cut wash treatment session invoice application app`,
);

/** "Every no-heat or no-cool call": which of the visits, and no number of them. */
const WITHOUT_CALL = /^no ?- ?\p{L}+(?: (?:or|and) (?:no ?- ?)?\p{L}+)? (?:calls?|visits?|jobs?)\b/u;

/** No household is larger; from here on a number is an age. */
const MOST_HEADS = 11;

/** "each after", "ea. thereafter": what comes after the ones already paid for. */
export function isAfter(tokens: Token[], at: number): boolean {
  // "every job over $5,000"
  const isLimit = /^(?:over|beyond)$/.test(textAt(tokens, at)) && textAt(tokens, at + 1) === '$';
  return (
    !isLimit &&
    /^(?:after|thereafter|afterwards|beyond|over|following)$/.test(textAt(tokens, at)) &&
    /^(?:|[,;.):=$]|that|those|it|them|until|till)$/.test(textAt(tokens, at + 1))
  );
}

/** Begins a situation, and ends the name of a thing. */
const WHERE_OR_WHEN =
  /^(?:after|before|over|under|above|below|beyond|past|within|without|during|between|until|unless|except)$/;

/** "$560 each installed", "$12 each inside and out": how the price is meant, and no name of a thing. */
const WHERE = /^(?:painted|in|inside|outside|upstairs|downstairs)$/;

/** "$640 each fitting included": what is in the price. */
const isIn = (tokens: Token[], at: number): boolean => /^(?:included|incl?)$/.test(textAt(tokens, at + 1));

const WHOLE_WORK = pattern('u')`
  ^(?:(?:new|full|complete|whole) )?(?:\p{L}+ )?(?:(?:tear|strip|rip|clean|fit) ?-? ?(?:offs?|outs?)|re ?-? ?(?:roof|pipe|wire|paint|pave|side)s?
    |remodels?|renovations?|demos?|demolitions?|conversions?|extensions?|(?:roof|siding|gutter) (?:jobs?|replacements?|installs?))
    (?= ?(?:[,;.)!]|$))
`;
/** "$90 on every tear off": the whole of a job, of which nobody has several. */
export const isWholeWork = (tokens: Token[], at: number): boolean =>
  /^(?:on|with) (?:every|each)$/.test(textOf(tokens.slice(Math.max(0, at - 2), at))) &&
  WHOLE_WORK.test(textOf(tokens.slice(at, at + 6)));

/** "per downlight", "each new stump", "each one more": a thing without a unit of its own. */
export function itemPhrase(tokens: Token[], start: number, additional: boolean, weak: boolean): PerPhrase | null {
  let at = start;
  if (['one', 'item', 'thing', 'unit'].includes(textAt(tokens, at)) && !(weak && textAt(tokens, at) === 'unit')) {
    at += 1;
    // "Per item over 300 lbs": how heavy one is
    const isMeasured = tokens[at + 1]?.kind === 'number' && MEASURES.test(textAt(tokens, at + 2));
    const more =
      !isMeasured && /^(?:more|extra|after|beyond|over|above|thereafter|additional)$/.test(textAt(tokens, at));
    return {
      unit: 'item',
      size: 1,
      additional: additional || more,
      words: null,
      end: ['more', 'extra', 'thereafter'].includes(textAt(tokens, at)) ? at + 1 : at,
    };
  }
  // "Five jobs £200, £35 for each job more", "for every extra job"
  const isJobMore = textAt(tokens, at) === 'job' && /^(?:more|after|thereafter)$/.test(textAt(tokens, at + 1));
  if (!weak && isJobMore) return { unit: 'item', size: 1, additional: true, words: null, end: at + 2 };
  const isExtraJob = additional && /^for (?:each|every) \S+ job$/.test(textOf(tokens.slice(at - 3, at + 1)));
  if (isExtraJob && /^(?:[,;.)]|)$/.test(textAt(tokens, at + 1)))
    return { unit: 'item', size: 1, additional, words: null, end: at + 1 };
  // "£75 a week thereafter"
  if (NOT_THINGS.has(textAt(tokens, at)) && isAfter(tokens, at + 1))
    return { unit: 'item', size: 1, additional: true, words: [at, at + 1], end: at + 2 };
  // "Each person over 4", as against "each person over 65"
  const isHead =
    textAt(tokens, at) === 'person' &&
    /^(?:over|above|beyond|past)$/.test(textAt(tokens, at + 1)) &&
    (tokens[at + 2]?.value ?? MOST_HEADS) < MOST_HEADS &&
    !/^(?:hours?|hrs?|feet|foot|ft|years?|yrs?|days?|-)$/.test(textAt(tokens, at + 3));
  if ((NOT_THINGS.has(textAt(tokens, at)) && !isHead) || (weak && additional)) return null;
  if (WITHOUT_CALL.test(textOf(tokens.slice(at, at + 8)))) return null;
  if (!additional && isWholeWork(tokens, at)) return null;
  const from = at;
  while (
    at - from < 3 &&
    tokens[at]?.kind === 'word' &&
    !GRAMMAR.has(textAt(tokens, at)) &&
    !WHERE_OR_WHEN.test(textAt(tokens, at)) &&
    !(
      at === from &&
      !weak &&
      (AS_DONE.has(textAt(tokens, at)) || WHERE.test(textAt(tokens, at)) || isIn(tokens, at))
    ) &&
    (!PRICE_WORDS.has(textAt(tokens, at)) || (textAt(tokens, at) === 'set' && at === from)) &&
    !isAfter(tokens, at)
  )
    at += 1;
  if (at === from) return weak ? null : { unit: 'item', size: 1, additional, words: null, end: at };
  // "$89 on every emergency call", "$60 delivery, every mulch order"
  if (!additional && /^(?:call|visit|job|trip|booking|order)$/.test(textAt(tokens, at))) return null;
  return { unit: 'item', size: 1, additional, words: [from, at], end: at };
}

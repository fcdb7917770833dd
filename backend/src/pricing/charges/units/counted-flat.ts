import { contentWords, isCounted, pattern, stem } from '../../language/index.js';
import type { Work } from '../../work/index.js';
import type { AppliedEffect } from '../rule-book.js';
import { OTHERS_TOLD } from './for-each-piece.js';

/** A flat price for the work on these is for all of them ("window cleaning $200", "gutter repair $180"). */
const MANY_AT_ONCE = new Set(
  contentWords(
    'window door room bedroom bathroom outlet light downlight gutter blind step stair vent head shutter tile shingle slate brick leak crack wall picket pane panel board bag box hour day load',
  ),
);
const BARE = /^(?:(?:an?|one|per|new|standard|regular|basic|single) )*\p{L}+$/iu;
/** "Small", "patches small": of a list by size. */
const SIZE_ONLY = /^(?:\p{L}+ )?(?:small|medium|large|big)$/iu;
const TIMES = new Set(contentWords('hour day load board bag box'));
/** So many are hardly meant by a price for one; a larger number is asked about by a person. */
const MOST = 6;
/** "Toilet install", "tree removal under 30 ft": one of a thing, and what is done to it. */
const ONE_THING = pattern('iu')`
  ^(?:(?:an?|one|new|standard|regular|basic|single|old|customer-supplied) )*((?:\p{L}+ ){0,2}?\p{L}+)
    (?: (?:install(?:ation|ed)?|removal|removed|replace(?:d|ment)?|repair(?:ed)?|swap(?:ped)?|tune-?up|service|reset|hung|fitted|grinding))?
    (?: (?:under|over|up to|below|above|between)\b.*| \d.*)?$
`;

/** What is wrong with several of them is mended in one go. */
const REPAIRS = /\brepair/i;

/**
 * How often a flat price is due that is stated for one of a thing: thrice for "3 ceiling fans" where "ceiling fan $190" is the price.
 * 1 where the thing is not counted, is named in the plural, or is usually priced all together.
 */
export function timesDue(
  { effect: { kind, condition }, thing, isForFirst, isAdded, isByPiece }: AppliedEffect,
  { details, text }: Work,
): number {
  const isOfMany =
    isByPiece || isForFirst || isAdded || /^(?:\d|two|three|four|both|second|third|another)\b/i.test(condition ?? '');
  const noun =
    kind === 'fixed' && !isOfMany
      ? ONE_THING.exec(thing ?? condition ?? '')?.[1]
          ?.split(' ')
          .at(-1)
      : undefined;
  // "Outlet $145" on a list is the price of one; "window cleaning $200" of all
  const isNamedAlone = BARE.test(thing ?? condition ?? '') && !TIMES.has(stem(noun?.toLowerCase() ?? ''));
  if (noun === undefined || /[^s]s$/i.test(noun) || (MANY_AT_ONCE.has(stem(noun.toLowerCase())) && !isNamedAlone))
    return 1;
  if (OTHERS_TOLD.test(text) || REPAIRS.test(condition ?? '')) return 1;
  const isNoun = (name: string): boolean =>
    stem(name.toLowerCase().split(' ').at(-1) ?? '') === stem(noun.toLowerCase());
  const isSize = SIZE_ONLY.test(thing ?? condition ?? '');
  const counted = details.quantities.find(
    ({ unit, of, quantity }) =>
      isCounted(unit) &&
      Number.isInteger(quantity) &&
      quantity <= MOST &&
      // "3 small patches", where small ones have a price
      (isSize
        ? (of?.toLowerCase().startsWith(`${noun.toLowerCase()} `) ?? false)
        : // "3 new outlets" are outlets
          isNoun(of ?? unit) || isNoun(unit)),
  );
  return counted?.quantity ?? 1;
}

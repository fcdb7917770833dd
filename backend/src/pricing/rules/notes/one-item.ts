import { lines, MONTH_IN_FULL, pattern, textOf, type Token } from '../../language/index.js';
import { GRAMMAR, PEOPLE, PRICE_WORDS } from '../text/lexicon.js';
import type { Price } from '../text/price.js';

/** Work that is named by what is done, or by the whole that is done. */
const NO_DOING = 'booking|financing|parking|wedding|building|ceiling|railing|spring|king|ring';
const WHOLES = lines`
  re-?roofs?|roofs?|installs?|installations?|replacements?|repairs?|remodels?|renovations?|re-?paints?|paint jobs?
  |re-?wires?|re-?pipes?|tune ?-? ?ups?|(?:deep |house |full |move ?-? ?out )cleans?
  |(?:house |power |pressure |soft )?wash(?:es)?|removals?|decks?|fences?|patios?|driveways?|kitchens?|bathrooms?
  |furnaces?|boilers?
`;
const WORK = lines`
  (?:[\p{L}-]+ ){0,2}?(?:(?!(?:${NO_DOING})\b)[\p{L}-]{3,}ing|${WHOLES})
    (?= ?(?:[,;.)!]|$|at the same|too\b|as well|job))
`;
/** "With a new roof", "when we do the roof", "if you get a new furnace": another work that is done, too. */
const BESIDE = pattern('u')`
  \b(?:with|alongside|as part of|together with|on top of|at the same time as|when bought with|when added to|added to)\s
    (?:(?:an?|any|the|every|each|your|our) )?(?:(?:new|full|complete|whole) [\p{L}-]{3,}|${WORK})
  |\b(?:when|if|while|whenever|as long as) (?:we|we're|we are)(?: already| also)? (?:do|doing|replac(?:e|ing)|install(?:ing)?|paint(?:ing)?|clean(?:ing)?|wash(?:ing)?
      |tak(?:e|ing)|tear(?:ing)?|put(?:ting)?|build(?:ing)?|redo|redoing|fit(?:ting)?|lay(?:ing)?|pour(?:ing)?|mow(?:ing)?|cut(?:ting)?)\s
      (?:your|the|an?|all)\b
  |\b(?:when|if) (?:you|you're|customers?)(?: also| already)? (?:get|getting|buy|buying|have|order|book|add|are getting|do)\s
      (?:(?:us|me) (?:do|for|to do) )?(?:(?:an?|the|your|any) )?(?:(?:new|full|complete|whole) [\p{L}-]{3,}|${WORK})
`;
/** Of these all of a price is, and no part. */
const WHOLE = pattern('u')`
  ^(?:labou?r|bundles?|deals?|specials?|packages?|combos?|promos?|promotions?|offers?|savings?|coupons?|referrals?
    |rebates?|house|home|property|winter|spring|summer|fall|autumn|off-?season|days?|today|cash|multi\p{L}*|repeat
    |loyal\p{L}*|new|first|second|old|early|birds?)$
`;
const TIMES = pattern('u')`^(?:${MONTH_IN_FULL}|\p{L}+days?)$`;

const names = (tokens: Token[]): boolean =>
  !PEOPLE.test(textOf(tokens)) &&
  tokens.some(
    ({ kind, text }) =>
      kind === 'word' && !GRAMMAR.has(text) && !PRICE_WORDS.has(text) && !WHOLE.test(text) && !TIMES.test(text),
  );

/** Several things by their name: "gutter guards", as against "winter special". */
const THINGS = /^(?:[\p{L}-]+ ){0,2}[\p{L}-]{2,}[^s'\W]s$/u;

/** "10% off if booked with gutter cleaning": off all that is booked. */
const OF_BOTH = /\b(?:if|when|where|unless|booked|bundled|combined|ordered|paired|both|together)\b/;

/**
 * "Gutter guards half price with a new roof": off the price of one thing only, beside another work. A percentage takes off the whole
 * price, so no effect can say it. The title may name the thing.
 */
export function isOffOneItem(tokens: Token[], price: Price, title: string): boolean {
  if (price.kind !== 'percent') return false;
  const said = textOf(tokens);
  if (price.value > 0 && !/^(?:off|discount|less|cheaper)\b/.test(textOf(tokens.slice(price.end, price.end + 1))))
    return false;
  const beside = BESIDE.exec(said);
  if (beside === null) return false;
  const from = said.slice(0, beside.index).trim().split(' ').filter(Boolean).length;
  if (from < price.end) return false;
  const item = [...tokens.slice(0, price.at), ...tokens.slice(price.end, from)];
  if (PEOPLE.test(textOf(item)) || OF_BOTH.test(textOf(item))) return false;
  return (
    names(item) ||
    (THINGS.test(title) &&
      !PEOPLE.test(title) &&
      !title.split(' ').some((word) => WHOLE.test(word) || TIMES.test(word)))
  );
}

import { numberAt, pattern, textOf, type Token, unitAt } from '../../language/index.js';
import { perPhraseAt } from '../phrases/per-phrase.js';
import { holdAmount } from '../text/has-price.js';
import { GRAMMAR, PRICE_WORDS } from '../text/lexicon.js';

/** How and when one asks, pays or is served, and what the business is: nothing that decides about a price. */
const POLICY = pattern('u')`
  ^(?:please )?(?:call|text|email|ask|message|send|pay|paid|book|bring|keep|leave|dates?|quotes?|estimates?|photos?|closed|open
    |licen[cs]ed|insured|bonded|cash|cards?|che(?:ck|que)s?|free (?:quotes?|estimates?|pick ?up)
    |(?:only )?(?:one|1) (?:discount|offer|coupon|promo\w*)s? (?:per|an?|each)|not (?:combinable|stackable)|no stacking
    |no (?:cards?|che(?:ck|que)s?|cash|pets|smoking|roof walks?|refunds?|rush|weekends|sundays|holidays))\b
  |^(?:change|replace|clean|check|test|service|flush|oil)\b.*\bevery \d+ ?\p{L}+$
  |\bby (?:e-?mail|text|phone|card|mail|appointment)$|\b(?:guarantee[ds]?|warrant\w+|licen[cs]ed|insured|experience|in business|lead time)\b
`;
/** Where a price holds, what it counts, or what goes on with it. */
const GOES_ON = pattern('u')`
  ^(?:and|but|or|if|when|whenever|where|while|unless|once|for|on|in|at|with|without|over|under|above|below|beyond|past|after|before|between
    |from|until|up|only|per|each|every|all|both|more|less|within|outside|inside|during|any|then|to|not|plus|same|otherwise|except|no)\b
  |\b(?:if|when|where|unless|only|except|free|included?|incl|extra|more|less|off|double|triple|half|twice|minimum|min)\b
`;

/** "Vinyl: no extra", "argon: no charge": one of a list that costs nothing. */
const COSTS_NOTHING = pattern('u')`
  ^(?!(?:first|within|under|below|if|when|for|up|no|not|each|every|any|all)\b)(?:[\p{L}'-]+ ){1,4}?(?:: |= |- |, |is |are )?
    (?:at )?(?:no (?:extra )?(?:charge|cost|fee)|no (?:extra|change)|free|incl(?:uded)?|n ?\/ ?c|nothing(?: extra)?)$
`;

/** "4 in thick", "30 yr + 50 yr", "30 day retreat free", "city takes 2 weeks": how a thing is made, and how long it takes or is good. */
const MADE_SO = pattern('u')`
  ^\d[\d.]*(?: [-+&] \d[\d.]*)? ?-? ?(?:in(?:ch(?:es)?)?|mm|cm|mils?|ga|gauge|psi|yrs?|years?|days?|coats?)\b
    (?!.*\b(?:min(?:imum)?|extra|more|less|off|only|and up|or)\b)(?: \+ \d+ \w+)?(?: \p{L}+){0,3}$
  |^(?:\p{L}+ ){0,2}\d[\d.]* ?(?:ft|feet|in|inch(?:es)?|m|cm) (?:o|oc|on cent\p{L}+|apart)\b
  |^(?:\p{L}+ ){1,4}(?:takes?|needs?|dr(?:y|ies)|cures?)(?: about| up to)? \d+(?: - \d+)? (?:hours?|hrs?|days?|weeks?|wks)$
`;

const hasNumber = (tokens: Token[]): boolean => tokens.some((_, at) => numberAt(tokens, at) !== null);

/** "Jobs above $8,000: 4% off": beside its price a part says what it is for. */
const namesWork = (tokens: Token[]): boolean =>
  tokens.some(
    ({ kind, text }, at) =>
      kind === 'word' &&
      !GRAMMAR.has(text) &&
      !PRICE_WORDS.has(text) &&
      unitAt(tokens, at) === null &&
      numberAt(tokens, at) === null,
  ) || /\b(?:over|above|under|below|than) (?:\$ )?\d/.test(textOf(tokens));

/** Whether a part behind a priced one is only told beside it. */
function isRemark(tokens: Token[], before: Token[]): boolean {
  const said = textOf(tokens);
  if (holdAmount(tokens) || tokens.length === 0) return false;
  if (POLICY.test(said) || (COSTS_NOTHING.test(said) && !hasNumber(tokens))) return true;
  if (MADE_SO.test(said) && hasNumber(before) && namesWork(before)) return true;
  // "Ants $145; roaches $190; no bed bugs"
  if (/^no \p{L}/u.test(said) && before.filter(({ text }) => text === '$').length > 1) return true;
  const isCounting = tokens.some((_, at) => perPhraseAt(tokens, at) !== null);
  return tokens.length > 1 && !hasNumber(tokens) && !isCounting && !GOES_ON.test(said) && namesWork(before);
}

/**
 * "Jobs above $8,000: 4% off; dates by email": what a semicolon keeps from a price that is complete is a sentence of its own, and no
 * situation.
 */
export function remarksApart(sentence: Token[]): Token[][] {
  const starts = [0, ...sentence.flatMap(({ text }, at) => (text === ';' ? [at] : []))];
  // Each part with the semicolon before it.
  const parts = starts.map((from, index) => sentence.slice(from, starts[index + 1]));
  const priced = parts.findIndex(hasNumber);
  const isApart = (part: Token[], index: number): boolean =>
    priced >= 0 && index > priced && isRemark(part.slice(1), parts.slice(0, index).flat());
  const remarks = parts.filter(isApart).map((part) => part.slice(1));
  return remarks.length === 0
    ? [sentence]
    : [parts.filter((part) => !remarks.some((one) => one[0] === part[1])).flat(), ...remarks];
}

import { numberAt, textAt, textOf, type Token, lines, pattern } from '../../language/index.js';
import { wordSet } from './lexicon.js';

/** Words that set an amount up as a limit. */
export const SETS_LIMIT = wordSet(`over above exceeding exceeds exceed beyond past topping worth under below > <`);
const PAIRS = /^(?:(?:more|less|\w+er) than|at least|(?:upwards|north) of|excess of|equal to|even for)$/;

/** What goes before the least that is charged: "we don't come out for less than", a source of a regular expression. */
export const NEVER_LESS = lines`
  (?:never|not|no|nothing|nobody(?: \w+){0,2} (?:comes?|goes?|stays?|works?|leaves?|moves?|pays?|books?)|won't
    |wouldn't|don't)(?: \w+){0,6} (?:less than|under|below)
`;

const LEAST = new RegExp(String.raw`\b${NEVER_LESS}(?: about| around)*$`);
/** "No discounts on jobs under": what is refused is no work. */
export const REFUSED_THINGS = pattern()`
  ^nobody (?:beats?|else|does|can|will)\b
  |^(?:no|not|without|never) (?:any )?(?:\w+ )?(?:discounts?|deals?|credit|cards?|free|deposits?|extra
    |surcharges?|charge(?! (?:anybody |anyone |you )?(?:less|under|below))|fees?|warrant\w*|refunds?|permits?
    |paperwork)\b
`;

/** "No job goes out under", "nothing less than", right before an amount: the least that is charged. */
export function isNeverLess(tokens: Token[], at: number): boolean {
  const refusal = LEAST.exec(textOf(tokens.slice(0, at)))?.[0] ?? '';
  return refusal !== '' && !REFUSED_THINGS.test(refusal);
}

const REFUSES_PAST = pattern()`
  ^(?:nothing|never|no (?:further|farther|jobs|work)
    |(?:(?:we|i) )?(?:don't|do not|never|won't) (?:go|travel|drive|come))(?: (?:any )?(?:further|farther|more))?
    (?: (?:past|over|beyond|above|outside|than))(?= )
`;

/** "Nothing over 100 lbs without a second man at $60" is a price. */
const HAS_PRICE = /\b(?:unless|without|except|charged?|charging)\b|[:+$]/;

/** "$2 a mile, nothing past 60 miles": where the limit of a refusal begins, behind which no work is done; null without one. */
export function refusesAt(tokens: Token[], from: number): number | null {
  const refusal = REFUSES_PAST.exec(textOf(tokens.slice(from, from + 7)))?.[0];
  if (refusal === undefined || HAS_PRICE.test(textOf(tokens.slice(from)).split(/[,.;]/, 1)[0] ?? '')) return null;
  return from + refusal.split(' ').length;
}

/** "Full size grand we don't move": words that say what is not done. */
const NOT_DONE =
  /\b(?:we|i) (?:don't|do not|won't|will not|can't|cannot|never) (?:do|move|take|handle|touch|offer|service|lift|carry|fit|install)$/;

/** Whether the words from one place to another only say what the business does not do. */
export const isNotDone = (tokens: Token[], from: number, to: number): boolean =>
  NOT_DONE.test(textOf(tokens.slice(from, to)));

const COMPARED = /^(?:jobs?|orders?|projects?|bills?|totals?|invoices?|quotes?|anything|work)$/;

/** "over $5,000", "$5,000 or more", "under $300": an amount that is compared with, not charged. */
export function isThreshold(tokens: Token[], at: number, end: number): boolean {
  const before = textAt(tokens, at - 1);
  // "jobs between $5,000 and $9,000"
  if (textAt(tokens, at) === 'between' && COMPARED.test(before)) return true;
  const pair = `${textAt(tokens, at - 2)} ${before}`;
  // "2nd floor and above $1.50": the limit is the floor
  if ((SETS_LIMIT.has(before) && !/^(?:and|or)$/.test(textAt(tokens, at - 2))) || PAIRS.test(pair)) return true;
  if (
    ['or', 'and'].includes(textAt(tokens, end)) &&
    ['more', 'over', 'above', 'up', 'less', 'under', 'higher'].includes(textAt(tokens, end + 1))
  )
    return true;
  if (textAt(tokens, end) === 'up' && before === 'from') return true;
  return textAt(tokens, end) === '+' && !(tokens[end]?.spaced ?? true);
}

/** Up to so many, a bare "min 4" is a number of pieces and no money. */
const MOST_PIECES = 20;

/** "Soffit lights 85 each, min 4", "45 each, 5 minimum": a least number of pieces. */
export function isLeastPieces(tokens: Token[], at: number): boolean {
  const count = numberAt(tokens, at);
  if (count === null || count.value > MOST_PIECES) return false;
  // "5 minimum, $20 each"
  const isFirst = at === 0 && textAt(tokens, count.end + 1) === ',';
  const behind = (isFirst || /^[,;(]$/.test(textAt(tokens, at - 1))) && textAt(tokens, count.end) === 'minimum';
  return behind || /^(?:minimum|min)$/.test(textAt(tokens, at - 1));
}

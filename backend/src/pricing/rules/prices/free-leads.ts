import { numberAt, textAt, textOf, type Token, pattern } from '../../language/index.js';
import { allowancesIn } from '../phrases/allowance.js';
import { GRAMMAR, PRICE_WORDS } from '../text/lexicon.js';
import { GIFT_VALUE, NOTHING_ADDED } from '../notes/note-words.js';
import { perPhraseAt } from '../phrases/per-phrase.js';
import type { Price } from '../text/price.js';

/** "Which normally costs $80", "a $60 saving": still about what is free. */
const STILL_FREE = pattern()`
  ^\W*(?:which|that|normally|usually|an? \$|worth|valued?|saving|unlike|instead|not|no|even|including|up to|over
    |under|most|other|others|some)\b
`;

/** "No deposit needed, 10% off for cash". */
const NONE_TAKEN = /^(?:there is |there's |we (?:take|need|ask for) )?no (?:deposits?|money|payment|interest)\b/;

/** "1 story normal price, 2 story +8%", "broom finish included, stamped $4 more", "gates by quote, staining $4 a foot", and not "haul away not included". */
const IS_FREE = pattern()`
  (?<!\b(?:not|never) |n't )\b(?:free|included|by quote|quoted|on request|poa
    |(?:normal|usual|regular|standard|base|same) (?:prices?|rates?))$
`;
/** "Free delivery on 5 yards or more, otherwise $65". */
const isFreeBefore = (lead: string, rest: Token[]): boolean => /\bfree\b/.test(lead) && ELSEWHERE.test(textAt(rest, 0));

/** Where the priced part begins in "No fee in town, $25 out of town"; 0 where no free part stands before it. */
export function freeLeadEnd(tokens: Token[], price: Price): number {
  // "furniture is moved free except pianos, those are $120"
  const but = tokens.findIndex(({ text }) => /^except(?:ing)?$/.test(text));
  if (but > 0 && but < price.at && /\b(?:free|included|no charge)\b/.test(textOf(tokens.slice(0, but)))) return but + 1;
  let comma = price.at - 1;
  while (comma > 0 && !/^(?:[,;]|but)$/.test(textAt(tokens, comma))) comma -= 1;
  if (comma <= 0) return 0;
  const [lead, rest] = [tokens.slice(0, comma), tokens.slice(comma + 1)];
  const text = textOf(lead);
  if (
    !(NOTHING_ADDED.test(text) || NONE_TAKEN.test(text) || IS_FREE.test(text) || isFreeBefore(text, rest)) ||
    GIFT_VALUE.test(textOf(tokens)) ||
    STILL_FREE.test(textOf(rest))
  )
    return 0;
  if (allowancesIn(lead).length > 0) return 0;
  const own = rest.filter(
    ({ kind, text: word }, at) =>
      kind === 'word' &&
      (at < price.at - comma - 1 || at >= price.end - comma - 1) &&
      (ELSEWHERE.test(word) || !(GRAMMAR.has(word) || PRICE_WORDS.has(word))),
  );
  return own.length > 0 ? comma + 1 : 0;
}

const FREE_TAIL = pattern()`
  ^[,;(] (?:but |and )?(?:(?:it's |is )?(?:free|no charge|included) (?:over|above|beyond|past|from|for more than|with|if|when) .+
    |(?:[\w-]+ ){1,3}(?:(?:at |for )?no (?:extra )?(?:charge|cost)
      |(?:is |are |comes? )?(?:(?:not )?included|free|extra|on top|separate(?:ly)?|additional)|no extra
      |nothing(?: extra)?|same price)(?: \))?
    |(?:[a-z-]+ ){1,3}(?:is |are )?(?:free|included) (?:up to|within|under|inside) .+
    |(?:there are |there's |we do )?no (?:discounts?|deals|haggling|exceptions?)\b[^,;]*)$
`;
const FREE_OVER = pattern()`
  ^[,;(] (?:but |and )?(?:it's |is )?(?:free|no charge|included) (?:over|above|beyond|past|from|for more than|with|if|when) 
`;

/** Where "satin no charge", "railing extra" begins after the last price: what is free or open there says nothing of what is charged. */
export function freeTailAt(tokens: Token[], priceEnd: number): number {
  const at = tokens.findIndex(({ text }, place) => place >= priceEnd && /^[,;(]$/.test(text));
  const tail = at < 0 ? [] : tokens.slice(at);
  const isFree =
    FREE_TAIL.test(textOf(tail)) &&
    // "free over 1,000 sq ft" says nothing of what is counted below
    (FREE_OVER.test(textOf(tail)) || freesOther(tokens, priceEnd, tail));
  return isFree ? at : tokens.length;
}

/** Whether nothing that a price counts is free: "$60 an item, stairs free up to 2 floors", as against "$2 a mile, first 10 included". */
function freesOther(tokens: Token[], priceEnd: number, tail: Token[]): boolean {
  const counted = perPhraseAt(tokens, priceEnd)?.unit;
  const free = allowancesIn(tail);
  if (free.length === 0) return !tail.some((_, place) => numberAt(tail, place) !== null);
  return (
    counted !== undefined &&
    free.every(({ unit, words }) => words === null && unit !== null && unit !== 'item' && unit !== counted)
  );
}

const ELSEWHERE = /^(?:outside|elsewhere|beyond|otherwise|else)$/;

/** "Outside" after "no fee inside city limits" is outside of city limits, "otherwise" is not inside of them. */
export function oppositeOf(lead: Token[], clean: string, condition: string | null): string | null {
  const word = (condition ?? 'otherwise').toLowerCase();
  if (!/^(?:outside|elsewhere|beyond|otherwise|anywhere else|else)$/.test(word)) return condition;
  const at = lead.findIndex(({ text }) =>
    /^(?:inside|within|in|on|during|if|when|for|at|with|over|above|under)$/.test(text),
  );
  const [from, to] = [lead[at + 1], lead.at(-1)];
  if (at < 0 || !from || !to) return condition;
  const place = clean.slice(from.start, to.end).replace(/^(?:the|our|there's an?|there is an?|you have an?) /i, '');
  // "Free over $1,000, otherwise $80"
  if (/^(?:over|above)$/.test(textAt(lead, at))) return `under ${place}`;
  if (textAt(lead, at) === 'under') return `over ${place}`;
  return /^(?:inside|within|in)$/.test(textAt(lead, at)) && word !== 'otherwise' ? `outside ${place}` : `not ${place}`;
}

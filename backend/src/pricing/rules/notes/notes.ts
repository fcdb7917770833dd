import { amountAt, numberAt, textAt, textOf, unitAt, type Token, pattern } from '../../language/index.js';
import { allowancesIn } from '../phrases/allowance.js';
import { AFTER_AMOUNT, DISCOUNT, GRAMMAR, ON_TOP, PRICE_WORDS, VERY, wordSet } from '../text/lexicon.js';
import { perPhraseAt } from '../phrases/per-phrase.js';
import type { Clause, Price } from '../text/price.js';
import { ownPart, saidText } from '../text/normalised-amounts.js';
import { perSumEnd } from '../text/percents-of-price.js';
import { isOfPrice } from '../text/shares.js';
import { withoutWhy } from '../text/went-up.js';
import {
  COMMAND,
  EVERY_NTH,
  FACTS,
  GIFT_VALUE,
  INSTRUCTS,
  IS_USUAL,
  MATERIAL_MARKUP,
  MORE_STOCK,
  NAMED_IN_VAIN,
  NOTHING_ADDED,
  OF_THE_WORLD,
  ON_OTHER_PRICE,
  ORDER_ALLOWANCE,
  PENALTY,
  ROUNDING,
  SAVES_IN_USE,
  SHARE_OF_PRICE,
  SHARE_OF_WORLD,
  TALK_OF_DISCOUNT,
  TITLE_OF_A_FACT,
  TITLE_OF_A_SITUATION,
  TYPICAL,
  UPPER_LIMIT,
  WORLD,
} from './note-words.js';
import { isOffOneItem } from './one-item.js';
import { COVER_PAYS, isNotOurPrice } from './parties.js';
import { isEarnedByOthers } from './payers.js';
import { isPayment } from './payment.js';

/** Why an amount of a clause is no price of the job, null when it is one. */
export type NoteReason =
  | 'payment'
  | 'fact'
  | 'others'
  | 'materials'
  | 'nothing added'
  | 'no promise'
  | 'limit'
  | 'one item'
  | 'worth'
  | 'every nth'
  | 'typical'
  | 'unnamed'
  | 'command';

/** "$510 a square, the dump fees are in there" */
const IN_PRICE = /[,;(] [^,;.$\d]*\b(?:is|are) (?:all )?(?:in there|in that|in it|in the price|included)\b/g;

/** "10% on every job, lumber prices keep going up": said of our own prices, it is only why. */
const withoutWhyOurs = (said: string): string => (OF_ALL_OURS.test(said) ? withoutWhy(said) : said);
const OF_ALL_OURS =
  /\b(?:on|to|for) (?:every|each|all)(?:thing\b| (?:of )?(?:our |my )?(?:jobs?|work|prices?|quotes?|orders?)\b)/;

/** "Blocked drain $180, no fix no fee": a promise about the price that is named, which holds. */
const NO_CURE =
  /\bno \w+ (?:, )?no (?:fees?|charge|cost)\b|\b(?:we|i)(?:'ll| will)? waive (?:it|that|this|the fee) (?:if|when|once|with)\b.*/;

/** Why an amount changes no price of ours; null when it does. `title` is that of the rule, in the same form as a clause. */
export function noteReason(clause: Clause, title: string): NoteReason | null {
  const { tokens, price } = clause;
  if (!price) return null;
  const own = saidText(tokens, price);
  const changes = tokens.some((token, at) => changesPrice(tokens, token, at));
  if (COMMAND.test(own)) return 'command';
  if (price.kind === 'money' && perSumEnd(tokens, price.end) !== null) return 'worth';
  if (TALK_OF_DISCOUNT.test(own)) return 'no promise';
  if (PENALTY.test(own)) return 'payment';
  if (isPayment(own, changes) || (isPayment(title, false) && !/cash/.test(own))) return 'payment';
  if (
    isNotOurPrice(withoutWhyOurs(saidText(ownPart(tokens, price))).replace(IN_PRICE, '')) ||
    isNotOurPrice(title) ||
    (!price.signed && isEarnedByOthers(tokens, price))
  )
    return 'others';
  if (COVER_PAYS.test(own)) return 'others';
  if (isMaterials(tokens, price, title)) return 'materials';
  if (GIFT_VALUE.test(own)) return 'nothing added';
  if (ORDER_ALLOWANCE.test(own) || MORE_STOCK.test(own)) return 'materials';
  const isRate = price.kind === 'money' && perPhraseAt(tokens, price.end) !== null;
  if (isOffOneItem(tokens, price, title)) return 'one item';
  if (ROUNDING.test(isRate ? own.replace(TO_THE_HOUR, '') : own)) return 'limit';
  if (EVERY_NTH.test(own)) return 'every nth';
  const near = textOf(tokens.slice(Math.max(0, price.at - 5), price.end + 2));
  if (UPPER_LIMIT.test(near)) return 'limit';
  const before = textOf(tokens.slice(Math.max(0, price.at - 4), price.at));
  if (OF_THE_WORLD.test(textOf(tokens.slice(0, price.at)))) return 'fact';
  if (NAMED_IN_VAIN.test(before)) return 'nothing added';
  if (/\b(?:up to|as much as|anything from)$/.test(textOf(tokens.slice(0, price.at)))) return 'no promise';
  // "$12 each, the first two are on us"
  const isEach = perPhraseAt(tokens, price.end) !== null;
  const free = allowancesIn(tokens).some(
    (one) => (one.unit !== null && one.kind !== 'bundle') || (isEach && one.kind === 'covered'),
  );
  const off = /^(?:off|discount|less|cheaper)$/.test(textAt(tokens, price.end));
  if (!free && !off && NOTHING_ADDED.test(own.replace(NO_CURE, '')) && !/\b(?:free|included)\b/.test(own))
    return 'nothing added';
  const given = tokens.slice(0, price.at).some((token) => /^(?:if|when|where)$/.test(token.text));
  if (!changes && !given && !price.signed && !SOLD_WARRANTY.test(own) && (isFact(tokens, price) || FACTS.test(title)))
    return 'fact';
  const isBare = !isRate && price.kind === 'money' && amountAt(tokens, price.at)?.kind === 'number';
  // "first 2 hrs 190"
  const isOfFact = TITLE_OF_A_FACT.test(title) && !tokens.some((_, at) => unitAt(tokens, at)?.unit === 'hour');
  const isSituation = TITLE_OF_A_SITUATION.test(title) && isOneSum(tokens, price);
  if (isBare && isOfFact && !changes && !isSituation) return 'fact';
  if (!changes && price.kind === 'money' && TYPICAL.test(isRate ? saidOfWork(tokens, price) : own)) return 'typical';
  return price.kind === 'percent' && isWorldly(own, tokens, price, changes) ? 'fact' : null;
}

/** "$148 an hour, rounded up to the nearest half hour": how the hours are counted, which are asked for as they are. */
const TO_THE_HOUR = pattern()`
  \b(?:rounded |rounding )?(?:up |down )?to (?:the |an? )?(?:next|nearest|full|whole) (?:\w+ )?
    (?:hours?|hrs?|minutes?|mins?)\b
`;

/** "25 year warranty for $600": one that is sold. */
const SOLD_WARRANTY = pattern()`
  \b(?:extended|upgraded|optional|longer) [^.;]*warrant|\bwarrant\w+ (?:extension|upgrade|plan)s?:? \$ \d
  |\bwarrant\w+ (?:(?:extension|upgrade|plan|to|of|\d+|years?) )*(?:for|is|costs?) \$ \d
`;

/** "Evenings 80": a name and one number as large as a price, as against "Sat 8 to 12" and "Sundays: 120". */
const isOneSum = (tokens: Token[], { at, end, value }: Price): boolean =>
  value >= 25 &&
  namesWork(tokens.slice(0, at)) &&
  tokens.filter(({ kind }) => kind === 'number').length === 1 &&
  ![textAt(tokens, at - 1), textAt(tokens, end)].some((text) => /^[:-]$/.test(text));

/** Cover and bonds run to sums that no job costs. */
const MOST_OF_A_JOB = 50_000;

/** What a fact says of the work or of who does it, right before its name: "licensed gas fitting", "a certified welder". */
const DESCRIBES = /^(?:licen|certif|bonded|accredit|insured|experience|rated|crew|team)/;

/**
 * "A licensed plumber $115 an hour", "licensed gas fitting from $320" are prices all the same, and so is "ant treatment $145,
 * comes with a guarantee": what was named and priced before.
 */
function isFact(tokens: Token[], price: Price): boolean {
  const job = price.kind === 'money' && price.value < MOST_OF_A_JOB;
  const own = saidOfWork(tokens, price);
  const counted = price.kind === 'money' && perPhraseAt(tokens, price.end) !== null;
  return [...own.matchAll(new RegExp(FACTS, 'g'))].some(({ 0: fact, index }) => {
    const next = own.slice(index + fact.length).split(/\s+/)[1] ?? '';
    return !(DESCRIBES.test(fact) && (counted || (job && /^\p{L}{3}/u.test(next) && !GRAMMAR.has(next))));
  });
}

/** What is said up to the end of the part with the price, where it names work and costs no more than a job; else all of it. */
function saidOfWork(tokens: Token[], price: Price): string {
  const job = price.kind === 'money' && price.value < MOST_OF_A_JOB;
  const tail = tokens.findIndex(({ text }, at) => at >= price.end && /^[,;(]$/.test(text));
  const named = job && tail >= 0 && namesWork(tokens.slice(0, price.at));
  return saidText(named ? tokens.slice(0, tail) : tokens, price);
}

/** A word of work and no fact: "ant treatment", as against "our bond is". */
const namesWork = (tokens: Token[]): boolean =>
  tokens.some(({ kind, text }) => kind === 'word' && !GRAMMAR.has(text) && !PRICE_WORDS.has(text)) &&
  !/\b(?:bond|cover|policy|protected)\b/.test(textOf(tokens));

/** A percent of the world and not of the price: what things do, what is usual, what somebody should do. */
function isWorldly(own: string, tokens: Token[], price: Price, changes: boolean): boolean {
  const after = textOf(tokens.slice(price.end));
  if (!price.signed && SHARE_OF_WORLD.test(after)) return true;
  if (IS_USUAL.test(after) || WORLD.test(own) || SHARE_OF_PRICE.test(own)) return true;
  if (SAVES_IN_USE.test(own)) return true;
  return (
    !changes &&
    ((!price.signed && INSTRUCTS.test(own)) ||
      isShared(tokens, price) ||
      (!price.signed && (isLevel(tokens, price) || percentOfSomething(tokens, price.end))))
  );
}

/** "Neighbours go halves, that's 50% each": what each of them pays. */
const isShared = (tokens: Token[], { value, end }: Price): boolean =>
  (value === 50 || Math.round(value) === 33) && /^(?:each|apiece)$/.test(textAt(tokens, end));

/** "Dried to 12%", "below 4.5%": where something stands, and nothing that is added. */
const isLevel = (tokens: Token[], { at }: Price): boolean =>
  /^(?:to|from|in|below|under|near|past|reach(?:es)?|hits?|reads?|stays?)$/.test(textAt(tokens, at - 1));

/** A word that puts a price up or down, as opposed to one that only looks so ("less than", "off-street"). */
export function changesPrice(tokens: Token[], token: Token, at: number): boolean {
  const next = textAt(tokens, at + 1);
  // "two days' notice or less"
  if (/^(?:less|lower)$/.test(token.text) && tokens[at - 1]?.text === 'or') return false;
  // "$80 an hour, no discounts"
  if (/^(?:discount|surcharge)s?$/.test(token.text) && textAt(tokens, at - 1) === 'no') return false;
  if (['less', 'lower', 'more', 'further'].includes(token.text)) return next !== 'than' || comparesWork(tokens, at);
  // "One-off cleans", "crown reduction": which work it is
  if (token.text === 'off' && textAt(tokens, at - 1) === '-' && textAt(tokens, at - 2) === 'one') return false;
  if (token.text === 'reduction')
    return tokens[at - 1]?.kind === 'number' || /^(?:%|percent|a|price|our|the|)$/.test(textAt(tokens, at - 1));
  if (token.text === 'off') return next !== '-' && next !== 'street' && !isVerbOff(tokens, at);
  // "carpet uplift" is work
  if (token.text === 'uplift' && !/^(?:of|:|=)$/.test(next) && tokens[at + 1]?.kind !== 'number')
    return /^(?:%|percent|pct)$|^\d/.test(textAt(tokens, at - 1));
  if (AFTER_AMOUNT.has(token.text)) return /^(?:%|percent|pct|dollars|bucks)$|^\d/.test(textAt(tokens, at - 1));
  // "3/4 minus is $85"
  if (token.text === 'minus') return amountAt(tokens, at + 1) !== null;
  if (token.text === 'extra' && VERY.test(next)) return false;
  if (token.text === 'extra' || token.text === 'additional') return true;
  return (
    ON_TOP.has(token.text) ||
    DISCOUNT.has(token.text) ||
    (token.text === '+' && (tokens[at + 1]?.kind === 'number' || next === '$'))
  );
}

/** "$6 a foot more than wood": another work, as against the limit of "more than 6 ft". */
function comparesWork(tokens: Token[], at: number): boolean {
  const [than, after] = [tokens[at + 2], tokens[at + 3]];
  const amount = tokens.some((_, place) => place < at && place >= at - 6 && numberAt(tokens, place) !== null);
  return (
    amount &&
    than?.kind === 'word' &&
    numberAt(tokens, at + 2) === null &&
    !(/^(?:an?|the)$/.test(than.text) && (after === undefined || unitAt(tokens, at + 3) !== null))
  );
}

const GOES_OFF = pattern()`
  ^(?:everything|furniture|cut|tear|torn|haul|hauled|drop|shut|turn|switch|dry|run|blow|hose|set|peel|strip|cap|saw|grind|rip|day
    |days|pick|well|drain)$
`;

/** "Tear off", "drop-off": part of a verb, and nothing comes off the price. */
function isVerbOff(tokens: Token[], at: number): boolean {
  const hyphen = tokens[at - 1]?.text === '-' && !tokens[at]?.spaced;
  const verb = textAt(tokens, hyphen ? at - 2 : at - 1);
  const next = textAt(tokens, at + 1);
  const sum = /^(?:price|bill|total|quote|job|final|cost|invoice|first|next|amount|rate)$/;
  if (/^(?:take|taking|lift|come)$/.test(verb) && /^(?:and|&|the|old|existing|then)$/.test(next))
    return !sum.test(textAt(tokens, at + 2));
  return GOES_OFF.test(verb);
}

const STOCK = /^(?:materials?|parts?|supplies|consumables)$/;

const IF_SUPPLIED = pattern()`
  \b(?:if|when|where) (?:you|we|i|customer|client|the customer|the client|owner)\b[^.;]*\b
    (?:supply|supplies|supplied|provide|provides|buy|bring)
`;

/** A percent on what the materials cost: the estimate has no line for them. */
function isMaterials(tokens: Token[], price: Price, title: string): boolean {
  if (price.kind === 'money') return false;
  const own = saidText(ownPart(tokens, price));
  if (IF_SUPPLIED.test(own)) return false;
  if (MATERIAL_MARKUP.test(own) || ON_OTHER_PRICE.test(own)) return true;
  if (
    /^(?:materials?|parts?|supplies|consumables|materials and parts|parts and materials|material costs?|materials? markup|parts markup)$/.test(
      title.trim(),
    ) &&
    !/\b(?:off|jobs?|prices?|everything)\b/.test(own) &&
    !namesWork(tokens.filter(({ text }) => !STOCK.test(text)))
  )
    return true;
  return (
    tokens[price.end]?.text === 'of' &&
    ['materials', 'material', 'parts'].some((word) => textOf(tokens.slice(price.end, price.end + 4)).includes(word))
  );
}

const AFTER_PERCENT = wordSet(
  `for on if when to in per each every at flat a an during after before with where whenever and or over above beyond
  between from unless higher lower dearer pricier cheaper costlier back price loading fee charge then but as added of
  applies apply by within both all more because any is goes weekends up under once until jobs x through`,
);

/** "100% acrylic", "5% slope": a percent of something else than the price. */
function percentOfSomething(tokens: Token[], end: number): boolean {
  const next = tokens[end];
  if (!next || next.kind !== 'word' || AFTER_PERCENT.has(next.text))
    return next?.text === 'of' && !isOfPrice(tokens, end);
  // "a 15% rush fee"
  return !/^\w+(?: \w+)? (?:fee|charge|rate)\b/.test(textOf(tokens.slice(end, end + 3)));
}

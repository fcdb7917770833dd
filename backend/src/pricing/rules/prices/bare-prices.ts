import { numberAt, textAt, textOf, unitAt, type Token } from '../../language/index.js';
import { continuesSizes } from '../text/continued-sizes.js';
import { wordSet } from '../text/lexicon.js';
import { INSTRUCTS } from '../notes/note-words.js';
import { isLeastPieces, isThreshold, NEVER_LESS } from '../text/limits.js';
import { isCountOfMore, perPhraseAt } from '../phrases/per-phrase.js';
import { isCode, done, isOne, talks, yearLike } from '../text/plain-numbers.js';
import { handedOut, isNamesAndAmounts, scrap } from './scrap-prices.js';

const BEFORE_BARE = wordSet(
  `add adds plus + is are costs cost charge = : extra additional fee charged pay - its it's that's flat for at
  now another of surcharge only just about around from save knock minimum min`,
);

const AFTER_BARE = wordSet(
  `first then . , ; ! ) - for if when extra more on flat off plus to each every per / ea apiece and then on-top
  additional minimum min discount surcharge but less after per + or fee charge call callout in unless total
  whenever where with within as because since while`,
).add('');

const valueAt = (tokens: Token[], at: number): number => numberAt(tokens, at)?.value ?? 0;

/** Whether a number without a sign is a price: "75 each", "110/hr", "add 280", or all there is. */
export function barePrice(tokens: Token[], at: number, end: number, alone: boolean): boolean {
  if (isOne(tokens, at, end)) return false;
  if (INSTRUCTS.test(textOf(tokens.slice(0, 4)))) return false;
  if (isCountOfMore(tokens, at)) return false;
  // "8 out of 100"
  if (textAt(tokens, at - 1) === 'of' && textAt(tokens, at - 2) === 'out') return false;
  // "555 0142"
  if (tokens[at - 1]?.kind === 'number') return false;
  if (textAt(tokens, at - 1) === '-' && !tokens[at]?.spaced && !(tokens[at - 1]?.spaced ?? false) && at > 1)
    return false;
  const isAdded = /^(?:\+|add|plus)$/.test(textAt(tokens, at - 1));
  if ((continuesSizes(tokens, at) && !isAdded) || isLeastPieces(tokens, at)) return false;
  if (isNeverLess(tokens, at, end) || isForOne(tokens, at, end)) return true;
  if (alone && end === tokens.length)
    return (
      valueAt(tokens, at) <= 100_000 &&
      !isCode(tokens, at - 1) &&
      !talks(tokens) &&
      !/^[/.:]$/.test(textAt(tokens, at - 1))
    );
  if (centsPerUnit(tokens, at, end)) return true;
  // "2k min"
  if (textAt(tokens, end - 1) === 'k' && /^(?:min|minimum)$/.test(textAt(tokens, end))) return true;
  if (unitAt(tokens, end) && !perPhraseAt(tokens, end)) return false;
  if (['/', 'x', ':'].includes(textAt(tokens, at - 1)) && !tokens[at]?.spaced) return false;
  if (textAt(tokens, end) === '-' && tokens[end + 1]?.kind === 'number') return false;
  const per = perPhraseAt(tokens, end);
  const cents = /^\d+\.\d\d$/.test(textAt(tokens, at)) && end === at + 1;
  const piece = /^(?:piece|pop)$/.test(textAt(tokens, end + 1));
  if (per && (cents || piece || textAt(tokens, end) !== 'a' || per.unit !== 'item' || per.additional))
    return textAt(tokens, end) !== '/' || tokens[end + 1]?.kind !== 'number';
  if (['off', 'extra', 'flat'].includes(textAt(tokens, end))) return !isThreshold(tokens, at, end);
  if (isMoreEach(tokens, end) || isLeastSum(tokens, at, end) || isMore(tokens, at, end) || isForFirst(tokens, at, end))
    return true;
  if (scrap(tokens, at, end)) return true;
  if (handedOut(tokens, at, end) || isNamesAndAmounts(tokens, at)) return true;
  const money = valueAt(tokens, at) >= 10;
  // "a 1,500 set up fee"
  if (
    money &&
    /^an?$/.test(textAt(tokens, at - 1)) &&
    /^(?:[\p{L}-]+ ){0,4}(?:fee|charge|surcharge|levy)\b/u.test(textOf(tokens.slice(end, end + 5)))
  )
    return true;
  if (money && /^(?:\+|add|adds|plus)$/.test(textAt(tokens, at - 1)) && isOverUsual(tokens, end)) return true;
  return (
    money &&
    BEFORE_BARE.has(textAt(tokens, at - 1)) &&
    AFTER_BARE.has(textAt(tokens, done(tokens, end))) &&
    !(textAt(tokens, end) === 'in' && /^(?:stock|total|all|hand|number)$/.test(textAt(tokens, end + 1))) &&
    !yearLike(tokens, at) &&
    textAt(tokens, at - 2) !== 'crew'
  );
}

/** "Each one after that 95", "every extra lock forty", "by the bag 48": what one more or each costs closes its part. */
function isForOne(tokens: Token[], at: number, end: number): boolean {
  if (!/^[,;)]?$/.test(textAt(tokens, done(tokens, end)))) return false;
  const value = valueAt(tokens, at);
  const lead = /^(?:[:=-]|is|for|costs?)$/.test(textAt(tokens, at - 1)) ? at - 1 : at;
  return [...tokens.keys()].slice(Math.max(0, lead - 6), lead).some((from) => {
    const per = perPhraseAt(tokens, from);
    const that = /^(?:that|those|them)$/.test(textAt(tokens, per?.end ?? -1)) ? 1 : 0;
    if (per === null || per.end + that !== lead) return false;
    return (
      per.additional ||
      (per.words !== null && /^(?:per|each|every)$/.test(textAt(tokens, from)) && value >= 10 && !talks(tokens))
    );
  });
}

/** "We never charge less than 150". */
function isNeverLess(tokens: Token[], at: number, end: number): boolean {
  return (
    valueAt(tokens, at) >= 20 &&
    LESS_THAN.test(textOf(tokens.slice(0, at))) &&
    /^[,;.!]?$|^(?:for|on|per)$/.test(textAt(tokens, end))
  );
}

const LESS_THAN = new RegExp(String.raw`\b${NEVER_LESS}$`);

/** "Oil finish is 1.25 more a sq ft". */
function isMoreEach(tokens: Token[], end: number): boolean {
  const per = /^(?:more|extra|less|dearer|cheaper)$/.test(textAt(tokens, end)) ? perPhraseAt(tokens, end + 1) : null;
  return per !== null && (per.unit !== 'item' || textAt(tokens, end + 1) !== 'a');
}

/** "1.75 per foot of duct, 500 minimum". */
function isLeastSum(tokens: Token[], at: number, end: number): boolean {
  return (
    /^(?:minimum|min)$/.test(textAt(tokens, end)) &&
    /^(?:|\.|\))$/.test(textAt(tokens, end + 1)) &&
    /^[,;(]$/.test(textAt(tokens, at - 1)) &&
    valueAt(tokens, at) >= 20
  );
}

/** "Fan fitted 150, 50 more if the ceiling is high", "over 65 inches 40 more": so much on top of what was said. */
function isMore(tokens: Token[], at: number, end: number): boolean {
  const paused = /^(?:|[,;:(]|and|plus|is|are|costs?)$/.test(textAt(tokens, at - 1));
  const counts = isCode(tokens, at - 1) || /^(?:every|each|per|an?|another)$/.test(textAt(tokens, at - 1));
  const closes = /^[,;.)]?$/.test(textAt(tokens, end + 1)) && !counts && !talks(tokens);
  return (
    textAt(tokens, end) === 'more' &&
    (closes || (paused && /^(?:if|when|where|for|per|each|with|on)$/.test(textAt(tokens, end + 1)))) &&
    valueAt(tokens, at) >= 10
  );
}

/** "Duct cleaning 299 for up to 10 vents": a number, and what it pays for. */
function isForFirst(tokens: Token[], at: number, end: number): boolean {
  // "75 first, each additional 65"
  if (at === 0 && textAt(tokens, end) === 'first') return valueAt(tokens, at) >= 10 && !talks(tokens);
  // "post resets 95 for one, 75 each after that", "patches one twenty for the first"
  const named = /^for (?:one|1|(?:the )?first(?! \d))\b/.test(textOf(tokens.slice(end, end + 4)));
  const one = named && numberAt(tokens, at);
  if (one) return one.value >= 20 && /^[\p{L},:]/u.test(textAt(tokens, at - 1)) && !talks(tokens);
  const from = /^(?:the|up)$/.test(textAt(tokens, end + 1)) ? end + 3 : -1;
  const bounded = /^(?:first|to)$/.test(textAt(tokens, from - 1));
  return (
    textAt(tokens, end) === 'for' &&
    bounded &&
    numberAt(tokens, from) !== null &&
    valueAt(tokens, at) >= 20 &&
    !isCode(tokens, at - 1) &&
    !talks(tokens)
  );
}

/** "+60 over the standard opener". */
function isOverUsual(tokens: Token[], at: number): boolean {
  const usual = /^(?:the|our)$/.test(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  return (
    /^(?:over|above)$/.test(textAt(tokens, at)) &&
    /^(?:standard|regular|normal|usual|base|basic|plain)$/.test(textAt(tokens, usual))
  );
}

/** "Hardwood 6.50 sqft": in a scrap, a number with cents before a foot is money; nobody measures so. */
function centsPerUnit(tokens: Token[], at: number, end: number): boolean {
  const unit = unitAt(tokens, end)?.unit ?? '';
  return (
    /^\d*\.\d\d$/.test(textAt(tokens, at)) &&
    /^(?:sq_ft|lin_ft)$/.test(unit) &&
    tokens[at - 1]?.kind !== 'number' &&
    !isThreshold(tokens, at, end) &&
    !isCode(tokens, at - 1) &&
    !talks(tokens)
  );
}

import { type Amount, amountAt, MONTH, textAt, type Token, unitAt, WEEKDAY_OR_SHORT } from '../../language/index.js';
import { GRAMMAR, PRICE_WORDS } from '../text/lexicon.js';
import { isLeastPieces, isThreshold, SETS_LIMIT } from '../text/limits.js';
import { isCountOfMore, perPhraseAt } from '../phrases/per-phrase.js';
import { MEASURES } from '../text/measures.js';
import { areOfOneList, leadsCode, isNoSum, TELLS_APART } from '../text/plain-numbers.js';
import type { Price } from '../text/price.js';

/**
 * A number without a sign that is a price because one stands before it in the sentence: the next one of a list.
 * `counted`: one of those before is counted by a unit, so that the list may leave the unit out.
 */
export function nextInList(tokens: Token[], at: number, before: Price, counted: boolean): Price | null {
  const amount = amountAt(tokens, at);
  if (amount?.kind !== 'number' || isNoSum(tokens, at) || isCountOfMore(tokens, at)) return null;
  const isNext =
    before.kind === 'percent'
      ? isNextPercent(tokens, at, amount, before)
      : !isLeastPieces(tokens, at) && isNextSum(tokens, at, amount, before, counted);
  return isNext ? { at, end: amount.end, kind: before.kind, value: amount.value, signed: false } : null;
}

const DEED = /^(?:replace|install|swap|fix|repair|add|hang|remove|put|fit|clean|paint)$/;
const PAUSE = /^(?:[,;/(]|and|or|but|plus|\+)$/;
const IS_MONTH = new RegExp(String.raw`^(?!may)${MONTH}\p{L}*$`, 'u');
const MORE = /^(?:more|extra|less|dearer|cheaper|off|after|thereafter)$/;
/** Behind a number they say that it counts things, and is no price. */
const OTHER = /^(?:coat|layer|day|min(?:imum)?|\p{L}+s)$/u;

/** Whether a number stands where the next sum of a list would: as its names, its sums and what follows them stand. */
function isNextSum(tokens: Token[], at: number, { value, end }: Amount, before: Price, counted: boolean): boolean {
  const [lead, next] = [textAt(tokens, at - 1), textAt(tokens, end)];
  // "engineered 6.50 sqft, solid 8 sqft", as against "4 ft chain link $19 lf, 6 ft $26"
  const [unit, theirs] = [unitAt(tokens, end), unitAt(tokens, before.end)];
  if (unit)
    return (
      unit.unit === theirs?.unit &&
      areOfOneList(value, before.value) &&
      !/^(?:min(?:imum)?|\$|o|oc|apart|spacing|deep|high|tall|long|wide|thick)$/.test(textAt(tokens, unit.end)) &&
      !isThreshold(tokens, at, unit.end)
    );
  const isPaused = tokens.slice(before.end, at).some(({ text }) => PAUSE.test(text));
  const isNamed = tokens[at - 1]?.kind === 'word' || lead === ')';
  const isChoice = lead === 'or' && textAt(tokens, at - 2) === ',';
  if (!isChoice && lead !== 'and' && (leadsCode(tokens, at - 1) || SETS_LIMIT.has(lead) || IS_MONTH.test(lead)))
    return false;
  // "New frame 48; pet mesh +9"
  if (isPaused && lead === '+' && /^(?:|[,;)])$/.test(next)) return true;
  // "8.40 sq ft, glue instead of nails 1.20 more", "first hour 180, 75 after"
  if (isPaused && MORE.test(next) && /^(?:|[,;)]|if|when|where|for|with|that)$/.test(textAt(tokens, end + 1)))
    return true;
  // "ceramic 11 per sq ft, porcelain 13, marble 18"
  const closes = /^(?:|[,;)]|and)$/.test(next) || (isChoice && /^(?:if|when)$/.test(next));
  if (closes && isNamed && counted)
    return tokens[at]?.kind === 'number' || value >= 5 || areOfOneList(value, before.value);
  if (!areOfOneList(value, before.value)) return lead === 'plus' && value >= 5 && isToldApart(tokens, end);
  // "start up seventy-five, or forty if we opened it", "within Leeds $45, further out 80"
  if (closes) return isNamed && value >= 20 && (tokens[at]?.kind === 'word' || (isPaused && next === ''));
  // "New outlet 185 each, gfci 65 to replace"
  if (isNamed && isPaused && counted && next === 'to' && DEED.test(textAt(tokens, end + 1))) return true;
  // "240 if you have one, 390 for a new spot", "2.25/sf at 3 inches, 2.90 at 4", "32 a sq ft laid dry, 41 mortared"
  if (!PAUSE.test(lead)) return false;
  const afterFirst = textAt(tokens, perPhraseAt(tokens, before.end)?.end ?? before.end);
  const isSituation = TELLS_APART.test(next) && (TELLS_APART.test(afterFirst) || afterFirst === '(');
  // "45 a foot, 60 if it is over 6 ft"
  const isCase = counted && value >= 10 && /^(?:if|when|where)$/.test(next);
  return (
    isSituation ||
    isCase ||
    (/^(?:at|in|on)$/.test(next) && next === afterFirst) ||
    ((counted || lead === 'plus') && isToldApart(tokens, end))
  );
}

/** One to three words to the end of the part, which tell its price from the one before. */
function isToldApart(tokens: Token[], end: number): boolean {
  const length = tokens.slice(end).findIndex(({ kind }) => kind !== 'word');
  const words = tokens.slice(end, length < 0 ? tokens.length : end + length);
  const isTold = !words.some(({ text }) => OTHER.test(text)) && !MEASURES.test(words[0]?.text ?? '');
  return words.length > 0 && words.length < 4 && isTold;
}

const CHANGES = /^(?:more|extra|off|less|saves?|dearer|higher|discount|cheaper|surcharge)$/;
const DAY = new RegExp(`^(?:${WEEKDAY_OR_SHORT}s?|weekends?|holidays?|nights?|evenings?)$`);

/** "Saturdays 8 percent more, Sundays 16": of a size with the percent before it, and all that its part says. */
function isNextPercent(tokens: Token[], at: number, { value, end }: Amount, before: Price): boolean {
  const name = textAt(tokens, at - 1);
  if (isSaidAlike(tokens, at, end, before)) return value <= 60 && areOfOneList(value, before.value);
  return (
    !before.signed &&
    tokens[at - 1]?.kind === 'word' &&
    !SETS_LIMIT.has(name) &&
    !leadsCode(tokens, at - 1) &&
    !PRICE_WORDS.has(name) &&
    !GRAMMAR.has(name) &&
    /^[,;]?$/.test(textAt(tokens, end)) &&
    tokens.slice(before.end, at).some(({ text }) => PAUSE.test(text)) &&
    (DAY.test(name) || tokens.slice(0, at).some(({ text }) => CHANGES.test(text))) &&
    value <= 60 &&
    areOfOneList(value, before.value)
  );
}

/** "10% off for seniors, 5 for teachers": what the second is for stands as it does in the first. */
function isSaidAlike(tokens: Token[], at: number, end: number, before: Price): boolean {
  const after = CHANGES.test(textAt(tokens, before.end)) ? before.end + 1 : before.end;
  const length = tokens.slice(end).findIndex(({ kind }) => kind !== 'word');
  const words = tokens.slice(end, length < 0 ? tokens.length : end + length);
  return (
    !before.signed &&
    /^[,;/]$/.test(textAt(tokens, at - 1)) &&
    /^(?:for|in|on|if|with)$/.test(textAt(tokens, end)) &&
    textAt(tokens, end) === textAt(tokens, after) &&
    words.length > 1 &&
    words.length < 5 &&
    /^[,;.]?$/.test(textAt(tokens, end + words.length))
  );
}

import { amountAt, numberAt, textAt, textOf, unitAt, type Token } from '../../language/index.js';
import { continuesSizes } from '../text/continued-sizes.js';
import { wordSet } from '../text/lexicon.js';
import { INSTRUCTS, KEEPS_OFF } from '../notes/note-words.js';
import { isLeastPieces, isNeverLess, isThreshold } from '../text/limits.js';
import { isCountOfMore, perPhraseAt } from '../phrases/per-phrase.js';
import { done, leadsCode, isNoSum, talks, yearLike } from '../text/plain-numbers.js';
import { closes, isNamesAndAmounts, scrap } from './scrap-prices.js';

const BEFORE_BARE = wordSet(
  `add adds plus + is are costs cost charge = : extra additional fee charged pay - its it's that's flat for at
  now another of surcharge only just about around from save knock minimum min`,
);

/** What an amount behind it is for. */
const FEE = /^(?:permits?|fees?|deliver(?:y|ies)|disposal|inspections?|callouts?|setup|cleanup|surcharge|deposit)$/;

/** "30 year shingles 475 a square": counted by a measure, it does not go on with the years. */
function isRate(tokens: Token[], at: number, end: number): boolean {
  const unit = perPhraseAt(tokens, end)?.unit ?? 'item';
  return unit !== 'item' && (!/^(?:hour|day)$/.test(unit) || valueAt(tokens, at) >= LEAST_OF_AN_HOUR);
}
const LEAST_OF_AN_HOUR = 15;

/** "We do three an hour": how many are done in it. */
const isOutput = (tokens: Token[], at: number, end: number): boolean =>
  tokens[at]?.kind === 'word' &&
  /^(?:hour|day)$/.test(perPhraseAt(tokens, end)?.unit ?? '') &&
  /\b(?:we|i|they|crew|team) (?:can |could |usually |normally |only )?(?:do|fit|manage|handle|get through)(?: about| around| up to)? $/.test(
    `${textOf(tokens.slice(Math.max(0, at - 6), at))} `,
  );

const valueAt = (tokens: Token[], at: number): number => numberAt(tokens, at)?.value ?? 0;

/** Whether a number without a sign is a price: "75 each", "110/hr", "add 280", or all there is. */
export function barePrice(tokens: Token[], at: number, end: number, alone: boolean): boolean {
  if (isNoSum(tokens, at) || isOutput(tokens, at, end)) return false;
  if (INSTRUCTS.test(textOf(tokens.slice(0, 4))) || KEEPS_OFF.test(textOf(tokens.slice(Math.max(0, at - 8), at + 1))))
    return false;
  if (isCountOfMore(tokens, at)) return false;
  // "555 0142"
  if (tokens[at - 1]?.kind === 'number') return false;
  if (textAt(tokens, at - 1) === '-' && !tokens[at]?.spaced && !(tokens[at - 1]?.spaced ?? false) && at > 1)
    return false;
  const isAdded = /^(?:\+|add|plus)$/.test(textAt(tokens, at - 1));
  if ((continuesSizes(tokens, at) && !isAdded && !isRate(tokens, at, end)) || isLeastPieces(tokens, at)) return false;
  const isLeast = isNeverLess(tokens, at) && valueAt(tokens, at) >= 20;
  // "we never charge less than 150"
  if (isLeast && /^[,;.!]?$|^(?:for|on|per)$/.test(textAt(tokens, end))) return true;
  if (isForOne(tokens, at, end) || isForFirst(tokens, at, end)) return true;
  if (alone && end === tokens.length)
    return (
      ((amountAt(tokens, at)?.high ?? 0) >= 5 || /\.\d\d$/.test(textAt(tokens, at))) &&
      valueAt(tokens, at) <= 100_000 &&
      !leadsCode(tokens, at - 1) &&
      !talks(tokens) &&
      !/^[/.:]$/.test(textAt(tokens, at - 1))
    );
  if (centsPerUnit(tokens, at, end)) return true;
  // "2k min", "140 min charge"
  const isLeastCharge = textAt(tokens, end - 1) === 'k' || /^(?:charge|fee)$/.test(textAt(tokens, end + 1));
  const isMinutes =
    valueAt(tokens, at) <= 60 || tokens.slice(end).some(({ text, kind }) => kind === 'number' || text === '$');
  if (/^(?:min|minimum)$/.test(textAt(tokens, end)) && isLeastCharge && (textAt(tokens, end - 1) === 'k' || !isMinutes))
    return true;
  if (unitAt(tokens, end) && !perPhraseAt(tokens, end)) return false;
  if (['/', 'x', ':'].includes(textAt(tokens, at - 1)) && !tokens[at]?.spaced) return false;
  const per = perPhraseAt(tokens, end);
  const cents = /^\d*\.\d\d$/.test(textAt(tokens, at)) && end === at + 1;
  const piece = /^(?:piece|pop|go)$/.test(textAt(tokens, end + 1));
  if (per && (cents || piece || textAt(tokens, end) !== 'a' || per.unit !== 'item' || per.additional))
    return textAt(tokens, end) !== '/' || tokens[end + 1]?.kind !== 'number';
  if (['off', 'extra', 'flat'].includes(textAt(tokens, end))) return !isThreshold(tokens, at, end);
  if (scrap(tokens, at, end) || isNamesAndAmounts(tokens, at)) return true;
  const isAddedCents = cents && /^(?:add|adds|plus|\+|extra)$/.test(textAt(tokens, at - 1));
  const money = isAddedCents || valueAt(tokens, at) >= 10;
  // "a 1,500 set up fee"
  if (
    money &&
    /^an?$/.test(textAt(tokens, at - 1)) &&
    /^(?:[\p{L}-]+ ){0,4}(?:fee|charge|surcharge|levy)\b/u.test(textOf(tokens.slice(end, end + 5)))
  )
    return true;
  // "EV charger install 850 includes up to 20 ft of wire"
  if (valueAt(tokens, at) >= 20 && at > 0 && /^(?:includes?|including|incl|covers)$/.test(textAt(tokens, end)))
    return true;
  // "Permit 120 on any water heater"
  if (money && FEE.test(textAt(tokens, at - 1)) && /^(?:on|for|if|when|per)$/.test(textAt(tokens, end))) return true;
  return (
    money &&
    BEFORE_BARE.has(textAt(tokens, at - 1)) &&
    (closes(tokens, end) || /^[!)-]$/.test(textAt(tokens, end)) || isAddedTo(tokens, at, end)) &&
    !(textAt(tokens, end) === 'in' && /^(?:stock|total|all|hand|number)$/.test(textAt(tokens, end + 1))) &&
    !yearLike(tokens, at) &&
    textAt(tokens, at - 2) !== 'crew'
  );
}

/** "Extra 90 to cut one", "add 90 to the bill": what an addition is for or goes on, and no second amount. */
const isAddedTo = (tokens: Token[], at: number, end: number): boolean =>
  /^(?:add|adds|plus|\+|extra|additional|another|charge)$/.test(textAt(tokens, at - 1)) &&
  textAt(tokens, end) === 'to' &&
  /^\p{L}/u.test(textAt(tokens, end + 1)) &&
  numberAt(tokens, end + 1) === null;

/** "Each one after that 95", "every extra lock forty": what one more costs closes its part. */
function isForOne(tokens: Token[], at: number, end: number): boolean {
  if (!/^[,;)]?$/.test(textAt(tokens, done(tokens, end)))) return false;
  const lead = /^(?:[:=-]|is|for|costs?)$/.test(textAt(tokens, at - 1)) ? at - 1 : at;
  return [...tokens.keys()].slice(Math.max(0, lead - 6), lead).some((from) => {
    const per = perPhraseAt(tokens, from);
    const that = /^(?:that|those|them)$/.test(textAt(tokens, per?.end ?? -1)) ? 1 : 0;
    return per?.additional === true && per.end + that === lead;
  });
}

/** "First fixture 160 and 95 each additional": what the first costs, before what one more does. */
function isForFirst(tokens: Token[], at: number, end: number): boolean {
  const lead = textOf(tokens.slice(Math.max(0, at - 5), at));
  return (
    valueAt(tokens, at) >= 10 &&
    // "Toilets 375 to replace, each additional 300"
    ((/\bfirst (?:\p{L}+ ){0,1}\p{L}+(?: (?:is|costs|for|:|-))?$/u.test(lead) &&
      /^(?:,|;|and|then|&|\/)$/.test(textAt(tokens, end))) ||
      (textAt(tokens, end) === 'to' && numberAt(tokens, end + 1) === null)) &&
    tokens.slice(end).some((_, ahead) => perPhraseAt(tokens, end + ahead)?.additional === true)
  );
}

/** "Hardwood 6.50 sqft": in a scrap, a number with cents before a foot is money; nobody measures so. "Two coats" tell no speaker. */
function centsPerUnit(tokens: Token[], at: number, end: number): boolean {
  const unit = unitAt(tokens, end)?.unit ?? '';
  return (
    /^\d*\.\d\d$/.test(textAt(tokens, at)) &&
    /^(?:sq_ft|lin_ft)$/.test(unit) &&
    tokens[at - 1]?.kind !== 'number' &&
    !isThreshold(tokens, at, end) &&
    !leadsCode(tokens, at - 1) &&
    !talks(tokens.filter(({ text }) => !/^coats?$/.test(text)))
  );
}

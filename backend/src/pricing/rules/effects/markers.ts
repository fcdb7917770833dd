import {
  amountAt,
  fractionAt,
  numberAt,
  textAt,
  textOf,
  unitAt,
  wordValue,
  type NumberRead,
  type Token,
  pattern,
} from '../../language/index.js';
import type { Unit } from '../../types.js';
import { DISCOUNT, GRAMMAR, PRICE_WORDS, REFUSES, TAKEN_BACK, UP_WORK, wordSet } from '../text/lexicon.js';
import { changesPrice } from '../notes/notes.js';
import { isLeastPieces, isNeverLess, isThreshold, NEVER_LESS, REFUSED_THINGS } from '../text/limits.js';
import type { Price } from '../text/price.js';

/** "$95 fee, taken off if you buy": charged first, and only later taken back. */
const GIVEN_BACK = new RegExp(String.raw`^(?:[\w-]+ ){0,4}${TAKEN_BACK}`);

/** "Seniors 10%": nobody charges them more, and a scrap says no word about it. */
function favours(tokens: Token[], price: Price): boolean {
  const favoured =
    /^(?:senior|veteran|pensioner|student|teacher|nurse|firefighter)s?$|^(?:military|oaps|retirees|firemen)$/;
  const others = tokens.filter(
    ({ kind, text }, at) => kind === 'word' && (at < price.at || at >= price.end) && !GRAMMAR.has(text),
  );
  return (
    others.length > 0 &&
    others.some(({ text }) => favoured.test(text)) &&
    others.every(({ text }) => favoured.test(text) || /^(?:citizens?|families|members?|personnel)$/.test(text)) &&
    !tokens.some((token, at) => changesPrice(tokens, token, at))
  );
}

const OF_MONEY = String.raw`(?:prices?|rates?|bills?|quotes?|totals?|costs?|fees?|invoices?|estimates?)`;
const FALLS = pattern()`
  (?:^| )((?:sees? )?(?:(?:the|our|your|all|its) )?(?:${OF_MONEY} )?(?:(?:come|go|bring|take)s?(?: \w+){0,3}? down
      |(?:drop|fall|dip|decrease|shrink|slide)s?
      |(?:(?:we|i|we'll|i'll) )?(?:cut|trim|drop|lower|shrink|knock|bring|take)s? (?:it|that|them|things)(?: down| back)?
      |(?:cut|trim|drop|lower|shrink)s? (?:(?:the|our|your) )?${OF_MONEY})( by| to)?(?: about| around| another)*
      (?: \$)?)$
`;

/** Where "the price comes down by" begins before an amount; -1 where nothing falls. */
export function fallAt(tokens: Token[], { at, kind }: Price): number {
  const [, phrase = '', by] = FALLS.exec(textOf(tokens.slice(0, at))) ?? [];
  const isOfPrice = by !== undefined || kind === 'percent' || new RegExp(String.raw`\b${OF_MONEY}\b`).test(phrase);
  return phrase !== '' && isOfPrice ? at - phrase.split(' ').length : -1;
}

/** "$95 a door, hardware off and back on included": work that is told behind the price. */
const isWorkBehind = (tokens: Token[], from: number, off: number): boolean =>
  tokens.slice(from, off - 1).some(({ text }) => text === ',') &&
  tokens[off - 1]?.kind === 'word' &&
  !GRAMMAR.has(textAt(tokens, off - 1)) &&
  !PRICE_WORDS.has(textAt(tokens, off - 1));

/** "12 per m2 to hack off old tiles", "for sanding off the old finish": work, unless money is what is taken off. */
const isDone = (tokens: Token[], off: number): boolean =>
  !/^(?:knock|tak|shav)(?:e|ing)?$/.test(textAt(tokens, off - 1)) &&
  (textAt(tokens, off - 2) === 'to' || /^(?!noth)\p{L}{3,}ing$/u.test(textAt(tokens, off - 1)));

/** "10% off", "knock $20 off", "cheaper": the amount comes off the price. */
export function isDiscount(tokens: Token[], price: Price): boolean {
  if (price.signed) return price.value < 0;
  if (fallAt(tokens, price) >= 0 && textAt(tokens, price.at - 1) !== 'to') return true;
  if (price.kind === 'percent' && favours(tokens, price)) return true;
  if (GIVEN_BACK.test(textOf(tokens.slice(price.end)))) return false;
  const [leads, next] = [textAt(tokens, price.at - 1), textAt(tokens, price.end)];
  if (/^(?:add|adds|plus|\+)$/.test(leads) && !/^(?:off|discount|credit)$/.test(next)) return false;
  // "$250 trade-in"
  if (next === 'trade' && /^(?:-|ins?)$/.test(textAt(tokens, price.end + 1))) return true;
  return tokens.some((token, at) => {
    if (!DISCOUNT.has(token.text) || (at >= price.at && at < price.end) || !changesPrice(tokens, token, at))
      return false;
    // "knock out a wall", "shave a door"
    if (/^(?:knock|knocks|shave)$/.test(token.text))
      return tokens.slice(at + 1, price.at).every(({ text }) => /^(?:\$|about|another|off|the|an?)$/.test(text));
    // "Gravel dropped and raked out $95"
    if (['drop', 'drops', 'dropped', 'lower', 'credit', 'back'].includes(token.text))
      return ['by', 'price', 'the'].includes(textAt(tokens, at + 1)) || at === price.end;
    // "Take off, wash and fold the winter cover: $80"
    if (
      token.text === 'off' &&
      at < price.at &&
      /^tak(?:e|es|ing)$/.test(textAt(tokens, at - 1)) &&
      textAt(tokens, at + 1) === ','
    )
      return false;
    if (token.text === 'off' && price.kind === 'money' && isDone(tokens, at)) return false;
    if (token.text === 'off')
      return at >= price.end
        ? at - price.end < 6 &&
            !isWorkBehind(tokens, price.end, at) &&
            !tokens
              .slice(price.end, at)
              .some((other) =>
                /^(?:if|when|where|cut|drop|turn|come|be|is|shut|switch|tear|torn|haul|hauled|rip|ripped|pull|pulled|strip|stripped|kick|run)$/.test(
                  other.text,
                ),
              )
        : ['knock', 'take', 'takes', 'get', 'shave', 'money', 'knocked'].includes(textAt(tokens, at - 1));
    return true;
  });
}

/** "add", "extra", "on top": the amount comes on top of a price. `joins`: a price of the same sentence stands before it. */
export function isOnTop(tokens: Token[], price: Price, unit: Unit | null, joins: boolean): boolean {
  return tokens.some((token, at) => {
    if (at >= price.at && at < price.end) return false;
    // "10+ windows" is a limit
    if (token.text === '+' && !token.spaced && tokens[at - 1]?.kind === 'number') return false;
    if (token.text === 'plus' || token.text === '+')
      return (
        at < price.at &&
        !joinsNames(tokens, at) &&
        !tokens.slice(at, price.at).some(({ text }) => text === ',') &&
        // "time plus materials, $280 a day"
        !(at === 0 && joins && /^(?:hour|day)$/.test(unit ?? ''))
      );
    // "loads under 5 yards carry a $35 per yard short load charge"
    if (/^(?:carry|carries|attracts?|incurs?)$/.test(token.text) && at < price.at)
      return /^(?:an?|\$)$/.test(textAt(tokens, at + 1));
    if (token.text === 'top') return textAt(tokens, at - 1) === 'on';
    if (token.text === 'more' && ['or', 'and'].includes(textAt(tokens, at - 1))) return false;
    // "labour goes up $45 an hour"
    if (token.text === 'up' && at < price.at)
      return /^(?:go|goes|going)$/.test(textAt(tokens, at - 1)) && !/^(?:to|from)$/.test(textAt(tokens, at + 1));
    // "$2.75 a sq ft over plain"
    if (token.text === 'above' && at > price.end && unit !== null) return STANDARD.test(textAt(tokens, at + 1));
    if (token.text === 'over' && at > price.end && unit !== null)
      return (
        tokens[at + 1]?.kind === 'word' &&
        !GRAMMAR.has(textAt(tokens, at + 1)) &&
        amountAt(tokens, at + 1) === null &&
        !/^(?:first|initial|ground)$/.test(textAt(tokens, at + 1))
      );
    return changesPrice(tokens, token, at) && !DISCOUNT.has(token.text) && token.text !== 'addition';
  });
}

/** "2 men + truck $135/hr", "2 men + 26 ft truck": two things of one price. */
function joinsNames(tokens: Token[], at: number): boolean {
  const isName = (beside: Token | undefined): boolean =>
    beside?.kind === 'word' &&
    wordValue(beside.text) === null &&
    !GRAMMAR.has(beside.text) &&
    !PRICE_WORDS.has(beside.text);
  const size = tokens[at + 1]?.kind === 'number' ? unitAt(tokens, at + 2) : null;
  return isName(tokens[at - 1]) && isName(tokens[size?.end ?? at + 1]);
}

const STANDARD = /^(?:standard|normal|regular|usual|base|basic|plain)$/;

const SAYS_MINIMUM = pattern()`
  \b(?:minimum|minimums|minium|minimun|minumum|at least|no less than|not less than)\b|\ba \$ \d[\d.,]* floor\b
  |\bwhichever(?:'s| is) (?:the )?(?:greater|more|higher|larger|bigger)\b|\bthe (?:least|lowest|smallest)\b
  |\b(?:smallest|lowest|least) (?:job|price|charge|bill|invoice|we|i|amount|fee|total)
`;

/** "minimum $250", "no job under $300", "the least we charge is $180". */
export function isMinimum(tokens: Token[], price: Price): boolean {
  const text = textOf(tokens);
  const refusal = REFUSES.exec(text);
  const negated =
    refusal !== null &&
    !REFUSED_THINGS.test(text.slice(refusal.index)) &&
    /\b(?:under|below|less than|for less|lower than|smaller than|cheaper than)\b/.test(text.slice(refusal.index));
  if ((negated || isNeverLess(tokens, price.at)) && isThreshold(tokens, price.at, price.end)) return true;
  if (SAYS_MINIMUM.test(text)) return true;
  return tokens.some((token, at) => token.text === 'min' && !isMinutes(tokens, at));
}

function isMinutes(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1];
  return (
    before?.kind === 'number' &&
    textAt(tokens, at - 2) !== '$' &&
    !['charge', 'job', 'fee'].includes(textAt(tokens, at + 1))
  );
}

/** A quantity that is charged at least, with its place. */
export interface QuantityMinimum {
  count: number;
  unit: Unit;
  from: number;
  to: number;
}

const LEAST = new RegExp(String.raw`\b(?:minimum|min|least|${NEVER_LESS})\b`);
const LEAST_BEFORE = pattern()`
  \b(?:minimum|min|at least|${NEVER_LESS})(?: (?:charge|order|run|length|job|bill|billing))?(?: of| is| :| \.)?$
`;

/** "two hour minimum", "minimum 3 hrs", "never less than 3 hours", "100 ft min": a quantity that is charged at least. */
export function quantityMinimum(tokens: Token[]): QuantityMinimum | null {
  if (!LEAST.test(textOf(tokens))) return null;
  for (const at of tokens.keys()) {
    // "80 dollar minimum" is money
    const count = amountAt(tokens, at)?.kind === 'number' ? numberAt(tokens, at) : halfAt(tokens, at);
    if (!count) continue;
    const unit = unitAt(tokens, textAt(tokens, count.end) === '-' ? count.end + 1 : count.end);
    // "8 vent minimum"
    if (!unit && tokens[count.end]?.kind === 'word' && /^min(?:imum)?$/.test(textAt(tokens, count.end + 1)))
      return { count: count.value, unit: 'item', from: at, to: count.end + 1 };
    const thing =
      !unit && tokens[count.end]?.kind === 'word' && /^(?:|at|@|[,;.)])$/.test(textAt(tokens, count.end + 1));
    if (
      thing &&
      /^(?:minimum|min)(?: of)?$/.test(textOf(tokens.slice(at - (textAt(tokens, at - 1) === 'of' ? 2 : 1), at)))
    )
      return { count: count.value, unit: 'item', from: at, to: count.end + 1 };
    const behind = textAt(tokens, count.end) === 'minimum' ? 1 : 0;
    if (!unit && count.value > 1 && isLeastPieces(tokens, at) && /^[,;.)]?$/.test(textAt(tokens, count.end + behind)))
      return { count: count.value, unit: 'item', from: behind ? at : at - 1, to: count.end + behind };
    if (!unit || unit.scale !== 1) continue;
    const beside =
      /^(?:minimum|min|at least)\b/.test(textOf(tokens.slice(unit.end, unit.end + 2))) ||
      LEAST_BEFORE.test(textOf(tokens.slice(Math.max(0, at - 6), at)));
    if (beside || unit.unit === 'hour') return { count: count.value, unit: unit.unit, from: at, to: unit.end };
  }
  return null;
}

/** "Half an hour minimum", "half hour min". */
function halfAt(tokens: Token[], at: number): NumberRead | null {
  const half = textAt(tokens, at) === 'half' ? fractionAt(tokens, at) : null;
  return half && (/^an?$/.test(textAt(tokens, half.end)) ? { ...half, end: half.end + 1 } : half);
}

/** "Away from", "went up from $40": where something stands or stood, and no least price. */
const MOVED = wordSet(`away range ranges up gone raised increased changed risen moved went rose jumped climbed`);

/** "from $95", "starts at $4k", "$300 and up". */
export function isFrom(tokens: Token[], at: number): boolean {
  let place = at - 1;
  while (['about', 'around', 'just', 'only', 'roughly'].includes(textAt(tokens, place))) place -= 1;
  const before = textAt(tokens, place);
  // "hook up from $2,250", as against "up from $40"
  const verb = textAt(tokens, textAt(tokens, place - 2) === '-' ? place - 3 : place - 2);
  const isVerb = textAt(tokens, place - 1) === 'up' && UP_WORK.test(verb);
  if (before === 'from') return isVerb || !MOVED.has(textAt(tokens, place - 1));
  if (/^(?:start|starts|begin|begins)$/.test(before) && /^(?:about|around|roughly)$/.test(textAt(tokens, place + 1)))
    return true;
  return (
    (before === 'at' || before === ':' || before === 'price') &&
    /^(?:start|starts|starting|begin|begins|beginning|price|prices)$/.test(textAt(tokens, place - 1))
  );
}

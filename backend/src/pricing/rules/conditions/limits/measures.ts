import { amountAt, convert, isPiece, numberAt, textAt, unitAt, type Token } from '../../../language/index.js';
import type { Details, Unit } from '../../../types.js';
import { wordSet } from '../../text/lexicon.js';

/** A measure said in a text, with its place. */
export interface Measure {
  low: number;
  high: number;
  unit: Unit;
  at: number;
  end: number;
}

/** The unit at a token; "9'" are feet where nothing smaller follows. */
export function unitOrFeetAt(tokens: Token[], at: number): ReturnType<typeof unitAt> {
  const isMark = textAt(tokens, at) === "'" && tokens[at]?.spaced === false && tokens[at - 1]?.kind === 'number';
  return isMark && tokens[at + 1]?.kind !== 'number' ? { unit: 'lin_ft', scale: 1, end: at + 1 } : unitAt(tokens, at);
}

const BARE = wordSet(`m h min mins level levels square bed beds bath baths br ba`);

/** All "number unit" pairs of a text: "130 sq m", "three storeys", "3.5 metres", "two-storey". */
export function measuresIn(tokens: Token[]): Measure[] {
  const found: Measure[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = amountAt(tokens, at) ?? aHalf(tokens, at);
    if (!amount || amount.kind !== 'number') continue;
    // words may stand between: "four new power points", "3 upstairs windows"
    for (let skip = 0; skip <= 2; skip += 1) {
      const place = textAt(tokens, amount.end) === '-' ? amount.end + 1 : amount.end;
      const unit = unitOrFeetAt(tokens, place + skip);
      const between = tokens.slice(place, place + skip);
      if (
        !between.every(
          (token) => token.kind === 'word' && !/^(?:and|or|to|by|of|per|a|the|in|on|for)$/.test(token.text),
        )
      )
        break;
      if (!unit || (skip > 0 && (BARE.has(textAt(tokens, place + skip)) || isLength(unit.unit)))) continue;
      const { low, high } = isPiece(unit.unit) && isSide(tokens, at) ? ONE : amount;
      found.push({ low: low * unit.scale, high: high * unit.scale, unit: unit.unit, at, end: unit.end });
      break;
    }
    at = Math.max(at, amount.end - 1);
  }
  return found;
}

const ONE = { low: 1, high: 1 };

/** The second number of "20 by 15 living room" is the side of one room, and no count of rooms. */
function isSide(tokens: Token[], at: number): boolean {
  if (!/^(?:x|by|\*|×)$/.test(textAt(tokens, at - 1))) return false;
  return [2, 3].some((back) => amountAt(tokens, at - back)?.kind === 'number');
}

function isLength(unit: Unit): boolean {
  return ['lin_ft', 'lin_m', 'mile', 'km', 'hour', 'day', 'sq_ft', 'sq_m', 'cu_yd', 'cu_m'].includes(unit);
}

/** "an hour", "a day", "half a day". */
function aHalf(
  tokens: Token[],
  at: number,
): { kind: 'number'; low: number; high: number; value: number; end: number } | null {
  // "1/3 of an acre" is no whole one
  if (textAt(tokens, at - 1) === 'of' && /^(?:\d.*|half|thirds?|quarters?)$/.test(textAt(tokens, at - 2))) return null;
  const unit = ['a', 'an', 'one', 'single'].includes(textAt(tokens, at)) ? unitAt(tokens, at + 1) : null;
  if (!unit || /^(?:h|m|bed|level|floor|story)$/.test(textAt(tokens, at + 1))) return null;
  return { kind: 'number', low: 1, high: 1, value: 1, end: at + 1 };
}

/** All quantities of one measure, from the details and the text, in `unit`. */
export function quantitiesOf(unit: Unit, details: Details, tokens: Token[]): number[] {
  // "Two rooms or more", of three bedrooms
  const unitOf = (one: Unit): Unit => (unit === 'room' && one === 'bedroom' ? 'room' : one);
  const fromDetails = details.quantities.map((one) => convert(one.quantity, unitOf(one.unit), unit));
  const fromText = measuresIn(tokens).map((one) => convert(one.high, unitOf(one.unit), unit));
  return [...fromDetails, ...fromText].filter(
    (value): value is number => value !== null && Number.isFinite(value) && value > 0,
  );
}

/** A number and the index after it; for counts of things without a unit ("three stumps"). */
export function countAt(tokens: Token[], at: number): { value: number; end: number } | null {
  if (['a', 'an', 'single', 'another'].includes(textAt(tokens, at)))
    return numberAt(tokens, at) ?? { value: 1, end: at + 1 };
  if (textAt(tokens, at) === 'both' || (textAt(tokens, at) === 'couple' && textAt(tokens, at + 1) === 'of'))
    return { value: 2, end: textAt(tokens, at) === 'couple' ? at + 2 : at + 1 };
  const amount = amountAt(tokens, at);
  return amount?.kind === 'number' ? { value: amount.high, end: amount.end } : null;
}

import { cleanText, numberAt, remembered, textOf, tokenize, unitAt, type Token } from '../../../language/index.js';
import type { Unit } from '../../../types.js';
import { limitsIn, meets, type Limit } from './thresholds.js';
import { wantedWords } from '../wanted.js';

const MOST_CONDITIONS = 5_000;

/** What a condition says of how large or how many. */
interface SizeSaid {
  limits: Limit[];
  /** It names nothing but limits. */
  isBare: boolean;
  /** What it says beside them. */
  rest: string;
  /** How many of what, and what stands before that ("cleaning" of "cleaning 3 bedrooms"). */
  count: CountSaid | null;
}

interface CountSaid {
  unit: Unit;
  value: number;
  before: string;
}

const sizeSaid = remembered(MOST_CONDITIONS, (condition): SizeSaid => {
  const tokens = tokenize(cleanText(condition).toLowerCase());
  const limits = limitsIn(tokens);
  const rest = tokens.filter((_, at) => !limits.some(({ from, to }) => at >= from && at < to));
  const isBare = limits.length > 0 && wantedWords(rest, true).length === 0;
  return { limits, isBare, rest: textOf(rest), count: countIn(tokens) };
});

const MOST_BEFORE = 3;

function countIn(tokens: Token[]): CountSaid | null {
  const at = tokens.findIndex((_, place) => numberAt(tokens, place) !== null);
  const count = at >= 0 && at <= MOST_BEFORE ? numberAt(tokens, at) : null;
  const unit = count && unitAt(tokens, count.end);
  if (!count || !unit || wantedWords(tokens.slice(unit.end), true).length > 0) return null;
  const before = wantedWords(tokens.slice(0, at), true).length > 0 ? textOf(tokens.slice(0, at)) : '';
  return { unit: unit.unit, value: count.value, before };
}

/** The limits that a condition sets ("tree removal under 30 ft"); [] where it sets none. */
export const limitsSet = (condition: string | null): Limit[] => (condition === null ? [] : sizeSaid(condition).limits);

/** Whether a condition names nothing but a limit: "over 500 sq ft", "6 or more". */
export const isBareLimit = (condition: string | null): boolean => condition !== null && sizeSaid(condition).isBare;

/** What a condition names beside its limits: the "ceilings" of "ceilings above 9 ft"; what it counts is one of them. */
export const withoutLimits = (condition: string | null): string => (condition === null ? '' : sizeSaid(condition).rest);

/** How many of what a condition is for that sets no limit ("3 bedrooms", "cleaning 3 bedrooms"); null for all others. */
export const countNamed = (condition: string | null): CountSaid | null =>
  condition === null || limitsSet(condition).length > 0 ? null : sizeSaid(condition).count;

/** Whether a condition names nothing but a size: a limit, or "3 bedrooms". */
export const isBareSize = (condition: string | null): boolean =>
  isBareLimit(condition) || (condition !== null && sizeSaid(condition).count?.before === '');

/** Whether a number is within limits on a count: 8 of "6 or more". */
export const isWithin = (count: number, limits: Limit[]): boolean => limits.every((limit) => meets(count, limit));

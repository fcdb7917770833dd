import { type AppliedEffect, centsOf } from '../charges/index.js';
import { type Neighbourhood, weightOf } from '../comparables/index.js';
import { effectiveCount, quantilesOf } from '../statistics/index.js';
import type { Confidence } from '../types.js';
import type { LeftOutJob } from './learn.js';
import { inAll, type BasePrice } from './methods/base-price.js';
import type { BusinessModel, LeftOutError } from './methods/model.js';
import { type Calibration, logRange, type LogRange } from './methods/range.js';

interface PriceRange {
  lowCents: number;
  highCents: number;
  confidence: Confidence;
}

interface RangeInput {
  amountCents: number;
  isRate: boolean;
  /** The works that past jobs price. */
  bases: BasePrice[];
  model: BusinessModel;
  minimums: AppliedEffect[];
}

/** High divided by low up to which a price is called surely, or fairly surely, known. */
const HIGH_CONFIDENCE = 1.4;
const MEDIUM_CONFIDENCE = 2;
const FEW_JOBS = 4;
/**
 * How far off a job was that nothing was like says less where there is a match: with the only air conditioner a firm has put in left
 * out, its price was guessed from furnace repairs. Such an error counts as three times too high or low at most.
 */
const BETTER_MATCHED = 0.2;
const UNMATCHED_MOST = 1.1;
type Hood = Pick<Neighbourhood, 'neighbours' | 'best'>;
const NO_JOBS: Hood = { neighbours: [], best: 0 };
/** Cents stay exact up to here. */
const LARGEST_CENTS = 1e15;

/** The range that holds the real price eight times in ten, in cents, and how sure that makes the estimate. */
export function rangeFor({ amountCents, isRate, bases, model, minimums }: RangeInput): PriceRange {
  const hoods = bases.length > 0 ? bases.map(({ hood }) => hood) : [NO_JOBS];
  const calibrations = hoods.map((hood) => calibrationOf(hood, model, isRate));
  const { low, high } = rangeOfSum(calibrations.map(logRange), bases);
  const floor = Math.max(0, ...minimums.map(centsOf).filter((cents) => cents <= amountCents));
  const lowCents = Math.max(Math.min(floor, amountCents), roundTo(amountCents * Math.exp(low), Math.floor));
  const highCents = Math.max(amountCents, Math.min(LARGEST_CENTS, roundTo(amountCents * Math.exp(high), Math.ceil)));
  const ratio = Math.exp(high - low);
  const few = !isRate && calibrations.some(({ local }) => effectiveCount(local.weights) < FEW_JOBS);
  const confidence = ratio <= HIGH_CONFIDENCE && !few ? 'high' : ratio <= MEDIUM_CONFIDENCE ? 'medium' : 'low';
  return { lowCents: Math.min(lowCents, amountCents), highCents, confidence };
}

/** The range of a sum of works that are off independently of each other: their distances add up as squares. */
function rangeOfSum(ranges: LogRange[], bases: BasePrice[]): LogRange {
  const [only] = ranges;
  if (only && ranges.length === 1) return only;
  const all = inAll(bases)?.log ?? 0;
  const shares = bases.map(({ log }) => Math.exp(log - all));
  const distance = (of: (range: LogRange) => number): number =>
    Math.hypot(...ranges.map((range, at) => (shares[at] ?? 0) * of(range)));
  return {
    low: Math.log1p(-distance(({ low }) => -Math.expm1(low))),
    high: Math.log1p(distance(({ high }) => Math.expm1(high))),
  };
}

/** The log range that a job left out would have had; its own error takes no part in it. */
export function leftOutRange({ isRate, hood }: LeftOutJob, model: BusinessModel): LogRange {
  return logRange(calibrationOf(hood, model, isRate));
}

/** What the range of one work is made of. */
const calibrationOf = (hood: Hood, model: BusinessModel, isRate: boolean): Calibration => ({
  local: localErrors(hood, model),
  business: errorsOfAll(model, hood.best),
  isRate,
});

/** How far off a job was, for work whose best match is this alike. */
const errorFor = ({ log, best: own }: LeftOutError, best: number): number =>
  best - own > BETTER_MATCHED ? Math.min(Math.max(log, -UNMATCHED_MOST), UNMATCHED_MOST) : log;

/** Quantiles of the errors of all jobs of the business. */
function errorsOfAll(model: BusinessModel, best: number): number[] {
  const errors = Object.values(model.errors);
  const logs = errors.map((error) => errorFor(error, best));
  return logs.every((log, at) => log === errors[at]?.log) ? model.spread : quantilesOf(logs);
}

/** Errors of the jobs most like this one; each counts by its weight beside the weightiest. */
function localErrors({ neighbours, best }: Hood, model: BusinessModel): { values: number[]; weights: number[] } {
  const most = neighbours.reduce((max, one) => Math.max(max, weightOf(one)), 0);
  const known = neighbours.flatMap((one) => {
    const error = Object.hasOwn(model.errors, one.past.id) ? model.errors[one.past.id] : undefined;
    return error ? [{ error, weight: weightOf(one) / most }] : [];
  });
  return {
    values: known.map(({ error }) => errorFor(error, best)),
    weights: known.map(({ weight }) => weight),
  };
}

/** Outwards to whole dollars, or to tens of dollars from 1,000 up. */
function roundTo(cents: number, round: (value: number) => number): number {
  const step = cents < 100_000 ? 100 : 1_000;
  return round(cents / step) * step;
}

import { openRuleBook } from '../charges/index.js';
import {
  bestMeasure,
  chargedWords,
  countPast,
  type Neighbourhood,
  type PastWork,
  preparePast,
  readPast,
  type WordCounts,
} from '../comparables/index.js';
import { median, quantilesOf } from '../statistics/index.js';
import type { PastJob, PricingRule } from '../types.js';
import { activeRules } from './active-rules.js';
import { lackOfBasis } from './basis/lack-of-basis.js';
import { amongAlike } from './methods/base-price.js';
import { blended, learnBlend, type Blend } from './methods/blend.js';
import { leaveOneOut, type LeftOutView } from './methods/leave-one-out.js';
import { EMPTY_MODEL, MODEL_VERSION, type BusinessModel } from './methods/model.js';
import { fitRidge } from './methods/ridge.js';
import { wholePriceRules } from './methods/whole-price.js';
import { wereMinor } from './minor-rates.js';
import { isMeasuredOtherwise, sizeMissing } from './missing-sizes.js';
import { priceLines, sumOf } from './rule-lines.js';

/** The newest jobs teach; beyond this many, older ones change nothing that can be measured. */
const MOST_JOBS = 2_000;
/** So many of the newest are estimated from the others. */
const MOST_LEFT_OUT = 500;
const MOST_WORDS_KEPT = 4_000;

/** One job estimated from all the others. */
export interface LeftOutJob {
  past: PastWork;
  estimateCents: number;
  /** log(actual / estimated). */
  error: number;
  /** Whether a price would have been given at all. */
  isAnswered: boolean;
  /** Whether rates of the owner's would have been the price. */
  isRate: boolean;
  /** The past jobs it was estimated from. */
  hood: Neighbourhood;
}

export interface Learned {
  model: BusinessModel;
  pasts: PastWork[];
  leftOut: LeftOutJob[];
}

/**
 * Learns from a business's past jobs and rules: rarity of words, the regression, how much each method counts, and the
 * leave-one-out errors that make the range. The order of jobs and rules does not matter. Bounded: at most 2,000 jobs.
 */
export function learn(jobs: PastJob[], rules: PricingRule[]): BusinessModel {
  return learnFully(jobs, rules).model;
}

/** The same with the jobs behind it, for the back-test. */
export function learnFully(jobs: PastJob[], rules: PricingRule[]): Learned {
  const reads = readPast(newest(jobs), openRuleBook(rules));
  const wholePrice = wholePriceRules(reads, rules);
  const counts = countPast(reads);
  const pasts = preparePast(reads, new Set(wholePrice), counts);
  if (pasts.length === 0) return { model: { ...EMPTY_MODEL, wholePrice }, pasts, leftOut: [] };

  const ridge = fitRidge(pasts);
  const views = leaveOneOut(pasts, ridge.heldOut, { counts, charged: chargedWords(activeRules(rules)) }, MOST_LEFT_OUT);
  const predictions = views.map(({ prices }) => prices);
  const blend = learnBlend(
    predictions,
    pasts.map(({ logBase }) => logBase),
  );
  const leftOut = views.map((view) => compare(view, blend, counts)).filter((one) => one !== null);
  const answered = leftOut.filter(({ isAnswered }) => isAnswered);
  const errors = answered.map(({ error }) => error);
  const words = [...counts.words].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, MOST_WORDS_KEPT);
  const model: BusinessModel = {
    version: MODEL_VERSION,
    jobs: pasts.length,
    words: words.map(([word]) => word),
    counts: words.map(([, count]) => count),
    ridge: { ...ridge.model, words: [...ridge.model.words] },
    sized: {
      jobs: pasts.filter(({ sizes }) => Object.keys(sizes).length > 0).length,
      measure: bestMeasure(
        null,
        pasts,
        pasts.map(() => 1),
      ),
    },
    typicalLog: median(pasts.map(({ logBase }) => logBase)),
    blend,
    wholePrice,
    errors: Object.fromEntries(
      answered.map(({ past, error, hood }) => [
        past.id,
        { log: Number(error.toFixed(4)), best: Number(hood.best.toFixed(4)) },
      ]),
    ),
    spread: quantilesOf(errors),
  };
  return { model, pasts, leftOut };
}

/** Jobs without a date come last: nothing says that they are new. */
function newest(jobs: PastJob[]): PastJob[] {
  const key = ({ date }: PastJob): string => date ?? '';
  return [...jobs]
    .sort((a, b) => (key(a) > key(b) ? -1 : key(a) < key(b) ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
    .slice(0, MOST_JOBS);
}

/** The whole price as it would have been estimated, beside what it was: the rules that applied are put back on. */
function compare({ past, prices, hood }: LeftOutView, blend: Blend, counts: WordCounts): LeftOutJob | null {
  const source = { type: 'jobs' as const, jobIds: [] };
  const log = amongAlike(blended(prices, blend), hood);
  const base = { label: '', amountCents: Math.round(Math.exp(log)), source };
  const { rates, perUnit } = past.steps;
  // "Furnace replaced, 2 vents moved": as where it is asked for, a rate for vents comes on top.
  const isRate = rates.length > 0 && !wereMinor(past);
  const steps = isRate ? past.steps : { ...past.steps, rates: [], perUnit: [...perUnit, ...rates] };
  const estimateCents = sumOf(priceLines(isRate ? [] : [base], steps));
  if (estimateCents <= 0) return null;
  const others = hood.neighbours.map((one) => one.past);
  const isAnswered =
    isRate ||
    (lackOfBasis(past.work, others, counts) === null &&
      sizeMissing(past.work, hood) === null &&
      !isMeasuredOtherwise(past, hood));
  return { past, estimateCents, error: Math.log(past.priceCents / estimateCents), isAnswered, isRate, hood };
}

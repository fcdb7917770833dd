import {
  type AppliedEffect,
  measuredBeside,
  effectsFor,
  type PriceSteps,
  type RuleBook,
  sizesBut,
  stepsOf,
  takeOut,
} from '../../charges/index.js';
import type { PastJob } from '../../types.js';
import { dayOf, readJob, type Sizes, withinFree, type Work } from '../../work/index.js';
import { worksMeantHere } from '../meaning-here/business-meaning.js';
import { areInMetres, workInMetres } from '../meaning-here/in-metres.js';
import { countWords, vectorOf, type WordCounts, type WordVector } from './similarity.js';
import { isSurfaceWork } from '../same-work/surface-work.js';

/** Beside the likest job, so alike is of its kind. */
export const KINSHIP = 0.25;

/** A past job ready to be compared: read, and with the owner's surcharges taken out of its price. */
export interface PastWork {
  id: string;
  title: string;
  work: Work;
  sizes: Sizes;
  vector: WordVector;
  priceCents: number;
  /** Natural logarithm of the base in cents. */
  logBase: number;
  /** What was taken out, in plain words. */
  notes: string[];
  steps: PriceSteps;
  /** Whether it covers a surface (see isSurfaceWork). */
  isSurface: boolean;
  day: number | null;
}

export interface ReadPast {
  job: PastJob;
  work: Work;
  applied: AppliedEffect[];
}

/** A job can teach a price when its price is a positive, finite amount. */
export function isPriced(job: PastJob): boolean {
  return Number.isFinite(job.priceCents) && job.priceCents >= 1 && job.priceCents <= 1e13;
}

/** Reads jobs and the rules that apply to them; jobs without a usable price are left out. */
export function readPast(jobs: PastJob[], book: RuleBook): ReadPast[] {
  const priced = jobs.filter(isPriced);
  const works = worksMeantHere(priced.map(readJob));
  const isMetric = areInMetres(works);
  return priced.flatMap((job, at) => {
    const told = works[at];
    if (told === undefined) return [];
    const work = isMetric ? workInMetres(told) : told;
    return [{ job, work, applied: effectsFor(work, book) }];
  });
}

export function countPast(reads: ReadPast[]): WordCounts {
  return countWords(reads.map(({ work }) => work));
}

export function preparePast(reads: ReadPast[], wholePrice: ReadonlySet<string>, counts: WordCounts): PastWork[] {
  return reads.map(({ job, work, applied }) => {
    const steps = stepsOf(applied, wholePrice);
    const { cents, notes } = takeOut(job.priceCents, steps);
    return {
      id: job.id,
      title: job.title,
      work,
      sizes: withinFree(sizesBut(work, measuredBeside(applied)), applied),
      vector: vectorOf(work, counts),
      priceCents: job.priceCents,
      logBase: Math.log(cents),
      notes,
      steps,
      isSurface: isSurfaceWork(work),
      day: dayOf(job.date),
    };
  });
}

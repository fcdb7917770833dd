import {
  ANY_DOING,
  type AppliedEffect,
  centsOf,
  isSecondAlone,
  nameWork,
  PLACES,
  type PriceSteps,
  TAKING_AWAY,
} from '../charges/index.js';
import type { PastWork, ReadPast } from '../comparables/index.js';
import { isExtent } from '../language/index.js';
import { conceptsOf, conditionHolds, unitsThatCount } from '../rules/index.js';
import { isExtentMeasure, isOfService, serviceMark, type Work } from '../work/index.js';
import type { BasePrice } from './methods/base-price.js';
import { sourceJobs } from './source-jobs.js';

/** Rates below this share of what past jobs suggest are hardly the price of the work. */
const MINOR_SHARE = 0.4;
/** The same where past jobs are of this very work and measured as it is. */
const MINOR_BESIDE_KIN = 0.7;
const LEAST_KIN = 2;
/** Past jobs less alike than this tell nothing against a rate. */
const LEAST_ALIKE = 0.3;
/** The same where prices go by a size so steadily. */
const LEAST_ALIKE_MEASURED = 0.15;
const MOST_NOISE = 0.2;
const LEAST_MEASURED = 4;

/** "No attic access, per light", "match knockdown texture, per room": what makes the work dearer, and is not the work. */
const QUALITY = /^(?:no|without|lack of|match(?:ing)?)\b/i;

/**
 * Whether the rates price only a part of the work ("carpet shampoo"): they come to far less than past jobs like this did, none
 * of which was priced by them, and the conditions do not name the work itself.
 */
export function areMinor({ rates }: PriceSteps, base: BasePrice, work: Work): boolean {
  const cents = rates.reduce((sum, one) => sum + centsOf(one), 0);
  const jobs = sourceJobs(base).map(({ past }) => past);
  const isKin = areKin(jobs, work);
  const areQualities = rates.every(({ effect }) => QUALITY.test(effect.condition ?? ''));
  const share = areQualities ? Infinity : isKin ? MINOR_BESIDE_KIN : MINOR_SHARE;
  if (rates.length === 0 || cents >= share * Math.exp(base.log) || !tellsOf(base)) return false;
  const conditions = rates.flatMap(({ effect }) => effect.condition ?? []).filter((one) => !QUALITY.test(one));
  // Pieces beside what is measured: the shutters of a house.
  const isMeasured = work.details.quantities.some(({ unit }) => isExtent(unit));
  const arePieces = isMeasured && rates.every(({ effect }) => effect.unit === 'item');
  const naming = isKin || arePieces ? conditions.filter((one) => saysNoMore(one, work)) : conditions;
  if (nameWork(naming, work) || isAllWanted(conditions, work)) return false;
  return rates.every(({ effect }) => {
    const { kind, condition, amount } = effect;
    // A job with new foam, too, was priced far above its foam.
    const isPriceOf = ({ work: job, priceCents }: PastWork): boolean =>
      conditionHolds(condition, job) &&
      100 * amount * unitsThatCount(effect, job.details, job.text) >= share * priceCents;
    return (kind === 'unit_rate' || kind === 'fixed') && condition !== null && !jobs.some(isPriceOf);
  });
}

/**
 * Whether past jobs are alike enough to tell against a rate: by their words, or since all of them go by the size that is asked for
 * ("bedroom 12x14, walls only", of two rooms of which the walls and ceilings are to be painted).
 */
const tellsOf = ({ hood: { best, size, neighbours } }: BasePrice): boolean =>
  best >= LEAST_ALIKE ||
  (best >= LEAST_ALIKE_MEASURED &&
    size !== null &&
    isExtentMeasure(size.measure) &&
    size.noise <= MOST_NOISE &&
    neighbours.filter(({ past }) => Object.hasOwn(past.sizes, size.measure)).length >= LEAST_MEASURED);

/** Whether a past job was priced far above what the rates for something named come to: they are not its price. */
export function wereMinor({ steps: { rates }, priceCents }: PastWork): boolean {
  const cents = rates.reduce((sum, one) => sum + centsOf(one), 0);
  return rates.every(({ effect }) => effect.condition !== null) && cents < MINOR_SHARE * priceCents;
}

/** Whether most of the jobs are of the work asked for and have a size of its kind: what they cost is what it costs. */
function areKin(jobs: PastWork[], work: Work): boolean {
  // A trade's name ("paving") tells jobs apart where all that is asked for is called so.
  const own = serviceMark(work.details.service ?? '');
  const kin = jobs.filter(
    (past) =>
      (isOfService(past.work, work) || past.work.words.includes(own)) &&
      Object.keys(past.sizes).some((measure) => Object.hasOwn(work.sizes, measure)),
  );
  return kin.length >= LEAST_KIN && 2 * kin.length >= jobs.length;
}

/** "Cedar fence" says no more than the work; "removing old concrete" is other work, "ceilings over 12 ft, per fan" says when it is dearer. */
function saysNoMore(condition: string, { details }: Work): boolean {
  // Of "1,800 sq ft of clapboard and 7 pairs of shutters" the clapboard is the work.
  const extents = details.quantities.filter(({ unit }) => isExtent(unit));
  const measured = (extents.length > 0 ? extents : details.quantities).map(({ of }) => of ?? '');
  const own = new Set(conceptsOf(`${details.service ?? ''} ${measured.join(' ')}`));
  const isPlain = (word: string): boolean => (ANY_DOING.has(word) && !TAKING_AWAY.has(word)) || PLACES.has(word);
  return conceptsOf(condition).every((word) => own.has(word) || isPlain(word));
}

const ONLY = [
  /\b(?:only|just)(?: (?:the|my|our|paint|do|clean|fix|replace|painting|doing))* (\p{L}+)/giu,
  /\b(\p{L}+) (?:only|alone|and nothing else)\b/giu,
];

/** "Just the ceilings": what the rate is for is all that is wanted. */
function isAllWanted(conditions: string[], { text }: Work): boolean {
  const alone = ONLY.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(([, thing = '']) => conceptsOf(thing));
  return conditions.some(
    (condition) => isSecondAlone(condition, text) || conceptsOf(condition).some((word) => alone.includes(word)),
  );
}

/** The effect as one that comes on top of what past jobs suggest. */
export const onTop = (one: AppliedEffect): AppliedEffect => ({ ...one, isBeside: one.effect.kind === 'unit_rate' });

/** Past jobs with these rates as additions, so that they are taken out of what was paid. */
export function withOnTop(reads: ReadPast[], rates: AppliedEffect[]): ReadPast[] {
  const added = new Set(rates.map(({ ruleId }) => ruleId));
  return reads.map((read) => ({
    ...read,
    applied: read.applied.map((one) => (added.has(one.ruleId) ? onTop(one) : one)),
  }));
}

import { type PriceSteps } from '../charges/index.js';
import { carriers, isNamedByNone, openChoice, type PastWork, sayPieces } from '../comparables/index.js';
import { isTimeUnit } from '../language/index.js';
import type {
  Choice,
  Estimate,
  EstimateLine,
  NoEstimateReason,
  PastJob,
  PriceRequest,
  PriceResult,
  PricingRule,
  Unit,
} from '../types.js';
import { readRequest, sayDollars, unitOfMeasure, withSettledCapacity, type Work } from '../work/index.js';
import { assumptionsFor, sayLeftOut } from './assumptions.js';
import { isNeverHourly } from './basis/never-hourly.js';
import { besideRates } from './beside-rates.js';
import { priceRest, type ByJobs } from './by-jobs.js';
import { onCheapestDay } from './day-offered.js';
import { declinedBy, seenFirst, withoutBesides } from './declined.js';
import { factsOf, type Facts } from './facts.js';
import { fromDimensions } from './from-dimensions.js';
import { jobLine, roundCents } from './job-line.js';
import type { BasePrice } from './methods/base-price.js';
import type { BusinessModel } from './methods/model.js';
import { homeMissing, lacksHours, unitMissing } from './missing-sizes.js';
import { statedPrices } from './named-price.js';
import { needsLook } from './needs-look.js';
import { rangeFor } from './price-range.js';
import { priceLines, sumOf } from './rule-lines.js';
import { isSizeOfDwelling, sizesOfRooms } from './room-sizes.js';
import { settle, type Settled } from './rules-or-jobs.js';
import { sizesLeftOut } from './sizes-left-out.js';
import { comparablesOf } from './source-jobs.js';
import { namesOnlyService, namesOnlyTrade } from './vague-requests.js';

/** A size that so many of all past jobs have is how the business prices. */
const USUAL_SIZE_SHARE = 0.6;

/** So many past jobs of a size show what such sizes cost. */
const LEAST_SIZED = 2;

/** A similarity by one everyday word or none. */
const HARDLY_ALIKE = 0.15;

/** By how much a rate and the past jobs may differ before the owner is told. */
const DISAGREEMENT = 1.35;

/**
 * Prices a piece of work from the owner's rules and past jobs; of several days that are offered, for the one that costs least.
 * `candidates` are the past jobs that the database found for the words of the request (see searchTerms), at most 200 are looked
 * at; `model` is what learn() made of all jobs. Pure and deterministic; never throws for any input. Without enough to go on,
 * `estimate` is null and `reason` says why.
 */
export function estimate(
  written: PriceRequest,
  candidates: PastJob[],
  rules: PricingRule[],
  model: BusinessModel,
): PriceResult {
  const request = withSettledCapacity(withoutBesides(written, rules));
  return onCheapestDay(request, rules, (one) => priced(one, candidates, rules, model));
}

function priced(request: PriceRequest, candidates: PastJob[], rules: PricingRule[], model: BusinessModel): PriceResult {
  const read = readRequest(request);
  const declined = declinedBy(read, rules);
  if (declined !== null) return { ...NOTHING, reason: 'no_basis', ownerSays: declined };
  const facts = factsOf(request, read, candidates, rules, model);
  const { work } = facts;
  const settled = settle(facts);
  const { steps, byJobs } = settled;
  const isRated = steps.rates.length > 0;
  const look = isRated ? null : seenFirst(work, rules);
  if (look !== null) return { ...NOTHING, reason: 'needs_visit', ownerSays: look };
  const missing = missingUnit(facts, settled);
  const told = missing === null ? null : fromDimensions(request, missing);
  if (told !== null) return priced(told, candidates, rules, model);
  const reason = reasonAgainst(facts, settled, missing);
  const comparables = comparablesOf(byJobs.priced);
  if (reason !== null) return { ...NOTHING, reason, comparables, missing, stated: statedPrices(facts.found, rules) };

  const { rest, left } = priceRest(facts, steps);
  const beside = isRated && rest === null ? besideRates(facts) : { priced: rest === null ? [] : [rest], left: [] };
  const works = isRated ? beside.priced : byJobs.priced;
  const lines = priceLines(works.map(jobLine), steps);
  if (sumOf(lines) <= 0) return { ...NOTHING, reason: 'no_basis', comparables };
  const unheld = isRated ? [] : sizesLeftOut(work.details.quantities, byJobs.priced, facts.pasts, facts.found);
  const others = isRated ? beside.left : byJobs.left;
  const notIncluded = [settled.unpriced ?? '', left, ...others, sayPieces(unheld)].filter(Boolean);
  const choice = isRated ? null : choiceIn(work, byJobs);
  const oddSize = sizeToCheck(sumOf(lines), facts.pasts);
  return {
    estimate: finish(facts, { ...settled, lines, notIncluded, isOddSize: oddSize.length > 0 }),
    reason: null,
    comparables,
    warnings: [...(isRated && byJobs.all !== null ? disagreement(steps, byJobs.all) : []), ...oddSize],
    ...(choice ? { choice } : {}),
  };
}

const NOTHING = { estimate: null, comparables: [], warnings: [] };

/** "$68 an hour", for whatever is done; with `isNew` also "first hour $90, then $65", which past jobs tell for what they were of. */
const isHourly =
  (isNew: boolean) =>
  ({ isActive, interpretation: { effects } }: PricingRule): boolean =>
    isActive &&
    effects.some(
      ({ kind, unit, above, condition }) =>
        unit === 'hour' &&
        condition === null &&
        (kind === 'unit_rate' || (isNew && kind === 'fixed_per_unit' && above === 1)),
    );

/** "A bookcase put together", where no past job named one. */
const isOfNewThing = ({ details }: Work, pasts: PastWork[]): boolean =>
  details.quantities.some(({ of }) => isNamedByNone(of ?? '', pasts));

/** The unit by which a rate for this work, or past jobs' prices, go and whose quantity nobody said. */
function missingUnit({ work, rules, model, open, pasts, noBasis }: Facts, { steps, byJobs }: Settled): Unit | null {
  const ofHome = homeMissing(work, rules, steps.rates);
  if (ofHome !== null) return ofHome;
  const ofRates = unitMissing(work, rules, steps.rates, model.jobs === 0);
  // "We need movers", where past moves go by their bedrooms
  const { jobs, measure } = model.sized;
  const isUsual = measure !== null && jobs >= USUAL_SIZE_SHARE * model.jobs;
  const isKnown = (one: string): boolean => pasts.some(({ sizes }) => Object.hasOwn(sizes, one));
  const isTimed = isUsual && measure === 'hour' && steps.rates.length === 0 && !Object.keys(work.sizes).some(isKnown);
  if (isTimed && noBasis === null && rules.some(isHourly(isOfNewThing(work, pasts)))) return 'hour';
  const isBare = namesOnlyTrade(work) || namesOnlyService(work, open.counts);
  if (noBasis === 'needs_details' && isUsual && isBare) return unitOfMeasure(measure);
  // "A 3 bedroom house", whose hours no customer knows, where past moves tell what so many bedrooms cost
  const isToldBySize =
    noBasis === null && byJobs.missing === null && byJobs.priced.some(({ base }) => isKnownBySize(base));
  const ofTime = ofRates !== null && isTimeUnit(ofRates) && isToldBySize ? null : ofRates;
  if (ofTime !== null || steps.rates.length > 0) return ofTime;
  return byJobs.missing ?? (goesByRooms(work, byJobs) ? 'room' : null);
}

/** "The kitchen, 12x14", "my 1,200 sq ft apartment", where all past jobs that would carry its price went by their rooms. */
const goesByRooms = ({ sizes, details }: Work, { priced }: ByJobs): boolean =>
  (sizesOfRooms(details.quantities).length > 0 ||
    (!Object.hasOwn(sizes, 'room') && details.quantities.some(isSizeOfDwelling))) &&
  priced.every(({ base: { hood } }) => {
    const byRooms = hood.neighbours.filter(({ past }) => Object.hasOwn(past.sizes, 'room'));
    // With hardly a word in common, rooms are more like other rooms than like whatever else has an area.
    const isUnlike = hood.best < HARDLY_ALIKE && byRooms.length >= LEAST_SIZED;
    return isUnlike || carriers(hood).every((one) => byRooms.includes(one));
  });

/** Whether several past jobs went by the size that is asked for. */
const isKnownBySize = ({ hood: { size, neighbours } }: BasePrice): boolean =>
  size !== null && neighbours.filter(({ past }) => Object.hasOwn(past.sizes, size.measure)).length >= LEAST_SIZED;

function reasonAgainst(facts: Facts, settled: Settled, missing: Unit | null): NoEstimateReason | null {
  const reason = lackOf(facts, settled, missing);
  return reason !== null && needsLook(facts.work) ? 'needs_visit' : reason;
}

function lackOf(
  { work, rules, pasts, noBasis }: Facts,
  { steps, byJobs }: Settled,
  missing: Unit | null,
): NoEstimateReason | null {
  if (steps.rates.length > 0) {
    if (missing !== null) return 'needs_details';
    if (!lacksHours(work, rules, steps.rates)) return null;
    return isNeverHourly(work, pasts) ? 'no_basis' : 'needs_details';
  }
  if (missing !== null) return 'needs_details';
  return byJobs.all === null ? (noBasis ?? 'no_basis') : null;
}

const choiceIn = (work: Work, { priced, all }: ByJobs): Choice | null =>
  all === null || priced.length > 1 ? null : openChoice(work, all.hood);

interface Finished extends Settled {
  lines: EstimateLine[];
  /** What was asked for and is not in the price, in words. */
  notIncluded: string[];
  /** Whether the owner is asked to check the size. */
  isOddSize: boolean;
}

function finish(
  { work, rules, model }: Facts,
  { steps, byJobs: { priced }, lines, notIncluded, isOddSize }: Finished,
): Estimate {
  const amountCents = sumOf(lines);
  const isRate = steps.rates.length > 0;
  const bases = priced.map(({ base }) => base);
  const told = rangeFor({ amountCents, isRate, bases, model, minimums: steps.minimums });
  const range = isOddSize ? { ...told, confidence: 'low' as const } : told;
  const ruleLines = lines.some(({ source }) => source.type === 'rule');
  return {
    currency: 'USD',
    amountCents,
    ...range,
    basis:
      isRate && !lines.some(({ source }) => source.type === 'jobs') ? 'rate' : ruleLines ? 'mixed' : 'comparable_jobs',
    lines,
    assumptions: [...sayLeftOut(notIncluded), ...assumptionsFor(work, rules, isRate ? [] : priced)],
  };
}

/** So many times the dearest past job, a size is most likely a slip. */
const MOST_TIMES_DEAREST = 25;
const LEAST_JOBS = 3;

/** "200000000 sq ft": what the owner is asked to look at again before anybody is told such a price. */
function sizeToCheck(amountCents: number, pasts: PastWork[]): string[] {
  const dearest = Math.max(0, ...pasts.map(({ priceCents }) => priceCents));
  if (pasts.length < LEAST_JOBS || amountCents <= MOST_TIMES_DEAREST * dearest) return [];
  return [
    `Check the size: this comes to ${Math.round(amountCents / dearest).toLocaleString('en-US')} times your dearest past job (${sayDollars(dearest)}).`,
  ];
}

function disagreement(steps: PriceSteps, base: BasePrice): string[] {
  const byRate = sumOf(priceLines([], { ...steps, perUnit: [], percentages: [], fixed: [], minimums: [] }));
  const byJobs = Math.exp(base.log);
  const ratio = byRate / byJobs;
  if (!(ratio > DISAGREEMENT || ratio < 1 / DISAGREEMENT)) return [];
  const titles = [...new Set(steps.rates.map(({ title }) => title))].join(', ');
  const jobs = sayDollars(roundCents(byJobs));
  return [`${titles}: your rate comes to ${sayDollars(byRate)}, your past jobs like this suggest about ${jobs}.`];
}

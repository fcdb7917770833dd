import {
  asCompared,
  effectsFor,
  nameWork,
  openRuleBook,
  readRequest,
  sayDollars,
  sizesOf,
  stepsOf,
  vectorOf,
  withinFree,
  withoutBeside,
  dayOf,
  type AppliedEffect,
  type PriceSteps,
  type Work,
} from '../comparables/index.js';
import { servicesNamed } from '../reading/index.js';
import type {
  Estimate,
  EstimateLine,
  NoEstimateReason,
  PastJob,
  PriceRequest,
  PriceResult,
  PricingRule,
  Unit,
} from '../types.js';
import { activeRules } from './active-rules.js';
import { assumptionsFor } from './assumptions.js';
import { basePrice, inAll, type Asked, type BasePrice } from './base-price.js';
import { openChoice } from './choice.js';
import { comparablesOf, sourceJobs } from './comparables.js';
import { openModel, type BusinessModel } from './model.js';
import { MOST_CANDIDATES } from './neighbours.js';
import { preparePast, readPast, type PastWork } from './past-work.js';
import { declinedBy, seenFirst } from './declined.js';
import { pricesByName, statedPrices, withoutHours, withoutTime } from './named-price.js';
import { areMinor, onTop, withOnTop } from './minor-rates.js';
import { alikeMeasured, sayPieces, unpricedParts, wordsOfParts } from './parts.js';
import { rangeFor } from './price-range.js';
import { ofSameWork } from './same-work.js';
import { priceLines, sumOf } from './rule-lines.js';
import { withSinglePieces } from './single-pieces.js';
import { worksOf, type PricedWork } from './works.js';
import { isPricedAsOne, lackOfBasis, lacksHours, needsLook, sizeMissing, unitMissing } from './sufficiency.js';

/** By how much a rate and the past jobs may differ before the owner is told. */
const DISAGREEMENT = 1.35;
/** So many jobs of the same kind of piece may price a piece that has no rate. */
const LEAST_OF_A_KIND = 2;

/**
 * Prices a piece of work from the owner's rules and past jobs. `candidates` are the past jobs that the database found for
 * the words of the request (see searchTerms), at most 200 are looked at; `model` is what learn() made of all jobs. Pure and
 * deterministic; never throws for any input. Without enough to go on, `estimate` is null and `reason` says why.
 */
export function estimate(
  request: PriceRequest,
  candidates: PastJob[],
  rules: PricingRule[],
  model: BusinessModel,
): PriceResult {
  const work = readRequest(request);
  const declined = declinedBy(work, rules);
  if (declined !== null)
    return { estimate: null, reason: 'no_basis', comparables: [], warnings: [], ownerSays: declined };
  const open = openModel(model);
  const book = openRuleBook(rules);
  const found = effectsFor(work, book);
  // In one order, whatever order they came in: even the last bit of a sum must not depend on it.
  const known = candidates.slice(0, MOST_CANDIDATES).sort((a, b) => (a.id < b.id ? -1 : 1));
  const reads = readPast(known, book);
  const pasts = preparePast(reads, open.wholePrice, open.counts);
  const beside = found.filter(({ isBeside }) => isBeside).map(({ effect }) => effect);
  const own = withoutBeside(work, beside);
  const added = found.filter(({ ruleId }) => !open.wholePrice.has(ruleId));
  const compare = (one: Work): Work => asCompared(one, activeRules(rules), added);
  const queryOf = (one: Work): Asked => ({
    vector: vectorOf(one, open.counts),
    plain: vectorOf({ words: one.words, serviceWords: [] }, open.counts),
    sizes: withinFree(one.sizes, found),
    day: dayOf(request.today),
  });
  const noBasis = model.jobs === 0 ? emptyReason(work) : lackOfBasis(own, pasts, open.counts);
  // Where past jobs tell nothing of the rest, what has a rate is priced by it, and it is said what is left out.
  const unpriced = noBasis !== null && own !== work ? own.details.service : null;
  const applied = unpriced === null ? found : found.map((one) => ({ ...one, isBeside: false }));
  const isAlone = model.jobs === 0 && unitMissing(work, rules, [], true) === null;
  const named = noBasis === null ? [] : pricesByName(applied, work, rules, isAlone);
  const whole = new Set([...open.wholePrice, ...named]);
  const learned = { ...model, ridge: open.ridge };
  const pricedFrom = (all: PastWork[]): { priced: PricedWork[]; left: string[] } => {
    if (noBasis !== null) return { priced: [], left: [] };
    const works = worksOf(request.text, own, { pasts: all, counts: open.counts, applied: found });
    const priced = works.priced.map(({ work: one, pasts: own }): PricedWork => {
      const compared = compare(one);
      const query = queryOf(compared);
      const same = ofSameWork(withSinglePieces(own, one), { work: compared, vector: query.vector, applied: found });
      return { work: one, base: basePrice(query, same, learned) };
    });
    return { priced, left: works.left };
  };
  const first = pricedFrom(pasts);
  const firstBase = inAll(first.priced.map((one) => one.base));

  const stated = withoutHours(stepsOf(applied, whole), work);
  // "Dryer vent cleaning", done for a price again and again: nobody has to guess its hours.
  const isKnownWork = lacksHours(work, rules, stated.rates) && isPricedAsOne(own, pasts);
  const rated = firstBase !== null && isKnownWork ? withoutTime(stated) : stated;
  const isPart = firstBase !== null && unpriced === null && areMinor(rated, firstBase, work);
  // What is added here was added to past jobs, too.
  const { priced, left: notPriced } = isPart
    ? pricedFrom(preparePast(withOnTop(reads, rated.rates), open.wholePrice, open.counts))
    : first;
  const base = isPart ? inAll(priced.map((one) => one.base)) : firstBase;
  const steps = isPart ? stepsOf(applied.map(onTop), whole) : rated;
  const isRated = steps.rates.length > 0;
  const look = isRated ? null : seenFirst(work, rules);
  if (look !== null) return { estimate: null, reason: 'needs_visit', comparables: [], warnings: [], ownerSays: look };
  const missing = unitMissing(work, rules, steps.rates, model.jobs === 0) ?? (isRated ? null : sizeOpen(work, priced));
  const reason = reasonAgainst({ work, steps, base, noBasis, rules, missing });
  const comparables = comparablesOf(priced);
  if (reason !== null)
    return { estimate: null, reason, comparables, warnings: [], missing, stated: statedPrices(found, rules) };

  // "3 rooms and 2 doors", of which only doors have a rate: jobs price the rooms, or they are left out and it is said.
  const pieces = unpricedParts(work, steps);
  const sizes = sizesOf(pieces);
  const kin = pieces.length > 0 && noBasis === null ? alikeMeasured(pasts, sizes) : [];
  const compared = compare(own);
  const words = wordsOfParts(compared.words, pieces, steps);
  const rest = kin.length >= LEAST_OF_A_KIND ? basePrice(queryOf({ ...compared, words, sizes }), kin, learned) : null;
  const byJobs = isRated ? (rest ? [{ work: withoutRated(own, steps.rates), base: rest }] : []) : priced;
  const lines = priceLines(byJobs.map(baseLine), steps);
  if (sumOf(lines) <= 0) return { estimate: null, reason: 'no_basis', comparables, warnings: [] };
  const left = [unpriced ?? '', rest ? '' : sayPieces(pieces), ...(isRated ? [] : notPriced)].filter(Boolean);
  const choice = isRated || base === null || priced.length > 1 ? null : openChoice(work, base.hood);
  return {
    estimate: finish({ work, steps, priced, lines, model, rules, left }),
    reason: null,
    comparables,
    warnings: isRated && base !== null ? disagreement(steps, base) : [],
    ...(choice ? { choice } : {}),
  };
}

/** The work by the names that no rate is for. */
function withoutRated(work: Work, rates: AppliedEffect[]): Work {
  const conditions = rates.flatMap(({ effect }) => effect.condition ?? []);
  const named = servicesNamed(work.details.service);
  const isRated = (service: string): boolean =>
    nameWork(conditions, { ...work, details: { ...work.details, service } });
  const open = named.filter((service) => !isRated(service));
  return open.length === 0 ? work : { ...work, details: { ...work.details, service: open.join(' and ') } };
}

/** The size that is missing for one of the works. */
function sizeOpen(work: Work, priced: PricedWork[]): Unit | null {
  const isOne = priced.length === 1;
  const missing = priced.map((one) => sizeMissing(isOne ? work : one.work, one.base.hood));
  return missing.find((unit) => unit !== null) ?? null;
}

function emptyReason(work: Work): NoEstimateReason {
  return work.words.length === 0 ? 'needs_details' : 'no_basis';
}

interface Basis {
  work: Work;
  steps: PriceSteps;
  base: BasePrice | null;
  noBasis: NoEstimateReason | null;
  rules: PricingRule[];
  /** The unit by which a rate for this work, or past jobs' prices, go and whose quantity nobody said. */
  missing: Unit | null;
}

function reasonAgainst(basis: Basis): NoEstimateReason | null {
  const reason = lackOf(basis);
  return reason !== null && needsLook(basis.work) ? 'needs_visit' : reason;
}

function lackOf({ work, steps, base, noBasis, rules, missing }: Basis): NoEstimateReason | null {
  if (steps.rates.length > 0) return lacksHours(work, rules, steps.rates) ? 'needs_details' : null;
  if (missing !== null) return 'needs_details';
  return base === null ? noBasis : null;
}

function baseLine({ work, base }: PricedWork): EstimateLine {
  const jobIds = sourceJobs(base).map(({ past }) => past.id);
  const service = work.details.service?.trim() ?? '';
  const from = jobIds.length === 1 ? 'from 1 similar job' : `from ${jobIds.length} similar jobs`;
  const label = service === '' ? from : `${service}, ${from}`;
  return {
    label: label.charAt(0).toUpperCase() + label.slice(1),
    amountCents: roundCents(Math.exp(base.log)),
    source: { type: 'jobs', jobIds },
  };
}

/** Whole dollars, and steps of five from 1,000 up: cents in a price worked out from past jobs would be false precision. */
function roundCents(cents: number): number {
  const step = cents < 10_000 ? 50 : cents < 100_000 ? 100 : 500;
  return Math.round(cents / step) * step;
}

interface Finished {
  work: Work;
  steps: PriceSteps;
  priced: PricedWork[];
  lines: EstimateLine[];
  model: BusinessModel;
  rules: PricingRule[];
  /** What was asked for and is not in the price, in words. */
  left: string[];
}

function finish({ work, steps, priced, lines, model, rules, left }: Finished): Estimate {
  const amountCents = sumOf(lines);
  const isRate = steps.rates.length > 0;
  const bases = priced.map(({ base }) => base);
  const range = rangeFor({ amountCents, isRate, bases, model, minimums: steps.minimums });
  const ruleLines = lines.some(({ source }) => source.type === 'rule');
  return {
    currency: 'USD',
    amountCents,
    ...range,
    basis:
      isRate && !lines.some(({ source }) => source.type === 'jobs') ? 'rate' : ruleLines ? 'mixed' : 'comparable_jobs',
    lines,
    assumptions: [
      ...(left.length > 0 ? [`Not included: ${left.join(' and ')}`] : []),
      ...assumptionsFor(work, rules, isRate ? [] : priced),
    ],
  };
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

import {
  type AppliedEffect,
  besideOf,
  measuredBeside,
  sizesBut,
  effectsFor,
  openRuleBook,
  type RuleBook,
  withoutBeside,
} from '../charges/index.js';
import {
  areInMetres,
  asDoneHere,
  asMeantHere,
  chargedWords,
  inMetres,
  isOnlyAdded,
  MOST_CANDIDATES,
  namedAlike,
  type PastWork,
  preparePast,
  ratedWhole,
  readPast,
  type ReadPast,
  withImpliedThings,
  withoutExtents,
  type WordCounts,
} from '../comparables/index.js';
import type { NoEstimateReason, PastJob, PriceRequest, PricingRule } from '../types.js';
import { readJob, readRequest, type Work } from '../work/index.js';
import { activeRules } from './active-rules.js';
import { lackOfBasis } from './basis/lack-of-basis.js';
import { openModel, type BusinessModel, type OpenModel } from './methods/model.js';
import { withoutAddedPieces, withoutRuledParts } from './ruled-parts.js';

/** All that bears on the price of one request, read once. */
export interface Facts {
  /** The request as it is meant here (see meantHere). */
  request: PriceRequest;
  /** The work as it is done here (see doneHere). */
  work: Work;
  /** The work without what rules price beside it: what past jobs have to price. */
  workForJobs: Work;
  rules: PricingRule[];
  model: BusinessModel;
  open: OpenModel;
  reads: ReadPast[];
  /** The past jobs that `workForJobs` is compared with. */
  pasts: PastWork[];
  /** The words of what the active rules charge for. */
  charged: ReadonlySet<string>;
  /** What the rules do to `work`. */
  found: AppliedEffect[];
  /** Why past jobs tell no price of `workForJobs`; null where they do. */
  noBasis: NoEstimateReason | null;
}

/**
 * A request and the work that was read of it, both as written, beside the past jobs that were found for it, of which at most
 * 200 are looked at.
 */
export function factsOf(
  requestWritten: PriceRequest,
  workWritten: Work,
  candidates: PastJob[],
  rules: PricingRule[],
  model: BusinessModel,
): Facts {
  const opened = openModel(model);
  const book = openRuleBook(rules);
  // In one order, whatever order they came in: even the last bit of a sum must not depend on it.
  const jobs = candidates.slice(0, MOST_CANDIDATES).sort((a, b) => (a.id < b.id ? -1 : 1));
  const reads = readPast(jobs, book);
  const meant = meantHere(requestWritten, workWritten, jobs, reads);
  const prepared = preparePast(reads, opened.wholePrice, opened.counts);
  const known = withImpliedThings(meant.work, { pasts: prepared, counts: opened.counts });
  const done = doneHere(meant, known, book, reads);
  const left = leftToJobs(meant.request, done, known);
  return {
    ...{ request: meant.request, ...done, ...left, rules, model, reads },
    open: { ...opened, counts: known.counts },
    charged: chargedWords(activeRules(rules)),
    noBasis: noBasisOf(done.work, left, known.counts, model),
  };
}

/** Past jobs as they are compared, and how often each word stands in past jobs. */
interface Known {
  pasts: PastWork[];
  counts: WordCounts;
}

/** A request in the meaning of this business, and the work that is read of it. */
interface Meant {
  request: PriceRequest;
  work: Work;
}

/** As who did these jobs means what is written: "12 windows" are cleaned, and "3x4" is metres where all else is. */
function meantHere(requestWritten: PriceRequest, workWritten: Work, jobs: PastJob[], reads: ReadPast[]): Meant {
  const details = asMeantHere(requestWritten, jobs.map(readJob));
  const named = details === requestWritten.details ? requestWritten : { ...requestWritten, details };
  const isMetric = areInMetres(reads.map(({ work }) => work));
  const request = isMetric ? { ...named, details: inMetres(named) } : named;
  return { request, work: request.details === requestWritten.details ? workWritten : readRequest(request) };
}

/** A work as it is done here, and what the rules do to it. */
interface Done {
  work: Work;
  found: AppliedEffect[];
}

/** The work that was meant, by the names of what was done here, without what only an amount of the rules prices. */
function doneHere({ request, work: workMeant }: Meant, known: Known, book: RuleBook, reads: ReadPast[]): Done {
  const applied = effectsFor(workMeant, book);
  const workUnruled = withoutRuledParts(request, workMeant, applied);
  const rates = workUnruled === workMeant ? applied : effectsFor(workUnruled, book);
  const isRated = rates.some(({ effect }) => effect.kind === 'unit_rate');
  const work = asDoneHere(request, workUnruled, { ...known, isRated });
  return { work, found: ratedWhole(effectsFor(work, book), work, reads) };
}

/** What past jobs have to price, and those that it is compared with. */
interface LeftToJobs {
  workForJobs: Work;
  pasts: PastWork[];
}

/** The work without what the rules price beside it: of a fence with two gates, which a rule charges for, the fence. */
function leftToJobs(request: PriceRequest, { work, found }: Done, { pasts, counts }: Known): LeftToJobs {
  const rest = withoutBeside(work, besideOf(found));
  const sizes = sizesBut(rest, measuredBeside(found));
  const workForJobs = withoutAddedPieces(sizes === rest.sizes ? rest : { ...rest, sizes }, found, pasts);
  const named = namedAlike(request, workForJobs, pasts, counts);
  return { workForJobs, pasts: workForJobs === work ? named : withoutExtents(named, workForJobs.sizes) };
}

function noBasisOf(
  work: Work,
  { workForJobs, pasts }: LeftToJobs,
  counts: WordCounts,
  { jobs }: BusinessModel,
): NoEstimateReason | null {
  if (jobs === 0) return work.words.length === 0 ? 'needs_details' : 'no_basis';
  return isOnlyAdded(workForJobs, pasts) ? 'no_basis' : lackOfBasis(workForJobs, pasts, counts);
}

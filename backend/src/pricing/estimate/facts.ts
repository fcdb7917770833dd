import { type AppliedEffect, besideOf, effectsFor, openRuleBook, withoutBeside } from '../charges/index.js';
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
} from '../comparables/index.js';
import type { NoEstimateReason, PastJob, PriceRequest, PricingRule } from '../types.js';
import { readJob, readRequest, type Work } from '../work/index.js';
import { activeRules } from './active-rules.js';
import { lackOfBasis } from './basis/lack-of-basis.js';
import { openModel, type BusinessModel, type OpenModel } from './methods/model.js';
import { withoutAddedPieces, withoutRuledParts } from './ruled-parts.js';

/** All that bears on the price of one request, read once. */
export interface Facts {
  request: PriceRequest;
  work: Work;
  /** The work without what rules price beside it: for this, past jobs are looked at. */
  own: Work;
  rules: PricingRule[];
  model: BusinessModel;
  open: OpenModel;
  reads: ReadPast[];
  pasts: PastWork[];
  /** The words of what the active rules charge for. */
  charged: ReadonlySet<string>;
  /** What the rules do to this work. */
  found: AppliedEffect[];
  /** Why past jobs tell no price of it; null where they do. */
  noBasis: NoEstimateReason | null;
}

/** A request that has been read, beside the past jobs that were found for it, of which at most 200 are looked at. */
export function factsOf(
  written: PriceRequest,
  told: Work,
  candidates: PastJob[],
  rules: PricingRule[],
  model: BusinessModel,
): Facts {
  const opened = openModel(model);
  const book = openRuleBook(rules);
  // In one order, whatever order they came in: even the last bit of a sum must not depend on it.
  const known = candidates.slice(0, MOST_CANDIDATES).sort((a, b) => (a.id < b.id ? -1 : 1));
  const reads = readPast(known, book);
  const isMetric = areInMetres(reads.map(({ work }) => work));
  const details = asMeantHere(written, known.map(readJob));
  const meant = details === written.details ? written : { ...written, details };
  const request = isMetric ? { ...meant, details: inMetres(meant) } : meant;
  const read = request.details === written.details ? told : readRequest(request);
  const prepared = preparePast(reads, opened.wholePrice, opened.counts);
  const { pasts: all, counts } = withImpliedThings(read, { pasts: prepared, counts: opened.counts });
  const open = { ...opened, counts };
  const applied = effectsFor(read, book);
  const asked = withoutRuledParts(request, read, applied);
  const rates = asked === read ? applied : effectsFor(asked, book);
  const isRated = rates.some(({ effect }) => effect.kind === 'unit_rate');
  const work = asDoneHere(request, asked, { pasts: all, counts: open.counts, isRated });
  const found = ratedWhole(effectsFor(work, book), work, reads);
  const own = withoutAddedPieces(withoutBeside(work, besideOf(found)), found, all);
  const named = namedAlike(request, own, all, open.counts);
  const pasts = own === work ? named : withoutExtents(named, own.sizes);
  const noBasis =
    model.jobs === 0 ? emptyReason(work) : isOnlyAdded(own, pasts) ? 'no_basis' : lackOfBasis(own, pasts, open.counts);
  const charged = chargedWords(activeRules(rules));
  return { request, work, own, rules, model, open, reads, pasts, charged, found, noBasis };
}

function emptyReason(work: Work): NoEstimateReason {
  return work.words.length === 0 ? 'needs_details' : 'no_basis';
}

import { type AppliedEffect, nameWork, type PriceSteps, withoutService } from '../charges/index.js';
import {
  alikeMeasured,
  areOfOtherCapacity,
  areOfOtherVariant,
  areOfOtherWork,
  carriers,
  isFarBeyond,
  type Neighbourhood,
  ofSameWork,
  type PastWork,
  sayPieces,
  tellingWords,
  unpricedParts,
  vectorOf,
  wishedWords,
  withComparedWords,
  withoutExtents,
  withSinglePieces,
  wordsOfParts,
} from '../comparables/index.js';
import { servicesNamed } from '../reading/index.js';
import type { Unit } from '../types.js';
import { dayOf, sizesOf, withinFree, type Work } from '../work/index.js';
import type { Facts } from './facts.js';
import { basePrice, inAll, type AskedPrice, type BasePrice } from './methods/base-price.js';
import { isMeasuredOtherwise, isUnlikeAll, sizeMissing } from './missing-sizes.js';
import { sizeOfService } from './size-of-service.js';
import { worksOf, type PricedWork } from './works.js';

/** So many jobs of the same kind of piece may price a piece that has no rate. */
const LEAST_OF_A_KIND = 2;

/** What past jobs say that the works of a request cost. */
export interface ByJobs {
  priced: PricedWork[];
  /** All of them together; null when past jobs tell nothing. */
  all: BasePrice | null;
  /** Names of works that no past job is like, or whose size is not known. */
  left: string[];
  /** The size by which their prices go, where none of the works has one. */
  missing: Unit | null;
}

export function priceByJobs(facts: Facts, pasts: PastWork[]): ByJobs {
  const { request, workForJobs, open, found, noBasis } = facts;
  if (noBasis !== null) return { priced: [], all: null, left: [], missing: null };
  const { priced: works, left } = worksOf(request.text, workForJobs, { pasts, counts: open.counts, applied: found });
  const compared = works.map(({ work, kind, pasts: alone }) => {
    const asked = compare(facts, work);
    const query = queryOf(facts, asked);
    const same = ofSameWork(withSinglePieces(alone, work), { work: asked, vector: query.vector, applied: found });
    const base = basePrice(query, same, learned(facts));
    // Nobody is asked again for a size that a rule took beside the work.
    const sized = work === workForJobs ? facts.work : work;
    const missing = sizeOfService(sized, alone, base.hood) ?? sizeMissing(sized, base.hood);
    return {
      work,
      ...(kind ? { kind } : {}),
      base,
      missing,
      isStrange:
        isUnlikeAll(query, base.hood) ||
        isOfOtherKind(asked, base.hood) ||
        areOfOtherWork(work, base.hood) ||
        isFarBeyond(query, base.hood) ||
        (missing === null && isMeasuredOtherwise(query, base.hood)),
    };
  });
  // Of "the house, 2,000 sq ft, and the driveway" the house can be priced; a list of which no size is said is left whole.
  const known = compared.filter(({ isStrange }) => !isStrange);
  const sized = known.filter(({ missing }) => missing === null);
  const priced = sized.length > 0 ? sized : known;
  const unpriced = compared.filter((one) => !priced.includes(one));
  return {
    priced,
    all: inAll(priced.map(({ base }) => base)),
    left: [...left, ...unpriced.flatMap(({ work, kind }) => kind?.name ?? work.details.service ?? [])],
    missing: sized.length > 0 ? null : (known[0]?.missing ?? null),
  };
}

/**
 * "3 rooms and 2 doors", of which only doors have a rate: past jobs price the rooms, or they are left out, in words.
 */
export function priceRest(facts: Facts, steps: PriceSteps): { rest: PricedWork | null; left: string } {
  const { work, workForJobs, pasts, noBasis } = facts;
  const pieces = unpricedParts(work, steps);
  const sizes = sizesOf(pieces);
  const kin = pieces.length > 0 && noBasis === null ? alikeMeasured(withoutExtents(pasts, sizes), sizes) : [];
  if (kin.length < LEAST_OF_A_KIND) return { rest: null, left: sayPieces(pieces) };
  const compared = compare(facts, workForJobs);
  const words = wordsOfParts(compared.words, pieces, steps);
  const base = basePrice(queryOf(facts, { ...compared, words, sizes }), kin, learned(facts));
  return { rest: { work: withoutRated(workForJobs, steps.rates), base }, left: '' };
}

const learned = ({ model, open }: Facts) => ({ ...model, ridge: open.ridge });

function compare({ charged, found, open }: Facts, work: Work): Work {
  const added = found.filter(({ ruleId }) => !open.wholePrice.has(ruleId));
  return withComparedWords(work, charged, added);
}

function queryOf({ request, charged, open, found }: Facts, work: Work): AskedPrice {
  return {
    vector: vectorOf(work, open.counts),
    plain: vectorOf({ words: work.words, serviceWords: [] }, open.counts),
    sizes: withinFree(work.sizes, found),
    telling: tellingWords(wishedWords(work.words, request.text), open.counts, charged),
    day: dayOf(request.today),
  };
}

function isOfOtherKind(work: Work, hood: Neighbourhood): boolean {
  const pasts = carriers(hood).map(({ past }) => past);
  return areOfOtherVariant(pasts, withoutService(work.text, work.details)) || areOfOtherCapacity(pasts, work);
}

/** The work by the names that no rate is for. */
function withoutRated(work: Work, rates: AppliedEffect[]): Work {
  const conditions = rates.flatMap(({ effect }) => effect.condition ?? []);
  const isRated = (service: string): boolean =>
    nameWork(conditions, { ...work, details: { ...work.details, service } });
  const open = servicesNamed(work.details.service).filter((service) => !isRated(service));
  return open.length === 0 ? work : { ...work, details: { ...work.details, service: open.join(' and ') } };
}

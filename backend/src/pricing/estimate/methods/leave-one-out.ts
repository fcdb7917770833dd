import {
  MOST_CANDIDATES,
  neighbourhood,
  type Neighbourhood,
  ofSameWork,
  type PastWork,
  tellingWords,
  vectorOf,
  type WordCounts,
  type WordVector,
} from '../../comparables/index.js';
import { kthLargest } from '../../statistics/index.js';
import { isServiceMark, type Work } from '../../work/index.js';
import { priceByMethods, type MethodPrices } from './methods.js';

/** One job as the others see it. */
export interface LeftOutView {
  past: PastWork;
  hood: Neighbourhood;
  prices: MethodPrices;
}

/** Jobs so close in time count as one batch. */
const BATCH_DAYS = 1;
const LEAST_KEPT = 0.7;

/** The words of all jobs, so that similarities to one job cost no more than the words it shares. */
type Postings = Map<string, { jobs: number[]; weights: number[] }>;

/**
 * The price of each of the first `most` jobs by each method, from all the other jobs, as if it had not been done yet.
 * `byWords` is the regression's own leave-one-out price, `counts` tells how rare the words of all jobs are, `charged` which
 * of them rules change prices by.
 */
export function leaveOneOut(
  pasts: PastWork[],
  byWords: number[],
  { counts, charged }: { counts: WordCounts; charged: ReadonlySet<string> },
  most: number,
): LeftOutView[] {
  if (pasts.length < 2) return [];
  const postings = index(pasts);
  const sorted = pasts.map(({ logBase }) => logBase).sort((a, b) => a - b);
  return pasts.slice(0, most).map((past, place) => {
    const asked = asAsked(past.work);
    const vector = vectorOf(asked, counts);
    const sims = similarities(vector, postings, pasts.length);
    const chosen = mostSimilar(sims, pasts, place);
    const others = chosen.flatMap((at) => {
      const other = pasts[at];
      return other ? [{ other, sim: Math.min(1, sims[at] ?? 0) }] : [];
    });
    const all = others.map(({ other }) => other);
    const same = new Set(ofSameWork(all, { work: asked, vector, applied: [] }));
    const kept = others.filter(({ other }) => same.has(other));
    const hood = neighbourhood(
      { ...past, vector, telling: tellingWords(asked.words, counts, charged) },
      kept.map(({ other }) => other),
      kept.map(({ sim }) => sim),
    );
    const typical = medianWithout(sorted, past.logBase);
    return { past, hood, prices: priceByMethods(hood, byWords[place] ?? past.logBase, typical) };
  });
}

/** A past job as if a visitor had asked for it: the services that it names are what is wanted. */
const asAsked = (work: Work): Work => ({ ...work, serviceWords: work.words.filter(isServiceMark) });

function index(pasts: PastWork[]): Postings {
  const postings: Postings = new Map();
  pasts.forEach(({ vector }, place) => {
    for (const [word, weight] of vector) {
      const list = postings.get(word) ?? { jobs: [], weights: [] };
      list.jobs.push(place);
      list.weights.push(weight);
      postings.set(word, list);
    }
  });
  return postings;
}

function similarities(vector: WordVector, postings: Postings, count: number): Float64Array {
  const sims = new Float64Array(count);
  for (const [word, weight] of vector) {
    const list = postings.get(word);
    list?.jobs.forEach((job, k) => (sims[job] = (sims[job] ?? 0) + weight * (list.weights[k] ?? 0)));
  }
  return sims;
}

/** As many as leave the database for an estimate; among equally similar ones those nearest in time. */
function mostSimilar(sims: Float64Array, pasts: PastWork[], except: number): number[] {
  const others = withoutBatch(pasts, except);
  if (others.length <= MOST_CANDIDATES) return others;
  const ranks = new Float64Array(others.length);
  others.forEach((at, place) => {
    ranks[place] = Math.round((sims[at] ?? 0) * 1e6) - Math.abs(at - except) / pasts.length;
  });
  const least = kthLargest(ranks.slice(), MOST_CANDIDATES);
  return others.filter((_, place) => (ranks[place] ?? 0) >= least);
}

/**
 * All jobs but one and those of its batch: the twelve buildings of one contract were not known when the first was priced,
 * and would make the errors look smaller than they will be. A business that entered most jobs on one day keeps them.
 */
function withoutBatch(pasts: PastWork[], except: number): number[] {
  const day = pasts[except]?.day ?? null;
  const others: number[] = [];
  const apart: number[] = [];
  pasts.forEach((past, at) => {
    if (at === except) return;
    others.push(at);
    if (day !== null && (past.day === null || Math.abs(past.day - day) > BATCH_DAYS)) apart.push(at);
  });
  return apart.length >= LEAST_KEPT * others.length ? apart : others;
}

function medianWithout(sorted: number[], value: number): number {
  const rest = sorted.length - 1;
  if (rest < 1) return value;
  const removed = sorted.indexOf(value);
  const at = (place: number): number => sorted[place < removed ? place : place + 1] ?? value;
  const middle = Math.floor(rest / 2);
  return rest % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
}

import type { WordVector } from '../../comparables/index.js';
import { blended, type Blend } from './blend.js';
import { priceByMethods } from './methods.js';
import { carriers, neighbourhood, type Neighbourhood, type Query } from '../comparing/neighbours.js';
import type { PastWork } from '../comparing/past-work.js';
import { predictRidge, type RidgeModel } from './ridge.js';

/** What is to be priced; in `vector` the name of the service counts more than other words. */
export interface AskedPrice extends Query {
  /** The same words as those of past jobs are weighed: what each is worth was learned from such. */
  plain: WordVector;
}

export interface BasePrice {
  /** Natural logarithm of cents. */
  log: number;
  hood: Neighbourhood;
}

/** The base price of a piece of work from past jobs, before the owner's rules; needs at least one past job. */
export function basePrice(
  query: AskedPrice,
  pasts: PastWork[],
  learned: { ridge: RidgeModel; typicalLog: number; blend: Blend },
): BasePrice {
  const hood = neighbourhood(query, pasts);
  const prices = priceByMethods(
    hood,
    predictRidge(learned.ridge, { ...query, vector: query.plain }),
    learned.typicalLog,
  );
  return { log: amongAlike(blended(prices, learned.blend), hood), hood };
}

/** Works of one request together: what they come to, beside the past jobs of the dearest. Null when there are none. */
export function inAll(bases: BasePrice[]): BasePrice | null {
  const dearest = bases.reduce<BasePrice | null>(
    (most, one) => (most === null || one.log > most.log ? one : most),
    null,
  );
  if (dearest === null || bases.length === 1) return dearest;
  const times = bases.reduce((sum, { log }) => sum + Math.exp(log - dearest.log), 0);
  return { log: dearest.log + Math.log(times), hood: dearest.hood };
}

/** Jobs at least this similar are the same kind of work said a little differently. */
const CLEARLY_ALIKE = 0.4;
/** The same of one job alone: it is told in nearly the same words. */
export const ALIKE_ALONE = 0.6;

/**
 * Keeps a log price among the past jobs that carry it, where they are clearly alike: as no valuer leaves the range of the
 * adjusted comparables, whatever else the business does.
 */
export function amongAlike(log: number, hood: Neighbourhood): number {
  const logs = carriers(hood).map(({ sizedLog }) => sizedLog);
  if (hood.best < (logs.length === 1 ? ALIKE_ALONE : CLEARLY_ALIKE)) return log;
  return Math.min(Math.max(log, Math.min(...logs)), Math.max(...logs));
}

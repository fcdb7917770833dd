import {
  carriers,
  isTelling,
  type Neighbour,
  neighbourhood,
  type Neighbourhood,
  type PastWork,
  type Query,
  type WordVector,
} from '../../comparables/index.js';
import { isServiceMark } from '../../work/index.js';
import { blended, type Blend } from './blend.js';
import { priceByMethods } from './methods.js';
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

/** "Capacitor, swapped", of a long message that tells of a swollen capacitor: all that was told of a job is asked for. */
function isWhollySaid({ past: { vector } }: Neighbour, { asked }: Neighbourhood): boolean {
  const told = [...vector.keys()].filter((word) => !isServiceMark(word) && isTelling(word));
  return told.length > 0 && told.every((word) => asked.has(word));
}

/** "A new panel", of who has put in one: of the service that is asked for, by its name. */
function isOfAskedService({ past: { vector } }: Neighbour, { asked }: Neighbourhood): boolean {
  const marks = [...asked.keys()].filter(isServiceMark);
  return marks.length > 0 && marks.every((mark) => vector.has(mark));
}

/**
 * Keeps a log price among the past jobs that carry it, where they are clearly alike: as no valuer leaves the range of the
 * adjusted comparables, whatever else the business does.
 */
export function amongAlike(log: number, hood: Neighbourhood): number {
  const carried = carriers(hood);
  const logs = carried.map(({ sizedLog }) => sizedLog);
  const isOdd = carried.length === 1 && !carried.every((one) => isWhollySaid(one, hood) || isOfAskedService(one, hood));
  if (hood.best < (isOdd ? ALIKE_ALONE : CLEARLY_ALIKE)) return log;
  return Math.min(Math.max(log, Math.min(...logs)), Math.max(...logs));
}

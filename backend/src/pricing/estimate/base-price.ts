import { blended, type Blend } from './blend.js';
import { priceByMethods } from './methods.js';
import { neighbourhood, type Neighbourhood, type Query } from './neighbours.js';
import type { PastWork } from './past-work.js';
import { predictRidge, type RidgeModel } from './ridge.js';

export interface BasePrice {
  /** Natural logarithm of cents. */
  log: number;
  hood: Neighbourhood;
}

/** The base price of a piece of work from past jobs, before the owner's rules; needs at least one past job. */
export function basePrice(
  query: Query,
  pasts: PastWork[],
  learned: { ridge: RidgeModel; typicalLog: number; blend: Blend },
): BasePrice {
  const hood = neighbourhood(query, pasts);
  const prices = priceByMethods(hood, predictRidge(learned.ridge, query), learned.typicalLog);
  return { log: blended(prices, learned.blend), hood };
}

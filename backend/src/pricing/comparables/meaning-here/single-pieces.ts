import { contentWords, isCounted, isPiece } from '../../language/index.js';
import { servicesNamed } from '../../reading/index.js';
import type { Quantity } from '../../types.js';
import { sizesOf, type Work } from '../../work/index.js';
import type { PastWork } from '../similarity/past-work.js';

/** What is done to one thing at a time; a window cleaner's "window cleaning" is no single window. */
const ONE_BY_ONE = /\b(?:installation|replacement|repair|removal|mounting|assembly|upgrade|sweeping)\b/i;
/** The same, where the work has no name: "replace two hose bibs". */
const DONE = /\b(?:install|replac|repair|remov|mount|fix|swap|upgrad|hang|hung|fit|chang)/i;
/** "Two single garage doors": doors, whatever they are of. */
const NAMED_BY_UNIT = new Set<Quantity['unit']>(['door', 'window']);
/** Of more than these a job would have been told apart by its count. */
const MOST_PIECES = 6;

/**
 * Past jobs that name the thing asked for in the singular count as one of it: "2 faucets" are twice "Faucet swapped". Jobs that
 * count pieces, or name the thing in the plural, stay as they are.
 */
export function withSinglePieces(pasts: PastWork[], { details, text }: Work): PastWork[] {
  const isOneByOne = details.service === null ? DONE.test(text) : ONE_BY_ONE.test(details.service);
  const services = servicesNamed(details.service).map((service) => contentWords(service).at(-1));
  const asked = details.quantities
    .filter(({ unit, quantity }) => isCounted(unit) && quantity <= MOST_PIECES)
    .flatMap((one) => {
      const thing = contentWords(NAMED_BY_UNIT.has(one.unit) ? one.unit : (one.of ?? one.unit)).at(-1);
      // "Garage door opener", "sump pump": a service that is named by the thing alone puts it in.
      const isMeant = thing !== undefined && (isOneByOne || services.includes(thing));
      return !isMeant ? [] : Object.keys(sizesOf([one])).map((measure) => ({ measure, thing }));
    });
  if (asked.length === 0) return pasts;
  return pasts.map((past) => {
    const single = asked.filter(({ thing }) => isSingle(past, thing));
    return single.length === 0
      ? past
      : { ...past, sizes: { ...past.sizes, ...Object.fromEntries(single.map(({ measure }) => [measure, 1])) } };
  });
}

function isSingle({ work, sizes }: PastWork, thing: string): boolean {
  if (Object.keys(sizes).some((measure) => isPiece(measure) || measure.startsWith('item'))) return false;
  const named = (work.text.match(/\p{L}+/gu) ?? []).filter((word) => contentWords(word)[0] === thing);
  return named.length > 0 && named.every((word) => !/s$/i.test(word));
}

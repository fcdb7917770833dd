import {
  isExtentMeasure,
  isServiceMark,
  nameWork,
  readRequest,
  serviceMark,
  type AppliedEffect,
  type Work,
  type WordCounts,
} from '../comparables/index.js';
import { isSameQuantity } from '../language/index.js';
import { isKnownService, isTradeName, readDetails, servicesNamed, textOfEach, UNDATED } from '../reading/index.js';
import { conceptsOf } from '../rules/index.js';
import type { Quantity } from '../types.js';
import type { BasePrice } from './base-price.js';
import type { PastWork } from './past-work.js';
import { lackOfBasis } from './sufficiency.js';

/** A work with what past jobs say that it costs, before the owner's rules. */
export interface PricedWork {
  work: Work;
  base: BasePrice;
}

/** What is known of the business. */
interface Known {
  pasts: PastWork[];
  counts: WordCounts;
  /** The rules' effects on the request. */
  applied: AppliedEffect[];
}

/** A work to be priced from past jobs by itself. */
interface WorkAlone {
  work: Work;
  service: string;
  /** The jobs that are of none of the other works. */
  pasts: PastWork[];
}

export interface Works {
  priced: Pick<WorkAlone, 'work' | 'pasts'>[];
  /** Names of works that no past job is like. */
  left: string[];
}

/**
 * The works of a request that past jobs price one by one: "an EV charger and a panel upgrade", where each has been done but never
 * both at once. One work otherwise: what was done together is priced by that. What a rule that applies names is priced by the rule.
 */
export function worksOf(said: string, work: Work, { pasts, counts, applied }: Known): Works {
  const one = { priced: [{ work, pasts }], left: [] };
  const isOf = (past: PastWork, service: string): boolean => past.work.words.includes(serviceMark(service));
  const services = servicesNamed(work.details.service).filter(
    (name) => isKnownService(name) && !isTradeName(name) && !isPart(pasts.filter((past) => isOf(past, name))),
  );
  const isDone = (service: string): boolean => pasts.some((past) => isOf(past, service));
  if (services.length < 2 || !services.some(isDone)) return one;
  if (pasts.some((past) => services.filter((service) => isOf(past, service)).length > 1)) return one;
  const texts = textOfEach(said, services);
  if (texts === null) return one;
  const sizes = texts.map((text) => readDetails(text, UNDATED).quantities);
  const conditions = applied.flatMap(({ effect: { kind, condition } }) =>
    kind === 'percentage' ? [] : (condition ?? []),
  );
  const pieces = applied
    .filter(({ effect: { unit } }) => unit === 'item')
    .map(({ effect }) => conceptsOf(effect.condition ?? '').at(-1));
  const isByThePiece = (service: string): boolean => conceptsOf(service).some((word) => pieces.includes(word));
  const works = services
    .map((service, at): WorkAlone => {
      const others = services.filter((other) => other !== service);
      return {
        service,
        work: workOf(work, { service, text: texts[at] ?? '', quantities: quantitiesOf(work, sizes, at) }),
        pasts: pasts.filter((past) => !others.some((other) => isOf(past, other))),
      };
    })
    .filter((part) => isDone(part.service) || !nameWork(conditions, part.work))
    .filter(({ service }) => !isByThePiece(service) || !isOfLength(pasts.filter((past) => isOf(past, service))));
  const isKnown = (part: WorkAlone): boolean =>
    isDone(part.service) || lackOfBasis(part.work, part.pasts, counts) === null;
  return { priced: works.filter(isKnown), left: works.filter((part) => !isKnown(part)).map(({ service }) => service) };
}

/** "Vinyl fence, 160 ft, with 2 gates": what a rule counts by the piece is told by no job that goes by its length. */
const isOfLength = (pasts: PastWork[]): boolean =>
  pasts.length > 0 && pasts.every(({ sizes }) => Object.keys(sizes).some(isExtentMeasure));

/** The gates of fences: never done but as part of work that goes by its length or area. */
function isPart(pasts: PastWork[]): boolean {
  return isOfLength(pasts) && pasts.every(({ work }) => work.words.filter(isServiceMark).length > 1);
}

/** The sizes said of one work, of those said of each; a size that is said of none of them is meant for it too. */
function quantitiesOf({ details }: Work, said: Quantity[][], at: number): Quantity[] {
  const isIn = (one: Quantity, list: Quantity[] = []): boolean => list.some((other) => isSameQuantity(other, one));
  return details.quantities.filter((one) => isIn(one, said[at]) || !said.some((list) => isIn(one, list)));
}

/** A work with what is said of it alone. */
function workOf(
  { details, goesWithoutSaying }: Work,
  { text, ...own }: { text: string; service: string; quantities: Quantity[] },
): Work {
  return readRequest({
    text,
    details: { ...details, ...own, issues: null },
    today: UNDATED.today,
    goesWithoutSaying,
  });
}

import { type AppliedEffect, nameWork } from '../charges/index.js';
import {
  clausesApart,
  isAddedTo,
  isCountOf,
  isOnlyPart,
  isPricedByRule,
  isTelling,
  type Kind,
  kindsApart,
  measuresApart,
  type NamedWork,
  partOf,
  type PastWork,
  type WordCounts,
} from '../comparables/index.js';
import { contentWords, isSameQuantity } from '../language/index.js';
import { exactServices, readDetails, textOfEach, UNDATED } from '../reading/index.js';
import type { Quantity } from '../types.js';
import { bearsService, sizesOf, type Work } from '../work/index.js';
import { lackOfBasis } from './basis/lack-of-basis.js';
import type { BasePrice } from './methods/base-price.js';

/** A work with what past jobs say that it costs, before the owner's rules. */
export interface PricedWork {
  work: Work;
  /** Which of the kinds of one work it is, where they are priced one by one. */
  kind?: Kind;
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
interface ToPrice extends Omit<PricedWork, 'base'> {
  /** The jobs that are of none of the other works. */
  pasts: PastWork[];
}

type WorkAlone = NamedWork & ToPrice;

interface Works {
  priced: ToPrice[];
  /** Names of works that no past job is like. */
  left: string[];
}

/** The works of a request that past jobs price one by one, and the kinds of each. */
export function worksOf(said: string, work: Work, known: Known): Works {
  const { priced, left } = servicesApart(said, work, known);
  const kindsOf = (one: ToPrice): ToPrice[] => {
    const kinds = kindsApart(one.work, one.pasts, known.applied);
    return kinds.length > 0 ? kinds : [one];
  };
  const works = priced.flatMap(kindsOf);
  if (works.length > 1) return { priced: works, left };
  const clauses = clausesApart(said, work, known.pasts, known.applied);
  const parts = clauses.length > 0 ? clauses : measuresApart(said, work, known.pasts, known.applied);
  return parts.length > 0 ? { priced: parts, left: [] } : { priced: works, left };
}

/**
 * The services of a request that past jobs price one by one: "an EV charger and a panel upgrade", where each has been done but never
 * both at once. One work otherwise: what was done together is priced by that. What a rule that applies names is priced by the rule.
 */
function servicesApart(said: string, work: Work, { pasts, counts, applied }: Known): Works {
  const one = { priced: [{ work, pasts }], left: [] };
  const isOf = ({ work: job }: PastWork, service: string): boolean => bearsService(job, service);
  const allOf = (service: string): PastWork[] => pasts.filter((past) => isOf(past, service));
  const jobsOf = (service: string): PastWork[] => allOf(service).filter((past) => !isAddedTo(past, service));
  const services = exactServices(work.details.service).filter((name) => !isOnlyPart(name, allOf(name)));
  if (services.length < 2 || !services.some((service) => jobsOf(service).length > 0)) return one;
  const texts = textOfEach(said, services);
  if (texts === null) return one;
  const quantities = texts.map((text) => readDetails(text, UNDATED).quantities);
  const measures = quantities.map((own) => Object.keys(sizesOf(own)));
  const isApart = areMeasuredApart(measures);
  // "Baseboards and trim painted, 120 ft" bears two names, and was no work on rooms that are counted.
  const goesBy = (past: PastWork, at: number): boolean =>
    !isApart || (measures[at] ?? []).some((measure) => Object.hasOwn(past.sizes, measure));
  const isTogether = (past: PastWork): boolean => {
    const held = services.filter((service, at) => isOf(past, service) && goesBy(past, at));
    return isApart ? held.length === services.length : held.length > 1;
  };
  if (pasts.some(isTogether)) return one;
  const named = services.map((service, at): NamedWork => {
    // Of two names the one that goes by its size: rooms are painted, and trim by the foot.
    const jobs = jobsOf(service).filter((past) => goesBy(past, at));
    const isAdded = allOf(service).length > jobs.length;
    return { service, text: texts[at] ?? '', quantities: quantities[at] ?? [], jobs, isAdded };
  });
  const asked = named.filter((each) => !isCountOf(each, named));
  const works = asked
    .map((each): WorkAlone => {
      const others = asked.filter((other) => other !== each);
      const isOfOthers = (past: PastWork): boolean => others.some(({ jobs }) => jobs.includes(past));
      return {
        ...each,
        work: partOf(work, { ...each, quantities: quantitiesOf(work, each, asked) }),
        pasts: pasts.filter((past) => !isOfOthers(past)),
      };
    })
    .filter((each) => !isPricedByRule(each, asked, applied, (conditions) => nameWork(conditions, each.work)));
  // "House wash 2,000 sq ft and driveway 800 sq ft": what has a size of its own is asked for, and no symptom of the other.
  const isLikeOthers = ({ service, work: own, quantities: sizes, pasts: kin }: WorkAlone): boolean =>
    sizes.length > 0 &&
    allOf(service).length === 0 &&
    isNamedIn(service, kin) &&
    lackOfBasis(own, kin, counts) === null;
  // "A double door 16x7 insulated, and an opener", where "16x7 insulated double" is all that a past job said
  const isToldOf = ({ work: own, pasts: kin }: WorkAlone): boolean => kin.some((past) => isAllSaid(past.work, own));
  const isKnown = (each: WorkAlone): boolean => each.jobs.length > 0 || isLikeOthers(each) || isToldOf(each);
  return { priced: works.filter(isKnown), left: works.filter((each) => !isKnown(each)).map(({ service }) => service) };
}

/** Whether past jobs speak of what a service is done to, or does: roofs tell nothing of painting a house. */
const isNamedIn = (service: string, pasts: PastWork[]): boolean =>
  pasts.some(({ work }) => contentWords(service).some((word) => work.words.includes(word)));

/** Whether all of the several words by which a past job of no name tells its work are asked for. */
function isAllSaid({ words, details }: Work, asked: Work): boolean {
  const telling = details.service === null ? words.filter(isTelling) : [];
  return telling.length >= LEAST_TELLING && telling.every((word) => asked.words.includes(word));
}
const LEAST_TELLING = 2;

/** Whether each work goes by a size of its own that none of the others has. */
const areMeasuredApart = (measures: string[][]): boolean =>
  measures.every(
    (own, at) =>
      own.length > 0 && !measures.some((other, place) => place !== at && other.some((one) => own.includes(one))),
  );

/** The sizes said of one work, of those said of each; a size that is said of none of them is meant for it too. */
function quantitiesOf({ details }: Work, own: NamedWork, all: NamedWork[]): Quantity[] {
  const isSaidOf = (one: Quantity, { quantities }: NamedWork): boolean =>
    quantities.some((other) => isSameQuantity(other, one));
  // "Driveway pressure washed and sealed, 1,200 sq ft": said after both. "A driveway washed" is none of the house's washing.
  const others = all.filter((each) => each !== own).flatMap(({ service }) => contentWords(service));
  const names = contentWords(own.service).filter((word) => !others.includes(word));
  const isNamed = ({ of }: Quantity): boolean => contentWords(of ?? '').some((word) => names.includes(word));
  return details.quantities.filter(
    (one) => isSaidOf(one, own) || isNamed(one) || !all.some((each) => isSaidOf(one, each)),
  );
}

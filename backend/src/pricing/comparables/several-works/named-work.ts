import { type AppliedEffect } from '../../charges/index.js';
import { contentWords, isExtent } from '../../language/index.js';
import { ownThings, thingsOf } from '../../reading/index.js';
import { conceptsOf } from '../../rules/index.js';
import type { Quantity } from '../../types.js';
import { extentsOf, isExtentMeasure, isServiceMark, sizesOf } from '../../work/index.js';
import type { PastWork } from '../similarity/past-work.js';

/** One of several works that a request names. */
export interface NamedWork {
  service: string;
  /** What is said of it alone. */
  text: string;
  quantities: Quantity[];
  /** The past jobs of this service. */
  jobs: PastWork[];
  /** Whether past jobs of other work show that a rule adds this to it. */
  isAdded: boolean;
}

const isOfLength = (jobs: PastWork[]): boolean =>
  jobs.length > 0 && jobs.every(({ sizes }) => extentsOf(sizes).length > 0);

/** The gates of fences: never done but as part of work that goes by its length or area. */
export function isOnlyPart(service: string, jobs: PastWork[]): boolean {
  // "Baseboards and trim painted, 120 ft": its own length
  const things = thingsOf(service);
  const isOfItself = ({ work: { details } }: PastWork): boolean =>
    details.quantities.some(
      ({ unit, of }) => isExtent(unit) && contentWords(of ?? '').some((word) => things.includes(word)),
    );
  return (
    isOfLength(jobs) && !jobs.every(isOfItself) && jobs.every(({ work }) => work.words.filter(isServiceMark).length > 1)
  );
}

/** "Cabinets painted, 20 doors", where cabinets went by their doors: these tell how many, and are no work. */
export function isCountOf(own: NamedWork, all: NamedWork[]): boolean {
  const counted = Object.keys(sizesOf(own.quantities)).filter((measure) => !isExtentMeasure(measure));
  const goBy = ({ jobs }: NamedWork): boolean =>
    jobs.length > 0 && jobs.every(({ sizes }) => counted.some((measure) => Object.hasOwn(sizes, measure)));
  return !goBy(own) && all.some((other) => other !== own && goBy(other));
}

/** Whether rules that apply are the price of a work. `names` tells whether conditions name it. */
export function isPricedByRule(
  own: NamedWork,
  all: NamedWork[],
  applied: AppliedEffect[],
  names: (conditions: string[]) => boolean,
): boolean {
  const conditions = applied.flatMap(({ effect: { kind, condition } }) =>
    kind === 'percentage' ? [] : (condition ?? []),
  );
  if (names(conditions) && (own.jobs.length === 0 || isAddition(own, all))) return true;
  // "Vinyl fence, 160 ft, with 2 gates": what a rule counts by the piece is told by no job that goes by its length.
  const pieces = applied
    .filter(({ effect: { unit } }) => unit === 'item')
    .map(({ effect }) => conceptsOf(effect.condition ?? '').at(-1));
  // Nor by a job that counts none: "gate latch replaced".
  const asked = conceptsOf(own.service);
  const isCounted = ({ of }: Quantity): boolean => conceptsOf(of ?? '').some((word) => asked.includes(word));
  const isUncounted = own.isAdded && own.jobs.every(({ work }) => !work.details.quantities.some(isCounted));
  return (isOfLength(own.jobs) || isUncounted) && asked.some((word) => pieces.includes(word));
}

/** Wallpaper was stripped where walls were painted: past jobs of it are jobs of the other work, too. */
function isAddition(own: NamedWork, all: NamedWork[]): boolean {
  const services = all.map(({ service }) => service);
  const things = services.flatMap((service, at) => (service === own.service ? [] : ownThings(services, at)));
  return own.jobs.every(({ work: { words } }) => things.some((thing) => words.includes(thing)));
}

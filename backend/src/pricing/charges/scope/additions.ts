import { contentWords, isExtent, isSameMeasure, isTimeUnit, pattern } from '../../language/index.js';
import { servicesNamed } from '../../reading/index.js';
import { conceptsOf, thingsSaid } from '../../rules/index.js';
import type { Effect, Quantity } from '../../types.js';
import { isMarkOf, type Sizes, sizesOf, wordsOfWork, type Work } from '../../work/index.js';
import { isPriceOf, PLACES } from './price-of.js';

/**
 * Whether rates price only pieces of work beside the one asked for: a gate of a fence, the removal of old tiles before
 * new ones. Such rates are added to the price of the work; they are not the price. A rate without a condition, one for the
 * service asked for, and any rate where the service is not known is the price of the work itself.
 */
export function areAdditions(effects: Effect[], work: Work): boolean {
  const rates = effects.filter(({ kind }) => kind === 'unit_rate');
  if (areHoursOfAll(work, rates) || areAllCounted(work, rates)) return false;
  if (rates.length > 0 && rates.every((effect) => isWayUp(effect, work))) return true;
  const services = servicesNamed(work.details.service);
  // "Carpets $48 a room, a flight of stairs $60"
  const flat = effects.filter(({ kind, condition }) => kind === 'fixed' && condition !== null);
  const main = [...rates.filter((effect) => !isSecondSurface(effect, rates, work)), ...flat];
  return rates.length > 0 && services.some((service) => !main.some((effect) => isPriceOf(effect, service, work)));
}

/** "8 doors and 120 ft of baseboard", of which each has a rate of its own: nothing is left that these could come on top of. */
function areAllCounted({ details: { quantities } }: Work, rates: Effect[]): boolean {
  const sizes = quantities.filter(({ unit }) => unit !== 'storey');
  const isCounted = ({ unit }: Quantity): boolean => rates.some((rate) => isSameMeasure(unit, rate.unit));
  return new Set(sizes.map(({ unit }) => unit)).size > 1 && sizes.every(isCounted);
}

/** "6 hours of odd jobs, sticking doors and some trim", by the hour: what they are spent on is no work beside them. */
function areHoursOfAll({ details: { quantities } }: Work, rates: Effect[]): boolean {
  return (
    quantities.some(({ unit }) => isTimeUnit(unit)) &&
    quantities.every(({ unit }) => isTimeUnit(unit) || unit === 'storey') &&
    rates.some(({ unit }) => isTimeUnit(unit))
  );
}

const DONE_TO_STAIRS = String.raw`(?:carpet|clean|shampoo|steam|vacuum|paint|sand|stain|refinish|til(?:e|ing)|build|rebuil|replac|install|repair|cap|retread)\p{L}*`;
const STAIRS = String.raw`(?:stairs?|staircase|flights?|steps|treads)`;
const WORK_ON_STAIRS = new RegExp(
  String.raw`\b${DONE_TO_STAIRS}\b[^.;!?]{0,60}\b${STAIRS}\b|\b${STAIRS}\b[^.;!?]{0,40}\b${DONE_TO_STAIRS}\b`,
  'iu',
);

/** "A sofa to go, two flights of stairs": the way up to the work, and no work on the stairs. */
const isWayUp = ({ condition }: Effect, { text }: Work): boolean =>
  /\bflights?\b/i.test(condition ?? '') && !WORK_ON_STAIRS.test(text);

/** What is painted or finished beside walls. */
const SECOND = new Set(conceptsOf('ceiling trim baseboard'));
/** "Ceiling fan": what hangs there, and no ceiling. */
const ON_CEILING = /\bceiling (?=(?:fan|light|fixture|box|vent|register|speaker|mount)s?\b)/gi;
const WITH_SECOND = pattern('i')`
  \b(?:including|incl|plus|with|and|also)(?: do)? (?:the |all |all the )?(?:ceilings?|trim|baseboards?)\b
  |\b(?:ceilings?|trim|baseboards?) (?:too|as well|included|also)\b
`;

/** "4 rooms, walls and ceilings", with a rate for ceilings alone: past jobs price the walls, and the ceilings come on top. */
function isSecondSurface({ condition }: Effect, rates: Effect[], { text, details }: Work): boolean {
  const named = conceptsOf((condition ?? '').replace(ON_CEILING, '')).filter((word) => SECOND.has(word));
  if (named.length === 0 || conceptsOf(condition ?? '').includes('wall')) return false;
  const isMeasuredAlone = details.quantities.some(({ of }) =>
    conceptsOf(of ?? '').some((word) => named.includes(word)),
  );
  if (isMeasuredAlone || rates.some((other) => conceptsOf(other.condition ?? '').includes('wall'))) return false;
  return !isSecondAlone(condition, text);
}

/** "Paint the ceilings of 4 rooms": of walls nothing is said. "Ceilings over 12 ft" only make other work dearer. */
export function isSecondAlone(condition: string | null, text: string): boolean {
  const isSecond = !/\d/.test(condition ?? '') && conceptsOf(condition ?? '').some((word) => SECOND.has(word));
  return isSecond && thingsSaid('walls', text).said.length === 0 && !WITH_SECOND.test(text);
}

/**
 * The work that past jobs have to price when rates price what stands beside it: of "laminate and 13 stairs", with a rate for
 * stairs, the laminate. Otherwise a past job for stairs would be found, and the stairs counted twice.
 */
export function withoutBeside(work: Work, beside: Effect[]): Work {
  const services = servicesNamed(work.details.service);
  const priced = services.filter((service) => beside.some((effect) => isPriceOf(effect, service, work)));
  if (priced.length === 0 || priced.length === services.length) {
    const sizes = sizesBut(work, beside);
    return sizes === work.sizes ? work : { ...work, sizes };
  }
  const own = services.filter((service) => !priced.includes(service));
  const kept = new Set(wordsOfWork(own.join(' ')));
  const gone = new Set(
    wordsOfWork([...priced, ...beside.map(({ condition }) => condition ?? '')].join(' ')).filter(
      (word) => !kept.has(word),
    ),
  );
  const stays = (word: string): boolean => !gone.has(word) && !priced.some((service) => isMarkOf(word, service));
  const quantities = work.details.quantities.filter(({ of }) => of === null || contentWords(of).every(stays));
  const words = work.words.filter(stays);
  // As where it is asked for by itself (see readRequest): "take down an ash" holds no word of "tree removal".
  const named = [...kept].some((word) => words.includes(word)) ? [] : [...kept];
  return {
    ...work,
    details: { ...work.details, service: own.join(' and '), quantities },
    words: [...words, ...named],
    serviceWords: [...work.serviceWords.filter(stays), ...named],
    sizes: sizesOf(quantities),
  };
}

/** The sizes of a work but for what rates beside it count: of "a charger, and 40 ft of trench" none. */
export function sizesBut({ details, sizes }: Work, beside: Effect[]): Sizes {
  if (beside.length === 0) return sizes;
  const asked = conceptsOf(details.service ?? '');
  const isOfRateBeside = ({ unit, of }: Quantity): boolean => {
    const rates = isExtent(unit) ? beside.filter((effect) => isSameMeasure(effect.unit, unit)) : [];
    if (rates.length === 0) return false;
    const words = conceptsOf(of ?? '');
    // "A concrete driveway, 800 sq ft": the place is what is measured.
    const named = words.filter((word) => !PLACES.has(word) || word === words.at(-1));
    const isNamedBy = ({ condition }: Effect): boolean =>
      conceptsOf(condition ?? '').some((word) => named.includes(word));
    return !named.some((word) => asked.includes(word)) && rates.some(isNamedBy);
  };
  const own = details.quantities.filter((one) => !isOfRateBeside(one));
  return own.length === details.quantities.length ? sizes : sizesOf(own);
}

/** Whether conditions speak of all the work asked for: "removing an old fence" of fence removal. */
export function nameWork(conditions: string[], work: Work): boolean {
  const named = new Set(conditions.flatMap(conceptsOf));
  const services = servicesNamed(work.details.service);
  return services.length > 0 && services.every((service) => conceptsOf(service).some((word) => named.has(word)));
}

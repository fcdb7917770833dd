import { contentWords, isExtent, isSameMeasure, isTimeUnit } from '../language/index.js';
import { DOING, servicesNamed, thingsOf } from '../reading/index.js';
import { conceptsOf, thingsSaid } from '../rules/index.js';
import type { Details, Effect, Quantity, Unit } from '../types.js';
import { serviceIn } from './service-in.js';
import { sizesOf, type Sizes } from './sizes.js';
import { isMarkOf, wordsOfWork, type Work } from './work.js';

/** Things that are counted one by one; beside work that is measured they are parts of it. */
const COUNTED: ReadonlySet<Unit> = new Set<Unit>(['window', 'door', 'fixture', 'outlet']);
/** What is done to a thing beside the work itself. */
const BESIDE = new Set(
  contentWords(
    `clean seal sand prime repair insulation permit delivery guard baseboard underlay pad fabric shampoo stain caulk grid dimmer lattice
    edging polish texture furniture packing storage trench rebar mesh backerboard bleach`,
  ).map((word) => conceptsOf(word)[0] ?? word),
);
/** "$60 for each window on the second floor": where it is makes it dearer, and is not what is done. */
const PLACE_ONLY =
  /^(?:(?:on|in|at|for|off|above|from|over) )*(?:the )?(?:(?:ground|first|second|third|fourth|upper|top|higher|upstairs|2nd|3rd)(?:[- ](?:floors?|store?ys?|stories|levels?))?|ground)(?: (?:and|or) (?:up|above|higher|over))?$/i;
/** What a service puts up by other names than its own. */
const PARTS_OF = new Map([
  ['trim installation', new Set(conceptsOf('baseboard skirting crown molding wainscoting casing'))],
]);
export const TAKING_AWAY = new Set(['remove', 'demolition']);
/** What is done to any thing. */
export const ANY_DOING = new Set(conceptsOf(`${DOING} washing laying care`));

/**
 * Whether rates price only pieces of work beside the one asked for: a gate of a fence, the removal of old tiles before
 * new ones. Such rates are added to the price of the work; they are not the price. A rate without a condition, one for the
 * service asked for, and any rate where the service is not known is the price of the work itself.
 */
export function areAdditions(effects: Effect[], work: Work): boolean {
  const rates = effects.filter(({ kind }) => kind === 'unit_rate');
  if (areHoursOfAll(work, rates)) return false;
  const services = servicesNamed(work.details.service);
  const main = rates.filter((effect) => !isSecondSurface(effect, rates, work));
  return rates.length > 0 && services.some((service) => !main.some((effect) => isPriceOf(effect, service, work)));
}

/** "6 hours of odd jobs, sticking doors and some trim", by the hour: what they are spent on is no work beside them. */
function areHoursOfAll({ details: { quantities } }: Work, rates: Effect[]): boolean {
  return (
    quantities.some(({ unit }) => isTimeUnit(unit)) &&
    quantities.every(({ unit }) => isTimeUnit(unit) || unit === 'storey') &&
    rates.some(({ unit }) => isTimeUnit(unit))
  );
}

/** What is painted or finished beside walls. */
const SECOND = new Set(conceptsOf('ceiling trim baseboard'));
const WITH_SECOND =
  /\b(?:including|incl|plus|with|and|also)(?: do)? (?:the |all |all the )?(?:ceilings?|trim|baseboards?)\b|\b(?:ceilings?|trim|baseboards?) (?:too|as well|included|also)\b/i;

/** "4 rooms, walls and ceilings", with a rate for ceilings alone: past jobs price the walls, and the ceilings come on top. */
function isSecondSurface({ condition }: Effect, rates: Effect[], { text, details }: Work): boolean {
  const named = conceptsOf(condition ?? '').filter((word) => SECOND.has(word));
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
  const asked = conceptsOf(details.service ?? '');
  const isOfRateBeside = ({ unit, of }: Quantity): boolean => {
    const named = conceptsOf(of ?? '').filter((word) => !PLACES.has(word));
    const isNamedBy = ({ condition }: Effect): boolean =>
      conceptsOf(condition ?? '').some((word) => named.includes(word));
    return (
      isExtent(unit) &&
      !named.some((word) => asked.includes(word)) &&
      beside.some((effect) => isSameMeasure(effect.unit, unit) && isNamedBy(effect))
    );
  };
  const own = details.quantities.filter((one) => !isOfRateBeside(one));
  return own.length === details.quantities.length ? sizes : sizesOf(own);
}

/** "Old tiles": what is there, and has to go. */
export const isOfOld = (condition: string | null): boolean =>
  /^(?:the |any )?(?:old|existing)\b/i.test(condition ?? '');

function isPriceOf(effect: Effect, service: string, work: Work): boolean {
  const { condition, unit } = effect;
  const { details } = work;
  const asked = new Set(conceptsOf(service));
  if (unit !== null && COUNTED.has(unit) && PLACE_ONLY.test(condition ?? '')) return false;
  const named = conceptsOf(condition ?? '');
  if (named.some((word) => PARTS_OF.get(service)?.has(word))) return true;
  // "Old tiles off: $35" is a price of what goes, and none of what comes.
  if (named.includes('remove') || isOfOld(condition)) return [...asked].some((word) => TAKING_AWAY.has(word));
  if (isAccessory(effect, service, details) || isUnderIt(condition, asked) || isMending(condition, service))
    return false;
  if (unit === 'item' && isMendedPiece(named, service, details.quantities)) return true;
  // "The house washed, and the driveway": a rate for driveways names the other work.
  const called = condition === null ? null : serviceIn(condition);
  const meant = servicesNamed(work.details.service).filter((one) => one === called || namesThing(condition, one));
  if (meant.length > 0 && !meant.includes(service)) return false;
  if (isMeasured(condition, details)) return true;
  if (namesWorkOfItsOwn(condition, service)) return false;
  if (called === service) return true;
  if (named.some((word) => asked.has(word)) || (unit !== null && asked.has(unit))) return true;
  const isPart = details.quantities.some((one) => isAmount(one.unit));
  if (unit !== null && COUNTED.has(unit)) return !isPart;
  if (unit === 'item' && condition !== null) {
    const own = serviceOf(condition);
    return own === null ? !isPart : own === service;
  }
  return !named.some((word) => BESIDE.has(word));
}

/** Of "stumps, $7 per inch of diameter" the stumps are what is priced. */
const BY_WHICH = new Set(conceptsOf('inch inches diameter width thickness trunk'));

/** "Shower niches, each", where the shower is tiled by its area: the thing that is counted is not the work that is measured. */
function isAccessory({ condition, unit }: Effect, service: string, { quantities }: Details): boolean {
  if (condition === null || unit === null) return false;
  const asked = conceptsOf(service);
  const named = conceptsOf(condition).filter((word) => (unit === 'item' ? !BY_WHICH.has(word) : isThing(word)));
  const counted = named.at(-1);
  if (counted === undefined || asked.includes(counted)) return false;
  if (unit === 'item')
    return (
      (serviceOf(condition) !== service || isPartOf(condition, asked)) &&
      !isMendedPiece(named, service, quantities) &&
      quantities.some((one) => isAmount(one.unit))
    );
  // "Deck railing" by the foot, where the deck itself goes by its area
  const things = asked.filter(isThing);
  const isOfIt = named.some((word) => things.includes(word));
  return isOfIt && quantities.some((one) => isExtent(one.unit) && !isSameMeasure(one.unit, unit));
}

/** "Deck stairs", "fence gates": the work asked for only tells which stairs. */
function isPartOf(condition: string, asked: string[]): boolean {
  // "Stair treads refinished" are the stairs
  const named = conceptsOf(condition.replace(/\b\p{L}{2,}(?:ed|ing)\b/gu, ' '));
  const [head, ...others] = named.toReversed();
  return head !== undefined && !asked.includes(head) && others.some((word) => asked.includes(word) && isThing(word));
}

/** "Heated floor mat under tile", "sealing concrete after washing", "clearing brush from the fence line": what stands near the work or follows it is not the work. */
function isUnderIt(condition: string | null, asked: Set<string>): boolean {
  const [what = '', over = ''] = (condition ?? '').split(
    / (?:under|underneath|beneath|below|behind|after|before|from|along) /i,
  );
  const named = conceptsOf(what).filter((word) => !PLACES.has(word));
  return named.length > 0 && !named.some((word) => asked.has(word)) && conceptsOf(over).some((word) => asked.has(word));
}

/** "Rotten trim boards replaced": what is mended on the way is not the work, unless mending is what is asked for. */
const isMending = (condition: string | null, service: string): boolean =>
  /\b(?:rott(?:en|ed)|damaged|broken|cracked)\b/i.test(condition ?? '') && !/ (?:repair|replacement)$/.test(service);

/** Whether conditions speak of all the work asked for: "removing an old fence" of fence removal. */
export function nameWork(conditions: string[], work: Work): boolean {
  const named = new Set(conditions.flatMap(conceptsOf));
  const services = servicesNamed(work.details.service);
  return services.length > 0 && services.every((service) => conceptsOf(service).some((word) => named.has(word)));
}

/** Where work is done, not what is done. */
const SURFACES = new Set(
  contentWords('wall ceiling floor roof room house interior exterior kitchen bathroom window door'),
);

/** The same, as rules compare words. */
export const PLACES = new Set([...SURFACES].map((word) => conceptsOf(word)[0] ?? word));

/** "Painting the ceiling after" is no price of taking popcorn off it: each names work of its own, and only the place is shared. */
function namesWorkOfItsOwn(condition: string | null, service: string): boolean {
  const own = condition === null ? null : serviceIn(condition);
  if (own === null || own === service || isForAnyThing(service, condition)) return false;
  const words = thingsOf(service).filter((word) => !SURFACES.has(word));
  return words.length > 0 && !contentWords(`${own} ${condition ?? ''}`).some((word) => words.includes(word));
}

/** "3 holes, the texture of the room matched": what a repair counts is what is repaired. */
const isMendedPiece = (named: string[], service: string, quantities: Quantity[]): boolean =>
  service.endsWith(' repair') &&
  quantities.some(({ unit, of }) => unit === 'item' && conceptsOf(of ?? '').some((word) => named.includes(word)));

const isThing = (word: string): boolean => !PLACES.has(word) && !ANY_DOING.has(word);

/** "Stair treads refinished" beside floors that are refinished, too: what is done to both names neither. */
const HOW = new Set(conceptsOf('refinish sand paint stain seal'));

/** Whether a condition names the thing that a service is about, and not only where it is. */
function namesThing(condition: string | null, service: string): boolean {
  const named = new Set(conceptsOf(condition ?? ''));
  return conceptsOf(service).some((word) => named.has(word) && isThing(word) && !HOW.has(word));
}

const METHODS = new Set(
  contentWords('pressure power soft washing cleaning painting staining sealing moving demolition'),
);

/** Washing is done to whatever is there: a rate for "driveways and patios" is a price of it. */
const isForAnyThing = (service: string, condition: string | null): boolean =>
  contentWords(service).every((word) => METHODS.has(word)) &&
  !contentWords(condition ?? '').some((word) => METHODS.has(word));

/**
 * "Office cleaning" is no price of cleaning the carpet of an office: the same is done, but to another thing. Whoever wants both
 * says both.
 */
export function isDoneToAnother({ kind, condition }: Effect, work: Work): boolean {
  if (kind !== 'unit_rate' || condition === null || isAskedByNumber(condition, work)) return false;
  const own = serviceIn(condition);
  const services = servicesNamed(work.details.service);
  if (own === null || services.length === 0) return false;
  const things = thingsOf(own);
  const doing = contentWords(own).filter((word) => !things.includes(word));
  return services.every(
    (service) => namesWorkOfItsOwn(condition, service) && contentWords(service).some((word) => doing.includes(word)),
  );
}

/** "Blown-in attic insulation" is no price of vacuuming out the old, where nothing is to be put in. */
export function isForPuttingIn({ kind, condition }: Effect, title: string, { details }: Work): boolean {
  const own = kind === 'unit_rate' && condition !== null ? serviceIn(condition) : null;
  const services = servicesNamed(details.service);
  const areRemovals = services.length > 0 && services.every((service) => conceptsOf(service).includes('remove'));
  if (own === null || !areRemovals || services.includes(own)) return false;
  return ![own, condition ?? '', title].some((said) => conceptsOf(said).some((word) => TAKING_AWAY.has(word)));
}

const ONE_OF = /\b(?:with|plus|and|including|need|want) (?:an?|one) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)/giu;

/** "32 metres of fence, 2 gates", "with a gate": asked for by its number. */
function isAskedByNumber(condition: string, { details, text }: Work): boolean {
  const named = conceptsOf(condition);
  const isNamed = (of: string): boolean => conceptsOf(of).some((word) => named.includes(word));
  return (
    details.quantities.some(({ unit, of }) => !isAmount(unit) && isNamed(of ?? '')) ||
    [...text.matchAll(ONE_OF)].some(([, of = '']) => isNamed(of))
  );
}

/** The work that a thing is when it is asked for by itself: of "gate" the installation of a gate. */
const serviceOf = (thing: string): string | null => serviceIn(`new ${thing}`);

/** "The attic is 1,150 sq ft": a rate for attics is the price of that, whatever else was read. */
function isMeasured(condition: string | null, { quantities }: Details): boolean {
  const named = conceptsOf(condition ?? '').filter((word) => !BESIDE.has(word) && !PLACES.has(word));
  return quantities.some(
    ({ unit, of }) => of !== null && isAmount(unit) && conceptsOf(of).some((word) => named.includes(word)),
  );
}

/** Rooms, areas, hours: what tells how much work it is, as against pieces that stand in it. */
function isAmount(unit: Unit): boolean {
  return unit !== 'item' && !COUNTED.has(unit);
}

import { contentWords, isExtent, isSameMeasure, pattern } from '../../language/index.js';
import { servicesNamed, thingsOf } from '../../reading/index.js';
import { conceptsOf } from '../../rules/index.js';
import type { Details, Effect, Quantity, Unit } from '../../types.js';
import { capacityIn, serviceIn, type Work } from '../../work/index.js';
import { ANY_DOING } from './doing.js';

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
const PLACE_ONLY = pattern('i')`
  ^(?:(?:on|in|at|for|off|above|from|over) )*(?:the )?(?:
      (?:ground|first|second|third|fourth|upper|top|higher|upstairs|2nd|3rd)
      (?:[- ](?:floors?|store?ys?|stories|levels?))?
    |ground)(?: (?:and|or) (?:up|above|higher|over))?$
`;
/** What a service puts up by other names than its own. */
const PARTS_OF = new Map([
  ['trim installation', new Set(conceptsOf('baseboard skirting crown molding wainscoting casing'))],
]);
export const TAKING_AWAY = new Set(['remove', 'demolition']);

/** "Old tiles": what is there, and has to go. */
export const isOfOld = (condition: string | null): boolean =>
  /^(?:the |any )?(?:old|existing)\b/i.test(condition ?? '');

/** Whether a rate prices a service itself, and not what stands beside it, is part of it or is done to it on the way. */
export function isPriceOf(effect: Effect, service: string, work: Work): boolean {
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
    return own === null ? !isPart && !isSizedAsOne(work) : own === service;
  }
  return !named.some((word) => BESIDE.has(word));
}

/** "A 9 kW system, with one battery": how large it is as one, where the battery is but counted. */
const isSizedAsOne = ({ words }: Work): boolean => words.some((word) => SIZED_AS_ONE.has(capacityIn(word)?.unit ?? ''));
const SIZED_AS_ONE = new Set(['kw', 'to', 'bt']);

/** Of "stumps, $7 per inch of diameter" the stumps are what is priced, of "mini splits, per head" the mini splits. */
const BY_WHICH = new Set(conceptsOf('inch inches diameter width thickness trunk head heads zone zones'));

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

/** Where work is done, not what is done. */
const SURFACES = new Set(
  contentWords('wall ceiling floor roof room house interior exterior kitchen bathroom window door'),
);

/** The same, as rules compare words. */
export const PLACES = new Set([...SURFACES].map((word) => conceptsOf(word)[0] ?? word));

/** "Painting the ceiling after" is no price of taking popcorn off it: each names work of its own, and only the place is shared. */
export function namesWorkOfItsOwn(condition: string | null, service: string): boolean {
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
export function isAmount(unit: Unit): boolean {
  return unit !== 'item' && !COUNTED.has(unit);
}

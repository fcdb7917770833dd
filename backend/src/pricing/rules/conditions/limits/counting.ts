import {
  capacityEnd,
  convert,
  HOURS_OF_A_DAY,
  isExtent,
  isPiece,
  stem,
  textAt,
  textOf,
  unitAt,
  type Token,
} from '../../../language/index.js';
import type { Details, Effect, Quantity, Unit } from '../../../types.js';
import { alternatives } from '../alternatives.js';
import { conceptOf, kindsIn } from '../vocabulary/concepts.js';
import type { Mention } from '../denials/denials.js';
import { evidenceOf, type Evidence } from '../evidence.js';
import { countAt, measuresIn } from './measures.js';
import { ofWhatIsMeant } from '../denials/old-and-new.js';
import { concepts, partOf } from './part-counted.js';
import { partOfSize } from './part-sized.js';
import { conceptsIn, isAction } from '../mentioned.js';
import { isOneRoom, roomsOfKind } from './rooms-named.js';
import { flightsTo, isByFlight, storeysOf } from './storeys.js';
import { theirNumber } from './their-number.js';

/** Units of a building or a stretch of time: the largest figure said is meant. All others are added up. */
const LARGEST = new Set(['storey', 'hour', 'day', 'mile', 'km']);

/**
 * How many units an effect counts for this job, after the free ones; 0 when the job's text and details do not say.
 * Areas, lengths and volumes are converted; quantities of something else than the condition names are left out.
 */
export function unitsThatCount(effect: Effect, details: Details, text = ''): number {
  if (effect.unit === null) return 1;
  const evidence = evidenceOf([text, ...details.conditions].join(' . '));
  const all = effect.unit === 'item' ? itemsOf(effect, details, evidence) : quantityOf(effect, details, evidence);
  const counted = all - (effect.above ?? 0);
  return counted > 0 && Number.isFinite(counted) ? counted : 0;
}

/** A bedroom is a room, and half a day of work is four hours where none are said. */
function asOther({ quantity, unit: own }: Quantity, unit: Unit, { quantities }: Details): number | null {
  if (unit === 'room' && own === 'bedroom') return quantity;
  const isTimed = unit === 'hour' && own === 'day' && !quantities.some((one) => one.unit === 'hour');
  return isTimed ? quantity * HOURS_OF_A_DAY : null;
}

function quantityOf(effect: Effect, details: Details, evidence: Evidence): number {
  const unit = effect.unit ?? 'item';
  const part = isPiece(unit) ? partOf(effect, details, evidence) : null;
  if (part !== null) return part;
  if (unit === 'storey') {
    // "No lift? $40 per floor": as many as there are to climb
    const climbed = concepts(effect.condition ?? '').has('elevator') ? flightsTo(evidence) : 0;
    return Math.max(climbed, ...storeysOf(evidence, details));
  }
  const ofKind = unit === 'room' ? roomsOfKind(effect.condition ?? '', evidence) : null;
  if (ofKind !== null) return ofKind;
  const known = details.quantities.flatMap((one) => {
    const value = convert(one.quantity, one.unit, unit) ?? asOther(one, unit, details);
    return value === null || !(value > 0) ? [] : [{ ...one, quantity: value }];
  });
  const exact =
    unit === 'room' && known.some((one) => one.unit === 'room') ? known.filter((one) => one.unit === 'room') : known;
  const others = alsoCounted(effect, details);
  // "Replace an outlet or switch", of switches alone
  if (exact.length > 0 || (others.length > 0 && / or /.test(effect.condition ?? ''))) {
    const own = relevant(exact, effect.condition, evidence);
    // "Washing screens is $4 more per window": of 18 windows and 18 screens so many as there are screens.
    if (others.length > 0 && effect.kind !== 'unit_rate') return total(others, LARGEST.has(unit));
    return total([...own, ...others], LARGEST.has(unit));
  }
  const isUpright = UPRIGHT.test(effect.condition ?? '');
  const said = measuresIn(evidence.tokens).flatMap((one) => {
    const value = convert(one.high, one.unit, unit);
    return value === null || (isUpright && isHeight(unit, value))
      ? []
      : [{ quantity: value, unit, of: textOf(evidence.tokens.slice(one.at, one.end - 1)) }];
  });
  if (
    said.length === 0 &&
    (isNamedOnce(effect, evidence) || (unit === 'room' && effect.condition !== null && isOneRoom(evidence)))
  )
    return 1;
  return said.length > 0
    ? total(relevant(said, effect.condition, evidence), LARGEST.has(unit))
    : ofThem(evidence, (at) => unitAt(evidence.tokens, at)?.unit === unit);
}

const UPRIGHT = /fenc|\b(?:colorbond|palings?|pickets?|hedges?|retaining|sleepers?)\b/i;

/** "A 1.8 m paling fence with a gate": how high it is, and no length to be built. */
const isHeight = (unit: Unit, value: number): boolean =>
  (unit === 'lin_m' && value <= 2.4) || (unit === 'lin_ft' && value <= 8);

/** "And the front door", where front doors have a price: one, though nobody counts it. */
function isNamedOnce({ unit, condition }: Effect, { tokens, mentions }: Evidence): boolean {
  if (unit === null || !isPiece(unit) || unit === 'room' || unit === 'bedroom') return false;
  const wanted = concepts(condition ?? '');
  return mentions.some(
    ({ at, concept, negated }) =>
      !negated &&
      wanted.has(concept) &&
      unitAt(tokens, at + 1)?.unit === unit &&
      !/s$/.test(textAt(tokens, at + 1)) &&
      !/^(?:installation|replacement|repair|removal)$/.test(textAt(tokens, at + 2)) &&
      /^(?:the|an?|my|our|one|and|)$/.test(textAt(tokens, at - 1)),
  );
}

/** "The old windows, 9 of them": how many of what was named right before. */
function ofThem({ tokens }: Evidence, isThing: (at: number) => boolean): number {
  for (let at = 1; at < tokens.length; at += 1) {
    const count = countAt(tokens, at);
    const named = [1, 2, 3, 4].some((back) => at >= back && isThing(at - back));
    // "Stumps ground out too, all 4"
    const isAll = textAt(tokens, at - 1) === 'all' && !/^\p{L}/u.test(textAt(tokens, count?.end ?? at + 1));
    if (count && isAll && [2, 3, 4, 5, 6].some((back) => at >= back && isThing(at - back))) return count.value;
    // "One of them" is a share of what was counted.
    if (
      count &&
      count.value > 1 &&
      named &&
      textAt(tokens, count.end) === 'of' &&
      /^(?:them|those|these)$/.test(textAt(tokens, count.end + 1))
    )
      return count.value;
  }
  return 0;
}

const LIVING = /\b(?:cats?|dogs?|pets?|kids?|people|persons?|tenants?)$/i;

/** "$95 per door or drawer front": of "18 doors and 6 drawer fronts" both. */
function alsoCounted({ unit, condition }: Effect, { quantities }: Details): Quantity[] {
  if (unit === null || !isPiece(unit) || unit === 'item') return [];
  const wanted = concepts(condition ?? '');
  // "Pet odour, per room": the cats are no rooms.
  return quantities.filter(
    (one) =>
      one.unit === 'item' &&
      !LIVING.test(one.of ?? '') &&
      wanted.has(conceptOf(stem(one.of?.split(' ').at(-1)?.toLowerCase() ?? ''))),
  );
}

/** Only the quantities of what the condition names, where some name it ("outside walls", not "inside walls"). */
function relevant(all: Quantity[], condition: string | null, evidence: Evidence): Quantity[] {
  const named = concepts(condition ?? '');
  const list = ofWhatIsMeant(all, condition, evidence).filter(({ unit, of }) => {
    const others = unit === 'door' ? [...concepts(of ?? '')].filter((word) => FURNITURE.has(word)) : [];
    return others.length === 0 || others.some((word) => named.has(word));
  });
  if (condition === null || list.length < 2) return list;
  // "Paint walls 1,000 sq ft, ceilings 600": of "ceilings painted" the thing tells which.
  const things = [...named].filter((concept) => !isAction({ concept, stem: concept }));
  // "Rotten trim replaced": where no thing is counted, what may be an action, too
  const scoresOf = (wanted: Set<string>): number[] =>
    list.map((one) => [...concepts(one.of ?? '')].filter((word) => wanted.has(word)).length);
  const ofThings = scoresOf(new Set(things));
  const scores = ofThings.some((score) => score > 0) ? ofThings : scoresOf(named);
  const best = Math.max(...scores);
  const isBare = (one: Quantity): boolean => one.of === null && namesUnmeasured(condition, list, evidence);
  return best === 0 ? list : list.filter((one, index) => scores[index] === best || isBare(one));
}

/** "My driveway, it's 45 x 20 ft. And the patio, 24 by 10 ft", of "driveways, patios and walks": whether another of these is spoken of, whose size says not of what. */
function namesUnmeasured(condition: string, list: Quantity[], { said }: Evidence): boolean {
  const kinds = alternatives(condition.toLowerCase()).map((one) => [...concepts(one)]);
  const measured = new Set(list.flatMap(({ of }) => [...concepts(of ?? '')]));
  return kinds.length > 1 && kinds.some((words) => words.every((word) => said.has(word) && !measured.has(word)));
}

/** Their doors are no doors of a house: "18 kitchen cabinet doors". */
const FURNITURE = conceptsIn('cabinet wardrobe closet shower oven fridge locker vanity');

/** Of "2 pine trees and 3 palms" the palms, where these have a price of their own. */
function ofTheKind(known: Quantity[], condition: string): Quantity[] {
  const kinds = kindsIn(condition);
  const exact = known.filter(({ of }) => kindsIn(of ?? '').some((kind) => kinds.includes(kind)));
  return exact.length > 0 ? exact : known;
}

/** "All three wanting replacing": what is done, and no thing. */
const isDoing = (word: string): boolean => {
  const concept = conceptOf(stem(word));
  return /\p{L}{3}(?:ing|ed)$/u.test(word) && isAction({ concept, stem: concept });
};

function total(list: Quantity[], largest: boolean): number {
  const values = list.map((one) => one.quantity);
  return largest ? Math.max(0, ...values) : sumOf(values);
}

/** "Items over 300 lbs", "TVs up to 65 inches": what limits each of them, and no number. */
const LIMIT_OF_ONE =
  /\b(?:over|under|above|below|up to|more than|less than|at least) \d[\d.,]* ?(?:lbs?|pounds?|kgs?|kilos?|tons?|inch(?:es)?|in|cm|mm)\b/gi;

/** How many of the thing that the condition names: "three stumps", "a skylight", "colours: 4". */
function itemsOf(effect: Effect, details: Details, evidence: Evidence): number {
  const what = effect.condition?.replace(LIMIT_OF_ONE, ' ').trim() ?? '';
  // "$75 per item over 300 lbs": of the pounds none is counted
  if (what === '' && effect.condition !== null) return effect.above === null ? 1 : (onlyItems(details) ?? 1);
  const wanted = withKinds(concepts(what));
  const byFlight = isByFlight(effect.condition ?? '');
  const share = partOfSize(effect, details, evidence) ?? partOf(effect, details, evidence);
  if (share !== null) return share;
  const inches = BY_INCH.test(what) ? countsBefore(evidence, (word) => conceptOf(stem(word)) === INCH) : [];
  if (areOfEach(inches, details)) return sumOf(inches);
  const known = details.quantities.filter(
    ({ unit, of }) =>
      (unit === 'item' || unit === 'fixture') &&
      isByFlight(of ?? '') === byFlight &&
      [...concepts(of ?? '')].some((word) => wanted.has(word)),
  );
  if (known.length > 0) return total(ofTheKind(known, what), false);
  const said = countsBefore(
    evidence,
    (word) => wanted.has(conceptOf(stem(word))) && !isDoing(word) && isByFlight(word) === byFlight,
  );
  if (said.length > 0) return Math.max(...said);
  const those = ofThem(evidence, (at) => wanted.has(conceptOf(stem(textAt(evidence.tokens, at)))));
  if (those > 0) return those;
  const flights = byFlight ? flightsTo(evidence) : 0;
  if (flights > 0) return flights;
  // "Carpet on the stairs" counts none of them.
  if (!byFlight && wanted.has('stair')) return 0;
  const named = evidence.mentions.filter((one) => !one.negated && wanted.has(one.concept) && !isWayIn(evidence, one));
  if (named.length === 0) return 0;
  const isAlone = details.quantities.every(({ unit }) => LARGEST.has(unit));
  const isOpen = effect.kind === 'unit_rate' && isAlone && areSeveral(named, evidence);
  return theirNumber(named, details, evidence) ?? (isOpen ? 0 : 1);
}

/** "Up to 6 inches $150 for the first, $60 each after that", of four holes: all that is counted. */
const onlyItems = ({ quantities }: Details): number | null => {
  const [only, ...others] = quantities.filter(({ unit }) => unit === 'item' || unit === 'fixture');
  return only && others.length === 0 ? only.quantity : null;
};

const sumOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);
/** "3 stumps, 18 inches, 26 inches and 32 inches across", at so much an inch: each of the three has its own. */
const areOfEach = (inches: number[], { quantities }: Details): boolean =>
  inches.length > 1 && quantities.some(({ unit, quantity }) => unit === 'item' && quantity === inches.length);

/** "Stumps, per inch across", as against "18 inch blinds". */
const BY_INCH = /(?<!\d[ -]?)\binch(?:es)?\b/i;
const INCH = conceptOf(stem('inch'));

/** "You can come in through the side gate", "the gate is never locked" */
const isWayIn = ({ tokens }: Evidence, { at }: Mention): boolean =>
  [1, 2, 3].some((back) => /^(?:through|via)$/.test(textAt(tokens, at - back))) ||
  (/^gates?$/.test(textAt(tokens, at)) &&
    [1, 2, 3, 4].some((ahead) => /^(?:un)?(?:locked|latched)$/.test(textAt(tokens, at + ahead))));

/** "Some downlights": how many, nobody has said. */
const areSeveral = (named: Mention[], { tokens }: Evidence): boolean =>
  named.some(({ at }) => /[^s]s$/.test(textAt(tokens, at))) &&
  !named.some(({ at }) => {
    const size = beforeSize(tokens, at);
    return [1, 2].some((back) => /^(?:an?|one|my|our|the|this|that)$/.test(textAt(tokens, size - back)));
  });

/** The place of "36" in "a 36 inch blind": where the size of a thing begins, or the thing where none stands before it. */
function beforeSize(tokens: Token[], at: number): number {
  const unit = textAt(tokens, at - 1) === '-' ? at - 2 : at - 1;
  const number = textAt(tokens, unit - 1) === '-' ? unit - 2 : unit - 1;
  return MEASURE.test(textAt(tokens, unit)) && tokens[number]?.kind === 'number' ? number : at;
}

/** "9 downlights" are lights. A skylight is none. */
const withKinds = (wanted: Set<string>): Set<string> => (wanted.has('light') ? wanted.add('downlight') : wanted);

const MEASURE =
  /^(?:"|inch(?:es)?|cm|mm|lbs?|pounds?|kgs?|kilos?|gal(?:lon)?s?|lit(?:re|er)s?|tons?|amps?|volts?|watts?|kw|hp|btus?)$/;

/** A number with at most two words between it and the thing: "three old olive stumps". */
function countsBefore({ tokens }: Evidence, isThing: (word: string) => boolean): number[] {
  return tokens.flatMap((_, at) => {
    const count = countAt(tokens, at);
    // "A ceiling 3.4 m high", "a 45 ft maple", "a 3 seat sofa": how large it is.
    if (
      !count ||
      capacityEnd(tokens, at) !== null ||
      !Number.isInteger(count.value) ||
      isExtent(unitAt(tokens, count.end)?.unit ?? 'item')
    )
      return [];
    // "A 55 inch TV"
    if (MEASURE.test(textAt(tokens, count.end)) && !isThing(textAt(tokens, count.end))) return [];
    for (let place = count.end; place <= count.end + 2; place += 1) {
      const word = textAt(tokens, place);
      if (!/^\p{L}/u.test(word) || /^(?:and|or|for|with|in|on|of|to)$/.test(word)) break;
      if (isThing(word)) return [count.value];
    }
    return [];
  });
}

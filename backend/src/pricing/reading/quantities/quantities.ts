import {
  type Amount,
  amountAt,
  fractionAt,
  isExtent,
  isStopWord,
  isStreetEnd,
  numberAt,
  restOfSentence,
  textAt,
  textOf,
  type Token,
  unitAt,
  wordTable,
  pattern,
} from '../../language/index.js';
import { type Quantity, type Unit } from '../../types.js';
import { type Scan } from '../scan.js';
import { subjectOf } from './subject.js';
import { addendsAt } from './addends.js';
import { dimensionAt } from './dimensions.js';
import { isDoorSize } from './door-sizes.js';
import { withoutFenceHeights } from './fence-heights.js';
import { type Found } from './found.js';
import { labelledAt } from './labelled.js';
import { lengthAt } from './lengths.js';
import { listedRooms } from './listed-rooms.js';
import { isNoSize, isShare, isTreeHeight } from './limits.js';
import { measureAt } from './measures.js';
import { namedOld } from './old-parts.js';
import { outletOfKind } from './outlet-kinds.js';
import { partNamed, partOf, partOfKnown, wasThere } from './part-of.js';
import { anotherAt, bothAt, isSameThing, ofThem } from './references.js';
import { sheetsCover } from './sheets.js';
import { sortOut } from './deduplicate.js';
import { sizeEnd } from './sized-pieces.js';
import { namelessAt, plantsAt, thingAt, type ThingRead } from './things.js';
import { uprightAt } from './wall-lengths.js';
import { elsewhere, inEach, roomsEach, sameMeasure } from './unit-understood.js';
import { asTrees, countBefore, timesEach, timesSaid, timesStretch } from './counted-alike.js';
import { correct } from './corrected.js';

const MOST = 24;
const LARGEST = 1e9;
const METRIC = /\b(?:sq ?m|m2|sqm|met(?:re|er)s?|square met\w+)\b|\d ?m\b/;
const endsStreet = (word: string): boolean => isStreetEnd(word) || /^(?:grove|hill|ridge)$/.test(word);
const TIMES = wordTable<number>({ single: 1, double: 2, triple: 3, treble: 3 });
/**
 * The amounts of work in a text: areas (two lengths become one), lengths, volumes, counts, hours, distances; units as given, ranges at their
 * middle. Prices, dates, limits ("maximum height 16'"), sizes of single pieces ("12x24 tile"), denied and corrected amounts are left out.
 */
export function readQuantities(scan: Scan): Quantity[] {
  const { tokens } = scan;
  const metric = METRIC.test(scan.lower);
  const found: Found[] = [];
  let at = 0;
  while (at < tokens.length && found.length < MOST * 2) {
    const one = quantityAt(scan, at, metric, found);
    if (one && one.quantity > 0 && one.quantity < LARGEST && !isNoSize(scan, one.start, one.end, one.unit))
      found.push(one);
    else if (!one) correct(tokens, at, found);
    at = one?.end ?? skip(tokens, at);
  }
  return namedOld(
    scan,
    sortOut(scan, withoutFenceHeights(scan, asTrees(tokens, withListedRooms(scan, found)))).slice(0, MOST),
  ).map(({ quantity, unit, of }) => ({ quantity: Math.round(quantity * 1000) / 1000, unit, of }));
}

/** Work that goes by its area, however many rooms it is in. */
const BY_AREA = pattern()`
  \b(?:floor(?:s|ing)?|hardwood|laminate|carpet\w*|til(?:e|es|ed|ing)|vinyl|lvp|plank|parquet|insulat\w*|drywall
    |remodel\w*|renovat\w*|addition)\b
`;

/** Carpets are laid by their area, and cleaned by the room. */
const ROOM_BY_ROOM =
  /\bcarpets? (?:\w+ )?(?:steam|clean|shampoo|wash)|\b(?:steam|clean|shampoo)\w* (?:(?:the|our|my|all|of) )*carpets?\b/;

const SURFACE = /\b(?:walls?|ceilings?|floors?)$/;
const IN_ROOMS = /^(?:in|thru|through|throughout|across|around|between|for)$/;

/** Rooms that are listed by name, where no number of rooms is said. */
function withListedRooms(scan: Scan, found: Found[]): Found[] {
  const isCounted = found.some(({ unit }) => unit === 'room' || unit === 'sq_ft' || unit === 'sq_m');
  const rooms = isCounted || (BY_AREA.test(scan.lower) && !ROOM_BY_ROOM.test(scan.lower)) ? null : listedRooms(scan);
  if (!rooms) return found;
  // "12 downlights through the lounge and hallway": where they are
  const isWhere =
    found.some(
      ({ end, unit, of }) => !isExtent(unit) && !SURFACE.test(of ?? '') && end <= rooms.start && rooms.start - end <= 2,
    ) && IN_ROOMS.test(textAt(scan.tokens, rooms.start - 1));
  return isWhere ? found : [...found, rooms];
}

function quantityAt(scan: Scan, at: number, metric: boolean, found: Found[]): Found | null {
  const { tokens } = scan;
  const token = tokens[at];
  if (!token) return null;
  const earliest = found.at(-1)?.end ?? 0;
  if (token.kind === 'word' && TIMES[token.text] !== undefined) return storeysAt(tokens, at);
  if (isCode(tokens, at)) return null;
  const sum = sumAt(scan, at, metric, found);
  if (sum) return sum;
  const upright = uprightAt(scan, at);
  if (upright) return upright;
  const size = dimensionAt(tokens, at, metric);
  if (size) {
    const sheets = size.area === 0 ? sheetsCover(tokens, at, size.end, found) : null;
    if (sheets) return sheets;
    const count = countBefore(tokens, at) * timesSaid(tokens, at, size.end, found);
    const of = thingAt(tokens, size.end)?.of ?? subjectOf(scan, at, size.end, earliest);
    if (isDoorSize(scan, size.area))
      return { quantity: 0, unit: size.unit, of, start: at, end: size.end, isProduct: true };
    return { quantity: size.area * count, unit: size.unit, of, start: at, end: size.end, isProduct: true };
  }
  const kind = outletOfKind(tokens, at);
  if (kind) return kind;
  const amount = amountAt(tokens, at);
  if (!amount)
    return (
      partOf(scan, at) ?? bothAt(scan, at) ?? anotherAt(tokens, at, found) ?? shareAt(scan, at) ?? labelledAt(scan, at)
    );
  if (amount.kind !== 'number') return null;
  const measured = measureAt(scan, at, amount);
  if (measured) {
    const count = /^(?:sq|cu)_/.test(measured.unit) ? timesEach(tokens, at, measured.end, found) : 1;
    const of = partNamed(scan, measured.end) ?? subjectOf(scan, at, measured.end, earliest);
    return { ...measured, quantity: measured.quantity * count, of, start: at };
  }
  const told = lengthOf(scan, at, earliest) ?? partOf(scan, at) ?? partOfKnown(scan, at, amount, found);
  return (
    told ??
    ofThem(scan, at, amount, found) ??
    inEach(scan, at, amount, found) ??
    elsewhere(scan, at, amount, found) ??
    sameMeasure(scan, at, amount, found) ??
    countOf(scan, at, amount, found)
  );
}

/** Works that are sold by their run. */
const IN_RUNS = /\b(?:fenc(?:e|es|ing)|gutters?|hedges?|baseboards?|skirting|fascia|kerbs?|curbs?|edging|railings?)\b/;

/** "40 + 25 + 40 ft" of fence; without a unit, of what is sold by its run. */
function sumAt(scan: Scan, at: number, metric: boolean, found: Found[]): Found | null {
  const { tokens, lower } = scan;
  const addends = addendsAt(tokens, at);
  const number = addends && numberAt(tokens, addends.last);
  if (!addends || !number) return null;
  const last = quantityAt(scan, addends.last, metric, found);
  if (last && (isExtent(last.unit) || textAt(tokens, at + 1) === '+'))
    return { ...last, quantity: last.quantity * (1 + addends.before / number.value), start: at };
  const isRun = textAt(tokens, at + 1) === '+' && last === null && IN_RUNS.test(lower);
  return isRun
    ? {
        quantity: addends.before + number.value,
        unit: metric ? 'lin_m' : 'lin_ft',
        of: null,
        start: at,
        end: number.end,
      }
    : null;
}

/** "#12", "$40", "unit 7": numbers that name or price. "Main level 600 sf" is its size. */
function isCode(tokens: Token[], at: number): boolean {
  const before = textAt(tokens, at - 1);
  // "Plow lot 20 stalls", "car park 30 spaces": no number of a parcel
  if (
    before === 'lot' &&
    /^(?:parking )?(?:stalls?|spaces?|spots?|cars?|bays?)\b/.test(textOf(tokens.slice(at + 1, at + 3)))
  )
    return false;
  if (before === 'level' && isExtent(unitAt(tokens, at + 1)?.unit ?? null)) return false;
  return (
    /^(?:#|\$|€|£|no|number|unit|lot|apt|suite|phase|level|type|model|section)$/.test(before) &&
    tokens[at]?.kind === 'number'
  );
}

function storeysAt(tokens: Token[], at: number): Found | null {
  const next = textAt(tokens, at + 1) === '-' ? at + 2 : at + 1;
  const unit = unitAt(tokens, next);
  return unit?.unit === 'storey'
    ? { quantity: TIMES[textAt(tokens, at)] ?? 1, unit: 'storey', of: null, start: at, end: unit.end }
    : null;
}

/** "An hour of work", "an hour or so": how long it takes, as against "an hour away". */
const OF_WORK = /^(?:of (?:your |a )?(?:work|labou?r|time|handyman)|'s work|or so|tops|max)\b/;

/** "half an acre", "a quarter of an acre", "half a day of work"; "an acre" of lawn, "an hour of work". */
function shareAt(scan: Scan, at: number): Found | null {
  const { tokens } = scan;
  const whole = /^an?$/.test(textAt(tokens, at))
    ? measureAt(scan, at, { kind: 'number', value: 1, low: 1, high: 1, end: at + 1 })
    : null;
  // "1/3 of an acre"
  const part = textAt(tokens, at - 1) === 'of' ? fractionAt(tokens, at - 4) : null;
  const ofWhole = part?.end === at - 1 ? part.value : 1;
  if (whole && /^(?:acre|hectare)$/.test(textAt(tokens, at + 1)))
    return { ...whole, quantity: whole.quantity * ofWhole, of: null, start: at };
  const time = /^an?$/.test(textAt(tokens, at)) ? unitAt(tokens, at + 1) : null;
  if (time && /^(?:hour|day)$/.test(time.unit) && OF_WORK.test(restOfSentence(tokens, time.end)))
    return { quantity: time.scale, unit: time.unit, of: null, start: at, end: time.end };
  const share = fractionAt(tokens, at);
  if (!share) return null;
  const of = textAt(tokens, share.end) === 'of' ? share.end + 1 : share.end;
  const unit = unitAt(tokens, /^an?$/.test(textAt(tokens, of)) ? of + 1 : of);
  if (!unit || !['sq_ft', 'sq_m', 'hour', 'day', 'mile', 'km'].includes(unit.unit)) return null;
  return { quantity: share.value * unit.scale, unit: unit.unit, of: null, start: at, end: unit.end };
}

/** "130 ft", "60' of fence". */
function lengthOf(scan: Scan, at: number, earliest: number): Found | null {
  const { tokens } = scan;
  const length = lengthAt(tokens, at);
  const isTooHigh = length?.isHeight === true && !isTreeHeight(scan, length.value);
  if (
    !length?.system ||
    length.isSmall ||
    length.isOfEach ||
    isTooHigh ||
    /^(?:wide|width|w|d)$/.test(length.label ?? '')
  )
    return null;
  const unit: Unit = length.system === 'ft' ? 'lin_ft' : 'lin_m';
  return {
    quantity: length.value * timesStretch(tokens, at, length.end),
    unit,
    of: subjectOf(scan, at, length.end, earliest),
    start: at,
    end: length.end,
  };
}

function countOf({ tokens }: Scan, at: number, amount: Amount, found: Found[]): Found | null {
  if (tokens[at]?.spaced === false && textAt(tokens, at - 1) === '-' && tokens[at - 2]?.kind !== 'word') return null;
  // "A 2 car door" is one, wide enough for two
  if (/^car (?:garage )?door$/.test(textOf(tokens.slice(amount.end, amount.end + 2)))) return null;
  const thing =
    thingAt(tokens, amount.end) ??
    namelessAt(tokens, at, amount.end) ??
    sizedThingAt(tokens, amount) ??
    plantsAt(tokens, at, amount.end);
  if (!thing || endsStreet(textAt(tokens, thing.end)) || isYearOf(tokens, at, thing.end)) return null;
  // "9 windows. 4 of the windows are upstairs"
  const isPart = found.some(
    ({ unit, quantity, of }) =>
      unit === thing.unit && quantity > amount.value && (unit !== 'item' || isSameThing(of, thing.of)),
  );
  if (isShare(tokens, amount.end) && (isPart || wasThere(tokens, at))) return null;
  // "6 windows. 4 are downstairs and 2 windows are upstairs"
  if (isPart && thing.unit !== 'item' && isToldWhere(tokens, thing.end)) return null;
  const isWhole =
    Number.isInteger(amount.value * 2) || thing.unit === 'hour' || thing.unit === 'mile' || thing.unit === 'km';
  if (!isWhole || amount.value > 20_000) return null;
  const of = thing.of ?? (OPENINGS.has(thing.unit) ? putOn(tokens, at) : null);
  // "2 outlets in each of the 3 bedrooms"
  const rooms = roomsEach(tokens, thing.end, found);
  const quantity = amount.value * (rooms?.times ?? 1);
  return { quantity, unit: thing.unit, of, start: at, end: rooms?.end ?? thing.end };
}

/** "Our pink 1958 bathtub": when it was made. */
const isYearOf = (tokens: Token[], at: number, end: number): boolean =>
  /^(?:1[89]\d\d|20[0-3]\d)$/.test(textAt(tokens, at)) && !/s$/.test(textAt(tokens, end - 1));

/** "Two 40 ft oaks": the oaks; how high they are is read after it. */
function sizedThingAt(tokens: Token[], { value, end }: Amount): ThingRead | null {
  const size = value > 1 ? sizeEnd(tokens, end) : null;
  const thing = size === null ? null : thingAt(tokens, size);
  return thing && { ...thing, end };
}

const OPENINGS: ReadonlySet<Unit> = new Set<Unit>(['window', 'door']);

/** "Roller blinds on 5 windows and shutters on 3 windows": what goes on each of them. */
function putOn(tokens: Token[], at: number): string | null {
  const things = textAt(tokens, at - 2);
  if (!/^(?:on|over)$/.test(textAt(tokens, at - 1)) || !/^\p{L}{4,}s$/u.test(things)) return null;
  const kind = textAt(tokens, at - 3);
  return /^\p{L}{3,}$/u.test(kind) && !isStopWord(kind) && !/^(?:new|and|want|need|like)$/.test(kind)
    ? `${kind} ${things}`
    : things;
}

/** "4 are downstairs": where some of them are, and no more of them. */
const isToldWhere = (tokens: Token[], at: number): boolean =>
  /^(?:are|is) (?:upstairs|downstairs|outside|inside|on|in|at|up|down|above|below|over|near|behind)\b/.test(
    textOf(tokens.slice(at, at + 2)),
  );

/** Past a number that counts nothing; its second half must not be read as a number of its own. */
function skip(tokens: Token[], at: number): number {
  const amount = tokens[at]?.kind === 'number' ? amountAt(tokens, at) : null;
  return amount && amount.kind !== 'number' ? amount.end : at + 1;
}

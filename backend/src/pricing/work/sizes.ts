import { contentWords, convert, isPiece, TREES, unitName } from '../language/index.js';
import { conceptsOf } from '../rules/index.js';
import { UNITS, type Effect, type Quantity, type Unit } from '../types.js';

/** How big a piece of work is, by what was measured ("area" in sq ft, "length" in ft, "room", "item:head"). */
export type Sizes = Record<string, number>;

const MEASURES: Partial<Record<Unit, { measure: string; in: Unit }>> = {
  sq_ft: { measure: 'area', in: 'sq_ft' },
  sq_m: { measure: 'area', in: 'sq_ft' },
  lin_ft: { measure: 'length', in: 'lin_ft' },
  lin_m: { measure: 'length', in: 'lin_ft' },
  cu_yd: { measure: 'volume', in: 'cu_yd' },
  cu_m: { measure: 'volume', in: 'cu_yd' },
};

/** The unit to ask for a size in. */
export function unitOfMeasure(measure: string): Unit {
  const [kind = ''] = measure.split(':');
  const extent = Object.values(MEASURES).find(({ measure: one }) => one === kind)?.in;
  return extent ?? UNITS.find((unit) => unit === kind) ?? 'item';
}

/** Distance is travel and storeys describe a building: neither is the amount of work. */
const NO_SIZE = new Set<Unit>(['mile', 'km', 'storey']);

/**
 * Measures whose figures in one text are rarely two pieces of work. Two areas are two places ("the kitchen, 12 x 14, and the
 * den, 16 x 20"), and everything else is counted piece by piece.
 */
const SAID_ONCE = new Set(['length', 'hour', 'day']);
/** What has no plural: "area", not "areas". */
const EXTENTS = new Set(['area', 'length', 'volume']);
/** Whether a measure is one of how far something reaches, and not of how many there are. */
export const isExtentMeasure = (measure: string): boolean => EXTENTS.has(measure);
/** Trees are counted, and what else is measured of them is how tall they are: "2 trees removed, 40 ft". */
export const TREES_COUNTED = 'item:tree';
/** How far a work reaches: its measures of that kind, of which trees have none. */
export const extentsOf = (sizes: Sizes): string[] =>
  Object.hasOwn(sizes, TREES_COUNTED) ? [] : Object.keys(sizes).filter(isExtentMeasure);
const LARGEST = 1e8;

/** Things of which several names are counted alike. */
const KINDS = new Set(['tree', 'patch', 'seat', 'stair']);
/** A flight is many stairs. */
const MANY_OF_KIND = new Set(contentWords('flight staircase stairway stairwell'));
const SPECIES = new Set(contentWords(TREES.join(' ')));

/** Counted, and no amount of work: seven layers of wallpaper, two dogs in the house. */
const CIRCUMSTANCES = new Set(contentWords('layer dog cat pet'));

/** The measure a quantity belongs to and its value there; null when it says nothing of the amount of work. */
function measureOf({ quantity, unit, of }: Quantity): { measure: string; value: number } | null {
  if (NO_SIZE.has(unit) || !Number.isFinite(quantity) || quantity <= 0 || quantity > LARGEST) return null;
  const known = MEASURES[unit];
  if (known) return { measure: known.measure, value: convert(quantity, unit, known.in) ?? quantity };
  if (unit !== 'item') return { measure: unit, value: quantity };
  const named = contentWords(of ?? '').at(-1);
  if (named !== undefined && CIRCUMSTANCES.has(named)) return null;
  // Wattles and pines are trees, and compared with them; so are holes with patches, and treads with stairs.
  const kind = SPECIES.has(named ?? '') ? 'tree' : (conceptsOf(named ?? '')[0] ?? '');
  const thing = KINDS.has(kind) && !MANY_OF_KIND.has(named ?? '') ? kind : named;
  return { measure: thing === undefined ? 'item' : `item:${thing}`, value: quantity };
}

/**
 * One size per measure. Lengths and times take the largest figure; areas, volumes and counts add up
 * ("6 windows downstairs and 4 upstairs") unless one of them already is the sum of the others.
 */
export function sizesOf(quantities: Quantity[]): Sizes {
  const values = new Map<string, number[]>();
  for (const quantity of quantities.slice(0, 50)) {
    const read = measureOf(quantity);
    if (read) values.set(read.measure, [...(values.get(read.measure) ?? []), read.value]);
  }
  return Object.fromEntries([...values].map(([measure, list]) => [measure, total(measure, list)]));
}

/**
 * Sizes without what a rule prices beyond the first ("each additional flue $150"): of two flues the price from past jobs is
 * that of one, and the rule adds the other.
 */
export function withinFree(sizes: Sizes, applied: { effect: Effect; units: number }[]): Sizes {
  const free = applied.flatMap(({ units, effect: { kind, unit, above, condition } }) => {
    if (kind !== 'fixed_per_unit' || unit === null || above === null || above <= 0) return [];
    const things = conceptsOf(condition ?? '');
    const extent = MEASURES[unit];
    const most = extent ? (convert(above, unit, extent.in) ?? above) : above;
    return [{ measure: extent?.measure ?? unit, things, most, counted: units + above }];
  });
  if (free.length === 0) return sizes;
  const isOf = (measure: string, value: number, of: (typeof free)[number]): boolean => {
    const [kind = '', thing] = measure.split(':');
    // "Each additional toilet" counts items, where toilets are fixtures.
    if (of.measure === 'item' && isPiece(kind)) return value === of.counted;
    if (kind !== of.measure) return false;
    return thing === undefined || of.things.includes(conceptsOf(thing)[0] ?? thing);
  };
  return Object.fromEntries(
    Object.entries(sizes).map(([measure, value]) => [
      measure,
      Math.min(value, ...free.filter((one) => isOf(measure, value, one)).map(({ most }) => most)),
    ]),
  );
}

function total(measure: string, said: number[]): number {
  // A title and its description often name the same count.
  const values = [...new Set(said)];
  const largest = Math.max(...values);
  const sum = values.reduce((a, b) => a + b, 0);
  const isTotalOfRest = Math.abs(sum - 2 * largest) < 0.02 * largest;
  return isTotalOfRest || SAID_ONCE.has(measure) ? largest : sum;
}

/** The same measure of length needs no "linear" beside work. */
const LENGTHS: Partial<Record<Unit, string>> = { lin_ft: 'ft', lin_m: 'm' };

/** "Patches", "canopies", "trees". */
const severalOf = (thing: string): string =>
  /(?:s|x|z|ch|sh)$/.test(thing) ? `${thing}es` : thing.replace(/(?<=[^aeiou])y$/, 'ie') + 's';

/** The unit of a measure in the words of a person: "sq ft", "rooms", one "room". */
export function sayMeasure(measure: string, count = 2, unit = unitOfMeasure(measure)): string {
  const [, thing] = measure.split(':');
  if (thing === undefined) return LENGTHS[unit] ?? unitName(unit, count);
  return count === 1 ? thing : severalOf(thing);
}

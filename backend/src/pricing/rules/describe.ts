import { isExtent, unitName, withDigits } from '../language/index.js';
import type { Effect, Unit } from '../types.js';
import { NOTHING_WRITTEN, type AsWritten } from './written-details.js';
import { besidePrice, priceThreshold, splitExcepted, type PriceThreshold } from './conditions/index.js';

const UP_TO = {
  none: withDigits(0, 0),
  two: withDigits(0, 2),
  cents: withDigits(2, 2),
  three: withDigits(0, 3),
  four: withDigits(2, 4),
};

/** A usual size of a job, for the worked example. */
const EXAMPLE_SIZE: Record<Unit, number> = {
  sq_ft: 1000, sq_m: 100, lin_ft: 100, lin_m: 30, cu_yd: 5, cu_m: 5, room: 3, bedroom: 3, bathroom: 2, storey: 3, window: 6, door: 4,
  fixture: 3, outlet: 4, hour: 3, day: 2, mile: 10, km: 20, item: 3,
}; // prettier-ignore
const EXAMPLE_PRICE = 4500;
const MOST_EXPLAINED = 4;

/**
 * How the first few effects were understood, in plain words, and what all that count together do to an example job.
 * @param written what else the owner's text says of them, where they were read from one
 */
export function describeEffects(
  effects: Effect[],
  written: AsWritten = NOTHING_WRITTEN,
): { explanation: string; example: string } {
  const shown = effects.slice(0, MOST_EXPLAINED);
  const more = effects.length - shown.length;
  const explanation =
    shown.map((effect) => explain(effect, written, effects)).join(' ') + (more > 0 ? ` And ${more} more.` : '');
  return { explanation, example: exampleOf(effects, written) };
}

/** "$30 a window, each additional $25": the price of each one after the first, beside a rate; null where there is none. */
const moreOf = (rate: Effect, effects: Effect[], { isForMore }: AsWritten): Effect | null =>
  (rate.kind === 'unit_rate' &&
    effects.find(
      (other) =>
        other.unit === rate.unit &&
        other.condition === rate.condition &&
        other.amount < rate.amount &&
        isForMore(other),
    )) ||
  null;

function explain(effect: Effect, written: AsWritten, effects: Effect[]): string {
  const range = written.rangeOf(effect);
  const isMore = effects.some((other) => moreOf(other, effects, written) === effect);
  const said = moreOf(effect, effects, written)
    ? firstOnly(effect)
    : sentence(effect, written).replace(isMore ? /^Adds / : /(?!)/, 'Charges ');
  if (range === null) return said;
  const [low, high] = range.map((amount) => amountOf({ kind: effect.kind, amount }));
  return `${said.slice(0, -1)}: the middle of ${low} and ${high}.`;
}

function firstOnly(effect: Effect): string {
  const { main } = splitExcepted(effect.condition);
  const thing = effect.unit === 'item' ? (main === null ? 'one' : `“${main}”`) : unitOf(effect);
  return `Charges ${amountOf(effect)} for the first ${thing}.`;
}

function sentence(effect: Effect, { isWholePrice, measureOf }: AsWritten): string {
  const measure = measureOf(effect);
  const size = amountOf({ ...effect, amount: Number((effect.amount * measure).toPrecision(12)) });
  const when = whenOf(effect);
  const { main, exception } = splitExcepted(effect.condition);
  const forWhat = `${main === null ? '' : ` for “${main}”`}${exception === null ? '' : unless(exception)}`;
  const each = measure > 1 ? `${size} a square` : `${size} for each ${unitOf(effect)}`;
  const counted = effect.unit === 'item' ? `${size} each${forWhat}` : each;
  if (isWholePrice(effect)) return `Charges ${size}${forWhat}.`;
  const change = effect.amount < 0 ? 'Takes off' : 'Adds';
  switch (effect.kind) {
    case 'percentage':
    case 'fixed':
      return `${change} ${size}${when}.`;
    case 'percentage_per_unit':
    case 'fixed_per_unit':
      return `${change} ${counted}${free(effect, measure)}${effect.condition === null || effect.unit === 'item' ? '' : when}.`;
    case 'unit_rate':
      return `Charges ${counted}${effect.unit === 'item' ? '' : forWhat}.`;
    case 'minimum':
      return `Charges at least ${size}${main === null ? ` for any job${forWhat}` : forWhat}.`;
  }
}

/** "10% off exterior jobs over $8,000": nobody mentions a price, it is compared. */
function whenOf({ condition }: Effect): string {
  const { main, exception } = splitExcepted(condition);
  return `${whenHolds(main)}${exception === null ? '' : unless(exception)}`;
}

function whenHolds(condition: string | null): string {
  if (condition === null) return ' on every job';
  const limit = priceThreshold(condition);
  const said = limit === null ? condition : besidePrice(condition);
  return [
    limit === null ? '' : ` when the price is ${limitOf(limit)}`,
    said === '' ? '' : `${limit === null ? ' when' : ' and'} the job mentions “${said}”`,
  ].join('');
}

function unless(exception: string): string {
  const limit = besidePrice(exception) === '' ? priceThreshold(exception) : null;
  return limit === null ? ` unless it mentions “${exception}”` : ` unless the price is ${limitOf(limit)}`;
}

function limitOf({ over, under }: PriceThreshold): string {
  const [least, most] = [dollars(over / 100), dollars(under / 100)];
  if (over > 0 && under < Infinity) return `between ${least} and ${most}`;
  return over > 0 ? `over ${least}` : `under ${most}`;
}

function unitOf({ unit }: Effect): string {
  return unit === null ? '' : unitName(unit);
}

function free({ above, unit }: Effect, measure: number): string {
  if (above === null || unit === null) return '';
  return above === 1 && unit !== 'mile' && unit !== 'km'
    ? ' after the first'
    : ` after the first ${UP_TO.three.format(above / measure)}`;
}

/** What the effects that count together do to an example job; '' where there are none. */
function exampleOf(all: Effect[], written: AsWritten): string {
  const { isWholePrice } = written;
  const effects = all.map((one): Counted => (moreOf(one, all, written) ? { ...one, firsts: 1 } : one));
  const effect = exampleEffect(effects);
  if (effect === undefined) return '';
  const { kind, amount, unit, above } = effect;
  const { main } = splitExcepted(effect.condition);
  if (isWholePrice(effect) && main !== null) return `“${main}” comes to ${dollars(amount)}.`;
  if (kind === 'minimum') {
    const below = niceBelow(amount);
    return `A job that works out at ${dollars(below)} is charged at ${dollars(amount)}.`;
  }
  const size = unit === null ? 1 : EXAMPLE_SIZE[unit] + (above ?? 0);
  const counted = unit === null ? 1 : EXAMPLE_SIZE[unit];
  const together = effects.filter((other) => holdsWith(other, effect) && (other.unit === null || other.unit === unit));
  if (kind === 'unit_rate' && unit)
    return `${count(size, unit)} ${isExtent(unit) ? 'comes' : 'come'} to ${dollars(charged(0, size, together))}.`;
  const usual = kind.startsWith('percentage') ? EXAMPLE_PRICE : Math.max(EXAMPLE_PRICE, Math.abs(amount * counted) * 2);
  const base = withinLimit(usual, effect);
  const job = unit === null ? dollars(base) : `${dollars(base)} with ${count(size, unit)}`;
  return `${job} becomes ${dollars(charged(base, size, together))}.`;
}

/** An effect, and how many at most it is for. */
type Counted = Effect & { firsts?: number };

/** The effect that the example job is made for: a rate, else one that needs a size, else the first. */
function exampleEffect(effects: Counted[]): Counted | undefined {
  const [first] = effects;
  return (
    effects.find(({ kind }) => kind === 'unit_rate') ??
    effects.find((effect) => first !== undefined && effect.unit !== null && holdsWith(effect, first)) ??
    first
  );
}

const holdsWith = (other: Effect, { condition }: Effect): boolean =>
  other.condition === null || other.condition === condition;

/**
 * What a job comes to by all of the effects, in the order in which an estimate counts them.
 * @param base what it comes to without them, in dollars
 */
function charged(base: number, size: number, effects: Counted[]): number {
  const sum = (...kinds: Effect['kind'][]): number =>
    effects
      .filter(({ kind }) => kinds.includes(kind))
      .reduce(
        (total, { amount, unit, above, firsts }) =>
          total + amount * (unit === null ? 1 : Math.min(firsts ?? size, Math.max(0, size - (above ?? 0)))),
        0,
      );
  const work = Math.max(0, base + sum('unit_rate', 'fixed_per_unit'));
  const price = work + (work * sum('percentage', 'percentage_per_unit')) / 100 + sum('fixed');
  const least = effects.filter(({ kind }) => kind === 'minimum').map(({ amount }) => amount);
  // Past the last digit that is shown, numbers in two's powers are not what they stand for.
  return Math.round(Math.max(0, price, ...least) * 10_000) / 10_000;
}

/** A price of which the effect holds. */
function withinLimit(usual: number, { condition }: Effect): number {
  const limit = priceThreshold(condition);
  if (limit === null) return usual;
  const [over, under] = [limit.over / 100, limit.under / 100];
  if (usual >= under) return over > 0 ? (over + under) / 2 : niceBelow(under);
  return usual > over ? usual : Math.min(over * 1.2, (over + under) / 2);
}

function niceBelow(amount: number): number {
  return Math.max(1, Math.round(amount * 0.6));
}

function count(size: number, unit: Unit): string {
  return `${UP_TO.three.format(size)} ${unit === 'item' ? 'of them' : unitName(unit, size)}`;
}

function amountOf({ kind, amount }: Pick<Effect, 'kind' | 'amount'>): string {
  const size = Math.abs(amount);
  return kind.startsWith('percentage') ? `${UP_TO.two.format(size)}%` : dollars(size);
}

/** "$4,500", "$3.20", "$0.009". */
function dollars(value: number): string {
  const format = Number.isInteger(value) ? UP_TO.none : value < 0.1 ? UP_TO.four : UP_TO.cents;
  return `$${format.format(value)}`;
}

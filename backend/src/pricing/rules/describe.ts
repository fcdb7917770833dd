import { isExtent, unitName } from '../language/index.js';
import type { Effect, Unit } from '../types.js';

const withDigits = (least: number, most: number): Intl.NumberFormat =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most });
/** Made once: to make a format takes longer than to read a rule. */
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

/** How effects were understood, in plain words, and what they do to an example job. Both are about the first few effects. */
export function describeEffects(effects: Effect[]): { explanation: string; example: string } {
  const shown = effects.slice(0, MOST_EXPLAINED);
  const more = effects.length - shown.length;
  const explanation = shown.map(explain).join(' ') + (more > 0 ? ` And ${more} more.` : '');
  return { explanation, example: effects[0] ? exampleOf(effects[0]) : '' };
}

function explain(effect: Effect): string {
  const size = amountOf(effect);
  const when = effect.condition === null ? ' on every job' : ` when the job mentions “${effect.condition}”`;
  const forWhat = effect.condition === null ? '' : ` for “${effect.condition}”`;
  const counted = effect.unit === 'item' ? `${size} each${forWhat}` : `${size} for each ${unitOf(effect)}`;
  const change = effect.amount < 0 ? 'Takes off' : 'Adds';
  switch (effect.kind) {
    case 'percentage':
    case 'fixed':
      return `${change} ${size}${when}.`;
    case 'percentage_per_unit':
    case 'fixed_per_unit':
      return `${change} ${counted}${free(effect)}${effect.condition === null || effect.unit === 'item' ? '' : when}.`;
    case 'unit_rate':
      return `Charges ${counted}${effect.unit === 'item' ? '' : forWhat}.`;
    case 'minimum':
      return `Charges at least ${size}${effect.condition === null ? ' for any job' : forWhat}.`;
  }
}

function unitOf({ unit }: Effect): string {
  return unit === null ? '' : unitName(unit);
}

function free({ above, unit }: Effect): string {
  if (above === null || unit === null) return '';
  return above === 1 && unit !== 'mile' && unit !== 'km'
    ? ' after the first'
    : ` after the first ${UP_TO.three.format(above)}`;
}

function exampleOf(effect: Effect): string {
  const { kind, amount, unit, above } = effect;
  if (kind === 'minimum') {
    const below = niceBelow(amount);
    return `A job that works out at ${dollars(below)} is charged at ${dollars(amount)}.`;
  }
  const size = unit === null ? 1 : EXAMPLE_SIZE[unit] + (above ?? 0);
  const counted = unit === null ? 1 : EXAMPLE_SIZE[unit];
  if (kind === 'unit_rate' && unit)
    return `${count(size, unit)} ${isExtent(unit) ? 'comes' : 'come'} to ${dollars(amount * counted)}.`;
  const base = kind.startsWith('percentage') ? EXAMPLE_PRICE : Math.max(EXAMPLE_PRICE, Math.abs(amount * counted) * 2);
  const added = kind.startsWith('percentage') ? (base * amount * counted) / 100 : amount * counted;
  const job = unit === null ? dollars(base) : `${dollars(base)} with ${count(size, unit)}`;
  return `${job} becomes ${dollars(Math.max(0, base + added))}.`;
}

function niceBelow(amount: number): number {
  return Math.max(1, Math.round(amount * 0.6));
}

function count(size: number, unit: Unit): string {
  return `${UP_TO.three.format(size)} ${unit === 'item' ? 'of them' : unitName(unit, size)}`;
}

function amountOf({ kind, amount }: Effect): string {
  const size = Math.abs(amount);
  return kind.startsWith('percentage') ? `${UP_TO.two.format(size)}%` : dollars(size);
}

/** "$4,500", "$3.20", "$0.009". */
function dollars(value: number): string {
  const format = Number.isInteger(value) ? UP_TO.none : value < 0.1 ? UP_TO.four : UP_TO.cents;
  return `$${format.format(value)}`;
}

import { type Details, PROPERTY_TYPES, type Quantity, UNITS, URGENCIES } from '../../pricing/index.js';

const text = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, most) : null;

const day = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;

const oneOf = <T extends string>(values: readonly T[], value: unknown): T | null =>
  values.find((candidate) => candidate === value) ?? null;

const MAX_TEXT = 2000;
const MAX_ITEMS = 50;

/**
 * An owner's corrections of what was read from a text: whatever does not fit the shape is left out. Only the fields that
 * were given are in the answer.
 */
export function correctedDetails(value: unknown): Partial<Details> {
  if (typeof value !== 'object' || value === null) return {};
  const given: Record<string, unknown> = { ...value };
  const read: Details = {
    service: text(given['service'], 200),
    urgency: oneOf(URGENCIES, given['urgency']),
    preferredDate: day(given['preferredDate']),
    propertyType: oneOf(PROPERTY_TYPES, given['propertyType']),
    location: text(given['location'], 300),
    quantities: list(given['quantities'])
      .map(quantityFrom)
      .filter((quantity) => quantity !== null),
    conditions: list(given['conditions'])
      .map((item) => text(item, 200))
      .filter((item) => item !== null),
    issues: text(given['issues'], MAX_TEXT),
  };
  return Object.fromEntries(Object.entries(read).filter(([name]) => given[name] !== undefined));
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, MAX_ITEMS) : []);

function quantityFrom(value: unknown): Quantity | null {
  if (typeof value !== 'object' || value === null) return null;
  const { quantity, unit, of }: { quantity?: unknown; unit?: unknown; of?: unknown } = value;
  const known = oneOf(UNITS, unit);
  if (typeof quantity !== 'number' || !Number.isFinite(quantity) || quantity < 0 || known === null) return null;
  return { quantity, unit: known, of: text(of, 200) };
}

import { isFields } from '../../json/index.js';
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
  if (!isFields(value)) return {};
  const read: Details = {
    service: text(value['service'], 200),
    urgency: oneOf(URGENCIES, value['urgency']),
    preferredDate: day(value['preferredDate']),
    propertyType: oneOf(PROPERTY_TYPES, value['propertyType']),
    location: text(value['location'], 300),
    quantities: list(value['quantities'])
      .map(quantityFrom)
      .filter((quantity) => quantity !== null),
    conditions: list(value['conditions'])
      .map((item) => text(item, 200))
      .filter((item) => item !== null),
    issues: text(value['issues'], MAX_TEXT),
  };
  return Object.fromEntries(Object.entries(read).filter(([name]) => value[name] !== undefined));
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, MAX_ITEMS) : []);

function quantityFrom(value: unknown): Quantity | null {
  if (!isFields(value)) return null;
  const { quantity, unit, of } = value;
  const known = oneOf(UNITS, unit);
  if (typeof quantity !== 'number' || !Number.isFinite(quantity) || quantity < 0 || known === null) return null;
  return { quantity, unit: known, of: text(of, 200) };
}

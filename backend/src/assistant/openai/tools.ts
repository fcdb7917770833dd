import { isFields } from '../../json/index.js';
import { PROPERTY_TYPES, UNITS, URGENCIES, type Details, type Unit } from '../../pricing/index.js';
import { canonical } from '../guard/index.js';

/** One thing that a model understood, with the visitor's own words for it. */
export interface Fact {
  field: string;
  value: string;
  unit: string | null;
  quote: string;
}

const FIELDS = ['service', 'location', 'urgency', 'propertyType', 'condition', 'issue', 'quantity'] as const;

/** JSON Schema of the arguments, in the strict form: every property required, none beside them. No tool takes a price. */
const RECORD_DETAILS = {
  type: 'object',
  additionalProperties: false,
  required: ['facts'],
  properties: {
    facts: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['field', 'value', 'unit', 'quote'],
        properties: {
          field: { type: 'string', enum: [...FIELDS] },
          value: {
            type: 'string',
            description: `For urgency one of ${URGENCIES.join(', ')}; for propertyType one of ${PROPERTY_TYPES.join(', ')}; for quantity the number.`,
          },
          unit: { anyOf: [{ type: 'string', enum: [...UNITS] }, { type: 'null' }] },
          quote: { type: 'string', description: "The visitor's own words, copied exactly." },
        },
      },
    },
  },
};
const NOTHING = { type: 'object', additionalProperties: false, required: [] as string[], properties: {} };

export const TOOLS = [
  {
    name: 'record_details',
    description: 'Record what the visitor just said about the job.',
    parameters: RECORD_DETAILS,
  },
  {
    name: 'get_estimate',
    description: 'Ask the server to compute the estimate from what is recorded.',
    parameters: NOTHING,
  },
] as const;

/** The facts in a tool call's arguments; null when they are not what the schema asks for. */
export function parseFacts(json: string): Fact[] | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    // Half a document, where the answer was cut off: the model is told that it does not fit.
    return null;
  }
  if (!isFields(value) || !Array.isArray(value['facts'])) return null;
  const facts = value['facts']
    .filter(isFields)
    .map(({ field, value: what, unit, quote }) => ({ field, value: what, unit: unit ?? null, quote }));
  const whole = facts.filter(
    (fact): fact is Fact =>
      typeof fact.field === 'string' &&
      typeof fact.value === 'string' &&
      typeof fact.quote === 'string' &&
      (fact.unit === null || typeof fact.unit === 'string'),
  );
  return whole.length === value['facts'].length ? whole.slice(0, 12) : null;
}

const plain = (text: string): string => canonical(text).toLowerCase();
const oneOf = <T extends string>(values: readonly T[], text: string): T | null =>
  values.find((value) => value === text) ?? null;
const DENIED_BEFORE = /\b(?:no|not|non|without|never|isn't|aren't|don't|doesn't|nothing)\b[^.!?;]{0,25}$/;

/**
 * Adds what a model understood to what was read, and never changes or removes anything: only empty fields are filled, and
 * only with what the visitor's own words bear out.
 * @param heard everything that the visitor has said
 */
export function addFacts(details: Details, facts: readonly Fact[], heard: string): Details {
  const said = plain(heard);
  const added = { ...details, conditions: [...details.conditions], quantities: [...details.quantities] };
  const hadQuantities = details.quantities.length > 0;
  for (const fact of facts) {
    const value = plain(fact.value).slice(0, 120);
    const quote = plain(fact.quote);
    if (!value || quote.length < 2 || !said.includes(quote)) continue;
    const spoken = said.includes(value);
    if (fact.field === 'urgency' && !details.urgency) added.urgency = oneOf(URGENCIES, fact.value);
    else if (fact.field === 'propertyType' && !details.propertyType)
      added.propertyType = oneOf(PROPERTY_TYPES, fact.value);
    else if (!spoken) continue;
    else if (fact.field === 'service' && !details.service && value.length <= 60) added.service = fact.value.trim();
    else if (fact.field === 'location' && !details.location) added.location = fact.value.trim();
    else if (fact.field === 'issue' && !details.issues) added.issues = fact.value.trim();
    else if (
      fact.field === 'condition' &&
      value.length <= 40 &&
      !DENIED_BEFORE.test(said.slice(0, said.indexOf(value)))
    ) {
      if (!added.conditions.some((known) => plain(known).includes(value) || value.includes(plain(known))))
        added.conditions.push(fact.value.trim());
    } else if (fact.field === 'quantity' && !hadQuantities) addQuantity(added, fact);
  }
  return added;
}

function addQuantity(details: Details, fact: Fact): void {
  const quantity = Number(fact.value.replace(/,/g, ''));
  const unit: Unit | null = fact.unit === null ? null : oneOf(UNITS, fact.unit);
  if (unit && Number.isFinite(quantity) && quantity > 0 && quantity < 1_000_000)
    details.quantities.push({ quantity, unit, of: null });
}

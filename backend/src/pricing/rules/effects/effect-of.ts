import type { Effect } from '../../types.js';
import { pronoun } from '../phrases/counted-by.js';
import { PEOPLE } from '../text/lexicon.js';
import type { Reading } from './draft.js';

const MOST_FOR_A_MILE = 100;

/** The effect that a finished reading stands for. */
export function effectOf(reading: Reading, condition: string | null): Effect {
  const { price } = reading;
  const size = reading.per?.size ?? 1;
  // "Neighbors booking the same day save $35 each": each of the customers
  const isEachOne = reading.discount && reading.per !== null && pronoun(reading.per) && PEOPLE.test(condition ?? '');
  const unit = (reading.per === null && !reading.additional) || isEachOne ? null : (reading.unit ?? 'item');
  const scaled = unit === null ? price.value : price.value / size;
  const amount = round(reading.discount && scaled > 0 ? -scaled : scaled);
  if (price.kind === 'percent')
    return {
      kind: unit ? 'percentage_per_unit' : 'percentage',
      amount,
      unit,
      above: unit ? reading.above : null,
      condition,
    };
  if (reading.minimum && unit === null)
    return { kind: 'minimum', amount: Math.abs(amount), unit: null, above: null, condition };
  if (unit === null)
    return {
      kind: reading.from && amount > 0 && !reading.onTop ? 'minimum' : 'fixed',
      amount,
      unit: null,
      above: null,
      condition,
    };
  // "No lift? $40 per floor": what is missing is no work that could have a price of its own, as carpet "without pad" has.
  const lacks = (unit === 'storey' ? /^(?:no|without) /i : /^no /i).test(condition ?? '');
  // "Stock fence 14k a kilometre": nobody charges so much for driving one
  const isTravel = (unit === 'mile' || unit === 'km') && Math.abs(amount) < MOST_FOR_A_MILE;
  const top = reading.onTop || reading.discount || reading.above !== null || isTravel || lacks;
  return { kind: top ? 'fixed_per_unit' : 'unit_rate', amount, unit, above: reading.above, condition };
}

/** Amounts keep the precision of "$9 per 1,000 sq ft" and lose that of binary fractions. */
export function round(value: number): number {
  return Number(value.toPrecision(12));
}

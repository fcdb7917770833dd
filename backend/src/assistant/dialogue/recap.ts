import type { Quantity, Unit } from '../../pricing/index.js';
import type { PublishedRule } from '../port.js';
import type { TakenIn } from './take-in.js';

const UNIT_WORDS: Record<Unit, [one: string, many: string]> = {
  sq_ft: ['sq ft', 'sq ft'],
  sq_m: ['sq m', 'sq m'],
  lin_ft: ['ft', 'ft'],
  lin_m: ['m', 'm'],
  cu_yd: ['cubic yard', 'cubic yards'],
  cu_m: ['cubic metre', 'cubic metres'],
  room: ['room', 'rooms'],
  bedroom: ['bedroom', 'bedrooms'],
  bathroom: ['bathroom', 'bathrooms'],
  storey: ['storey', 'storeys'],
  window: ['window', 'windows'],
  door: ['door', 'doors'],
  fixture: ['fixture', 'fixtures'],
  outlet: ['outlet', 'outlets'],
  hour: ['hour', 'hours'],
  day: ['day', 'days'],
  mile: ['mile', 'miles'],
  km: ['km', 'km'],
  item: ['', ''],
};

/** "1,700 sq ft"; null for a bare count, which says little without its noun. */
export function quantityWords({ quantity, unit }: Quantity): string | null {
  const [one, many] = UNIT_WORDS[unit];
  if (!one || !Number.isFinite(quantity)) return null;
  return `${quantity.toLocaleString('en-US', { maximumFractionDigits: 2 })} ${quantity === 1 ? one : many}`;
}

const PLAIN_PHRASE = /^[\p{L}][\p{L} '-]{2,34}$/u;

/** Whether one of the owner's rules turns on such a situation: what makes no difference is not repeated. */
const isPriced = (phrase: string, rules: readonly PublishedRule[]): boolean => {
  const words = phrase.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return rules.some(({ conditions }) =>
    words.some((word) => conditions.join(' ').toLowerCase().includes(word.slice(0, 6))),
  );
};

/** One short sentence that shows what was understood; "" when there is nothing to show. Repeats plain phrases only. */
export function recap({ news, attempt }: TakenIn, rules: readonly PublishedRule[]): string {
  if (attempt) return '';
  const quantities = news.quantities.map(quantityWords).filter((words): words is string => words !== null);
  const conditions = news.conditions.filter((phrase) => PLAIN_PHRASE.test(phrase) && isPriced(phrase, rules));
  const parts = [...quantities, ...conditions].slice(0, 4);
  if (parts.length === 0) return '';
  return news.corrected ? `Changed to ${parts.join(', ')}.` : `Got it: ${parts.join(', ')}.`;
}

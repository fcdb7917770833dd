import { contentWords, type Quantity, unitName, WEEKDAY } from '../../pricing/index.js';
import type { PublishedRule } from '../port.js';
import type { TakenIn } from './taking-in/take-in.js';

/** Made once: to make a format takes longer than all the rest of a recap. */
const HUNDREDTHS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const PLAIN_THING = /^[a-z]+s?(?: [a-z]+s?)?$/;

/** "1,700 sq ft", "2 toilets"; null for a bare count, which says little without its noun. */
export function quantityWords({ quantity, unit, of }: Quantity): string | null {
  if (unit === 'item' || !Number.isFinite(quantity)) return null;
  if (unit === 'fixture' && of !== null && PLAIN_THING.test(of)) return `${quantity} ${of}`;
  const name = unitName(unit, quantity).replace(/^linear /, '');
  return `${HUNDREDTHS.format(quantity)} ${name}`;
}

const PLAIN_PHRASE = /^[\p{L}][\p{L} '-]{2,34}$/u;

/** Whether one of the owner's rules turns on such a situation: what makes no difference is not repeated. */
const isPriced = (phrase: string, rules: readonly PublishedRule[]): boolean => {
  const words = phrase.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return rules.some(({ conditions }) =>
    words.some((word) => conditions.join(' ').toLowerCase().includes(word.slice(0, 6))),
  );
};

/** "Old tile has to be torn out" has said "remove old tile". */
const TAKING_OUT = contentWords('remove removing');
/** "Weekend" after "weekends" adds nothing. */
const isSaidIn = (phrase: string, others: string[]): boolean => {
  const known = new Set([...others.flatMap(contentWords), ...TAKING_OUT]);
  return others.length > 0 && contentWords(phrase).every((word) => known.has(word));
};

/** "Old tile has to come out its", where the next words were cut off. */
const LOOSE_END = /(?: (?:its?|it's|is|the|an?|and|or|of|to|that|so|my|our|has|be|but|with|in|on|for))+$/i;

const DAY_ALONE = new RegExp(`^(?:on )?(${WEEKDAY})s?$`, 'i');
/** "Saturdays", of a rule, to whoever wrote "tomorrow" */
const isUnsaidDay = (phrase: string, text: string): boolean => {
  const [, day] = DAY_ALONE.exec(phrase) ?? [];
  return day !== undefined && !text.toLowerCase().includes(day.slice(0, 3).toLowerCase());
};

/** One short sentence that shows what was understood; "" when there is nothing to show. Repeats plain phrases only. */
export function recap({ news, attempt, text }: TakenIn, rules: readonly PublishedRule[]): string {
  if (attempt) return '';
  const quantities = news.quantities.flatMap((one) => quantityWords(one) ?? []);
  // "2 storeys" says "two story".
  const tellsStoreys = news.quantities.some(({ unit }) => unit === 'storey');
  const conditions = news.conditions
    .map((phrase) => phrase.replace(LOOSE_END, ''))
    .filter(
      (phrase) =>
        PLAIN_PHRASE.test(phrase) &&
        isPriced(phrase, rules) &&
        !isUnsaidDay(phrase, text) &&
        !(tellsStoreys && /\b(?:store?y|storeys|stories|level)/.test(phrase)),
    );
  const parts = [...quantities, ...conditions.filter((one, at) => !isSaidIn(one, conditions.slice(0, at)))].slice(0, 4);
  if (parts.length === 0) return '';
  return news.corrected ? `Changed to ${parts.join(', ')}.` : `Got it: ${parts.join(', ')}.`;
}

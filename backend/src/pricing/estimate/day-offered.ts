import { WEEKDAYS } from '../language/index.js';
import { asOnDay, DAY, dayNamed, daysOffered, isAmong } from '../reading/index.js';
import type { Details, PriceRequest, PriceResult, PricingRule } from '../types.js';
import { activeRules } from './active-rules.js';

/** "On the Saturday", as an assumption of the price. */
const onThe = (day: string): string => `Done on a ${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/**
 * The price on the cheapest of the days that a customer offers ("Saturday or Sunday is fine"): the work is done on one of them, and
 * which one is left to the owner. Where only one day is meant, or no rule turns on the day, the request is priced as it is.
 */
export function onCheapestDay(
  request: PriceRequest,
  rules: PricingRule[],
  price: (request: PriceRequest) => PriceResult,
): PriceResult {
  const offered = goesByDay(rules) ? daysOffered(request.text) : [];
  const results = offered.map((day) => ({ day, result: price(onDay(request, offered, day)) }));
  const amounts = results.flatMap(({ result }) => result.estimate?.amountCents ?? []);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const best = results.find(({ result }) => result.estimate?.amountCents === least);
  if (!best?.result.estimate) return price(request);
  if (least === most) return best.result;
  const { estimate } = best.result;
  return { ...best.result, estimate: { ...estimate, assumptions: [onThe(best.day), ...estimate.assumptions] } };
}

const goesByDay = (rules: PricingRule[]): boolean =>
  activeRules(rules).some(({ interpretation }) =>
    interpretation.effects.some(({ condition }) => condition !== null && namesDay(condition)),
  );

const namesDay = (words: string): boolean => new RegExp(DAY).test(words);

function onDay({ text, details, ...rest }: PriceRequest, offered: readonly string[], day: string): PriceRequest {
  return { ...rest, text: asOnDay(text, offered, day), details: detailsOn(details, offered, day) };
}

/** What was read from the words of all the days is of no one of them. */
function detailsOn(details: Details, offered: readonly string[], day: string): Details {
  const date = details.preferredDate;
  const weekday = date === null ? '' : (WEEKDAYS[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? '');
  const isOther = weekday !== day && (offered.includes(weekday) || offered.includes('weekday'));
  const conditions = details.conditions.filter(
    (one) => ![...one.matchAll(DAY)].some(([words]) => isAmong(dayNamed(words), offered)),
  );
  return { ...details, preferredDate: isOther ? null : date, conditions };
}

import type { Unit } from '../../../pricing/index.js';
import type { BusinessFacts } from '../../port.js';
import { publishedTexts } from '../answers/owner-says.js';

const METRIC =
  /\b(?:sq\.? ?m|m2|sqm|(?:square |lineal |linear |cubic )?met(?:re|er)s?|kms?|kilomet(?:re|er)s?|lm)\b|m²|\d ?m\b/gi;
const IMPERIAL = /\b(?:sq\.? ?ft|sqft|sf|feet|foot|ft|yards?|yds?|miles?|acres?|inch(?:es)?)\b/gi;

const count = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** Countries whose tradespeople measure in feet. */
const IN_FEET = new Set(['US', 'LR', 'MM', 'PR', 'GU', 'VI']);

/**
 * Whether a business measures in metres, by the words of its past jobs, else by its country.
 * @param country ISO 3166 code
 */
export function measuresInMetres(jobs: readonly string[], country: string): boolean {
  const words = jobs.join('\n');
  const [metric, imperial] = [count(METRIC, words), count(IMPERIAL, words)];
  return metric === imperial ? !IN_FEET.has(country) : metric > imperial;
}

/** Whether to speak of metres: the visitor does, or the rules of the business do, or its past jobs. */
export function isMetric(facts: BusinessFacts, said: string): boolean {
  const [metric, imperial] = [count(METRIC, said), count(IMPERIAL, said)];
  if (metric !== imperial) return metric > imperial;
  const published = publishedTexts(facts).join(' ');
  const [ownMetric, ownImperial] = [count(METRIC, published), count(IMPERIAL, published)];
  return ownMetric === ownImperial ? facts.isMetric : ownMetric > ownImperial;
}

/** "How many square feet is the roof?" in metres. */
export function inMetres(question: string): string {
  return question
    .replace(/square feet or square met(?:re|er)s/g, 'square metres')
    .replace(/feet or met(?:re|er)s/g, 'metres')
    .replace(/square feet/g, 'square metres')
    .replace(/\bfeet\b/g, 'metres');
}

/** The metric unit of the same measure. */
export const IN_METRES: Partial<Record<Unit, Unit>> = { sq_ft: 'sq_m', lin_ft: 'lin_m', cu_yd: 'cu_m', mile: 'km' };

const SQUARE_METRES = 0.093;
const METRES = 0.305;

const rounded = (value: number): number => {
  const step = value < 10 ? 1 : value < 50 ? 5 : 10;
  return Math.max(step, Math.round(value / step) * step);
};

/** "About 1,500 sq ft", "16 x 20 ft" as an answer to tap in round metres. */
export function tapInMetres(suggestion: string): string {
  const isArea = /\bsq ft\b/.test(suggestion);
  if (!/\bft\b/.test(suggestion)) return suggestion;
  return suggestion
    .replace(/\d[\d,]*/g, (digits) =>
      String(rounded(Number(digits.replaceAll(',', '')) * (isArea ? SQUARE_METRES : METRES))),
    )
    .replace(/\bsq ft\b/, 'sq m')
    .replace(/\bft\b/, 'm');
}

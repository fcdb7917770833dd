import {
  contentWords,
  isExtent,
  nearlySame,
  numberAt,
  ordinalAt,
  textAt,
  unitAt,
  type Token,
  pattern,
} from '../../language/index.js';
import type { Unit } from '../../types.js';
import { allowancesIn, type Allowance } from '../phrases/allowance.js';
import { upTo } from '../phrases/fitting-allowance.js';
import { MEASURES } from '../text/measures.js';
import type { PerPhrase } from '../text/price.js';
import { respelled } from '../text/spelling.js';
import type { Draft, Reading } from './draft.js';

/** How many units one price of a scale is for; null for all that are left. */
interface Step {
  count: number | null;
  unit: Unit | null;
}

const REST = pattern()`
  ^(?:rest|remainder|remaining|balance|after|afterwards|thereafter|beyond|above|over|past|everything|anything
    |additional)$
`;
/** Words that only say which units a price is for. */
const WHICH = pattern()`
  ^(?:first|next|following|the|and|then|for|of|at|is|are|rest|remainder|remaining|balance|after|afterwards
    |thereafter|beyond|above|over|past|everything|anything|all|that|those|this|it|on|up|additional|onwards?)$
`;
/** Nobody charges more than this for a foot or a metre and says so much of it at once. */
const MOST_PER_EXTENT = 50;

/**
 * "First 500 sq ft at $4, next 500 at $3.50, rest $3": all units at the first price, and the difference for those of a later
 * step. So the steps add up to what the owner means, whatever the size.
 */
export function graduate(drafts: Draft[]): void {
  const [first, ...later] = drafts;
  const start = first && (stepOf(first.tokens, 'first') ?? upToCount(first) ?? beforePlace(first, later[0]));
  if (!first || !start?.count || later.length === 0) return;
  const unit = unitOf(first.reading, start, later[0]?.reading);
  const steps = later.map((draft) => nextStep(draft, unit, first.reading.condition));
  if (unit === null || steps.some((step) => step === null)) return;
  const condition = situation(first.reading.condition?.replace(/\bup to .*$/i, '') ?? null);
  let above = start.count;
  let before = first.reading.price.value;
  Object.assign(first.reading, { per: perUnit(first.reading, unit), unit, above: null, covered: null, condition });
  later.forEach(({ reading }, index) => {
    const { value } = reading.price;
    reading.price = { ...reading.price, value: Number((value - before).toFixed(4)) };
    Object.assign(reading, { per: perUnit(reading, unit), unit, above, additional: false, minimum: false, condition });
    before = value;
    above += steps[index]?.count ?? 0;
  });
}

function stepOf(tokens: Token[], word: 'first' | 'next'): Step | null {
  const at = tokens.findIndex(({ text }) => text === word);
  const count = at < 0 ? null : numberAt(tokens, at + 1);
  if (!count) return null;
  const unit = unitAt(tokens, count.end);
  return { count: count.value * (unit?.scale ?? 1), unit: unit?.unit ?? null };
}

/** "$30 a room up to 3, then $20": so many of what is counted; a length is how large each of them is. */
function upToCount({ reading: { per, unit, additional, price }, tokens }: Draft): Step | null {
  const most = per && !additional && !isExtent(unit) ? upTo(tokens.slice(price.end)) : null;
  // "£80 per stump up to 12 inches": how large, and not how many
  if (most && most.unit === null && MEASURES.test(textAt(tokens.slice(price.end), most.to))) return null;
  return most && (most.unit ?? unit) === unit ? { count: most.count, unit } : null;
}

/** "$95 a window, from the sixth on $70": the first price is for those before that place. */
function beforePlace({ reading: { per, unit, additional, above } }: Draft, next: Draft | undefined): Step | null {
  const place = next && placeIn(next.tokens);
  return per && !additional && above === null && place && (place.unit ?? unit) === unit
    ? { count: place.count, unit }
    : null;
}

/** "From the sixth on", "after the fifth". */
const placeIn = (tokens: Token[]): Allowance | undefined =>
  allowancesIn(tokens).find(
    ({ kind, count, from, to }) =>
      kind === 'beyond' && count > 1 && tokens.slice(from, to).some((_, at) => ordinalAt(tokens, from + at) !== null),
  );

/** What the first price counts: it says so, or it is far too little for so much of a length or an area. */
function unitOf({ per, unit, price }: Reading, step: Step, next: Reading | undefined): Unit | null {
  if (price.kind !== 'money') return null;
  if (per && !per.additional)
    return step.unit === null || unit === null || step.unit === unit ? (unit ?? 'item') : null;
  // "first 5,000 sq ft is $45, after that $6 per 1,000"
  const isAlike = next !== undefined && price.value / (next.price.value / (next.per?.size ?? 1)) < 20;
  const small = isAlike && isExtent(step.unit) && price.value < MOST_PER_EXTENT && (step.count ?? 0) >= MOST_PER_EXTENT;
  return small ? step.unit : null;
}

function nextStep({ tokens, reading }: Draft, unit: Unit | null, first: string | null): Step | null {
  const same = reading.unit === null || reading.unit === unit || reading.unit === 'item';
  if (!same || reading.price.kind !== 'money' || reading.onTop || reading.discount || reading.minimum) return null;
  const next = stepOf(tokens, 'next');
  if (next) return next;
  const then = textAt(tokens, 0) === 'then' || (textAt(tokens, 0) === ',' && textAt(tokens, 1) === 'then');
  const open = then || tokens.some(({ text }) => REST.test(text)) || placeIn(tokens) !== undefined;
  return open && namesNothingElse(reading.condition, first) ? { count: null, unit: null } : null;
}

/** The words of a condition that do not only say which units are meant. */
function situation(condition: string | null): string | null {
  if (condition === null) return null;
  const tokens = respelled(condition);
  const own: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const count = numberAt(tokens, at);
    if (count) at = (unitAt(tokens, count.end)?.end ?? count.end) - 1;
    else if (ordinalAt(tokens, at) !== null) at = (unitAt(tokens, at + 1)?.end ?? at + 1) - 1;
    else if (tokens[at]?.kind === 'word' && !WHICH.test(textAt(tokens, at)))
      own.push(condition.slice(tokens[at]?.start, tokens[at]?.end));
  }
  return own.length > 0 ? own.join(' ') : null;
}

function namesNothingElse(condition: string | null, first: string | null): boolean {
  const known = contentWords(first ?? '');
  return contentWords(situation(condition) ?? '').every((word) => known.some((other) => nearlySame(word, other)));
}

const perUnit = ({ per }: Reading, unit: Unit): PerPhrase => ({
  unit,
  size: per?.size ?? 1,
  additional: false,
  words: per?.words ?? null,
  end: per?.end ?? 0,
});

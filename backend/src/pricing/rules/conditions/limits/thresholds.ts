import {
  amountAt,
  fractionAt,
  numberAt,
  ordinalAt,
  pitchAt,
  textAt,
  unitAt,
  type Token,
  pattern,
} from '../../../language/index.js';
import type { Unit } from '../../../types.js';
import { unitOrFeetAt } from './measures.js';
import { DIMENSIONS, dimensionNamedAt, offGround, unnamedUnitAt } from './dimension-words.js';

/** "over 100 sq m", "ten or more windows", "pitch steeper than 8/12": a limit that the job's own numbers decide. */
export interface Limit {
  direction: Direction;
  /** The limit itself counts too ("or more", "at least"). */
  inclusive: boolean;
  value: number;
  unit: Unit | 'ratio' | 'year' | 'age' | null;
  /** What is measured or counted without a unit of its own ("inch", "pet"); null when nothing was named. */
  thing: string | null;
  /** What must stand near the measure in the text ("ceiling", "high"); [] when anything will do. */
  near: string[];
  from: number;
  to: number;
}

type Direction = 'over' | 'under';
type Size = Pick<Limit, 'value' | 'unit'> & Partial<Pick<Limit, 'thing' | 'near'>>;

/** A limit at a size, said by the tokens of a span; nothing is named that is measured, or must stand near, unless `size` says so. */
const limitOf = (direction: Direction, inclusive: boolean, size: Size, [from, to]: [number, number]): Limit => ({
  ...{ direction, inclusive, thing: null, near: [], from, to },
  ...size,
});

/** Whether a value is on the limit's side of it; the limit itself is where it is said to be. */
export const meets = (value: number, { direction, value: limit, inclusive }: Limit): boolean =>
  (direction === 'over' ? value > limit : value < limit) || (inclusive && value === limit);

export const OVER = /^(?:over|above|beyond|exceeding|exceeds?|past|outside|>|upwards)$/;
const UNDER = /^(?:under|below|<|within|inside)$/;
const MORE = pattern()`
  ^(?:more|greater|bigger|larger|longer|taller|higher|steeper|further|farther|older|wider|deeper|thicker|heavier
    |later)$
`;
const LESS = /^(?:less|smaller|fewer|shorter|lower|newer|younger|narrower|lighter|thinner|shallower)$/;
/** The limits of a condition and the tokens they take up. */
export function limitsIn(tokens: Token[]): Limit[] {
  const limits: Limit[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const found = betweenAt(tokens, at) ?? [limitAt(tokens, at)].filter((limit) => limit !== null);
    limits.push(...found);
    at = (found.at(-1)?.to ?? at + 1) - 1;
  }
  return limits;
}

/** What a piece is bought by, which is no unit of work. */
const CAPACITY = /^(?:gal(?:lon)?s?|lit(?:re|er)s?|tons?|tonnes?|amps?|kw|btus?|hp|lbs?|pounds?|kgs?|inch(?:es)?)$/;

/** "20 to 40 ft", "1,001 to 1,500 gallons", "7/12-9/12": from the one to the other, both included; null where no range with a unit stands. */
function betweenAt(tokens: Token[], at: number): Limit[] | null {
  const [least, most] = [pitchAt(tokens, at), pitchAt(tokens, at + 4)];
  if (least && most && /^(?:-|to)$/.test(textAt(tokens, at + 3))) {
    return [
      limitOf('over', true, { value: least.value, unit: 'ratio' }, [at, most.end]),
      limitOf('under', true, { value: most.value, unit: 'ratio' }, [at, most.end]),
    ];
  }
  const range = tokens[at]?.kind === 'number' ? amountAt(tokens, at) : null;
  if (range?.kind !== 'number' || range.low >= range.high) return null;
  if (!unitAt(tokens, range.end) && !CAPACITY.test(textAt(tokens, range.end))) return null;
  const upper = measured(tokens, at, at, AT_MOST);
  if (upper === null) return null;
  const scale = upper.value / range.value;
  return [
    { ...upper, direction: 'over', value: range.low * scale },
    { ...upper, value: range.high * scale },
  ];
}

function limitAt(tokens: Token[], at: number): Limit | null {
  const built = yearLimit(tokens, at);
  if (built) return built;
  const word = textAt(tokens, at);
  const next = textAt(tokens, at + 1);
  const pair = next === 'than' && (MORE.test(word) || LESS.test(word));
  const least = word === 'at' && (next === 'least' || next === 'most');
  if (pair) return measured(tokens, at, at + 2, { ...(LESS.test(word) ? BELOW : ABOVE), dimension: word });
  if (least) return measured(tokens, at, at + 2, next === 'least' ? AT_LEAST : AT_MOST);
  if (word === 'up' && next === 'to') return measured(tokens, at, at + 2, AT_MOST);
  if (OVER.test(word)) return measured(tokens, at, at + 1, ABOVE);
  if (UNDER.test(word) && !/^(?:the|a)$/.test(next)) return measured(tokens, at, at + 1, AT_MOST);
  return orMore(tokens, at);
}

/** Nobody works higher with a ladder or a scaffold, in feet. */
const HIGHEST = 60;

/** Which side of its number a limit is on. */
interface Side {
  direction: Direction;
  /** Whether the number itself is within. */
  inclusive: boolean;
  /** What is measured, where the word tells it: "older", "steeper". */
  dimension?: string;
}
const ABOVE: Side = { direction: 'over', inclusive: false };
const BELOW: Side = { direction: 'under', inclusive: false };
const AT_LEAST: Side = { direction: 'over', inclusive: true };
const AT_MOST: Side = { direction: 'under', inclusive: true };

/** "over 3.5 metres", "more than 2 rooms", "older than 50 years", "steeper than 8/12": the limit from the token `from` whose number is looked for from `start` on. */
function measured(
  tokens: Token[],
  from: number,
  start: number,
  { direction, inclusive, dimension = '' }: Side,
): Limit | null {
  let at = start;
  while (/^(?:a|an|the|about|around|our)$/.test(textAt(tokens, at))) at += 1;
  const ratio = pitchAt(tokens, at);
  if (ratio) return limitOf(direction, inclusive, { value: ratio.value, unit: 'ratio' }, [from, ratio.end]);
  const share = fractionAt(tokens, at);
  const amount = share
    ? { kind: 'number', value: share.value, end: textAt(tokens, share.end) === 'an' ? share.end + 1 : share.end }
    : (amountAt(tokens, at) ?? oneAt(tokens, at));
  if (amount?.kind !== 'number') return null;
  const unit = unitOrFeetAt(tokens, textAt(tokens, amount.end) === '-' ? amount.end + 1 : amount.end);
  if (/^(?:years?|yrs?)$/.test(textAt(tokens, amount.end))) {
    const to = textAt(tokens, amount.end + 1) === 'old' ? amount.end + 2 : amount.end + 1;
    return limitOf(direction, inclusive, { value: amount.value, unit: 'age' }, [from, to]);
  }
  const named = unit ? null : unnamedUnitAt(tokens, amount.end);
  const to = unit?.end ?? named?.end ?? amount.end;
  // "Work above 12 ft", "above 10 ft" of whatever it is: high up; "over 100 ft" may be as long.
  const isOfAny = (from === 0 && to === tokens.length) || tokens.some(({ text }) => text === 'work');
  const isHigh = textAt(tokens, from) === 'above' && amount.value <= HIGHEST && isOfAny;
  const near = [
    DIMENSIONS[dimension],
    isHigh ? 'high' : undefined,
    ...tokens.map((_, place) => dimensionNamedAt(tokens, place)),
  ].filter((one): one is string => one !== undefined);
  const area = unit !== null && !/^(?:lin_ft|lin_m)$/.test(unit.unit);
  const size = {
    ...{ value: amount.value * (unit?.scale ?? 1), unit: unit?.unit ?? null },
    ...{ near: area || named ? [] : [...new Set(near)], thing: named?.thing ?? null },
  };
  return limitOf(direction, inclusive, size, [from, DIMENSIONS[textAt(tokens, to)] ? to + 1 : offGround(tokens, to)]);
}

const LENGTHS: ReadonlySet<Unit> = new Set<Unit>(['lin_ft', 'lin_m', 'mile', 'km', 'hour', 'day']);

/** Acres and hectares, in square feet and metres. */
const A_FIELD = 10_000;

/** "Over a foot tall", "under a mile", "up to an acre": one of them. "Over a door" says where. */
function oneAt(tokens: Token[], at: number): { kind: 'number'; value: number; end: number } | null {
  const unit = /^an?$/.test(textAt(tokens, at - 1)) ? unitAt(tokens, at) : null;
  return unit !== null && (LENGTHS.has(unit.unit) || unit.scale >= A_FIELD)
    ? { kind: 'number', value: 1, end: at }
    : null;
}

const PITCH = /^(?:pitch|pitches|slopes?|roofs?)$/;

/** "ten or more windows", "3 storeys and up", "third floor or higher", "200+ sq ft", "8/12 or steeper". */
function orMore(tokens: Token[], at: number): Limit | null {
  const place = ordinalAt(tokens, at);
  const ratio = pitchAt(tokens, at);
  // "8/12 pitch or more"
  const pitched = ratio && ratio.end + (PITCH.test(textAt(tokens, ratio.end)) ? 1 : 0);
  const steeper = pitched === null ? null : moreAt(tokens, pitched);
  if (ratio && steeper) {
    return limitOf(steeper.direction, true, { value: ratio.value, unit: 'ratio' }, [at, steeper.end]);
  }
  const number = place === null ? numberAt(tokens, at) : { value: place, end: at + 1 };
  if (!number) return null;
  const first = unitAt(tokens, number.end);
  // "two cats or more"
  const named = first || moreAt(tokens, number.end) ? null : unnamedUnitAt(tokens, number.end);
  const more = moreAt(tokens, first?.end ?? named?.end ?? number.end);
  if (!more) return null;
  const unit = first ?? unitAt(tokens, more.end);
  const size = { value: number.value * (unit?.scale ?? 1), unit: unit?.unit ?? null };
  const thing = unit ? null : (named?.thing ?? null);
  return limitOf(more.direction, true, { ...size, thing }, [at, Math.max(more.end, unit?.end ?? 0)]);
}

function moreAt(tokens: Token[], at: number): { end: number; direction: Direction } | null {
  if (/^(?:\+|plus)$/.test(textAt(tokens, at))) return { end: at + 1, direction: 'over' };
  if (!['or', 'and'].includes(textAt(tokens, at))) return null;
  if (
    /^(?:more|over|above|up|higher|greater|larger|bigger|taller|longer|older|steeper|wider|deeper|thicker)$/.test(
      textAt(tokens, at + 1),
    )
  )
    return { end: at + 2, direction: 'over' };
  return /^(?:less|fewer|under|smaller|below|lower)$/.test(textAt(tokens, at + 1))
    ? { end: at + 2, direction: 'under' }
    : null;
}

/** "built before 1978", "pre-1978", "after 2000". */
function yearLimit(tokens: Token[], at: number): Limit | null {
  const word = textAt(tokens, at);
  const before = /^(?:before|pre|prior|older)$/.test(word);
  if (!before && !/^(?:after|since|post)$/.test(word)) return null;
  let next = at + 1;
  while (/^(?:to|than|-|the|year)$/.test(textAt(tokens, next))) next += 1;
  if (!/^(?:1[5-9]|20)\d\ds?$/.test(textAt(tokens, next))) return null;
  const from = textAt(tokens, at - 1) === 'built' ? at - 1 : at;
  const year = { value: tokens[next]?.value ?? 0, unit: 'year' as const };
  return limitOf(before ? 'under' : 'over', !before, year, [from, next + 1]);
}

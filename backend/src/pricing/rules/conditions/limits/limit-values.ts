import {
  isArea,
  isExtent,
  isMoneyWord,
  isStopWord,
  numberAt,
  isStreetEnd,
  pitchAt,
  textAt,
  type Token,
  unitAt,
} from '../../../language/index.js';
import type { Details } from '../../../types.js';
import type { Evidence } from '../evidence.js';
import { countAt, measuresIn, quantitiesOf, type Measure } from './measures.js';
import { limitsIn, meets, OVER, type Limit } from './thresholds.js';
import { dimensionNamedAt, DIMENSIONS, unnamedUnitAt } from './dimension-words.js';

/** Whether the job's numbers meet a limit; false when they are not known. */
export function limitHolds(limit: Limit, evidence: Evidence, details: Details): boolean {
  const values = valuesFor(limit, evidence, details);
  const isMet = (value: number): boolean =>
    meets(value, limit) || (value === limit.value && isSaid(limit, evidence.tokens));
  return values.some(isMet);
}

/** Whether a text says how large or many, and it is beyond a limit: "a 10 inch hole", where patches up to 6 inches are meant. */
export function isBeyond(limit: Limit, evidence: Evidence, details: Details): boolean {
  return valuesFor(limit, evidence, details).length > 0 && !limitHolds(limit, evidence, details);
}

/** Who calls a roof steep and names no pitch means one of those that cost more. */
const STEEP = 1;

function valuesFor(limit: Limit, evidence: Evidence, details: Details): number[] {
  const { tokens } = evidence;
  if (limit.unit === 'ratio') {
    const pitches = tokens.flatMap((_, at) => pitchAt(tokens, at)?.value ?? []);
    return pitches.length === 0 && evidence.said.has('steep') ? [STEEP] : pitches;
  }
  if (limit.unit === 'year') return yearsIn(tokens);
  if (limit.unit === 'age')
    return tokens.flatMap((token, at) =>
      token.kind === 'number' && /^(?:years?|yrs?)$/.test(textAt(tokens, at + 1)) ? token.value : [],
    );
  if (limit.thing !== null) return countsOf(limit.thing, evidence);
  if (limit.unit === null)
    return [
      ...details.quantities.map((one) => one.quantity),
      ...tokens.flatMap((_, at) => numberAt(tokens, at)?.value ?? []),
    ];
  if (limit.near.length > 0) {
    const { unit } = limit;
    return measuresIn(tokens)
      .filter((one) => nearDimension(tokens, one.at, one.end, limit.near) && !isLengthOfWork(one, tokens, details))
      .flatMap((one) => quantitiesOf(unit, { ...details, quantities: [] }, tokens.slice(one.at, one.end)));
  }
  return quantitiesOf(limit.unit, details, tokens);
}

/** All numbers of one thing that a text says: "a 20 inch hole", "we have three big dogs". */
function countsOf(thing: string, { tokens }: Evidence): number[] {
  return tokens.flatMap((_, at) => {
    const count = countAt(tokens, at);
    if (!count) return [];
    const start = textAt(tokens, count.end) === '-' ? count.end + 1 : count.end;
    // Of "a tree 10 inches thick" the tree is not measured by its "a".
    const next = tokens.slice(start, start + 3).findIndex(({ kind }) => kind !== 'word' && kind !== 'sign');
    const reach = next === -1 ? 3 : next;
    const found = [0, 1, 2].some((ahead) => ahead < reach && unnamedUnitAt(tokens, start + ahead)?.thing === thing);
    return found ? [count.value] : [];
  });
}

/** "built in 1965", "a 1920s bungalow". */
function yearsIn(tokens: Token[]): number[] {
  return tokens.flatMap((token, at) => {
    const match = /^(1[5-9]\d\d|20\d\d)$/.exec(token.text);
    if (match) return isCountOrNumber(tokens, at) || isOldWithoutWord(tokens, at) ? [] : [Number(match[1])];
    return /^(?:victorian|edwardian|georgian)$/.test(token.text) ? [1890] : [];
  });
}

const NOT_COUNTED = /^(?:is|was|has|this|homes?|houses?|thus|as|its)$/;
const BUILT_IN = /^(?:in|built|from|since|circa|ca|year|early|late|mid|an?|our|my|old)$/;

/** "Exterior repaint 1650": hardly a year where nothing says so. */
const isOldWithoutWord = (tokens: Token[], at: number): boolean =>
  Number(tokens[at]?.text) <= 1900 && !BUILT_IN.test(textAt(tokens, at - 1));

/** "1800 sq ft", "$1900", "1900 dollars", "2000 bricks", "at 1850 Elm Street": as large as a year, and none. */
function isCountOrNumber(tokens: Token[], at: number): boolean {
  const next = textAt(tokens, at + 1);
  if (/^[$£€#]$/.test(textAt(tokens, at - 1)) || isMoneyWord(next) || /^[x%]$/.test(next)) return true;
  if (next === 'by' && tokens[at + 2]?.kind === 'number') return true;
  if (unitAt(tokens, at + 1) !== null) return true;
  if (BUILT_IN.test(textAt(tokens, at - 1))) return false;
  if (/^\p{L}{3,}s$/u.test(next) && !NOT_COUNTED.test(next)) return true;
  return [2, 3, 4].some(
    (ahead) =>
      isStreetEnd(textAt(tokens, at + ahead)) &&
      tokens.slice(at + 1, at + ahead).every(({ kind, text }) => kind === 'word' && !isStopWord(text)),
  );
}

/** The dimension is named right after the measure ("1.6 m high"), else somewhere close before it ("ceilings are 3 m"). */
function nearDimension(tokens: Token[], at: number, end: number, near: string[]): boolean {
  const after = DIMENSIONS[textAt(tokens, end)];
  if (after && /^(?:high|tall|deep|wide|thick|long)$/.test(textAt(tokens, end))) return near.includes(after);
  // "A light at 14 ft", "every bit of it is above 12 ft"
  const isUp = textAt(tokens, at - 1) === 'at' || (textAt(tokens, at - 1) === 'above' && textAt(tokens, end) !== 'of');
  if (isUp && near.includes('high')) return true;
  // "14 x 18 feet, 4 feet off the ground": a side of an area is none of its heights.
  const isSide = (place: number): boolean =>
    /^(?:x|by|\*)$/.test(textAt(tokens, place)) && !(place === end && /^(?:the|my)$/.test(textAt(tokens, end + 1)));
  if ([at - 1, end].some(isSide)) return false;
  // "24 m of cornice. The ceilings are 2.4 m": as long as that is
  if (textAt(tokens, end) === 'of' && dimensionNamedAt(tokens, end + 1) === undefined) return false;
  const around = tokens.flatMap((_, place) =>
    place >= at - 8 && place < end + 5 ? (dimensionNamedAt(tokens, place) ?? []) : [],
  );
  const strict = near.filter(
    (one) => one !== 'high' || tokens.some((_, place) => dimensionNamedAt(tokens, place) === 'high'),
  );
  return around.some((one) => strict.includes(one));
}

/** "Over 3.5 metres, nearly 4", "made before 2010": on which side of exactly the limit's number. */
const isSaid = ({ direction, value, unit }: Limit, tokens: Token[]): boolean =>
  limitsIn(tokens).some(
    (said) =>
      said.direction === direction &&
      said.value === value &&
      said.unit === unit &&
      !(said.inclusive && direction === 'over'),
  );

/** "The wall fell over", "12 metres": as long as the work, and said of no other dimension. "12 ft walls, 600 sq ft" says how high. */
function isLengthOfWork({ unit, high, at, end }: Measure, tokens: Token[], { quantities }: Details): boolean {
  const before = textAt(tokens, at - 1);
  const isNamed = DIMENSIONS[textAt(tokens, end)] !== undefined || OVER.test(before) || before === 'at';
  const isSurface = quantities.some((one) => isArea(one.unit));
  return (
    !isNamed && !isSurface && quantities.some((one) => isExtent(one.unit) && one.unit === unit && one.quantity === high)
  );
}

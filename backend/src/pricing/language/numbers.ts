import { textAt, type Token } from './tokens.js';
import { unitAt } from './units.js';
import { wordTable } from './word-table.js';

/** A value read at a token, and the index of the first token after it. */
export interface NumberRead {
  value: number;
  end: number;
}

// prettier-ignore
const ONES = wordTable<number>({
  zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  thirteen: 13, fourteen: 14, fifteen: 15, fifthteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19,
});
// prettier-ignore
const TENS = wordTable<number>({
  twenty: 20, thirty: 30, forty: 40, fourty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, ninty: 90,
});
const SCALES = wordTable<number>({
  hundred: 100,
  hundreds: 100,
  thousand: 1000,
  grand: 1000,
  million: 1_000_000,
  mil: 1_000_000,
});
/** Nobody says "a hundred grand" of a job. */
const LEAST_BESIDE_PIANO = 100;
const LOOSE = wordTable<number>({ couple: 2, dozen: 12 });
// prettier-ignore
const FRACTIONS = wordTable<number>({
  half: 1 / 2, third: 1 / 3, thirds: 1 / 3, quarter: 1 / 4, quarters: 1 / 4, fourth: 1 / 4, fifth: 1 / 5, sixth: 1 / 6, tenth: 1 / 10, eighth: 1 / 8,
});
// prettier-ignore
const ORDINALS = wordTable<number>({
  first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10,
});
const DENOMINATORS = new Set([2, 3, 4, 5, 8, 10, 16]);

/** A small number in words: source of a regular expression over lower-case text. */
export const NUMBER_WORD = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
/** Twenty and up, as alternatives of a regular expression. */
export const TENS_WORD = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';

/** Reads a number at a token: digits ("2.5k", "1,200", "1 1/2") or words ("ninety-five", "fifteen hundred", "two and a half"). */
export function numberAt(tokens: Token[], index: number): NumberRead | null {
  const token = tokens[index];
  if (!token) return null;
  if (token.kind === 'number') return token.ordinal ? null : digitsAt(tokens, index);
  if (token.kind !== 'word') return null;
  const read = wordsAt(tokens, index);
  return read ? scaled(tokens, withHalf(tokens, read)) : null;
}

/** "2nd", "third": the place in an order. */
export function ordinalAt(tokens: Token[], index: number): number | null {
  const token = tokens[index];
  if (!token) return null;
  return token.ordinal ? token.value : (ORDINALS[token.text] ?? null);
}

/** "second" for 2; null beyond the tenth. */
export function ordinalName(place: number): string | null {
  return Object.keys(ORDINALS).find((name) => ORDINALS[name] === place) ?? null;
}

/** "half", "a third", "two thirds", "three-quarters", "1/4": a share between 0 and 1. */
export function fractionAt(tokens: Token[], index: number): NumberRead | null {
  const slash = slashFractionAt(tokens, index);
  if (slash) return slash;
  let at = index;
  let count = 1;
  if (['a', 'an', 'one'].includes(textAt(tokens, at))) at += 1;
  else if (['two', 'three', '2', '3'].includes(textAt(tokens, at))) {
    count = ONES[textAt(tokens, at)] ?? tokens[at]?.value ?? 1;
    at += 1;
  }
  if (at > index && textAt(tokens, at) === '-') at += 1;
  const share = FRACTIONS[textAt(tokens, at)];
  return share === undefined || count * share >= 1 ? null : { value: count * share, end: at + 1 };
}

/** "8/12", "8:12", "8 in 12": a roof's pitch. */
export function pitchAt(tokens: Token[], at: number): { value: number; end: number } | null {
  const [rise, sign, run] = [tokens[at], textAt(tokens, at + 1), tokens[at + 2]];
  if (rise?.kind !== 'number' || run?.kind !== 'number' || run.value !== 12 || !['/', ':', 'in', 'on'].includes(sign))
    return null;
  return { value: rise.value / run.value, end: at + 3 };
}

/** The value of one word of number ("twelve", "thirty"), for comparing words; null for others. */
export function wordValue(word: string): number | null {
  return ONES[word] ?? TENS[word] ?? ORDINALS[word] ?? null;
}

function digitsAt(tokens: Token[], index: number): NumberRead {
  const first = tokens[index]?.value ?? Number.NaN;
  const slash = slashFractionAt(tokens, index);
  if (slash) return withHalf(tokens, slash);
  const mixed = tokens[index + 1]?.kind === 'number' ? slashFractionAt(tokens, index + 1) : null;
  if (mixed) return scaled(tokens, { value: first + mixed.value, end: mixed.end });
  const next = tokens[index + 1];
  if (next && next.text === 'k') return { value: first * 1000, end: index + 2 };
  return scaled(tokens, withHalf(tokens, { value: first, end: index + 1 }));
}

/** "1/2": only the fractions that people use; "24/7" and "6/10/2026" are not numbers. */
function slashFractionAt(tokens: Token[], index: number): NumberRead | null {
  const [top, slash, bottom] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (!top || slash?.text !== '/' || !bottom || bottom.kind !== 'number' || !DENOMINATORS.has(bottom.value))
    return null;
  if (top.value >= bottom.value || textAt(tokens, index + 3) === '/') return null;
  return { value: top.value / bottom.value, end: index + 3 };
}

/** "two and a half", "1 and a quarter", "one and three quarters", "one and half times". */
function withHalf(tokens: Token[], read: NumberRead): NumberRead {
  if (textAt(tokens, read.end) !== 'and') return read;
  const [half, next] = [textAt(tokens, read.end + 1), textAt(tokens, read.end + 2)];
  const share = fractionAt(tokens, read.end + 1);
  if (share === null) return read;
  // "3 and 1/2", as against "1/2 and 3/4 inch pipe"
  if (tokens[read.end + 1]?.kind !== 'word')
    return Number.isInteger(read.value) ? { value: read.value + share.value, end: share.end } : read;
  // "one third" of "first and third floor" is said with its count or article
  const isWhole = share.end > read.end + 2 || (half === 'half' && /^(?:times|x|hours?|days?)$/.test(next));
  return isWhole ? { value: read.value + share.value, end: share.end } : read;
}

function scaled(tokens: Token[], read: NumberRead): NumberRead {
  if (textAt(tokens, read.end) === 'k') return { value: read.value * 1000, end: read.end + 1 };
  const scale = SCALES[textAt(tokens, read.end)];
  // "Upright $200, grand $450", "a 200 grand piano"
  const isPiano =
    textAt(tokens, read.end) === 'grand' &&
    read.value >= LEAST_BESIDE_PIANO &&
    (/^(?:\$|pianos?)$/.test(textAt(tokens, read.end + 1)) || tokens[read.end + 1]?.kind === 'number');
  return scale === undefined || isPiano ? read : { value: read.value * scale, end: read.end + 1 };
}

/** Steps over a hyphen or an "and" that joins two words of one number. */
function joint(tokens: Token[], at: number, allowAnd: boolean): number {
  const text = textAt(tokens, at);
  return text === '-' || (allowAnd && /^(?:and|&)$/.test(text)) ? at + 1 : at;
}

/** "A spinet is $180, a grand is $450" */
const isPiano = (tokens: Token[], at: number): boolean =>
  /^(?:is|costs?|runs|for|:|=|pianos?)$/.test(textAt(tokens, at))
    ? textAt(tokens, at + 1) === '$'
    : textAt(tokens, at) === '$';

function wordsAt(tokens: Token[], index: number): NumberRead | null {
  let at = index;
  const opener = textAt(tokens, at);
  const halfDozen = opener === 'half' ? (textAt(tokens, at + 1) === 'a' ? at + 2 : at + 1) : at;
  if (halfDozen > at && textAt(tokens, halfDozen) === 'dozen') return { value: 6, end: halfDozen + 1 };
  if (opener === 'a' || opener === 'an') {
    const next = textAt(tokens, at + 1);
    if (next in LOOSE) return looseAt(tokens, at + 1);
    if (SCALES[next] === undefined || next === 'mil' || (next === 'grand' && isPiano(tokens, at + 2))) return null;
    at += 1;
  }
  if (opener in LOOSE) return looseAt(tokens, at);
  let total = 0;
  // "a hundred"; "a flat hundred and fifty", "another hundred" too
  const implied =
    opener === 'hundred' &&
    (/^(?:another|additional|extra)$/.test(textAt(tokens, at - 1)) ||
      // "hundred bucks off"
      /^(?:bucks|dollars|quid)$/.test(textAt(tokens, at + 1)) ||
      (textAt(tokens, at + 1) === 'and' && textAt(tokens, at + 2) in TENS));
  // "We ask hundred eighty dollars more", as some say it who learned the language late
  const isBare =
    (opener === 'hundred' || opener === 'thousand') &&
    (textAt(tokens, at + 1) in TENS || (opener === 'thousand' && textAt(tokens, at + 2) === 'hundred')) &&
    !isCounted(tokens, at - 1);
  let part = at > index || implied || isBare ? 1 : 0;
  let started = part > 0;
  for (;;) {
    const here = started ? joint(tokens, at, total + part >= 100) : at;
    const word = textAt(tokens, here);
    const one = ONES[word];
    const ten = TENS[word];
    const scale = SCALES[word];
    if (one !== undefined && (!started || part % 10 === 0) && (part % 100 === 0 || one < 10)) part += one;
    else if (ten !== undefined && (!started || part % 100 === 0)) part += ten;
    else if (ten !== undefined && part > 0 && part < 100 && (part < 20 || part % 10 !== 0))
      part = part * 100 + ten; // "one eighty", "twelve fifty", "forty-two fifty"
    else if (one !== undefined && one >= 10 && part > 0 && part < 10 && !isSized(tokens, here))
      part = part * 100 + one; // "one ten", as against "two twelve foot gates"
    else if (scale === 100 && started && part > 0 && part < 100) part *= 100;
    else if (scale !== undefined && scale > 100 && started && part > 0) {
      total += part * scale;
      part = 0;
    } else break;
    started = true;
    at = here + 1;
  }
  return started && at > index ? { value: total + part, end: at } : null;
}

/** "Two hundred", "per hundred", "a few hundred": a word that says of how many hundreds it is. */
const isCounted = (tokens: Token[], at: number): boolean => {
  const text = textAt(tokens, at);
  return (
    tokens[at]?.kind === 'number' ||
    [ONES, TENS, SCALES, LOOSE].some((table) => text in table) ||
    /^(?:per|each|every|few|several|many|an?|the|by|and|-)$/.test(text)
  );
};

function isSized(tokens: Token[], at: number): boolean {
  return unitAt(tokens, textAt(tokens, at + 1) === '-' ? at + 2 : at + 1) !== null;
}

function looseAt(tokens: Token[], at: number): NumberRead {
  const end = textAt(tokens, at + 1) === 'of' && SCALES[textAt(tokens, at + 2)] !== undefined ? at + 2 : at + 1;
  return { value: LOOSE[textAt(tokens, at)] ?? 0, end };
}

const HELD = /^(?:seat|seater|drawer|burner|tier|person)$/;
/** "9 drawer fronts" are as many. */
const OF_DRAWERS = /^(?:fronts?|faces?|handles?|pulls?|knobs?|slides?|panels?)$/;

/** "A 3 SEAT sofa", "a four-DRAWER dresser": the token after what one thing holds, from its number on; null for a count of things. */
export function capacityEnd(tokens: Token[], index: number): number | null {
  const number = numberAt(tokens, index);
  if (!number) return null;
  const at = textAt(tokens, number.end) === '-' ? number.end + 1 : number.end;
  return HELD.test(textAt(tokens, at)) && !OF_DRAWERS.test(textAt(tokens, at + 1)) ? at + 1 : null;
}

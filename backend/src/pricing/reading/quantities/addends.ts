import { numberAt, textAt, type Token } from '../../language/index.js';

/** Numbers that are told as the parts of one size. */
interface Addends {
  /** What all but the last of them come to. */
  before: number;
  /** The token of the last, which bears the unit. */
  last: number;
}

/** "3 sides: 40, 25 and 40 ft": so many parts are announced. */
const PARTS = /^(?:sides|runs|lengths|sections|stretches|pieces|parts|rooms|areas|patches|strips|spots)$/;
const ANNOUNCES = 4;

/** "40 + 25 + 40 ft", "three runs of 30, 30 and 45 feet": bare numbers up to the last of them; null where a number stands for itself. */
export function addendsAt(tokens: Token[], at: number): Addends | null {
  const numbers: number[] = [];
  let isSummed = true;
  for (let place = at; ;) {
    const number = tokens[place]?.kind === 'number' ? numberAt(tokens, place) : null;
    if (number === null || number.value <= 0) return null;
    const next = joinEnd(tokens, number.end);
    if (next === null) {
      const isTold = numbers.length > 0 && (isSummed || partsSaid(tokens, at) === numbers.length + 1);
      return isTold ? { before: numbers.reduce((sum, value) => sum + value, 0), last: place } : null;
    }
    isSummed &&= textAt(tokens, number.end) === '+' || textAt(tokens, number.end) === 'plus';
    numbers.push(number.value);
    place = next;
  }
}

/** The token of the number after "+", "plus", ",", "and" or ", and"; null where no number follows. */
function joinEnd(tokens: Token[], at: number): number | null {
  if (!/^(?:\+|plus|,|and|&)$/.test(textAt(tokens, at))) return null;
  const next = /^(?:and|&)$/.test(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  return tokens[next]?.kind === 'number' ? next : null;
}

/** The 3 of "3 sides:" shortly before a token; null when none is said. */
function partsSaid(tokens: Token[], at: number): number | null {
  for (let place = at - 1; place >= at - ANNOUNCES && place > 0; place -= 1) {
    if (PARTS.test(textAt(tokens, place))) return numberAt(tokens, place - 1)?.value ?? null;
  }
  return null;
}

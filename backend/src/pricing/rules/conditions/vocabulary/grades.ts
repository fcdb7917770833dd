import { conceptOf } from './concepts.js';
import type { Evidence } from '../evidence.js';
import type { Wanted } from '../mentioned.js';

const GRADES = ['small', 'medium', 'large'].map(conceptOf);
const SIZES = new Set([...GRADES, ...['tall', 'short'].map(conceptOf)]);

/**
 * "Large trees over 40 ft": beside a measure, the measure says what is large. `rest` are the words that must still be said;
 * `fits` tells whether the size in words contradicts ("2 small trees" are none of the medium ones, whatever else is 30 ft).
 */
export function graded(wanted: Wanted[]): { rest: Wanted[]; fits: ((evidence: Evidence) => boolean) | null } {
  const rest = wanted.filter(({ concept }) => !SIZES.has(concept));
  const own = GRADES.filter((grade) => wanted.some(({ concept }) => concept === grade));
  if (rest.length === 0 || rest.length === wanted.length) return { rest: wanted, fits: null };
  const fits = ({ said }: Evidence): boolean =>
    own.length === 0 || own.some((grade) => said.has(grade)) || !GRADES.some((grade) => said.has(grade));
  return { rest, fits };
}

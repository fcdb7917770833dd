import { textAt } from '../../language/index.js';
import { type Scan } from '../scan.js';
import { type Found } from './found.js';
import { lengthAt } from './lengths.js';

const UPRIGHT = /\b(?:retaining|sleeper|garden) wall|\bsleepers?\b|\bfenc(?:e|ing)\b|\bhedges?\b/;

/** "A retaining wall 20 m long and 1.4 m high" is as much as its length. */
export function uprightAt(scan: Scan, at: number): Found | null {
  const { tokens, lower } = scan;
  const length = lengthAt(tokens, at);
  if (!length?.system || length.isSmall || length.isHeight || !UPRIGHT.test(lower)) return null;
  const joint = /^(?:and|,|x|by)$/.test(textAt(tokens, length.end)) ? length.end + 1 : length.end;
  const height = lengthAt(tokens, joint);
  if (!height?.isHeight) return null;
  const unit = length.system === 'ft' ? 'lin_ft' : 'lin_m';
  return { quantity: length.value, unit, of: null, start: at, end: height.end };
}

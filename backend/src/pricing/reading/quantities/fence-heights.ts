import { isSameMeasure, textAt, type Token } from '../../language/index.js';
import type { Scan } from '../scan.js';
import type { Found } from './found.js';

const UPRIGHT = /\b(?:fenc\w*|chain ?link|colorbond|palings?|pickets?|privacy|hedges?|trellis|lattice)\b/;
/** Nobody builds higher, in the unit. */
const HIGHEST = { lin_ft: 12, lin_m: 3.6 };

/** "25 metre Colorbond at 1.8 m", "40 ft @ 6 ft" */
const isAt = (tokens: Token[], start: number): boolean => /^(?:at|@)$/.test(textAt(tokens, start - 1));

/** "120 ft of 6 ft chain link": right before what stands upright the smaller length is its height, and the other how much of it. */
export function withoutFenceHeights({ tokens, lower }: Scan, found: Found[]): Found[] {
  const isHeight = (one: Found): boolean => {
    const most = one.unit === 'lin_ft' || one.unit === 'lin_m' ? HIGHEST[one.unit] : 0;
    const isRightBefore = tokens[one.end]?.kind === 'word' && textAt(tokens, one.end) !== 'of';
    const isHigh = isAt(tokens, one.start) ? UPRIGHT.test(lower) : isRightBefore && UPRIGHT.test(one.of ?? '');
    return one.quantity <= most && isHigh;
  };
  const heights = found.filter(isHeight);
  const isLonger = (one: Found, height: Found): boolean =>
    one !== height && isSameMeasure(one.unit, height.unit) && one.quantity > height.quantity;
  return found
    .filter((one) => !heights.includes(one) || !found.some((other) => isLonger(other, one)))
    .map((one) => ({ ...one, of: one.of ?? heights.find((height) => isLonger(one, height))?.of ?? null }));
}

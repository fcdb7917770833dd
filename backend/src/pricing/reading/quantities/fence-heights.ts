import { isSameMeasure, pattern, textAt, type Token } from '../../language/index.js';
import type { Scan } from '../scan.js';
import type { Found } from './found.js';

const UPRIGHT = /\b(?:fenc\w*|chain ?link|colorbond|palings?|pickets?|privacy|hedges?|trellis|lattice)\b/;
/** What fences are made of, where a fence or its gate is named. */
const OF_FENCES = pattern()`
  ^(?:(?:treated|pressure|white|black|western|red|ornamental|wrought|dog|ear|eared) )*(?:cedar|pine|redwood|spruce
    |vinyl|pvc|composite|aluminum|aluminium|iron|steel|lattice)\b
`;
const FENCED = /\b(?:fenc\w*|gates?|pickets?|palings?|posts?)\b/;
/** Nobody builds higher, in the unit. */
const HIGHEST = { lin_ft: 12, lin_m: 3.6 };

/** "25 metre Colorbond at 1.8 m", "40 ft @ 6 ft" */
const isAt = (tokens: Token[], start: number): boolean => /^(?:at|@)$/.test(textAt(tokens, start - 1));

/** "130 ft of six foot cedar": of two lengths that "of" joins, the second tells what kind it is. */
const isOfKind = (tokens: Token[], { start }: Found, found: Found[]): boolean =>
  textAt(tokens, start - 1) === 'of' && found.some(({ unit, end }) => end === start - 1 && unit.startsWith('lin_'));

/** "Vinyl fence, white, 6 ft, 120 ft": on its own between commas, beside one other length; three may be the sides of a yard. */
function isOnItsOwn(tokens: Token[], { start, end }: Found, found: Found[]): boolean {
  const lengths = found.filter(({ unit }) => unit.startsWith('lin_'));
  const isBeside = lengths.some((other) => other.start === end + 1 || other.end === start - 1);
  return lengths.length === 2 && isBeside && textAt(tokens, start - 1) === ',' && /^[,.;]?$/.test(textAt(tokens, end));
}

/** "120 ft of 6 ft chain link": right before what stands upright the smaller length is its height, and the other how much of it. */
export function withoutFenceHeights({ tokens, lower }: Scan, found: Found[]): Found[] {
  const isHeight = (one: Found): boolean => {
    const most = one.unit === 'lin_ft' || one.unit === 'lin_m' ? HIGHEST[one.unit] : 0;
    const isRightBefore = tokens[one.end]?.kind === 'word' && textAt(tokens, one.end) !== 'of';
    const of = one.of ?? '';
    const isUpright = UPRIGHT.test(of) || (OF_FENCES.test(of) && FENCED.test(lower));
    const isHigh =
      isAt(tokens, one.start) || isOnItsOwn(tokens, one, found)
        ? UPRIGHT.test(lower)
        : isRightBefore && (isUpright || isOfKind(tokens, one, found));
    return one.quantity <= most && isHigh;
  };
  const heights = found.filter(isHeight);
  const isLonger = (one: Found, height: Found): boolean =>
    one !== height && isSameMeasure(one.unit, height.unit) && one.quantity > height.quantity;
  return found
    .filter((one) => !heights.includes(one) || !found.some((other) => isLonger(other, one)))
    .map((one) => ({ ...one, of: one.of ?? heights.find((height) => isLonger(one, height))?.of ?? null }));
}

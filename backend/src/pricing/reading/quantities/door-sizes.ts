import { type Scan } from '../scan.js';

/** 8, 9, 10, 12, 16 and 18 ft wide by 7 or 8 ft high. */
const DOOR_SIZES = new Set([8, 9, 10, 12, 16, 18].flatMap((width) => [width * 7, width * 8]));

/** "A double garage door, 16x7", "springs 16x7": the size of the piece. */
export const isDoorSize = ({ lower }: Scan, area: number): boolean =>
  DOOR_SIZES.has(area) &&
  ((/\bgarage\b|\b(?:single|double|overhead|one car|two car) (?:\p{L}+ ){0,3}doors?\b/u.test(lower) &&
    /\bdoors?\b/.test(lower)) ||
    /\btorsion\b|^\W*(?:new )?springs\b/.test(lower));

import { pattern } from '../../../language/index.js';

/** "26 windows, in and out", "windows, both sides": inside and outside. */
export const bothSides = (text: string): string =>
  text
    .replace(
      /(?<!\b(?:get|gets|getting|go|goes|going|come|coming|way) )\bin(?:side)? (?:and|&|n|\+) out\b/gi,
      'inside and outside',
    )
    .replace(/\bboth sides\b/gi, (said) => (/\bwindows?\b/i.test(text) ? 'inside and outside' : said));

/** Up to 12 feet or 3.9 metres: what is longer is a length. */
const FENCE_SIZE = pattern('giu')`
  (?<![\d.,])((?:(?:[1-9]|1[0-2]) ?-?(?:ft|feet|foot|')|[1-3](?:\.\d+)? ?-?m(?:et(?:re|er)s?)?))(?: ?- ?| )
    (?=(?:(?!of\b|high\b|tall\b|wide\b|long\b|x\b|by\b)\p{L}+ ){0,2}(?:fenc(?:e|ing)|chain ?link|colorbond|palings?|pickets?|privacy|hedges?)\b)
`;
const TALL = /((?:\d ?-?|\ban? )(?:ft|feet|foot|'|m|met(?:re|er)s?))[ -]tall\b/gi;

/** "6 ft chain link", "a fence 6 ft tall": so high. */
export const saidHigh = (text: string): string => text.replace(TALL, '$1 high').replace(FENCE_SIZE, '$1 high ');

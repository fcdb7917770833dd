import type { Strings } from '../frame/strings/en';

/** The frame spoke first, and has loaded the page's language. */
let spoken: () => Strings;

export const strings = (): Strings => spoken();
export const speakAs = (words: () => Strings): unknown => (spoken = words);

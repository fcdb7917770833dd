import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

const require = createRequire(import.meta.url);

/** A file of the font that documents are set in: Latin, Greek and Cyrillic. */
export const fontFile = (path: '400Regular/Inter_400Regular.ttf' | '600SemiBold/Inter_600SemiBold.ttf'): Buffer =>
  readFileSync(require.resolve(`@expo-google-fonts/inter/${path}`));

/** What can be set in the font of documents. */
interface PrintFont {
  /** The text without what the font has no sign for: nobody can read the boxes that would stand there. */
  printable: (text: string) => string;
  /** The letters and signs that `printable` leaves out, each once. Pictures are not missed. */
  missingFrom: (text: string) => string[];
}

/** Emoji are in no text font; the signs of a trade mark are, and count as pictures all the same. */
const PICTURES =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Emoji_Modifier}|\uFE0F|\u200D)*|\u20E3/gu;
/** They part lines and words, or say how letters join: no font needs a sign for them. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Variation_Selector}]/u;

let font: Promise<PrintFont> | undefined;

/** Loaded when the first quote is made: it takes memory, and many owners never make one. */
export const printFont = (): Promise<PrintFont> => (font ??= load());

async function load(): Promise<PrintFont> {
  const { create } = await import('fontkit');
  const inter = create(fontFile('400Regular/Inter_400Regular.ttf'));
  if ('fonts' in inter) throw new Error('The font of documents is a collection of fonts.');
  const has = (sign: string): boolean => inter.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  // An accent that stands apart from its letter may be in the font only together with it.
  const signsOf = (text: string): string[] => [...text.normalize('NFC').replaceAll(PICTURES, '')];
  return {
    printable: (text) =>
      signsOf(text)
        .map((sign) => (has(sign) || sign === '\n' ? sign : /\s/u.test(sign) ? ' ' : ''))
        .join(''),
    missingFrom: (text) => [...new Set(signsOf(text).filter((sign) => !has(sign) && !UNSEEN.test(sign)))],
  };
}

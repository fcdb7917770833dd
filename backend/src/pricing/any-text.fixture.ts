import fc from 'fast-check';

/**
 * Text of any characters, up to `longest` of them. Not fast-check's own "binary" strings: those make a table of all
 * characters there are, once a file, which takes longer than the thousand texts.
 */
export const anyCharacters = (longest: number): fc.Arbitrary<string> =>
  fc.array(fc.nat(0x10_ffff), { maxLength: longest }).map((codes) => String.fromCodePoint(...codes));

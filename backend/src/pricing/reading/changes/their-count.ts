import { NUMBER_WORD, pattern } from '../../language/index.js';

const THEIRS = pattern('giu')`
  \b(?:his|her|their) (\d{1,2}|${NUMBER_WORD})(?= (?:doing|done|too|also|as well|\p{L}+(?:ed|ing) (?:too|also|as well))\b)
`;

/** "Next door wants his 3 doing as well", after 8 panels: three panels more. `thing` is what was counted before. */
export const withTheirCount = (text: string, thing: string): string => text.replace(THEIRS, `$1 more ${thing}`);

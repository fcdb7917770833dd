import { pattern, textOf } from '../../language/index.js';
import type { Draft } from './draft.js';

const SIDES = pattern('i')`
  ^(?:in(?:side)?|out(?:side)?|exterior|interior)(?: (?:and|&|n|\+) (?:in|out)(?:side)?)?(?: only)?$|^both sides$
`;
const SIZE = /^\d[\d./]* ?-?(?:(inch(?:es)?|in|")|f(?:ee)?t|foot|'|cm|mm|m)$/i;
/** How things of one size are mostly made; whoever asks for "5 inch gutters" does not say so. */
const MADE = /^(?:(?:seamless|aluminium|aluminum|steel|galvani[sz]ed|vinyl|pvc|poured|standard|regular)(?: |$))+$/i;

/**
 * What a price is for where the title alone tells of which kind: "$6 per pane" under "Outside only", "chain link $18 a foot" under "4 ft",
 * "seamless aluminum $9 a foot" under "5 inch". Null where the price's own words say enough.
 */
export function kindInTitle(
  title: string,
  own: string,
  { reading: { per }, tokens }: Pick<Draft, 'reading' | 'tokens'>,
): string | null {
  if (SIDES.test(title))
    return per?.words && own.toLowerCase() === textOf(tokens.slice(...per.words)) ? `${title} ${own}` : null;
  const size = SIZE.exec(title);
  if (!size || per === null || /\d/.test(own)) return null;
  return size[1] !== undefined && MADE.test(own) ? title : `${title} ${own}`;
}

import { contentWords, pattern, stem, textOf } from '../../language/index.js';
import type { Draft } from './draft.js';

const SIDES = pattern('i')`
  ^(?:in(?:side)?|out(?:side)?|exterior|interior)(?: (?:and|&|n|\+) (?:in|out)(?:side)?)?(?: only)?$|^both sides$
`;
const SIZE = /^\d[\d./]* ?-?(?:(inch(?:es)?|in|")|f(?:ee)?t|foot|'|cm|mm|m)$/i;
/** How things of one size are mostly made; whoever asks for "5 inch gutters" does not say so. */
const MADE = /^(?:(?:seamless|aluminium|aluminum|steel|galvani[sz]ed|vinyl|pvc|poured|standard|regular)(?: |$))+$/i;

/** "Velux": one word that names what there is to do. */
const THING = /^\p{L}{4,}$/u;

/** "Recessed lights" of "$165 per light": which of the things that are counted. "New lights" are no kind. */
const isKindOf = (title: string, own: string): boolean => {
  const words = contentWords(title);
  return /^\p{L}+$/u.test(own) && words.length === 2 && words.at(-1) === stem(own.toLowerCase()) && KIND.test(title);
};
const INSTALLED = / (?:installed|fitted|supplied|hung|replaced)$/i;
const KIND = /^(?!(?:new|old|extra|more|additional|other|your|our|any|regular|standard|all|per) )\p{L}{4,} \p{L}+$/iu;

/**
 * What a price is for where the title alone tells of which kind: "$6 per pane" under "Outside only", "chain link $18 a foot" under "4 ft",
 * "seamless aluminum $9 a foot" under "5 inch". Null where the price's own words say enough.
 */
export function kindInTitle(
  title: string,
  own: string,
  { reading: { per, unit }, tokens }: Pick<Draft, 'reading' | 'tokens'>,
): string | null {
  const isCounted = per?.words ? own.toLowerCase() === textOf(tokens.slice(...per.words)) : false;
  if (isCounted && isKindOf(title, own.replace(INSTALLED, ''))) return title;
  if (SIDES.test(own) && per !== null && (unit ?? 'item') === 'item' && THING.test(title) && !SIDES.test(title))
    return `${title} ${own}`;
  if (SIDES.test(title)) return isCounted ? `${title} ${own}` : null;
  const size = SIZE.exec(title);
  if (!size || per === null || /\d/.test(own)) return null;
  return size[1] !== undefined && MADE.test(own) ? title : `${title} ${own}`;
}

import type { WordCounts } from '../../comparables/index.js';
import { contentWords } from '../../language/index.js';
import { knownServices } from '../../reading/index.js';
import type { Work } from '../../work/index.js';

/** "Do you fix snow blowers?", of who ploughs snow. */
const MENDED =
  /\b(?:fix|repair|mend|service)(?:s|ing)? (?:(?:an?|the|my|our) )?(\p{L}+ \p{L}+)(?=\W*(?:[.,;!?\n]|$))/giu;

/**
 * What tells the kind of a thing that no past job is about: of "security cameras" no "security", which would make jobs of
 * high-security locks alike.
 */
export function kindsOfUnknown({ details, text }: Work, counts: WordCounts): Set<string> {
  if (knownServices(details.service).length > 0) return new Set();
  const counted = details.quantities.flatMap(({ unit, of }) => (unit === 'item' && of !== null ? [of] : []));
  const mended = [...text.matchAll(MENDED)].map(([, thing = '']) => thing);
  const unknown = [...counted, ...mended].flatMap((thing) => {
    const named = contentWords(thing);
    return counts.words.has(named.at(-1) ?? '') ? [] : named.slice(0, -1);
  });
  return new Set(unknown);
}

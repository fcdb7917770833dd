import { canonical } from './normalise.js';

/** So many words in a row in common with the instructions are a quotation, not chance. */
const RUN = 6;

const wordsOf = (text: string): string[] =>
  canonical(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}']+/gu) ?? [];

interface Known {
  runs: Set<string>;
  openings: Set<string>;
}

const cache = new Map<string, Known>();

function knownOf(instructions: string): Known {
  const kept = cache.get(instructions);
  if (kept) return kept;
  const words = wordsOf(instructions);
  const runs = new Set(words.map((_, index) => words.slice(index, index + RUN).join(' ')));
  const openings = new Set(
    instructions.split(/(?<=[.:!?])\s+|\n+/).flatMap((sentence) => wordsOf(sentence).slice(0, 1)),
  );
  const known = { runs, openings };
  // One entry a business; the oldest leaves, so that memory stays flat.
  if (cache.size >= 200) cache.delete(cache.keys().next().value ?? '');
  cache.set(instructions, known);
  return known;
}

/** Whether the text quotes at least six words of the instructions in a row. */
export function leaksInstructions(text: string, instructions: string): boolean {
  const words = wordsOf(text);
  const { runs } = knownOf(instructions);
  return words.some((_, index) => index + RUN <= words.length && runs.has(words.slice(index, index + RUN).join(' ')));
}

/** Whether a sentence that begins with this word could be a quotation: such a sentence is held back until it is whole. */
export const opensLikeInstructions = (word: string, instructions: string): boolean =>
  knownOf(instructions).openings.has(canonical(word).toLowerCase());

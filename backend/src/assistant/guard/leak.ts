import { canonical } from './normalise.js';

/** So many words in a row in common with the instructions are a quotation, not chance. */
const RUN = 6;

const wordsOf = (text: string): string[] =>
  canonical(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}']+/gu) ?? [];

/** What a model was told, as it is looked for in what the model says. */
export interface Instructions {
  /** Every few words in a row. */
  runs: ReadonlySet<string>;
  /** The first word of every sentence. */
  openings: ReadonlySet<string>;
}

/** Reads instructions once for all the sentences that are judged by them. */
export function readInstructions(text: string): Instructions {
  const words = wordsOf(text);
  return {
    runs: new Set(words.map((_, index) => words.slice(index, index + RUN).join(' '))),
    openings: new Set(text.split(/(?<=[.:!?])\s+|\n+/).flatMap((sentence) => wordsOf(sentence).slice(0, 1))),
  };
}

/** Whether the text quotes at least six words of the instructions in a row. */
export function leaksInstructions(text: string, { runs }: Instructions): boolean {
  const words = wordsOf(text);
  return words.some((_, index) => index + RUN <= words.length && runs.has(words.slice(index, index + RUN).join(' ')));
}

/** Whether a sentence that begins with this word could be a quotation: such a sentence is held back until it is whole. */
export const opensLikeInstructions = (word: string, { openings }: Instructions): boolean =>
  openings.has(canonical(word).toLowerCase());

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
}

/** Reads instructions once for all the sentences that are judged by them. */
export function readInstructions(text: string): Instructions {
  const words = wordsOf(text);
  return { runs: new Set(words.map((_, index) => words.slice(index, index + RUN).join(' '))) };
}

/** Whether the text quotes at least six words of the instructions in a row. */
export function leaksInstructions(text: string, { runs }: Instructions): boolean {
  const words = wordsOf(text);
  return words.some((_, index) => index + RUN <= words.length && runs.has(words.slice(index, index + RUN).join(' ')));
}

/** Word index and weight, of length one. */
export type SparseVector = [word: number, value: number][];

export interface TfIdf {
  vectors: SparseVector[];
  words: number;
  vector: (text: string) => SparseVector;
}

/** TF-IDF with smoothed inverse document frequency and cosine length, as the common libraries compute it. */
export function fitTfIdf(texts: string[]): TfIdf {
  const index = new Map<string, number>();
  const documents: number[] = [];
  for (const text of texts) {
    for (const word of new Set(wordsOf(text))) {
      const at = index.get(word) ?? index.size;
      index.set(word, at);
      documents[at] = (documents[at] ?? 0) + 1;
    }
  }
  const rarity = documents.map((count) => Math.log((1 + texts.length) / (1 + count)) + 1);
  const vector = (text: string): SparseVector => {
    const counts = new Map<number, number>();
    for (const word of wordsOf(text)) {
      const at = index.get(word);
      if (at !== undefined) counts.set(at, (counts.get(at) ?? 0) + 1);
    }
    const weighted = [...counts].map(([at, count]): [number, number] => [at, count * (rarity[at] ?? 0)]);
    const length = Math.sqrt(weighted.reduce((sum, [, value]) => sum + value * value, 0)) || 1;
    return weighted.map(([at, value]) => [at, value / length]);
  };
  return { vectors: texts.map(vector), words: index.size, vector };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

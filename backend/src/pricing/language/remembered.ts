/** Letters of a text that is kept, on average: who sends much longer ones has fewer of them kept. */
const LETTERS_OF_ONE = 300;

/**
 * A pure function of a text that keeps what it made of the latest `most` different ones: a back-test asks for the same few again
 * and again. Past that, or past so many letters of all of them, the oldest goes, so memory stays flat whatever is sent.
 */
export function remembered<Made>(
  most: number,
  make: (text: string) => Made,
  mostLetters = most * LETTERS_OF_ONE,
): (text: string) => Made {
  const known = new Map<string, { made: Made }>();
  let letters = 0;
  return (text) => {
    const kept = known.get(text);
    if (kept) return kept.made;
    const made = make(text);
    known.set(text, { made });
    letters += text.length;
    for (const oldest of known.keys()) {
      if (known.size <= most && letters <= mostLetters) break;
      known.delete(oldest);
      letters -= oldest.length;
    }
    return made;
  };
}

/**
 * A pure function of a text that keeps what it made of the latest `most` different ones: a back-test asks for the same few again
 * and again. Past that the oldest goes, so memory stays flat.
 */
export function remembered<Made>(most: number, make: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, { made: Made }>();
  return (text) => {
    const kept = known.get(text);
    if (kept) return kept.made;
    const made = make(text);
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(text, { made });
    return made;
  };
}

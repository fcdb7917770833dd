/** Two words from the first letter in which they differ. */
function restsOf(a: string, b: string): [string, string] {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return [a.slice(at), b.slice(at)];
}

const areSwapped = (x: string, y: string): boolean => x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2);

/** Whether two words are the same but for two letters beside each other that changed places: "mlie" and "mile". */
export const isTransposed = (a: string, b: string): boolean =>
  a.length === b.length && a !== b && areSwapped(...restsOf(a, b));

/** Whether a word is another one without one of its letters: "windw" of "window". */
export function lacksOneLetter(short: string, full: string): boolean {
  const [left, whole] = restsOf(short, full);
  return full.length === short.length + 1 && whole.slice(1) === left;
}

/** Whether two words are the same, or one letter is missing, added, another or swapped with its neighbour. */
export function isWithinOneEdit(a: string, b: string): boolean {
  const [x, y] = restsOf(a, b);
  return areSwapped(x, y) || x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1);
}

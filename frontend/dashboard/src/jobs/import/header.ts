const START = 64 * 1024;

/** The column names of a CSV file, for when the server cannot guess which is which. Empty when there are none. */
export async function headerOf(file: File): Promise<string[]> {
  const text = await file.slice(0, START).text();
  if (text.includes('\u0000')) return [];
  return splitHeader(text.replace(/^\uFEFF/, ''));
}

/** Splits the first line at the delimiter that it uses most, quotes respected. */
export function splitHeader(text: string): string[] {
  const bare = text.replaceAll(/"(?:[^"]|"")*"/g, 'q').split(/\r?\n/, 1)[0] ?? '';
  const delimiter = [',', ';', '\t', '|'].reduce((best, next) =>
    bare.split(next).length > bare.split(best).length ? next : best,
  );
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '\n' || character === '\r')) break;
    else if (!quoted && character === delimiter) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  cells.push(cell.trim());
  return cells.filter((name) => name !== '');
}

const START = 64 * 1024;
/** Rows among which the header is looked for: exports put their title, a period or an address above it. */
const WITHIN = 10;

/** The column names of a CSV file, for when the server cannot guess which is which. Empty when there are none. */
export async function headerOf(file: File): Promise<string[]> {
  const text = await file.slice(0, START).text();
  if (text.includes('\u0000')) return [];
  return splitHeader(text.replace(/^\uFEFF/, ''));
}

/** The fullest of the first rows, the first of equals, split at the delimiter that makes it the fullest. */
export function splitHeader(text: string): string[] {
  return [',', ';', '\t', '|']
    .flatMap((delimiter) => firstRows(text, delimiter))
    .map((cells) => cells.filter((name) => name !== ''))
    .reduce((best, next) => (next.length > best.length ? next : best), []);
}

function firstRows(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const character of `${text}\n`) {
    if (character === '"') quoted = !quoted;
    else if (quoted || (character !== delimiter && character !== '\n')) cell += character;
    else {
      cells.push(cell.trim());
      cell = '';
      if (character === delimiter) continue;
      rows.push(cells);
      cells = [];
      if (rows.length === WITHIN) break;
    }
  }
  return rows;
}

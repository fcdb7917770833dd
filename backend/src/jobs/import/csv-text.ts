import { DomainError } from '../../common/index.js';

const notText = () =>
  new DomainError(
    'invalid',
    'not_a_csv',
    'This file is not text. Save the sheet as CSV (comma separated) and choose that file.',
    { fields: [{ field: 'file', message: 'This file is not text' }] },
  );

/**
 * The text of a CSV file: UTF-8 with or without a byte order mark, UTF-16 as spreadsheets export it, else Windows-1252.
 * @throws DomainError invalid for a binary file.
 */
export function decodeCsv(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content);
  if (content.includes(0)) throw notText();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    // Not UTF-8: what older spreadsheets on Windows write.
    return new TextDecoder('windows-1252').decode(content);
  }
}

const DELIMITERS = [',', ';', '\t', '|'];

/** Lines and characters that tell the delimiter. */
const LINES = 20;
const CHARACTERS = 64 * 1024;

/**
 * The delimiter that divides most of the first lines into equally many cells, quotes respected; of equals, the one that
 * makes more cells. A comma in a sentence or an amount is in some lines only.
 */
export function delimiterOf(text: string): string {
  const start = text.slice(0, CHARACTERS).replace(/"(?:[^"]|"")*"/g, '');
  const lines = start.split(/\r?\n/, LINES);
  const ranked = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0);
    const alike = (count: number) => counts.filter((other) => other === count).length;
    const cells = counts.reduce((a, b) => (alike(b) > alike(a) || (alike(b) === alike(a) && b > a) ? b : a), 0);
    return { delimiter, cells, lines: alike(cells) };
  });
  return ranked.reduce((best, next) =>
    next.lines > best.lines || (next.lines === best.lines && next.cells > best.cells) ? next : best,
  ).delimiter;
}

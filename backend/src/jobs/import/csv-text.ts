import { DomainError } from '../../common/index.js';

const notText = () =>
  new DomainError(
    'invalid',
    'not_a_csv',
    'This file is not text. Save the sheet as CSV (comma separated) and choose that file.',
    [{ field: 'file', message: 'This file is not text' }],
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

/** The delimiter that the first line uses most, outside of quotes. */
export function delimiterOf(text: string): string {
  const header = (text.split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => header.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best), ',');
}

import { pipeline } from 'node:stream';
import { setImmediate as letOthersIn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { DomainError } from '../../common/index.js';
import { delimiterOf } from './csv-text.js';

/** Bytes that are read in one go. Visitors are answered in between, and rows beyond the most never get into memory. */
const PIECE = 64 * 1024;

const LF = 0x0a;
const CR = 0x0d;

/** A row that is not empty. */
export interface CsvRow {
  cells: string[];
  /** Where it begins in the file, counted from 1. */
  line: number;
}

/** @throws DomainError invalid, naming the line of a quote that is never closed */
export async function* readCsv(text: string): AsyncGenerator<CsvRow> {
  const bytes = Buffer.from(text);
  const delimiter = delimiterOf(text);
  const begins = new RowBeginnings(bytes);
  /** Of the rows that the parser has read ahead. */
  const lines: number[] = [];
  const parser = parse({
    delimiter,
    // Called of empty rows too: the one below begins after them.
    on_record: (cells: string[], { bytes: end }) => {
      const line = begins.next(end);
      if (cells.every((cell) => cell.trim() === '')) return null;
      lines.push(line);
      return cells;
    },
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  try {
    // What breaks in here breaks the loop. The parser's stream is untyped; every item is what `on_record` answers.
    for await (const cells of pipeline(piecesOf(bytes), parser, () => undefined))
      yield { cells: cells as string[], line: lines.shift() ?? 0 };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const at =
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? `: a quote (") that opens in line ${begins.openQuote(delimiter)} is never closed`
        : '';
    throw new DomainError(
      'invalid',
      'not_a_csv',
      `This file cannot be read as CSV${at}. Check that every quote (") is closed, and save the list again as CSV.`,
    );
  }
}

/** Lines of the rows that are read one after the other: the parser only knows where a row ends. */
class RowBeginnings {
  #at = 0;
  #line = 1;

  constructor(private readonly bytes: Buffer) {}

  /** The line in which the row begins that ends at the byte `end`. */
  next(end: number): number {
    this.#skipEmptyLines();
    const line = this.#line;
    this.#goTo(end);
    return line;
  }

  /** The line with the quote that keeps the row open which begins where the last one ended. */
  openQuote(delimiter: string): number {
    this.#skipEmptyLines();
    const before = [LF, CR, delimiter.charCodeAt(0)];
    let opens = this.bytes.indexOf('"', this.#at);
    for (let at = opens; at !== -1; at = this.bytes.indexOf('"', at + 1)) {
      // Elsewhere in a cell it is a character as any other.
      if (at > this.#at && !before.includes(this.bytes[at - 1] ?? LF)) continue;
      opens = at;
      at = this.#closing(at);
      if (at === -1) break;
    }
    this.#goTo(Math.max(opens, this.#at));
    return this.#line;
  }

  #closing(open: number): number {
    let at = this.bytes.indexOf('"', open + 1);
    // Two quotes are one that is part of the text.
    while (at !== -1 && this.bytes[at + 1] === 0x22) at = this.bytes.indexOf('"', at + 2);
    return at;
  }

  #skipEmptyLines(): void {
    let at = this.#at;
    while (this.bytes[at] === LF || this.bytes[at] === CR) at += 1;
    this.#goTo(at);
  }

  #goTo(end: number): void {
    for (; this.#at < end; this.#at += 1) {
      const byte = this.bytes[this.#at];
      if (byte === LF || (byte === CR && this.bytes[this.#at + 1] !== LF)) this.#line += 1;
    }
  }
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) {
    yield bytes.subarray(at, at + PIECE);
    await letOthersIn();
  }
}

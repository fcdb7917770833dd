import { setImmediate as letOthersIn } from 'node:timers/promises';
import { DomainError } from '../../common/index.js';
import { newJob } from '../job-content.js';
import type { NewJob } from '../job.repository.js';
import { findHeader, mappingOf } from './columns.js';
import type { Currency } from './currency.js';
import { type CsvRow, readCsv } from './csv-rows.js';
import { decodeCsv } from './csv-text.js';
import type { ImportRowDto } from './import.dto.js';
import { currencyNotes, dateNote } from './list-notes.js';
import { dateStyleOf, type DayOrder } from './read-date.js';
import { readRow } from './read-row.js';
import type { Upload } from './upload.js';

const MAX_ROWS = 100_000;
const MAX_COLUMNS = 1_000;
/** Rows that are made jobs in one go: about a hundredth of a second. */
const ROWS_AT_ONCE = 250;

/** A row that is a job, with its line in the report. */
export interface ReadJob {
  row: ImportRowDto;
  job: NewJob;
  /** What its price is in; null where nothing says. */
  currency: Currency | null;
}

/** An owner's list as it was read; nothing of it is stored yet. */
interface ReadFile {
  /** The header row as found; a job's row where the list has no header. */
  columns: string[];
  /** Which column each field was read from. */
  mapping: Record<string, string>;
  /** What to know of how the list as a whole was read, each said once. */
  notes: string[];
  /** Every row of the file, in order. */
  rows: ImportRowDto[];
  /** Those of them that are jobs. */
  jobs: ReadJob[];
}

const NO_HEADER = 'No row names the columns of this list: the first row is read as a job as well.';

/** What a list means by itself where the business is. */
interface Usual {
  days: DayOrder;
  dollars: Currency;
}

/**
 * @throws DomainError when the file as a whole cannot be read; a bad row only marks that row.
 */
export async function readFile({ content, mapping }: Upload, usual: Usual): Promise<ReadFile> {
  const lines: CsvRow[] = [];
  for await (const line of readCsv(decodeCsv(content))) {
    if (lines.length > MAX_ROWS) throw tooManyRows();
    if (line.cells.length > MAX_COLUMNS) throw tooManyColumns();
    lines.push(line);
  }
  if (lines.length === 0) {
    throw new DomainError('invalid', 'empty_file', 'This file is empty. The first line must name the columns.');
  }
  const { at, places, isJob } = findHeader(
    lines.map(({ cells }) => cells),
    mapping,
  );
  const columns = lines[at]?.cells ?? [];
  const below = isJob ? lines : lines.slice(at + 1);
  const { date } = places;
  const dates = date === undefined ? [] : below.map(({ cells }) => cells[date] ?? '');
  const dateStyle = dateStyleOf(dates, usual.days);
  const file: ReadFile = {
    columns,
    mapping: mappingOf(places, columns),
    notes: [],
    rows: [],
    jobs: [],
  };
  for (const [index, { cells, line }] of below.entries()) {
    if (index % ROWS_AT_ONCE === 0) await letOthersIn();
    const row: ImportRowDto = { line, status: 'new' };
    file.rows.push(row);
    const read = readRow(cells, places, dateStyle, isJob ? '' : file.mapping['price']);
    if ('message' in read) {
      Object.assign(row, { status: 'invalid', ...read });
      continue;
    }
    if (read.note !== undefined) row.message = read.note;
    file.jobs.push({ row, job: newJob(read.job), currency: read.currency });
  }
  const { ofList, ofPrice } = currencyNotes(
    file.jobs.map(({ currency }) => currency),
    usual.dollars,
  );
  for (const { row, currency } of file.jobs) {
    const doubt = ofPrice(currency);
    if (doubt !== null) row.message = row.message === undefined ? doubt : `${doubt} ${row.message}`;
  }
  file.notes = [isJob ? NO_HEADER : null, ofList, dateNote(dates, dateStyle)].filter((note) => note !== null);
  return file;
}

const tooManyRows = () =>
  new DomainError(
    'too_large',
    'too_many_rows',
    `A file may hold at most ${MAX_ROWS} jobs. Split it and import the parts one after the other.`,
  );

const tooManyColumns = () =>
  new DomainError(
    'too_large',
    'too_many_columns',
    `A file may have at most ${MAX_COLUMNS} columns. Keep those that describe the jobs.`,
  );

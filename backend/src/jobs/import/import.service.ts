import { Injectable } from '@nestjs/common';
import { CsvError, parse } from 'csv-parse';
import { DomainError } from '../../common/index.js';
import { Tenant } from '../../database/index.js';
import { newJob } from '../job-content.js';
import { jobDto } from '../job.dto.js';
import { JobRepository, type NewJob } from '../job.repository.js';
import { type Field, columnsFor } from './columns.js';
import { decodeCsv, delimiterOf } from './csv-text.js';
import type { ImportReportDto, ImportRowDto } from './import.dto.js';
import { readRow } from './read-row.js';
import type { Upload } from './upload.js';

const BATCH = 500;
const MAX_ROWS = 100_000;

interface PendingRow {
  row: ImportRowDto;
  job: NewJob;
}

/** Brings an owner's list of past jobs in: every row is reported, nothing comes in twice. */
@Injectable()
export class ImportService {
  constructor(
    private readonly tenant: Tenant,
    private readonly jobs: JobRepository,
  ) {}

  /** @throws DomainError when the file as a whole cannot be read; a bad row only marks that row. */
  async import(businessId: string, upload: Upload, dryRun: boolean): Promise<ImportReportDto> {
    const text = decodeCsv(upload.content);
    const report: ImportReportDto = { total: 0, imported: 0, skipped: 0, columns: [], mapping: {}, rows: [] };
    const seen = new Set<string>();
    let columns: Partial<Record<Field, number>> | null = null;
    let batch: PendingRow[] = [];
    for await (const { cells, line } of readCsv(text)) {
      if (columns === null) {
        columns = columnsFor(cells, upload.mapping);
        report.columns = cells;
        report.mapping = Object.fromEntries(Object.entries(columns).map(([field, at]) => [field, cells[at] ?? '']));
        continue;
      }
      if (report.rows.length >= MAX_ROWS) throw tooManyRows();
      const row: ImportRowDto = { line, status: 'new' };
      report.rows.push(row);
      const read = readRow(cells, columns);
      if ('message' in read) Object.assign(row, { status: 'invalid', message: read.message });
      else batch.push({ row, job: newJob(read.job) });
      if (batch.length >= BATCH) batch = await this.store(businessId, batch, seen, dryRun);
    }
    if (columns === null)
      throw new DomainError('invalid', 'empty_file', 'This file is empty. The first line must name the columns.');
    await this.store(businessId, batch, seen, dryRun);
    report.total = report.rows.length;
    report.imported = dryRun ? 0 : report.rows.filter(({ status }) => status === 'new').length;
    report.skipped =
      report.total - (dryRun ? report.rows.filter(({ status }) => status === 'new').length : report.imported);
    return report;
  }

  /** Marks duplicates, stores the rest in one unit of work and returns the empty next batch. */
  private async store(
    businessId: string,
    batch: PendingRow[],
    seen: Set<string>,
    dryRun: boolean,
  ): Promise<PendingRow[]> {
    if (batch.length === 0) return [];
    await this.tenant.run(businessId, async (em) => {
      const hashes = batch.map(({ job }) => job.contentHash);
      const known = await this.jobs.listKnownContents(em, businessId, hashes);
      const fresh = batch.filter(({ row, job }) => {
        const hash = job.contentHash.toString('hex');
        const duplicate = known.has(hash) || seen.has(hash);
        seen.add(hash);
        if (duplicate) Object.assign(row, { status: 'duplicate', message: 'This job is in your list already' });
        else row.job = previewOf(job);
        return !duplicate;
      });
      if (dryRun || fresh.length === 0) return;
      const saved = await this.jobs.insertMany(
        em,
        businessId,
        fresh.map(({ job }) => job),
      );
      fresh.forEach(({ row }, index) => {
        const job = saved[index];
        if (job) row.job = jobDto(job);
      });
    });
    return [];
  }
}

const previewOf = (job: NewJob) => ({
  title: job.title,
  description: job.description,
  price: job.priceCents / 100,
  completedAt: job.completedAt,
});

const tooManyRows = () =>
  new DomainError(
    'too_large',
    'too_many_rows',
    `A file may hold at most ${MAX_ROWS} jobs. Split it and import the parts one after the other.`,
  );

async function* readCsv(text: string): AsyncGenerator<{ cells: string[]; line: number }> {
  const parser = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  try {
    for await (const item of parser) {
      // The parser's stream is untyped; with `info` every item has this shape.
      const { record, info } = item as { record: string[]; info: { lines: number } };
      yield { cells: record, line: info.lines };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new DomainError(
      'invalid',
      'not_a_csv',
      `This file cannot be read as CSV: ${error.message}. Check the quotes around that line.`,
    );
  }
}

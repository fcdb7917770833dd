import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { toDollars } from '../../common/index.js';
import { Tenant, holdLockOf } from '../../database/index.js';
import { ProfilesService, isMonthFirst } from '../../profiles/index.js';
import { jobDto } from '../job.dto.js';
import { JobRepository, type NewJob } from '../job.repository.js';
import { dollarsOf } from './currency.js';
import type { ImportReportDto } from './import.dto.js';
import { type ReadJob, readFile } from './read-file.js';
import type { Upload } from './upload.js';

/** Jobs that one unit of work stores. */
const BATCH = 500;

/** Brings an owner's list of past jobs in: every row is reported, nothing comes in twice. */
@Injectable()
export class ImportService {
  /** A list of 100,000 jobs takes a third of the memory while it is read and reported. */
  private readonly oneAtATime = pLimit(1);

  constructor(
    private readonly tenant: Tenant,
    private readonly jobs: JobRepository,
    private readonly profiles: ProfilesService,
  ) {}

  /**
   * Reads the whole file before it stores any of it.
   * @throws DomainError when the file as a whole cannot be read; a bad row only marks that row.
   */
  import(businessId: string, upload: Upload, dryRun: boolean): Promise<ImportReportDto> {
    return this.oneAtATime(() => this.readAndStore(businessId, upload, dryRun));
  }

  private async readAndStore(businessId: string, upload: Upload, dryRun: boolean): Promise<ImportReportDto> {
    const { country } = await this.profiles.get(businessId);
    const days = isMonthFirst(country) ? 'month first' : 'day first';
    const { jobs, ...read } = await readFile(upload, { days, dollars: dollarsOf(country) });
    const seen = new Set<string>();
    for (let from = 0; from < jobs.length; from += BATCH) {
      await this.store(businessId, jobs.slice(from, from + BATCH), seen, dryRun);
    }
    const total = read.rows.length;
    const fresh = read.rows.filter(({ status }) => status === 'new').length;
    return { total, imported: dryRun ? 0 : fresh, skipped: total - fresh, ...read };
  }

  /**
   * Stores what is new in one unit of work, and marks the rows only once it is through: it may be begun again.
   * @param seen the contents of the batches before; those of this one are added
   */
  private async store(businessId: string, batch: ReadJob[], seen: Set<string>, dryRun: boolean): Promise<void> {
    const { sorted, saved } = await this.tenant.run(businessId, async (em) => {
      if (!dryRun) await holdLockOf(em, businessId, 'jobImport');
      const hashes = batch.map(({ job }) => job.contentHash);
      const sorted = sortOut(batch, await this.jobs.listKnownContents(em, businessId, hashes), seen);
      const fresh = sorted.filter(({ duplicate }) => duplicate === null).map(({ job }) => job);
      return {
        sorted,
        saved: dryRun || fresh.length === 0 ? [] : await this.jobs.insertMany(em, businessId, fresh),
      };
    });
    const stored = saved.values();
    for (const { row, job, hash, duplicate } of sorted) {
      seen.add(hash);
      const as = duplicate === null ? stored.next().value : undefined;
      row.job = as ? jobDto(as) : previewOf(job);
      if (duplicate !== null)
        Object.assign(row, { status: 'duplicate', message: `This job is in ${duplicate} already` });
    }
  }
}

interface SortedJob extends ReadJob {
  /** Of its content, in hex. */
  hash: string;
  /** Where the same job is already; null where it is new. */
  duplicate: 'your list' | 'the file' | null;
}

function sortOut(batch: ReadJob[], known: Set<string>, seen: Set<string>): SortedJob[] {
  const inBatch = new Set<string>();
  return batch.map((read) => {
    const hash = read.job.contentHash.toString('hex');
    const duplicate = known.has(hash) ? 'your list' : seen.has(hash) || inBatch.has(hash) ? 'the file' : null;
    inBatch.add(hash);
    return { ...read, hash, duplicate };
  });
}

const previewOf = (job: NewJob) => ({
  title: job.title,
  description: job.description,
  price: toDollars(job.priceCents),
  completedAt: job.completedAt,
});

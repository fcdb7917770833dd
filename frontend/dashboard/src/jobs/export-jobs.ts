import type { Job } from '@chalkline/api';
import type { DataProvider } from 'react-admin';

/** The server gives at most this many jobs in one answer. */
const BATCH = 1_000;

/** Every job that the list's search finds, in the order of the list: an import gives all its jobs one createdAt. @throws ApiError */
export async function allJobs(provider: DataProvider, filter: Record<string, unknown>): Promise<Job[]> {
  const jobs: Job[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await provider.getList<Job>('jobs', {
      filter,
      pagination: { page, perPage: BATCH },
      sort: { field: 'completedAt', order: 'DESC' },
    });
    jobs.push(...answer.data);
    if (answer.data.length < BATCH || jobs.length >= (answer.total ?? 0)) return jobs;
  }
}

/** Without it Excel takes the file for one in an old encoding, and shows "m²" and accents as other characters. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A CSV file that spreadsheets open and the import reads again. */
export function jobsAsCsv(jobs: Job[]): string {
  const rows = jobs.map((job) => [
    job.title,
    job.description,
    job.price.toFixed(2),
    // A day that nobody entered would make another job of it when it is imported again.
    job.completedAt ?? '',
  ]);
  const lines = [['Title', 'Description', 'Price', 'Date'], ...rows].map((row) => row.map(cell).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

/** Quoted where needed. A leading =, +, - or @ would be run as a formula by spreadsheets, so it gets an apostrophe. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

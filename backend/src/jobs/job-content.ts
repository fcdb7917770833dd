import { createHash } from 'node:crypto';
import { toCents } from '../common/index.js';
import type { JobInput } from './job.dto.js';
import type { NewJob } from './job.repository.js';

/** The row of a job, with the fingerprint by which a second import of the same job is recognised. */
export function newJob(input: Pick<JobInput, 'title' | 'description' | 'price' | 'completedAt'>): NewJob {
  const { title, description } = input;
  const priceCents = toCents(input.price);
  const completedAt = input.completedAt?.slice(0, 10) ?? null;
  const content = JSON.stringify([title, description, priceCents, completedAt]);
  return { title, description, priceCents, completedAt, contentHash: createHash('sha256').update(content).digest() };
}

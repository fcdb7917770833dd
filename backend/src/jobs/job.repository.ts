import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type ListQuery, notFound } from '../common/index.js';
import { type ListedTable, listRows, type Page } from '../database/index.js';
import type { Job } from './job.entity.js';

export const JOB_COLUMNS = ['createdAt', 'title', 'description', 'price', 'completedAt', 'id'] as const;
export type JobColumn = (typeof JOB_COLUMNS)[number];

const FIELDS = `id, business_id AS "businessId", title, description, price_cents::float8 AS "priceCents",
  to_char(completed_at, 'YYYY-MM-DD') AS "completedAt", created_at AS "createdAt", updated_at AS "updatedAt"`;

const TABLE: ListedTable<JobColumn> = {
  name: 'jobs',
  fields: FIELDS,
  columns: {
    createdAt: 'created_at',
    title: 'title',
    description: 'description',
    price: 'price_cents',
    // A job without a date counts from the day it was written down. What the dashboard asks for first: as the index is.
    completedAt: ['worked_on', 'created_at'],
    id: 'id',
  },
  searched: "(title || ' ' || description)",
  finder: 'find_jobs_written',
};

export type NewJob = Pick<Job, 'title' | 'description' | 'priceCents' | 'completedAt'> & { contentHash: Buffer };

/** Every query names the business as well as the policy does. */
@Injectable()
export class JobRepository {
  list(em: EntityManager, businessId: string, query: ListQuery<JobColumn>): Promise<Page<Job>> {
    return listRows(em, TABLE, businessId, query);
  }

  async hasAny(em: EntityManager, businessId: string): Promise<boolean> {
    const rows: unknown[] = await em.query('SELECT 1 FROM jobs WHERE business_id = $1 LIMIT 1', [businessId]);
    return rows.length > 0;
  }

  async find(em: EntityManager, businessId: string, id: string): Promise<Job | null> {
    const [job]: Job[] = await em.query(`SELECT ${FIELDS} FROM jobs WHERE business_id = $1 AND id = $2`, [
      businessId,
      id,
    ]);
    return job ?? null;
  }

  /** @throws DomainError not_found */
  async get(em: EntityManager, businessId: string, id: string): Promise<Job> {
    const job = await this.find(em, businessId, id);
    if (!job) throw notFound('Job');
    return job;
  }

  async insert(em: EntityManager, businessId: string, job: NewJob): Promise<Job> {
    const [saved]: Job[] = await em.query(
      `INSERT INTO jobs (business_id, title, description, price_cents, completed_at, content_hash)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${FIELDS}`,
      [businessId, job.title, job.description, job.priceCents, job.completedAt, job.contentHash],
    );
    if (!saved) throw new Error('inserting a job returned no row');
    return saved;
  }

  /** Null when there is no such job, or when it has changed since `unchangedSince`. */
  async update(
    em: EntityManager,
    businessId: string,
    id: string,
    job: NewJob,
    unchangedSince: string | null,
  ): Promise<Job | null> {
    // TypeORM answers [rows, count] to an UPDATE.
    const [rows]: [Job[], number] = await em.query(
      `UPDATE jobs SET title = $3, description = $4, price_cents = $5, completed_at = $6, content_hash = $7, updated_at = now()
       WHERE business_id = $1 AND id = $2 AND ($8::timestamptz IS NULL OR date_trunc('milliseconds', updated_at) = $8)
       RETURNING ${FIELDS}`,
      [businessId, id, job.title, job.description, job.priceCents, job.completedAt, job.contentHash, unchangedSince],
    );
    return rows[0] ?? null;
  }

  async remove(em: EntityManager, businessId: string, id: string): Promise<boolean> {
    const [, count]: [unknown, number] = await em.query('DELETE FROM jobs WHERE business_id = $1 AND id = $2', [
      businessId,
      id,
    ]);
    return count > 0;
  }

  /** Which of these contents (hex) the business has already. */
  async listKnownContents(em: EntityManager, businessId: string, hashes: Buffer[]): Promise<Set<string>> {
    const rows: { hash: string }[] = await em.query(
      `SELECT encode(content_hash, 'hex') AS hash FROM jobs WHERE business_id = $1 AND content_hash = ANY($2)`,
      [businessId, hashes],
    );
    return new Set(rows.map(({ hash }) => hash));
  }

  async insertMany(em: EntityManager, businessId: string, jobs: NewJob[]): Promise<Job[]> {
    return em.query(
      `INSERT INTO jobs (business_id, title, description, price_cents, completed_at, content_hash)
       SELECT $1, * FROM unnest($2::text[], $3::text[], $4::bigint[], $5::date[], $6::bytea[]) RETURNING ${FIELDS}`,
      [
        businessId,
        jobs.map((job) => job.title),
        jobs.map((job) => job.description),
        jobs.map((job) => job.priceCents),
        jobs.map((job) => job.completedAt),
        jobs.map((job) => job.contentHash),
      ],
    );
  }
}

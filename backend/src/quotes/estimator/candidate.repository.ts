import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LONGEST_JOB, MOST_CANDIDATES, type PastJob, SEARCH } from '../../pricing/index.js';

/** No more of a description than pricing reads. */
const FIELDS = `id, title, left(description, ${LONGEST_JOB}) AS description, price_cents::float8 AS "priceCents", to_char(worked_on, 'YYYY-MM-DD') AS date`;
/** By the date of the work, whenever it was brought in. */
const NEWEST_FIRST = 'worked_on DESC, created_at DESC, id DESC';

/** Finds past jobs that could be comparable. Every part is bounded by an index, whatever the number of jobs. */
@Injectable()
export class CandidateRepository {
  /** The newest jobs; all of them for most businesses. */
  listNewest(em: EntityManager, businessId: string, limit: number): Promise<PastJob[]> {
    return em.query(`SELECT ${FIELDS} FROM jobs WHERE business_id = $1 ORDER BY ${NEWEST_FIRST} LIMIT $2`, [
      businessId,
      limit,
    ]);
  }

  async hasMoreThan(em: EntityManager, businessId: string, count: number): Promise<boolean> {
    const more: unknown[] = await em.query('SELECT FROM jobs WHERE business_id = $1 OFFSET $2 LIMIT 1', [
      businessId,
      count,
    ]);
    return more.length > 0;
  }

  /** Title and beginning of the description of the newest jobs. */
  async listNewestWork(em: EntityManager, businessId: string, limit: number): Promise<string[]> {
    const jobs: { words: string }[] = await em.query(
      `SELECT title || ' ' || left(description, 300) AS words FROM jobs WHERE business_id = $1 ORDER BY ${NEWEST_FIRST} LIMIT $2`,
      [businessId, limit],
    );
    return jobs.map(({ words }) => words);
  }

  /** @param words stems of what is asked for, the most telling first; a job matches a stem that one of its words begins with. */
  async search(em: EntityManager, businessId: string, words: string[]): Promise<PastJob[]> {
    const stems = words
      .map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
      .filter(Boolean)
      .slice(0, SEARCH.words);
    if (stems.length === 0) return this.listNewest(em, businessId, SEARCH.withoutWords);
    // The first has all words, the next fewer and fewer: what one finds, the one after finds as well.
    const several = [stems, stems.slice(0, 3), stems.slice(0, 2)].map((group) =>
      group.map((stem) => `${stem}:*`).join(' & '),
    );
    const singles = stems.map(
      (_, index) =>
        `SELECT ${FIELDS}, ${several.length + index} AS rank FROM find_jobs(to_tsquery('simple', $${index + 5}), ${SEARCH.ofOneWord})`,
    );
    const found: PastJob[] = await em.query(
      `WITH newest AS (SELECT * FROM jobs WHERE business_id = $1 ORDER BY ${NEWEST_FIRST} LIMIT ${SEARCH.newest}),
       with_several AS (
         SELECT ${FIELDS}, CASE WHEN search @@ to_tsquery('simple', $2) THEN 0 WHEN search @@ to_tsquery('simple', $3) THEN 1 ELSE 2 END AS rank
         FROM newest WHERE search @@ to_tsquery('simple', $4) ORDER BY rank, ${NEWEST_FIRST} LIMIT ${SEARCH.ofSeveral}
       ),
       matches AS (SELECT * FROM with_several UNION ALL ${singles.join(' UNION ALL ')})
       SELECT id, title, description, "priceCents", date FROM (SELECT DISTINCT ON (id) * FROM matches ORDER BY id, rank) found
       ORDER BY rank, id LIMIT ${MOST_CANDIDATES}`,
      [businessId, ...several, ...stems.map((stem) => `${stem}:*`)],
    );
    if (found.length === 0) return this.searchMisspelt(em, stems);
    return found;
  }

  /** Words that no job has: the jobs with the most similar words. */
  private searchMisspelt(em: EntityManager, stems: string[]): Promise<PastJob[]> {
    return em.query(`SELECT ${FIELDS} FROM find_jobs_spelt_like($1, $2)`, [stems[0], SEARCH.ofOneWord]);
  }
}

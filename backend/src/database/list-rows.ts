import type { EntityManager } from 'typeorm';
import { type ListQuery, MAX_ROWS } from '../common/index.js';

/** A table of a business as lists read it. All of it is our own text, never a caller's. */
export interface ListedTable<Column extends string> {
  name: string;
  /** The select list. */
  fields: string;
  /** The SQL behind each column that a list may be sorted by; what comes after the first decides between its equals. */
  columns: Record<Column, string | string[]>;
  /** The text that is searched. Row-level security keeps this search out of every index: it reads all rows of the business. */
  searched: string;
  /**
   * For tables where that takes long: a function of a pattern and a number that gives the ids of at most so many of the
   * rows that match, in no order, and may use an index for it (migration 0021).
   */
  finder?: string;
}

export interface Page<Row> {
  rows: Row[];
  /** The number of all matches; null when it was not asked for. */
  total: number | null;
}

/** Up to so many matches are looked up by their ids. More are soon met in the order of the list, page by page. */
const FEW_MATCHES = 1_000;

/** One page of a business's rows. It names the business as well as the policy does. */
export async function listRows<Row, Column extends string>(
  em: EntityManager,
  { name, fields, columns, searched, finder }: ListedTable<Column>,
  businessId: string,
  { sort, range, q, ids, counted }: ListQuery<Column>,
): Promise<Page<Row>> {
  const values: unknown[] = [businessId];
  const parts = ['business_id = $1'];
  const few = q && finder ? await findFew(em, finder, q) : null;
  if (few) parts.push(`id = ANY($${values.push(few)}::uuid[])`);
  else if (q) parts.push(`${searched} ILIKE $${values.push(likePattern(q))}`);
  if (ids) parts.push(`id::text = ANY($${values.push(ids)})`);
  const matching = `FROM ${name} WHERE ${parts.join(' AND ')}`;
  const direction = sort.descending ? 'DESC' : 'ASC';
  const order = [columns[sort.column], 'id'].flat().map((column) => `${column} ${direction}`);
  const { offset, limit } = range ?? { offset: 0, limit: MAX_ROWS };
  const rows: Row[] = await em.query(
    `SELECT ${fields} ${matching} ORDER BY ${order.join(', ')} LIMIT ${limit} OFFSET ${offset}`,
    values,
  );
  if (!counted) return { rows, total: null };
  // What fits into one answer has been counted by reading it.
  if (range === null && rows.length < limit) return { rows, total: rows.length };
  const [all]: { total: number }[] = await em.query(`SELECT count(*)::int AS total ${matching}`, values);
  return { rows, total: all?.total ?? 0 };
}

/** The ids of the rows that match; null where they are too many. */
async function findFew(em: EntityManager, finder: string, q: string): Promise<string[] | null> {
  const found: { id: string }[] = await em.query(`SELECT id FROM ${finder}($1, $2) AS id`, [
    likePattern(q),
    FEW_MATCHES + 1,
  ]);
  return found.length > FEW_MATCHES ? null : found.map(({ id }) => id);
}

/** Matches where `text` occurs, whatever characters it has. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

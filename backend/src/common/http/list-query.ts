import { DomainError } from '../errors/index.js';
import { isFields, readJson } from '../../json/index.js';

/** What a list request asks for, in the conventions of ra-data-simple-rest. */
export interface ListQuery<Column extends string> {
  sort: { column: Column; descending: boolean };
  /** Zero-based offset and number of rows; null when no range was given. */
  range: { offset: number; limit: number } | null;
  /** Free-text search; empty for none. */
  q: string;
  /** Only these ids (getMany); null for all. */
  ids: string[] | null;
  /** Whether the number of all matches is asked for: by a sort, a range or a filter. */
  counted: boolean;
}

/** Most rows of one answer, and how deep a list can be paged. */
export const MAX_ROWS = 1000;
const MAX_OFFSET = 1_000_000;

/**
 * Reads `sort=["title","ASC"]`, `range=[0,24]`, `filter={"q":"…"}`.
 * @throws DomainError invalid when a part is not JSON of that shape.
 */
export function readListQuery<Column extends string>(
  query: Record<string, unknown>,
  columns: readonly Column[],
  newestFirst: Column,
): ListQuery<Column> {
  return {
    sort: readSort(query['sort'], columns) ?? { column: newestFirst, descending: true },
    range: readRange(query['range']),
    ...readFilter(query['filter']),
    counted: ['sort', 'range', 'filter'].some((name) => query[name] !== undefined),
  };
}

const bad = (what: string, example: string) =>
  new DomainError('invalid', 'bad_list_query', `${what} must look like ${example}`, {
    fields: [{ field: what, message: `must look like ${example}` }],
  });

function parse(value: unknown, what: string, example: string): unknown {
  if (typeof value !== 'string') throw bad(what, example);
  try {
    return readJson(value);
  } catch {
    throw bad(what, example);
  }
}

function readSort<Column extends string>(value: unknown, columns: readonly Column[]) {
  if (value === undefined) return null;
  const example = `["${columns[0]}","ASC"]`;
  const parsed = parse(value, 'sort', example);
  if (!Array.isArray(parsed)) throw bad('sort', example);
  const column = columns.find((name) => name === parsed[0]);
  if (!column) throw new DomainError('invalid', 'bad_list_query', `sort must name one of ${columns.join(', ')}`);
  return { column, descending: typeof parsed[1] === 'string' && parsed[1].toUpperCase() === 'DESC' };
}

function readRange(value: unknown) {
  if (value === undefined) return null;
  const parsed = parse(value, 'range', '[0,24]');
  const bounds: readonly unknown[] = Array.isArray(parsed) ? parsed : [];
  const [first, last] = bounds;
  if (!Number.isInteger(first) || !Number.isInteger(last)) throw bad('range', '[0,24]');
  const offset = Number(first);
  const limit = Number(last) - offset + 1;
  if (offset < 0 || offset > MAX_OFFSET || limit < 1) throw bad('range', '[0,24]');
  return { offset, limit: Math.min(limit, MAX_ROWS) };
}

function readFilter(value: unknown): { q: string; ids: string[] | null } {
  if (value === undefined) return { q: '', ids: null };
  const parsed = parse(value, 'filter', '{"q":"deck"}');
  if (!isFields(parsed)) throw bad('filter', '{"q":"deck"}');
  const { q, id } = parsed;
  return {
    q: typeof q === 'string' ? q.trim().slice(0, 200) : '',
    ids: Array.isArray(id) ? id.filter((item): item is string => typeof item === 'string').slice(0, MAX_ROWS) : null,
  };
}

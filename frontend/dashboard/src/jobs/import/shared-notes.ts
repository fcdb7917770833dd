import type { ImportRow } from '@chalkline/api';

/** Rows from which a note stands once above the list: said at each of many, nobody reads what else a row says. */
const MANY = 4;

interface SharedNotes {
  shared: { message: string; count: number }[];
  /** The rows without what is said above them. */
  rows: ImportRow[];
}

/** What many readable rows have to say alike, and the rows without it. */
export function sharedNotes(rows: ImportRow[]): SharedNotes {
  const counts = new Map<string, number>();
  for (const { status, message } of rows)
    if (status === 'new' && message !== undefined) counts.set(message, (counts.get(message) ?? 0) + 1);
  const shared = [...counts].filter(([, count]) => count >= MANY).map(([message, count]) => ({ message, count }));
  const said = new Set(shared.map(({ message }) => message));
  return {
    shared,
    rows: rows.map((row) => {
      if (row.status !== 'new' || row.message === undefined || !said.has(row.message)) return row;
      const { message: _said, ...rest } = row;
      return rest;
    }),
  };
}

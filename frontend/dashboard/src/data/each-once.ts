/** The rows of all pages, each once: one that arrives while paging shifts the later pages by one. */
export function eachOnce<Row extends { id: string | number }>(rows: Row[]): Row[] {
  const byId = new Map<string | number, Row>();
  for (const row of rows) if (!byId.has(row.id)) byId.set(row.id, row);
  return [...byId.values()];
}

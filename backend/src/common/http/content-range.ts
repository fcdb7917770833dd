import type { FastifyReply } from 'fastify';
import type { ListQuery } from './list-query.js';

/** `Content-Range: jobs 0-24/319`, as ra-data-simple-rest reads it; none where nobody asked for the number of all. */
export function setContentRange(
  reply: FastifyReply,
  unit: string,
  { range }: Pick<ListQuery<string>, 'range'>,
  { rows, total }: { rows: unknown[]; total: number | null },
): void {
  if (total === null) return;
  const offset = range?.offset ?? 0;
  const span = rows.length > 0 ? `${offset}-${offset + rows.length - 1}` : '*';
  void reply.header('content-range', `${unit} ${span}/${total}`);
  void reply.header('access-control-expose-headers', 'content-range');
}

import type { FastifyReply } from 'fastify';

/** `Content-Range: jobs 0-24/319`, as ra-data-simple-rest reads it. */
export function setContentRange(reply: FastifyReply, unit: string, offset: number, rows: number, total: number): void {
  const span = rows > 0 ? `${offset}-${offset + rows - 1}` : '*';
  void reply.header('content-range', `${unit} ${span}/${total}`);
  void reply.header('access-control-expose-headers', 'content-range');
}

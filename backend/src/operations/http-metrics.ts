import type { FastifyInstance } from 'fastify';
import { histogram } from '../common/index.js';
import { ENDLESS } from './drain.js';

const seconds = histogram(
  'chalkline_http_request_seconds',
  'Time from a request to the end of its answer; streams of live leads, which have no end, are left out.',
  ['method', 'route', 'status'],
  [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
);

/** Counts and times requests by the template of their route: a path itself may hold an id. */
export function measureRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    if (route === ENDLESS) return;
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
}

import type { FastifyInstance } from 'fastify';

/** Answers of the API hold people's data and tokens: nobody on the way keeps them, unless a route says otherwise. */
export function keepAnswersOutOfCaches(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      void reply.header('cache-control', 'no-store');
    }
  });
}

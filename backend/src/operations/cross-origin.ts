import type { FastifyInstance } from 'fastify';

/** Paths that a widget on somebody else's website calls. Which websites may is each business's own setting, checked there. */
const VISITOR_PATH = /^\/(?:api\/(?:widget|quote)\/|widget\.js$|widget\/)/;
const PREFLIGHT_SECONDS = '86400';

/** Lets browsers on any website read the visitor's calls, without cookies. Everything else stays same-origin. */
export function allowVisitorsFromAnywhere(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async (request, reply) => {
    // Whether or not an Origin is sent: what a cache keeps must suit the next website too.
    if (!VISITOR_PATH.test(request.url.split('?', 1)[0] ?? '')) return;
    void reply.header('access-control-allow-origin', '*');
    void reply.header('access-control-expose-headers', 'retry-after');
    if (request.method !== 'OPTIONS' || request.headers.origin === undefined) return;
    await reply
      .headers({
        'access-control-allow-methods': 'GET, POST, DELETE',
        'access-control-allow-headers': 'content-type, accept, x-visitor-token, authorization',
        'access-control-max-age': PREFLIGHT_SECONDS,
      })
      .status(204)
      .send();
  });
}

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { frameworkErrorBody } from '../common/index.js';
import { type Redirect, redirectOf, siteRedirects } from './redirects.js';
import { type ServedFile, servedFiles } from './served-files.js';

/** Screens of the dashboard's build; everything else that is no file belongs to the site. */
const DASHBOARD_PATH = /^\/(?:login|signup|forgot-password|reset-password|dashboard|admin)(?:\/|$)/;
const DASHBOARD_PAGE = '/dashboard-app.html';
const NOT_FOUND_PAGE = '/404.html';
const API_PATH = /^\/(?:api|dev|metrics)(?:\/|$)/;

type Answer = { file: ServedFile; status: 200 | 404 } | { redirect: string; status: Redirect['status'] } | null;

/** Serves the builds: files as they are, clean addresses for the site's pages, one page for all dashboard screens. */
export async function serveWebsite(fastify: FastifyInstance): Promise<void> {
  const files = servedFiles();
  const redirects = siteRedirects();
  const roots = [...new Set([...files.values()].map(({ root }) => root))];
  if (roots.length > 0) {
    await fastify.register(fastifyStatic, { root: roots, serve: false, cacheControl: false, preCompressed: true });
  }
  // Nest owns the handler for what is not found; a route that matches everything comes after all others.
  fastify.get('/*', async (request, reply) => {
    const answer = answerFor(files, redirects, decodedPath(request.url));
    if (answer === null) {
      return reply.status(404).send(frameworkErrorBody(404));
    }
    if ('redirect' in answer) return reply.redirect(answer.redirect, answer.status);
    const { name, root, headers } = answer.file;
    return reply.status(answer.status).headers(headers).sendFile(name, root);
  });
}

/** What a path shows; null for paths of the API and where nothing was built. */
export function answerFor(
  files: ReadonlyMap<string, ServedFile>,
  redirects: readonly Redirect[],
  path: string | null,
): Answer {
  if (path === null || API_PATH.test(path)) return null;
  const page = path.length > 1 ? withoutEndSlashes(path) : path;
  const wanted = DASHBOARD_PATH.test(path) ? [DASHBOARD_PAGE] : [page, `${page === '/' ? '' : page}/index.html`];
  const file = wanted.map((name) => files.get(name)).find((found) => found !== undefined);
  if (file) return { file, status: 200 };
  const moved = redirectOf(redirects, page);
  if (moved) return { redirect: moved.to, status: moved.status };
  const missing = files.get(NOT_FOUND_PAGE);
  return missing ? { file: missing, status: 404 } : null;
}

/** By hand: a pattern would try every slash of a long run again, for anybody who sends one. */
function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function decodedPath(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '/');
  } catch {
    // A percent sign that starts no escape: no such page.
    return null;
  }
}

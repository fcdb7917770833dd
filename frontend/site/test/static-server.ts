/** Serves the built site by the rules that the product's server follows, for tests and benchmarks without a database. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { redirects } from '../src/pages.ts';

export const builtSite = fileURLToPath(new URL('../build/client/', import.meta.url));

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const TEXT = /html|css|javascript|json|svg|xml|plain/;

function fileFor(path: string): string | null {
  const plain = join(builtSite, normalize(path));
  const candidates = [plain, join(plain, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}

function redirectFor(path: string): (typeof redirects)[number] | undefined {
  return redirects.find(({ from }) => (from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from));
}

function send(request: IncomingMessage, response: ServerResponse): void {
  const { pathname: path } = new URL(request.url ?? '/', 'http://localhost');
  const found = fileFor(path);
  const redirect = found ? undefined : redirectFor(path);
  if (redirect) {
    response.writeHead(redirect.status, { location: redirect.to }).end();
    return;
  }
  const file = found ?? join(builtSite, '404.html');
  if (!existsSync(file)) {
    response.writeHead(503).end('The site is not built.');
    return;
  }
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  const body = readFileSync(file);
  const packed = TEXT.test(type) && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(found ? 200 : 404, {
    'content-type': type,
    'cache-control': cache,
    ...(packed ? { 'content-encoding': 'br' } : {}),
  });
  response.end(packed ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : body);
}

/** Starts on a port (0 picks a free one) and resolves once it listens. */
export async function serveSite(port: number): Promise<{ server: Server; url: string }> {
  const server = createServer(send);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { server, url: `http://127.0.0.1:${address.port}` };
}

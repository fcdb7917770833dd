import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const DIST = join(import.meta.dirname, '..', '..', 'dist');
const compressed = new Map<string, { br: Buffer; gzip: Buffer }>();

/** Serves the built widget as production does: compressed, the loader for 5 minutes, hashed files for a year. */
export function serveBuild(path: string, request: IncomingMessage, response: ServerResponse): boolean {
  if (!/^\/(widget\.js|widget\/[\w-]+\.js)$/.test(path)) return false;
  let file = compressed.get(path);
  if (!file) {
    const content = readFileSync(join(DIST, path));
    file = { br: brotliCompressSync(content), gzip: gzipSync(content, { level: 9 }) };
    compressed.set(path, file);
  }
  const encoding = /\bbr\b/.test(String(request.headers['accept-encoding'])) ? 'br' : 'gzip';
  response.writeHead(200, {
    'content-type': 'text/javascript',
    'content-encoding': encoding,
    'content-length': file[encoding].length,
    'cache-control': path === '/widget.js' ? 'public, max-age=300' : 'public, max-age=31536000, immutable',
  });
  response.end(file[encoding]);
  return true;
}

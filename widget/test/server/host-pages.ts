/** Other people's websites: the pages of test/hosts, each with the snippet where its owner would paste it. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DEMO_BUSINESS } from './fake-backend.ts';

const PAGES = join(import.meta.dirname, '..', 'hosts');

/**
 * `?bare` serves the same page without the snippet, `?in-head` has it run in the head, above a body that is not there yet,
 * `?business=` names another business; `backend` is where the widget comes from.
 */
export async function startHostPages(backend: string, port = 0): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    const name = pathname.slice(1) || 'plain.html';
    if (!/^[\w-]+\.(html|js|css)$/.test(name)) return void response.writeHead(404).end();
    let content: string;
    try {
      content = readFileSync(join(PAGES, name), 'utf8');
    } catch {
      return void response.writeHead(404).end();
    }
    const business = searchParams.get('business') ?? DEMO_BUSINESS;
    const mode = searchParams.has('inline') ? ' data-mode="inline"' : '';
    const inHead = searchParams.has('in-head');
    const snippet = `<script ${inHead ? '' : 'async '}src="${backend}/widget.js" data-business-id="${business}" data-api-url="${backend}/api"${mode}></script>`;
    const type = name.endsWith('.js')
      ? 'text/javascript'
      : name.endsWith('.css')
        ? 'text/css'
        : 'text/html; charset=utf-8';
    response.setHeader('content-type', type);
    if (name.startsWith('strict-csp')) {
      response.setHeader(
        'content-security-policy',
        `default-src 'none'; script-src ${backend} 'self'; connect-src ${backend}; style-src 'self'; require-trusted-types-for 'script'`,
      );
    }
    const shown = searchParams.has('bare') ? '' : snippet;
    response.end(inHead ? content.replace('</head>', `${shown}</head>`) : content.replaceAll('<!-- widget -->', shown));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

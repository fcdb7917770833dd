import type { Redirect } from './redirects.js';
import type { ServedFile } from './served-files.js';
import { answerFor } from './website.js';

const file = (name: string): ServedFile => ({ root: '/srv', name, headers: {} });
const files = new Map(
  ['/index.html', '/404.html', '/dashboard-app.html', '/blog/1/index.html', '/widget.js', '/login-picture.svg'].map(
    (name) => [name, file(name)],
  ),
);
const redirects: Redirect[] = [
  { from: '/demo', to: '/demo/widget', status: 301 },
  { from: '/tiling-quoting-software', to: '/tiling-quote-software', status: 301 },
  { from: '/blog/*', to: '/', status: 302 },
];

describe('answerFor', () => {
  it.each([
    ['/', 200, '/index.html'],
    ['/blog/1', 200, '/blog/1/index.html'],
    ['/blog/1/', 200, '/blog/1/index.html'],
    ['/widget.js', 200, '/widget.js'],
    ['/login', 200, '/dashboard-app.html'],
    ['/dashboard/jobs/1/edit', 200, '/dashboard-app.html'],
    ['/login-picture.svg', 200, '/login-picture.svg'],
    ['/nonsense', 404, '/404.html'],
    ['/blog', 404, '/404.html'],
    ['/blog/1/2', 404, '/404.html'],
    ['/../../etc/passwd', 404, '/404.html'],
  ])('%s is %i %s', (path, status, name) => {
    expect(answerFor(files, redirects, path)).toEqual({ status, file: file(name) });
  });

  it.each([
    ['/blog/99', '/', 302],
    ['/demo', '/demo/widget', 301],
    ['/tiling-quoting-software', '/tiling-quote-software', 301],
  ])('%s leads to %s', (path, redirect, status) => {
    expect(answerFor(files, redirects, path)).toEqual({ redirect, status });
  });

  it.each(['/api/unknown', '/dev/mail/9', null])('%s is none of the pages', (path) => {
    expect(answerFor(files, redirects, path)).toBeNull();
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { servedFiles } from './served-files.js';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'chalkline-builds-'));
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

function built(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), '');
  }
}

it('tells how long a file may be kept, and leaves out notes of the build', () => {
  built('widget/dist/widget.js', 'widget/dist/widget/panel-1.js', 'frontend/site/build/client/.origin');
  built('frontend/site/build/client/index.html', 'frontend/dashboard/dist/index.html');
  const kept = [...servedFiles(project)].map(([path, { headers }]) => [path, headers['cache-control']]);
  expect(Object.fromEntries(kept)).toEqual({
    '/index.html': 'no-cache',
    '/dashboard-app.html': 'no-cache',
    '/widget.js': 'public, max-age=300, must-revalidate',
    '/widget/panel-1.js': 'public, max-age=31536000, immutable',
  });
});

it('serves the hashed files of the build before on, and its own where both have one', () => {
  built('widget/dist/widget/panel-2.js', 'widget/dist/widget/frame-1.js');
  built('previous/widget/dist/widget/panel-1.js', 'previous/widget/dist/widget/frame-1.js');
  const roots = [...servedFiles(project)].map(([path, { root }]) => [path, root]);
  expect(Object.fromEntries(roots)).toEqual({
    '/widget/panel-1.js': join(project, 'previous/widget/dist'),
    '/widget/panel-2.js': join(project, 'widget/dist'),
    '/widget/frame-1.js': join(project, 'widget/dist'),
  });
});

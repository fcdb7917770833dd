import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAGE_POLICY } from './page-policy.js';

/** One file of a build, with what browsers are told of it: how long to keep it and, for a page, what it may do. */
export interface ServedFile {
  root: string;
  name: string;
  headers: Record<string, string>;
}

const YEAR = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const FIVE_MINUTES = 'public, max-age=300, must-revalidate';

/** The site's build, below the project. */
export const SITE = 'frontend/site/build/client';

/** What an image has taken along of the one before it, by the same paths: browsers have pages and loaders that ask for it. */
const PREVIOUS = 'previous';

interface Build {
  folder: string;
  /** Files whose names tell their content: browsers keep them. */
  hashed: RegExp;
  /** Files that are served by another name than they have. */
  renamed?: Record<string, string>;
}

const BUILDS: Build[] = [
  { folder: SITE, hashed: /^\/assets\// },
  // The site owns index.html; the dashboard's only page gets a name of its own.
  {
    folder: 'frontend/dashboard/dist',
    hashed: /^\/dashboard-assets\//,
    renamed: { '/index.html': '/dashboard-app.html' },
  },
  { folder: 'widget/dist', hashed: /^\/widget\// },
];

/** Where a build of the project puts a file. */
export function builtFile(...parts: string[]): string {
  const here = fileURLToPath(import.meta.url);
  return join(here.slice(0, here.lastIndexOf(`${sep}backend${sep}`)), ...parts);
}

/**
 * Every file that may be served, by its path. Read once: a path that is not in here cannot reach the disk.
 * @param project the folder that holds the builds
 */
export function servedFiles(project = builtFile()): Map<string, ServedFile> {
  const files = new Map<string, ServedFile>();
  // This build's own files come last: they are the ones that are served.
  for (const build of BUILDS) addFiles(files, join(project, PREVIOUS, build.folder), build);
  for (const build of BUILDS) addFiles(files, join(project, build.folder), build);
  return files;
}

function addFiles(files: Map<string, ServedFile>, root: string, { hashed, renamed = {} }: Build): void {
  if (!existsSync(root)) return;
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    // Dot files are notes of the build, not parts of it.
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const name = join(entry.parentPath, entry.name).slice(root.length).split(sep).join('/');
    const cache = name === '/widget.js' ? FIVE_MINUTES : hashed.test(name) ? YEAR : REVALIDATE;
    const headers: Record<string, string> = { 'cache-control': cache };
    if (name.endsWith('.html')) headers['content-security-policy'] = PAGE_POLICY;
    files.set(renamed[name] ?? name, { root, name: name.slice(1), headers });
  }
}

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const path = (...parts) => join(ROOT, ...parts);

/** The Node that the project pins, whatever the machine has. */
export const NODE = path('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The built server, and how Node runs it: a heap that is kept small, because what it holds is small. In megabytes. */
export const SERVER = path('backend', 'dist', 'src', 'main.js');
export const SERVER_FLAGS = ['--enable-source-maps', '--max-semi-space-size=8', '--max-old-space-size=256'];

/** One line of progress. */
export const say = (text) => process.stdout.write(`  ${text}\n`);

/** Ends with one sentence on standard error. */
export function fail(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

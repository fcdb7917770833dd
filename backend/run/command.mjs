import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { NODE, ROOT, path } from './project.mjs';

/** Environment in which `node` is the pinned one and the workspace's programs are found. */
export const environment = (extra = {}) => ({
  ...process.env,
  PATH: [dirname(NODE), path('node_modules', '.bin'), process.env.PATH].join(delimiter),
  ...extra,
});

/**
 * Runs a program in the project's root.
 * @returns exit code and, unless `show` is set, everything it printed
 */
export function run(program, args, { show = false, env = {}, cwd = ROOT } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: environment(env),
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

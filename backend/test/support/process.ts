import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '..', '..', 'dist', 'src', 'main.js');

export interface ServerProcess {
  child: ChildProcess;
  /** Settled when it listens or ends. */
  outcome: Promise<{ port: number } | { code: number | null; said: string }>;
  /** All that it has logged so far. */
  logged(): string;
  ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Ends what a failed test has left running, or the runner would wait for it. */
export function endProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** The compiled server as a process of its own, as `npm start` runs it. */
export function startProcess(environment: Record<string, string>, command: string[] = []): ServerProcess {
  const child = fork(MAIN, command, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
      AUTH_SECRET: 'a secret that is only used by tests',
      ...environment,
    },
    execArgv: [],
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  let said = '';
  let logged = '';
  child.stdout?.on('data', (chunk: Buffer) => (logged += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  const ready = new Promise<{ port: number }>((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && 'ready' in message) resolve(message.ready as { port: number });
    });
  });
  return { child, ended, logged: () => logged, outcome: Promise.race([ready, ended.then((code) => ({ code, said }))]) };
}

/** The port of a server that must come up. */
export async function portOf(server: ServerProcess): Promise<number> {
  const outcome = await server.outcome;
  if ('port' in outcome) return outcome.port;
  throw new Error(`the server ended with code ${outcome.code}: ${outcome.said}`);
}

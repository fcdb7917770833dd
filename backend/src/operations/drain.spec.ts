import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { HEALTH_PATIENCE_MS } from '../database/index.js';
import { Drain, PATIENCE_MS } from './drain.js';

/** A server in the middle of one request, and how that request ends. */
function busy(): { drain: Drain; end: () => void } {
  const drain = new Drain();
  const raw = new EventEmitter();
  const addHook = (_: string, hook: (request: unknown, reply: unknown) => void) =>
    hook({ url: '/api/quote/generate' }, { raw });
  drain.watch({ addHook } as unknown as FastifyInstance);
  return { drain, end: () => raw.emit('close') };
}

const numberIn = (file: string, pattern: RegExp): number =>
  Number(pattern.exec(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'))?.[1]);

/** Lets the clock jump; the looks at it, which are real, follow. */
async function later(milliseconds: number): Promise<void> {
  jest.advanceTimersByTime(milliseconds);
  await sleep(200);
}

describe('a server that stops', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('lets the longest answer end, and waits for none that has', async () => {
    const { drain, end } = busy();
    let isDone = false;
    const stopped = drain.beforeApplicationShutdown().then(() => (isDone = true));
    await later(30_000);
    expect(isDone).toBe(false);
    end();
    await later(0);
    expect(isDone).toBe(true);
    await stopped;
  });

  it('does not wait for ever', async () => {
    const stopped = busy().drain.beforeApplicationShutdown();
    await later(PATIENCE_MS + 100);
    await stopped;
  });

  it('says that it is not ready before those who ask give up', () => {
    const probe = numberIn('k8s/base/deployment.yaml', /readinessProbe: .*timeoutSeconds: (\d+)/) * 1_000;
    expect(probe).toBeGreaterThanOrEqual(HEALTH_PATIENCE_MS + 1_000);
  });

  it('is given that time by those who run it, and some more to close', () => {
    const file = 'k8s/base/deployment.yaml';
    const kubernetes = numberIn(file, /terminationGracePeriodSeconds: (\d+)/) - numberIn(file, /\[sleep, '(\d+)'\]/);
    const compose = numberIn('docker/compose.yaml', /stop_grace_period: (\d+)s/);
    expect(Math.min(kubernetes, compose)).toBeGreaterThanOrEqual(PATIENCE_MS / 1_000 + 5);
  });
});

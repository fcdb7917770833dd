import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/index.js';

const withoutNul = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value;

/**
 * Reads JSON from outside. NUL characters, which PostgreSQL cannot store, are dropped.
 * @throws SyntaxError, also for the key by which a prototype could be reached
 */
export function readJson(text: string): unknown {
  const value: unknown = text.includes('\\u0000') ? JSON.parse(text, withoutNul) : JSON.parse(text);
  if (text.includes('"__proto__"')) throw new SyntaxError('forbidden key');
  return value;
}

/** Reads a JSON body. An empty one is no body. */
export function parseJson(_: FastifyRequest, body: string, done: (error: Error | null, value?: unknown) => void): void {
  if (body.trim() === '') {
    done(null, undefined);
    return;
  }
  try {
    done(null, readJson(body));
  } catch {
    done(
      new DomainError('invalid', 'bad_request', 'The request could not be read. Check that the body is valid JSON.'),
    );
  }
}

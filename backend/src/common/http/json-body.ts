import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/index.js';

const withoutNul = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value;

/**
 * Reads a JSON body. An empty one is no body. NUL characters, which PostgreSQL cannot store, are dropped, and so are
 * the keys by which a prototype could be reached.
 */
export function parseJson(_: FastifyRequest, body: string, done: (error: Error | null, value?: unknown) => void): void {
  if (body.trim() === '') {
    done(null, undefined);
    return;
  }
  try {
    const value: unknown = body.includes('\\u0000') ? JSON.parse(body, withoutNul) : JSON.parse(body);
    if (body.includes('"__proto__"')) throw new SyntaxError('forbidden key');
    done(null, value);
  } catch {
    done(
      new DomainError('invalid', 'bad_request', 'The request could not be read. Check that the body is valid JSON.'),
    );
  }
}

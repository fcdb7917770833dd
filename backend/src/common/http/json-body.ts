import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/index.js';
import { readJson } from '../../json/index.js';

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

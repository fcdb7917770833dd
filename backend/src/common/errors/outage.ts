import { DomainError } from './domain-error.js';

/** Codes of Node and PostgreSQL for what is not there right now: a server that is down, restarting or full, a disk without room. */
const PASSING =
  /^(?:E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|NOSPC|DQUOT|ROFS)|08\w{3}|57P0[123]|53\w{3})$/;
/** What the database's client says without a code. */
const LOST = /^(?:Connection terminated|timeout exceeded when trying to connect|Query runner already released)/;
const RETRY_SECONDS = 5;

/** Thrown where another server says no, whatever it says: it is not the caller's doing. */
export class Outage extends Error {}

/** The answer to a failure that will pass without anybody's doing; null for any other. */
export function outage(error: unknown): DomainError | null {
  if (!isPassing(error)) return null;
  const sentence = 'We cannot do this right now. Please try again in a moment.';
  return new DomainError('unavailable', 'unavailable', sentence, { retryAfter: RETRY_SECONDS });
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Outage || error.name === 'TimeoutError') return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return PASSING.test(code) || LOST.test(error.message) || isPassing(error.cause);
}

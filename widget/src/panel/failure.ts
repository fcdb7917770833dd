import type { ErrorCode } from '../protocol';

/** Why a call brought no answer, in the terms that the conversation decides by. */
export class Failure extends Error {
  constructor(
    readonly code: ErrorCode,
    /** The server's sentence for a person, where it gave one. */
    readonly sentence = '',
    /** Seconds until another attempt makes sense. */
    readonly retryAfter = 0,
  ) {
    super(code);
  }
}

/** What was thrown, as a failure: anything else than one is a fault of ours. */
export const failureOf = (error: unknown): Failure => (error instanceof Failure ? error : new Failure('internal'));

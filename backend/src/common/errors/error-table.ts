import type { ErrorKind } from './domain-error.js';

/** The one table from kinds of failure to HTTP statuses; a new kind without a status does not compile. */
export const STATUS_OF: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  rate_limited: 429,
  unavailable: 503,
};

const TOO_LARGE = { code: 'too_large', message: 'That is too large to send. Make it smaller and try again.' };

/** Codes and sentences for failures that the framework raises before our code runs. */
export const FRAMEWORK_ERRORS: Record<number, { code: string; message: string }> = {
  400: { code: 'bad_request', message: 'The request could not be read. Check that the body is valid JSON.' },
  401: { code: 'unauthenticated', message: 'Sign in to continue.' },
  403: { code: 'forbidden', message: 'You are not allowed to do this.' },
  404: { code: 'not_found', message: 'There is nothing at this address.' },
  405: { code: 'method_not_allowed', message: 'This address does not take that method.' },
  408: { code: 'too_slow', message: 'The request did not arrive in time. Send it again.' },
  413: TOO_LARGE,
  414: TOO_LARGE,
  415: { code: 'unsupported_media_type', message: 'Send JSON with the content type application/json.' },
  429: { code: 'rate_limited', message: 'Too many requests. Wait a moment and try again.' },
  431: TOO_LARGE,
};

export const OTHER_FRAMEWORK_ERROR = { code: 'bad_request', message: 'The request could not be handled.' };

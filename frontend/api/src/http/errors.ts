import type { components } from '../schema.ts';

/** The server's error body; what a gateway sent in its place may hold anything. */
type ErrorBody = Partial<Record<keyof components['schemas']['ErrorBody'], unknown>>;

/**
 * A failed call. `status` is the HTTP status, 0 when no answer arrived. `message` is one sentence for a person.
 * `body.errors` maps field names to messages: the shape in which react-admin forms expect them.
 */
export class ApiError extends Error {
  readonly body: { errors?: Record<string, string> };

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    fields: Record<string, string> = {},
    /** What the server had found out before it failed. */
    readonly found: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.body = Object.keys(fields).length > 0 ? { errors: fields } : {};
  }

  /** True when the same call may succeed a moment later: no answer, or a gateway that had none to give. */
  get retryable(): boolean {
    return this.status === 0 || this.status === 502 || this.status === 503 || this.status === 504;
  }
}

/** What is said of a failing answer that has no words of its own. */
const NO_WORDS = 'An error occurred';

export const NETWORK_ERROR = 'Network error: Please check your connection and try again';

/** The error of a call that got no answer at all. */
export function networkError(): ApiError {
  return new ApiError(0, 'network', NETWORK_ERROR);
}

/** The error of an answer that is not JSON: its first 200 characters are all that can be shown. */
export function serverError(status: number, text: string): ApiError {
  return new ApiError(status, 'not_json', `Server error: ${text.slice(0, 200)}`);
}

/** The error that a JSON answer with a failing status stands for. */
export function refusal(status: number, body: unknown): ApiError {
  const { code, message, errors, found } = isRecord(body) ? (body as ErrorBody) : {};
  return new ApiError(
    status,
    typeof code === 'string' ? code : 'unknown',
    typeof message === 'string' && message !== '' ? message : NO_WORDS,
    fieldMessages(errors),
    texts(found),
  );
}

/** The sentence to show for whatever was thrown. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}

/** The same for screens that have better words than the general ones where the server gave none. */
export function serverMessageOr(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== NO_WORDS ? error.message : fallback;
}

function fieldMessages(errors: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  if (!Array.isArray(errors)) return fields;
  for (const entry of errors as unknown[]) {
    if (!isRecord(entry)) continue;
    const { field, message } = entry;
    if (typeof field === 'string' && typeof message === 'string') fields[field] ??= message;
  }
  return fields;
}

const texts = (found: unknown): Record<string, string> =>
  isRecord(found)
    ? Object.fromEntries(
        Object.entries(found).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
      )
    : {};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

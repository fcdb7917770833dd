/** Kinds of failure that a caller can be told about. One table (error-table.ts) maps them to HTTP statuses. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported'
  | 'rate_limited'
  | 'unavailable';

export interface FieldError {
  field: string;
  message: string;
}

/** What a failure can say besides its sentence. */
interface Particulars {
  fields?: FieldError[];
  /** Seconds after which it is worth trying again (rate_limited, unavailable). */
  retryAfter?: number;
  /** What was found out before it failed, for a program to go on with. */
  found?: Record<string, string>;
}

/** What services throw: a stable code for programs and one sentence for a person. */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly particulars: Particulars = {},
  ) {
    super(message);
    this.name = 'DomainError';
  }
}

export const notFound = (what: string): DomainError => new DomainError('not_found', 'not_found', `${what} not found`);

/** Somebody saved it after it was loaded. `what`: job, rule. */
export const editedElsewhere = (what: string): DomainError =>
  new DomainError(
    'conflict',
    'edited_elsewhere',
    `This ${what} was changed in another window. Reload it to see the newest version.`,
  );

/** One field is wrong; `message` is shown at the field and as the sentence. */
export const invalidField = (field: string, message: string): DomainError =>
  new DomainError('invalid', 'validation_failed', message, { fields: [{ field, message }] });

export * from './errors/index.js';
export {
  ACCESS_KEY,
  type Access,
  Admin,
  AllowedWhilePasswordChangeIsPending,
  type AuthenticatedRequest,
  BusinessId,
  CurrentPrincipal,
  PASSWORD_CHANGE_KEY,
  type Principal,
  Public,
  Visitor,
} from './http/access.js';
export { setContentRange } from './http/content-range.js';
export { ConcurrencyLimit } from './http/concurrency-limit.js';
export { Email } from './http/email.js';
export { type EventStream, openEventStream } from './http/event-stream.js';
export { openForm, readForm } from './http/form.js';
export { parseJson } from './http/json-body.js';
export { type ListQuery, MAX_ROWS, readListQuery } from './http/list-query.js';
export { IsDay, IsMoment } from './http/dates.js';
export { Optional } from './http/optional.js';
export { Records } from './http/records.js';
export { Text } from './http/text.js';
export { Trimmed } from './http/trimmed.js';
export { UuidPipe, isUuid } from './http/uuid.pipe.js';
export { validationPipe } from './http/validation.pipe.js';
export { clientNetwork } from './net/client-network.js';
export { isInsideHost, isPublicAddress } from './net/public-address.js';
export { PageNumber, WholeNumber } from './http/whole-number.js';
export { toCents, toDollars } from './money.js';
export { counter, histogram, measured, noteRun } from './metrics.js';
export { within } from './within.js';

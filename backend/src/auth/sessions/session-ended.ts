import { DomainError } from '../../common/index.js';

/** The session is over, or the account behind it is gone while its token still lives. */
export const sessionEnded = (): DomainError =>
  new DomainError('unauthenticated', 'session_ended', 'Your session has ended. Sign in again.');

import type { DueDelivery } from './outbox.repository.js';

/** Sends one delivery; resolves when the other side has taken it. */
export type Deliver = (delivery: DueDelivery) => Promise<void>;

/** A delivery did not get through. The message is a sentence for the owner. */
export class DeliveryError extends Error {
  constructor(
    message: string,
    /** The other side has said no for good: asking again changes nothing. */
    readonly permanent: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'DeliveryError';
  }
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds before the next attempt, the first times. */
const BACK_OFF = [10, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR];
/** Seconds before each attempt after those. */
const LATER = 4 * HOUR;
/** Five days altogether (RFC 5321, 4.5.4.1): a password of the mail server that ends on a Friday costs nobody a lead. */
const MOST = BACK_OFF.length + 30;

/**
 * Seconds until the next attempt after `attempts` failed ones, null when it is time to give up.
 * @param jitter 0 to 1: spreads the retries of many mails that failed together over a fifth of the pause
 */
export function nextAttemptIn(attempts: number, jitter: number): number | null {
  if (attempts > MOST) return null;
  return Math.round((BACK_OFF[attempts - 1] ?? LATER) * (1 + 0.2 * jitter));
}

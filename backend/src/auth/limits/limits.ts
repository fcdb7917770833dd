const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Limit {
  /** How often within `seconds`; RATE_LIMIT_FACTOR multiplies it. */
  points: number;
  seconds: number;
  /** Counted in the database for all replicas together; otherwise by each process for itself: a brake, not an account. */
  shared: boolean;
  /** What the one who is stopped is told; without it, how long to wait. */
  message?: string;
}

const MANY_MESSAGES = 'That was a lot of messages. Please wait a moment and try again.';

/** Sign-in limits count failures only: a success gives its point back. */
export const LIMITS = {
  // A whole office, or a class of evaluators, may sit behind one address.
  sign_up_address: { points: 300, seconds: HOUR, shared: false },
  sign_in_address: { points: 100, seconds: 15 * MINUTE, shared: false },
  // Tight where the guesses come from one place; wider for the account, so that a stranger cannot easily lock its owner out.
  sign_in_account_address: { points: 10, seconds: 15 * MINUTE, shared: true },
  sign_in_account: { points: 30, seconds: 15 * MINUTE, shared: true },
  // There are only 10,000 temporary passwords: ten guesses a day leave a chance of one in a thousand.
  temporary_password: { points: 10, seconds: DAY, shared: true },
  second_factor: { points: 10, seconds: 15 * MINUTE, shared: true },
  forgot_password_account: { points: 5, seconds: HOUR, shared: true },
  forgot_password_address: { points: 50, seconds: HOUR, shared: false },
  reset_password_address: { points: 50, seconds: HOUR, shared: false },
  change_password: { points: 10, seconds: 15 * MINUTE, shared: true },
  // Quotes go to whatever address stands in a chat: a stranger who signs up must not find a mail relay here.
  quote_mails: { points: 100, seconds: DAY, shared: true },
  quote_mails_chat: { points: 5, seconds: DAY, shared: true },
  photos_address: { points: 60, seconds: HOUR, shared: false },
  // What visitors read: a widget with every page view, their chat, their photos.
  visits_address: { points: 1_200, seconds: MINUTE, shared: false },
  // Visitors' messages: from one address (an office or a school may share it), in one chat, and for one business.
  messages_address: { points: 300, seconds: MINUTE, shared: false, message: MANY_MESSAGES },
  new_chats_address: { points: 300, seconds: HOUR, shared: false, message: MANY_MESSAGES },
  messages_chat: { points: 30, seconds: MINUTE, shared: false, message: MANY_MESSAGES },
  messages_business: { points: 1_200, seconds: MINUTE, shared: false, message: MANY_MESSAGES },
  // What an owner has computed, by the points of OwnerLimits: nobody who types meets it, nor a script that asks all day.
  owner_work: {
    points: 3_000,
    seconds: MINUTE,
    shared: false,
    message: 'That was a lot to work out. Please wait a moment and try again.',
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

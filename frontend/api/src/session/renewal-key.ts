import { browserStore } from '../storage.ts';
import { SESSION_KEY } from './store.ts';

const RENEWAL_KEY = `${SESSION_KEY}.renewal`;

/**
 * The key of a token's renewal, the same for every try until one is answered, also after a reload and in other tabs. When an
 * answer is lost, the server knows by it that the next try is no thief's.
 */
export function renewalKey(refreshToken: string): string {
  const [token, known] = browserStore.get(RENEWAL_KEY)?.split(' ') ?? [];
  if (token === refreshToken && known) return known;
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  browserStore.set(RENEWAL_KEY, `${refreshToken} ${key}`);
  return key;
}

/** Call when a try was answered. */
export const forgetRenewalKey = (): void => browserStore.remove(RENEWAL_KEY);

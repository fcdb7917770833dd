import type { Session } from '../shapes.ts';
import { browserStore } from '../storage.ts';

/** Where the session lives in localStorage; the site reads it too, to know who is looking. */
export const SESSION_KEY = 'chalkline.session';

/** The kept session, or null when there is none or it cannot be read. */
export function readSession(): Session | null {
  return parseSession(browserStore.get(SESSION_KEY));
}

export function writeSession(session: Session | null): void {
  if (session === null) browserStore.remove(SESSION_KEY);
  else browserStore.set(SESSION_KEY, JSON.stringify(session));
}

/** Reads a stored text as a session. Anything that is not one counts as signed out. */
export function parseSession(text: string | null): Session | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<Session> | null;
    const complete =
      typeof value?.accessToken === 'string' && typeof value.refreshToken === 'string' && value.user !== undefined;
    return complete ? (value as Session) : null;
  } catch {
    return null;
  }
}

/** Milliseconds until the access token ends; negative when it has. */
export function timeLeft(session: Session, now: number = Date.now()): number {
  const end = Date.parse(session.expiresAt);
  return Number.isNaN(end) ? 0 : end - now;
}

import { logProblem } from '../log.ts';
import { ApiError } from '../http/errors.ts';
import type { Session, User } from '../shapes.ts';
import { REFRESH_BACK_OFF, withBackOff, type BackOff } from './back-off.ts';
import { forgetRenewalKey, renewalKey } from './renewal-key.ts';
import { readSession, timeLeft, writeSession } from './store.ts';
import { awaitReplacement, inTurn, markSpent } from './turn.ts';
import { watchSession } from './watch.ts';

export type SessionEvent =
  'signed_in' | 'signed_out' | 'token_refreshed' | 'password_recovery' | 'user_updated' | 'mfa_verified';

export type SessionListener = (event: SessionEvent, session: Session | null) => void;

const CHECK_EVERY = 30_000;
/** Three ticks: a token with this much left or less is renewed. */
const REFRESH_AT = 3 * CHECK_EVERY;

/**
 * Keeps one session for all tabs of a browser. Tabs share it through localStorage; a Web Lock makes sure that
 * only one of them spends the refresh token, because spending it twice would end the whole family.
 */
export class SessionKeeper {
  private readonly listeners = new Set<SessionListener>();
  /** What the listeners know of. */
  private told = readSession();

  /** @param exchange spends a refresh token on the server, once for all tries with one key; rejects with ApiError */
  constructor(
    private readonly exchange: (refreshToken: string, idempotencyKey: string) => Promise<Session>,
    private readonly backOff: BackOff = REFRESH_BACK_OFF,
  ) {}

  current(): Session | null {
    return readSession();
  }

  listen(listener: SessionListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tell(event: SessionEvent): void {
    const session = this.current();
    this.told = session;
    for (const listener of this.listeners) listener(event, session);
  }

  /** Tells what has happened to the kept session meanwhile, if anything has. */
  private catchUp(): void {
    const event = eventBetween(this.told, this.current());
    if (event !== null) this.tell(event);
  }

  signIn(session: Session, event: 'signed_in' | 'mfa_verified' = 'signed_in'): void {
    writeSession(session);
    this.tell(event);
  }

  signOut(): void {
    if (this.current() === null) {
      this.catchUp();
      return;
    }
    forgetRenewalKey();
    writeSession(null);
    this.tell('signed_out');
  }

  /** Takes over what the server now says about the user. Nothing happens when signed out meanwhile. */
  updateUser(user: User): void {
    const session = this.current();
    if (session === null) return;
    writeSession({ ...session, user });
    this.tell('user_updated');
  }

  /** A token that is good for the next call; null when signed out. */
  async token(): Promise<string | null> {
    this.catchUp();
    const session = this.current();
    if (session === null) return null;
    if (timeLeft(session) > 0) return session.accessToken;
    return (await this.refresh(session.accessToken))?.accessToken ?? null;
  }

  /**
   * Renews the session unless another tab has already replaced `stale`. Null means signed out.
   * @throws ApiError when the server cannot be reached within the budget; the session is kept for a later try.
   */
  refresh(stale: string): Promise<Session | null> {
    return inTurn(async () => {
      const shared = this.current();
      if (shared !== null) await awaitReplacement(shared.refreshToken, () => this.current()?.refreshToken);
      const session = this.current();
      if (session === null || session.accessToken !== stale) return session;
      try {
        const { refreshToken } = session;
        const key = renewalKey(refreshToken);
        const renewed = await withBackOff(() => this.exchange(refreshToken, key), this.backOff);
        await markSpent(refreshToken);
        if (this.current()?.refreshToken !== refreshToken) return this.current();
        writeSession(renewed);
        forgetRenewalKey();
        this.tell('token_refreshed');
        return renewed;
      } catch (error) {
        if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) {
          this.signOut();
          return null;
        }
        throw error;
      }
    });
  }

  /** Starts the 30-second check and listens to the other tabs. Returns the way to stop. */
  start(): () => void {
    const check = (): void => {
      const session = this.current();
      if (session === null || timeLeft(session) > REFRESH_AT) return;
      this.refresh(session.accessToken).catch((error: unknown) => {
        logProblem('The session could not be renewed yet; the next check tries again.', error);
      });
    };
    const timer = setInterval(check, CHECK_EVERY);
    const unwatch = watchSession(() => this.catchUp());
    window.addEventListener('online', check);
    check();
    return () => {
      clearInterval(timer);
      unwatch();
      window.removeEventListener('online', check);
    };
  }
}

/** What happened to the kept session, told from before and after. */
export function eventBetween(before: Session | null, after: Session | null): SessionEvent | null {
  if (after === null) return before === null ? null : 'signed_out';
  if (before === null || before.user.id !== after.user.id) return 'signed_in';
  if (before.accessToken !== after.accessToken) return 'token_refreshed';
  return JSON.stringify(before.user) === JSON.stringify(after.user) ? null : 'user_updated';
}

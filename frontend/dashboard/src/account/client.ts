import {
  logProblem,
  ApiClient,
  ApiError,
  send,
  SessionKeeper,
  type MfaChallenge,
  type Session,
  type User,
} from '@chalkline/api';
import { dropDrafts } from '@chalkline/api/session';

const BASE = '/api';
/** All tabs wait for a renewal: several tries must fit into the time that it gets. */
const RENEWAL_PATIENCE = 10_000;

async function exchange(refreshToken: string, idempotencyKey: string): Promise<Session> {
  const answer = await send(`${BASE}/auth/refresh`, {
    method: 'POST',
    json: { refreshToken, idempotencyKey },
    patience: RENEWAL_PATIENCE,
  });
  return answer.json as Session;
}

/** The one session and the one client of this page. */
export const keeper = new SessionKeeper(exchange);
export const client = new ApiClient(BASE, keeper);

/** Signs in, or gives the challenge that a second factor must answer. @throws ApiError */
export async function logIn(email: string, password: string): Promise<MfaChallenge | null> {
  needBoth(email, password);
  const answer = await client.anonymous<Session | MfaChallenge>('/auth/login', { email: email.trim(), password });
  if ('mfaRequired' in answer) return answer;
  keeper.signIn(answer);
  return null;
}

/** @throws ApiError */
export async function verifyCode(mfaToken: string, code: string): Promise<void> {
  const session = await client.anonymous<Session>('/auth/mfa/verify', { mfaToken, code: code.replaceAll(' ', '') });
  keeper.signIn(session, 'mfa_verified');
}

export interface NewAccount {
  email: string;
  password: string;
  businessName: string;
  industry: string;
}

/** @throws ApiError; Error when the answer names no user */
export async function signUp(account: NewAccount): Promise<void> {
  needBoth(account.email, account.password);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const session = await client.anonymous<Session | null>('/auth/signup', {
    ...account,
    email: account.email.trim(),
    timezone: timeZone,
  });
  if (!session?.user) throw new Error('Signup failed - no user returned');
  keeper.signIn(session);
}

/** Ends the session here and on the server. The server's answer is not waited for: leaving must always work. */
export function logOut(): void {
  const session = keeper.current();
  keeper.signOut();
  if (session === null) return;
  send(
    `${BASE}/auth/logout`,
    { method: 'POST', json: { refreshToken: session.refreshToken } },
    session.accessToken,
  ).catch((error: unknown) => logProblem('The server could not be told about the sign-out.', error));
}

/** Erases the account and all that it kept, then forgets here what belongs to it. @throws ApiError */
export async function deleteAccount(password: string): Promise<void> {
  await client.post('/auth/delete-account', { password });
  dropDrafts();
  keeper.signOut();
}

/** Fetches the user anew and keeps it. @throws ApiError */
export async function refreshUser(): Promise<User> {
  if (keeper.current() === null) throw new ApiError(400, 'session_missing', 'Auth session missing!');
  const user = await client.get<User>('/auth/me');
  keeper.updateUser(user);
  return user;
}

/** Takes over a change that is saved. Whatever else the server now says of the user may come later, or not at all. */
export function updateUser(change: Partial<User>): void {
  const session = keeper.current();
  if (session !== null) keeper.updateUser({ ...session.user, ...change });
  refreshUser().catch((error: unknown) =>
    logProblem('The account could not be loaded again; it is shown with what was saved.', error),
  );
}

function needBoth(email: string, password: string): void {
  if (email.trim() === '' || password === '') {
    throw new ApiError(400, 'validation', 'You must provide either an email or phone number and a password');
  }
}

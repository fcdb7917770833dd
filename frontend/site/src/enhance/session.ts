/** What the static pages need of the session that the dashboard keeps: who is here, and the way out. */
import { dropDrafts, readSession, writeSession } from '@chalkline/api/session';

/** Marks the document for the style sheet; an owner who opens the front page goes on to the dashboard, unless a part of it was asked for. */
export function followSession(): void {
  const session = readSession();
  const root = document.documentElement;
  if (!session) {
    delete root.dataset['session'];
    return;
  }
  root.dataset['session'] = session.user.role;
  if (location.pathname === '/' && location.hash === '') location.replace('/dashboard');
}

/** Ends the session here, with all that waits in its forms, then on the server. Rejects when the server could not be told. */
export async function logOut(): Promise<void> {
  const session = readSession();
  writeSession(null);
  dropDrafts();
  followSession();
  if (!session) return;
  const answer = await fetch('/api/auth/logout', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken: session.refreshToken }),
    keepalive: true,
  });
  if (!answer.ok) throw new Error(`the server did not end the session (${answer.status}); it expires by itself`);
}

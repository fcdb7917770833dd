import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { logProblem, type Session, type User } from '@chalkline/api';
import { dropDrafts, timeLeft } from '@chalkline/api/session';
import { AuthContext, type Auth } from './auth-context.ts';
import { keeper, logOut, refreshUser } from './client.ts';
import { DEMO_USER, demoIsOn, setDemo } from './demo-user.ts';

const LINGER = 2_000;

/** Knows who is signed in and keeps the session alive while the page is open. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null>(() => keeper.current());
  const [demo, setDemoState] = useState(() => keeper.current() === null && demoIsOn());
  const [loading, setLoading] = useState(() => needsCheck(keeper.current()));
  const [leftOnPurpose, setLeft] = useState(false);
  const [lingering, setLingering] = useState<User | null>(null);
  const end = useRef<ReturnType<typeof setTimeout>>(undefined);

  const switchDemo = useCallback((on: boolean) => {
    setDemo(on);
    setDemoState(on);
  }, []);

  useEffect(() => {
    // Who is in has done with looking around: a session that ends later leads to the login, not back to the demo.
    if (keeper.current() !== null) setDemo(false);
    const forget = keeper.listen((event, now) => {
      setSession(now);
      if (now !== null) switchDemo(false);
      if (event === 'signed_in' || event === 'mfa_verified') setLeft(false);
    });
    const stop = keeper.start();
    return () => {
      forget();
      stop();
    };
  }, [switchDemo]);

  useEffect(() => {
    if (keeper.current() === null) return;
    refreshUser()
      .catch((error: unknown) => logProblem('The account could not be checked; the kept one is shown.', error))
      .finally(() => setLoading(false));
  }, []);

  const leave = useCallback(() => {
    clearTimeout(end.current);
    setLeft(true);
    setLingering(null);
    switchDemo(false);
    dropDrafts();
    logOut();
  }, [switchDemo]);
  const linger = useCallback(() => {
    setLeft(true);
    setLingering(keeper.current()?.user ?? null);
    end.current = setTimeout(leave, LINGER);
  }, [leave]);

  const auth = useMemo<Auth>(
    () => ({
      user: session?.user ?? lingering ?? (demo ? DEMO_USER : null),
      isDemo: session === null && lingering === null && demo,
      loading,
      leftOnPurpose,
      startDemo: () => switchDemo(true),
      linger,
      logOut: leave,
    }),
    [session, lingering, demo, loading, leftOnPurpose, switchDemo, linger, leave],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** A kept session whose token has ended must be renewed before it opens anything. */
function needsCheck(session: Session | null): boolean {
  return session !== null && timeLeft(session) <= 0;
}

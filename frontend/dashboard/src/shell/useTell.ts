import { logProblem, messageOf } from '@chalkline/api';
import { useNotify } from 'react-admin';
import { useMemo } from 'react';

/** Tells the owner how something went; failures are logged as well. */
export function useTell(): { done: (message: string) => void; failed: (error: unknown, fallback: string) => void } {
  const notify = useNotify();
  return useMemo(
    () => ({
      done: (message) => notify(message, { type: 'success' }),
      failed: (error, fallback) => {
        logProblem(fallback, error);
        notify(messageOf(error, fallback), { type: 'error', autoHideDuration: 10_000 });
      },
    }),
    [notify],
  );
}

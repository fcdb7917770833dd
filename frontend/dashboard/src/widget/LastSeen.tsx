import Alert from '@mui/material/Alert';
import type { WidgetSettings } from '@chalkline/api';
import { useEffect, useState } from 'react';
import { ago } from '../shell/format.ts';

/** Whether the widget has been seen on a website, and when; and where it was wanted and is not allowed. */
export function LastSeen({ lastSeen, lastRefused }: Pick<WidgetSettings, 'lastSeen' | 'lastRefused'>) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      {lastRefused ? (
        <Alert severity="warning">
          Not shown on {hostOf(lastRefused.origin)} {ago(lastRefused.at)}: it is not among your allowed websites. If it
          is yours, add it to them below.
        </Alert>
      ) : null}
      {lastSeen ? (
        <Alert severity="success">
          Last seen on {hostOf(lastSeen.origin)} {ago(lastSeen.at)}
        </Alert>
      ) : (
        <Alert severity="info">Not seen on a website yet. Open your site once after you have added the code.</Alert>
      )}
    </>
  );
}

function hostOf(origin: string): string {
  try {
    return new URL(origin).host;
  } catch {
    return origin;
  }
}

import Alert from '@mui/material/Alert';
import type { WidgetSettings } from '@chalkline/api';
import { useEffect, useState } from 'react';
import { ago } from '../shell/format.ts';

/** Whether the widget has been seen on a website, and when. */
export function LastSeen({ lastSeen }: { lastSeen: WidgetSettings['lastSeen'] }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
  if (!lastSeen) {
    return <Alert severity="info">Not seen on a website yet. Open your site once after you have added the code.</Alert>;
  }
  return (
    <Alert severity="success">
      Last seen on {hostOf(lastSeen.origin)} {ago(lastSeen.at)}
    </Alert>
  );
}

function hostOf(origin: string): string {
  try {
    return new URL(origin).host;
  } catch {
    return origin;
  }
}

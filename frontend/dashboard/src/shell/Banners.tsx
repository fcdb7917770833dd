import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';

/** Says that there is no connection; when it is back, what is on the screen is fetched again. */
export function OfflineBanner() {
  const [offline, setOffline] = useState(() => !navigator.onLine);
  const queries = useQueryClient();
  useEffect(() => {
    const update = (): void => {
      setOffline(!navigator.onLine);
      if (navigator.onLine) void queries.invalidateQueries();
    };
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, [queries]);
  return (
    <div role="status" style={{ display: 'contents' }}>
      {offline ? (
        <p className="shell-offline">
          You are offline. What you type is kept here; saving works again once you are connected.
        </p>
      ) : null}
    </div>
  );
}

export function DemoBanner() {
  return (
    <Alert severity="info" icon={false} sx={{ mb: 3 }}>
      You are looking around. Changes stay in this tab and nothing is sent. <Link to="/signup">Create an account</Link>{' '}
      to keep your own.
    </Alert>
  );
}

import { logProblem } from '@chalkline/api';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';

/** When a screen breaks: what to do, with the cause in the log. */
export function Crash({ error }: { error?: Error | undefined }) {
  useEffect(() => logProblem('This screen could not be shown.', error), [error]);
  return (
    <main style={{ maxWidth: '34rem', margin: '20vh auto', padding: 16 }}>
      <Typography variant="h1">This screen could not be shown</Typography>
      <Typography sx={{ my: 2 }}>
        Nothing you saved is lost. Load the page again; if it stays like this, tell us.
      </Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        Load again
      </Button>
    </main>
  );
}

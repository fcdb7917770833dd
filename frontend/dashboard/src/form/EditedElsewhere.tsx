import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTell } from '../shell/useTell.ts';

/** What the owner calls a record that is edited in a form. */
export type RecordName = 'job' | 'rule' | 'quote';

interface Props {
  what: RecordName;
  onTakeTheirs: () => Promise<void>;
  onKeepMine: () => Promise<void>;
}

/** Told to the second of two tabs that save the same record. Nothing is overwritten without asking. */
export function EditedElsewhere({ what, onTakeTheirs, onKeepMine }: Props) {
  const [busy, setBusy] = useState(false);
  const tell = useTell();
  const run = (choice: () => Promise<void>) => () => {
    setBusy(true);
    choice()
      .catch((error: unknown) => tell.failed(error, `The ${what} could not be loaded`))
      .finally(() => setBusy(false));
  };
  return (
    <Alert severity="warning" role="alert">
      This {what} was changed somewhere else after you opened it. What you typed is still here.
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" disabled={busy} onClick={run(onKeepMine)}>
          Save mine anyway
        </Button>
        <Button size="small" color="inherit" disabled={busy} onClick={run(onTakeTheirs)}>
          Load the other version
        </Button>
      </Box>
    </Alert>
  );
}

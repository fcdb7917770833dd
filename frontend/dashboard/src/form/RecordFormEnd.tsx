import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EditedElsewhere, type RecordName } from './EditedElsewhere.tsx';
import type { RecordForm } from './useRecordForm.ts';

interface EndProps {
  state: RecordForm<object>;
  what: RecordName;
  /** It was deleted somewhere else while it was open here. */
  gone?: boolean | undefined;
  /** Where Cancel leads: a screen, or back to what the form stood in for. */
  cancel: string | (() => void);
  /** On the button that saves. */
  save: string;
}

/** What went wrong with the whole form, and its two buttons. */
export function RecordFormEnd({ state, what, gone = false, cancel, save }: EndProps) {
  const { busy, clash, failure, drop, takeTheirs, keepMine } = state;
  return (
    <>
      {clash ? <EditedElsewhere what={what} onTakeTheirs={takeTheirs} onKeepMine={keepMine} /> : null}
      {gone ? (
        <Alert severity="warning">
          This {what} was deleted somewhere else after you opened it. What you typed is still here to be copied.
        </Alert>
      ) : null}
      {failure === null ? null : <Alert severity="error">{failure}</Alert>}
      <Box sx={{ display: 'flex', gap: 1, flexDirection: { xs: 'column', sm: 'row' } }}>
        <Button type="submit" variant="contained" disabled={busy}>
          {save}
        </Button>
        {typeof cancel === 'string' ? (
          <Button component={Link} to={cancel} color="inherit" onClick={drop}>
            Cancel
          </Button>
        ) : (
          <Button
            color="inherit"
            onClick={() => {
              drop();
              cancel();
            }}
          >
            Cancel
          </Button>
        )}
      </Box>
    </>
  );
}

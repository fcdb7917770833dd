import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EditedElsewhere } from './EditedElsewhere.tsx';
import type { RecordForm } from './useRecordForm.ts';

interface EndProps {
  state: RecordForm<object>;
  what: 'job' | 'rule';
  list: string;
  /** On the button that saves. */
  save: string;
}

/** What went wrong with the whole form, and its two buttons. */
export function RecordFormEnd({ state, what, list, save }: EndProps) {
  const { busy, clash, failure, drop, takeTheirs, keepMine } = state;
  return (
    <>
      {clash ? <EditedElsewhere what={what} onTakeTheirs={takeTheirs} onKeepMine={keepMine} /> : null}
      {failure === null ? null : <Alert severity="error">{failure}</Alert>}
      <Box sx={{ display: 'flex', gap: 1, flexDirection: { xs: 'column-reverse', sm: 'row' } }}>
        <Button type="submit" variant="contained" disabled={busy} sx={{ order: { sm: -1 } }}>
          {save}
        </Button>
        <Button component={Link} to={list} color="inherit" onClick={drop}>
          Cancel
        </Button>
      </Box>
    </>
  );
}

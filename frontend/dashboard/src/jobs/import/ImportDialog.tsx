import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ImportReport } from '@chalkline/api';
import { DraftNote } from '../../form/DraftNote.tsx';
import { counted } from '../../shell/format.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportRows } from './ImportRows.tsx';
import { MappingFields } from './MappingFields.tsx';
import { PasteRows } from './PasteRows.tsx';
import { useImport } from './useImport.ts';

/** Brings a list of past jobs in: choose the file or paste the rows, check the columns and the rows, import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const full = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const { file, pasted, columns, mapping, report, failure, done, choose, paste, remap, run, ...state } = useImport();
  const { busy, importing } = state;
  const fresh = report?.rows.filter((row) => row.status === 'new').length ?? 0;
  return (
    <Dialog
      open
      // Who leaves now would take the import for stopped, and never hear what came of it.
      onClose={importing ? undefined : onClose}
      fullScreen={full}
      fullWidth
      maxWidth="md"
      aria-labelledby="import-title"
    >
      <DialogTitle id="import-title">Import jobs</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, alignContent: 'start' }}>
        {done !== null ? <Outcome report={done} /> : null}
        {done === null ? (
          <Box
            component="fieldset"
            disabled={importing}
            sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 }}
          >
            <DraftNote restored={state.restored} onDiscard={() => paste('')} />
            <ChooseFile file={pasted === '' ? file : null} onChoose={choose} />
            <PasteRows value={pasted} onPaste={paste} />
          </Box>
        ) : null}
        {done === null && columns.length > 0 ? (
          <MappingFields columns={columns} mapping={mapping} onChange={remap} disabled={busy} />
        ) : null}
        {failure === null ? null : <Alert severity="error">{failure}</Alert>}
        {done === null && report !== null ? <ImportPreview report={report} /> : null}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button
          color="inherit"
          disabled={importing}
          onClick={() => {
            state.drop();
            onClose();
          }}
        >
          {done === null ? 'Cancel' : 'Close'}
        </Button>
        {done === null ? (
          <Button variant="contained" disabled={busy || fresh === 0} onClick={run}>
            {importing
              ? 'Importing...'
              : busy
                ? 'Reading...'
                : fresh === 0
                  ? 'Import'
                  : `Import ${counted(fresh, 'job')}`}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

function Outcome({ report }: { report: ImportReport }) {
  const left = report.rows.filter((row) => row.status === 'invalid');
  const there = report.skipped - left.length;
  return (
    <>
      <Alert severity="success">
        {counted(report.imported, 'job')} imported.
        {there > 0 ? ` Already there: ${there.toLocaleString()}.` : ''}
        {left.length > 0 ? ` Not readable: ${left.length.toLocaleString()}, listed here by their line.` : ''}
      </Alert>
      {left.length > 0 ? (
        <>
          <Typography variant="body2">Mend these lines and import the list again. No job is taken twice.</Typography>
          <ImportRows rows={left} />
        </>
      ) : null}
    </>
  );
}

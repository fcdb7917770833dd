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
import { listedIn, previewIn, type ImportState } from './import-state.ts';
import { MappingFields } from './MappingFields.tsx';
import { PasteRows } from './PasteRows.tsx';
import { useImport } from './useImport.ts';

/** Brings a list of past jobs in: choose the file or paste the rows, check the columns and the rows, import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const full = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const { state, pasted, restored, choose, paste, remap, run, drop } = useImport();
  const { step } = state;
  const listed = listedIn(state);
  const preview = previewIn(state);
  return (
    <Dialog
      open
      // Who leaves now would take the import for stopped, and never hear what came of it.
      onClose={step === 'importing' ? undefined : onClose}
      fullScreen={full}
      fullWidth
      maxWidth="md"
      aria-labelledby="import-title"
    >
      <DialogTitle id="import-title">Import jobs</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, alignContent: 'start' }}>
        {step === 'done' ? (
          <Outcome report={state.report} />
        ) : (
          <Box
            component="fieldset"
            disabled={step === 'importing'}
            sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 }}
          >
            <DraftNote restored={restored} onDiscard={() => paste('')} />
            <ChooseFile file={pasted === '' && listed !== null ? listed.list.file : null} onChoose={choose} />
            <PasteRows value={pasted} onPaste={paste} />
          </Box>
        )}
        {listed !== null && listed.columns.length > 0 ? (
          <MappingFields
            columns={listed.columns}
            mapping={listed.list.mapping}
            onChange={remap}
            disabled={step === 'reading' || step === 'importing'}
          />
        ) : null}
        {step === 'failed' ? <Alert severity="error">{state.failure}</Alert> : null}
        {preview === null ? null : <ImportPreview report={preview} />}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button
          color="inherit"
          disabled={step === 'importing'}
          onClick={() => {
            drop();
            onClose();
          }}
        >
          {step === 'done' ? 'Close' : 'Cancel'}
        </Button>
        {step === 'done' ? null : <ImportButton state={state} onPress={run} />}
      </DialogActions>
    </Dialog>
  );
}

function ImportButton({ state, onPress }: { state: ImportState; onPress: () => void }) {
  const fresh = state.step === 'ready' ? state.report.rows.filter((row) => row.status === 'new').length : 0;
  return (
    <Button variant="contained" disabled={fresh === 0} onClick={onPress}>
      {importWords(state.step, fresh)}
    </Button>
  );
}

/** What pressing the button would do, or what it waits for. */
function importWords(step: ImportState['step'], fresh: number): string {
  if (step === 'reading') return 'Reading...';
  if (step === 'importing') return 'Importing...';
  return fresh === 0 ? 'Import' : `Import ${counted(fresh, 'job')}`;
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

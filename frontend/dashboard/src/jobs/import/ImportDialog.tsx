import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ImportReport } from '@chalkline/api';
import { ChooseFile } from './ChooseFile.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { MappingFields } from './MappingFields.tsx';
import { useImport } from './useImport.ts';

/** Brings a list of past jobs in: choose the file, check the columns and the rows, import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const full = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const { file, columns, mapping, report, failure, busy, done, choose, remap, run } = useImport();
  const fresh = report?.rows.filter((row) => row.status === 'new').length ?? 0;
  return (
    <Dialog open onClose={onClose} fullScreen={full} fullWidth maxWidth="md" aria-labelledby="import-title">
      <DialogTitle id="import-title">Import jobs</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {done !== null ? <Outcome report={done} /> : null}
        {done === null ? <ChooseFile file={file} onChoose={choose} /> : null}
        {done === null && columns.length > 0 ? (
          <MappingFields columns={columns} mapping={mapping} onChange={remap} disabled={busy} />
        ) : null}
        {failure === null ? null : <Alert severity="error">{failure}</Alert>}
        {done === null && report !== null ? <ImportPreview report={report} /> : null}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose} color="inherit">
          {done === null ? 'Cancel' : 'Close'}
        </Button>
        {done === null ? (
          <Button variant="contained" disabled={busy || fresh === 0} onClick={run}>
            {busy ? 'Reading...' : fresh === 1 ? 'Import 1 job' : `Import ${fresh.toLocaleString()} jobs`}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

function Outcome({ report }: { report: ImportReport }) {
  const left = report.rows.filter((row) => row.status === 'invalid');
  return (
    <>
      <Alert severity="success">
        {report.imported.toLocaleString()} {report.imported === 1 ? 'job' : 'jobs'} imported.
        {report.skipped > 0 ? ` ${report.skipped.toLocaleString()} left out: already there or not readable.` : ''}
      </Alert>
      {left.length > 0 ? <ImportPreview report={{ ...report, rows: left }} /> : null}
    </>
  );
}

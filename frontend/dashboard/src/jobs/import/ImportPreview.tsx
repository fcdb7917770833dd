import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ImportReport, ImportRow } from '@chalkline/api';
import { ImportRows } from './ImportRows.tsx';

/** What an import would bring in. */
export function ImportPreview({ report }: { report: ImportReport }) {
  if (report.rows.length === 0) return <Alert severity="info">There is no job below the names of the columns.</Alert>;
  const count = (status: ImportRow['status']): number => report.rows.filter((row) => row.status === status).length;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Typography role="status">
        {report.rows.length === 1 ? '1 row' : `${report.rows.length.toLocaleString()} rows`}:{' '}
        {count('new').toLocaleString()} new, {count('duplicate').toLocaleString()} already there,{' '}
        {count('invalid').toLocaleString()} not readable.
      </Typography>
      {report.notes.map((note) => (
        <Alert key={note} severity="warning">
          {note}
        </Alert>
      ))}
      <ImportRows rows={report.rows} />
    </Box>
  );
}

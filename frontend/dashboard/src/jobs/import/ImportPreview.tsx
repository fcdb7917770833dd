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
    <Box>
      <Typography role="status" sx={{ mb: 1 }}>
        {report.rows.length === 1 ? '1 row' : `${report.rows.length.toLocaleString()} rows`}:{' '}
        {count('new').toLocaleString()} new, {count('duplicate').toLocaleString()} already there,{' '}
        {count('invalid').toLocaleString()} not readable.
      </Typography>
      <ImportRows rows={report.rows} />
    </Box>
  );
}

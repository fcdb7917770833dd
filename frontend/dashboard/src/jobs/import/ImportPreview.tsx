import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ImportReport, ImportRow } from '@chalkline/api';
import { day, price } from '../../shell/format.ts';
import { Pill } from '../../shell/Pill.tsx';

/** Rows shown of each file; the counts above are of all. */
const SHOWN = 100;

const WORDS = { new: 'New', duplicate: 'Already there', invalid: 'Not readable' } as const;
const TONES = { new: 'good', duplicate: 'quiet', invalid: 'bad' } as const;

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

/** Rows with their line in the file, those that cannot be read first. */
export function ImportRows({ rows: all }: { rows: ImportRow[] }) {
  const rows = [...all].sort((a, b) => rank(a) - rank(b) || a.line - b.line).slice(0, SHOWN);
  return (
    <>
      <Box
        sx={{ overflow: 'auto', maxHeight: 360, border: 1, borderColor: 'divider', borderRadius: 1 }}
        tabIndex={0}
        role="region"
        aria-label="Rows of the file"
      >
        <Table size="small" stickyHeader sx={{ '& td, & th': { px: { xs: 1, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>Line</TableCell>
              <TableCell>State</TableCell>
              <TableCell>Job</TableCell>
              <TableCell align="right">Price</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.line}>
                <TableCell>{row.line}</TableCell>
                <TableCell>
                  <Pill tone={TONES[row.status]}>{WORDS[row.status]}</Pill>
                </TableCell>
                {row.job === undefined ? (
                  <TableCell colSpan={2} sx={{ overflowWrap: 'anywhere' }}>
                    {row.message}
                  </TableCell>
                ) : (
                  <>
                    <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 120 }}>
                      {row.job.title}
                      <Typography variant="body2" color="text.secondary">
                        {row.job.completedAt ? day(row.job.completedAt) : 'No date'}
                      </Typography>
                    </TableCell>
                    <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                      {row.job.price === undefined ? '' : price(row.job.price)}
                    </TableCell>
                  </>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {all.length > SHOWN ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          The first {SHOWN} are shown.
        </Typography>
      ) : null}
    </>
  );
}

function rank(row: ImportRow): number {
  return { invalid: 0, new: 1, duplicate: 2 }[row.status];
}

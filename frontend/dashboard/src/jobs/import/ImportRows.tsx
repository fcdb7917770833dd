import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ImportRow } from '@chalkline/api';
import type { ReactNode } from 'react';
import { day, price } from '../../shell/format.ts';
import { Pill } from '../../shell/Pill.tsx';

/** Rows shown of each list; the counts above are of all. */
const SHOWN = 100;

const WORDS = { new: 'New', duplicate: 'Already there', invalid: 'Not readable' } as const;
const TONES = { new: 'good', duplicate: 'quiet', invalid: 'bad' } as const;

/** Rows with their line in the file, those that cannot be read first, then those that say something. */
export function ImportRows({ rows: all }: { rows: ImportRow[] }) {
  const rows = [...all].sort((a, b) => rank(a) - rank(b) || a.line - b.line).slice(0, SHOWN);
  return (
    <>
      <Box
        sx={{ overflow: 'auto', maxHeight: 360, border: 1, borderColor: 'divider', borderRadius: 1 }}
        tabIndex={0}
        role="region"
        aria-label="Rows of the list"
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
                <Content row={row} />
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

const TEXT = { overflowWrap: 'anywhere', minWidth: { xs: 88, sm: 120 } } as const;

/** The job as it was read; of a row that is none, what stands in it and which cell is wrong. */
function Content({ row: { status, job, cells, field, message } }: { row: ImportRow }) {
  if (job) {
    return (
      <>
        <TableCell sx={TEXT}>
          {job.title}
          <Typography variant="body2" color="text.secondary">
            {status === 'duplicate' ? message : job.completedAt ? day(job.completedAt) : 'No date'}
          </Typography>
          {status === 'new' && message !== undefined ? (
            <Typography variant="body2" color="warning.main">
              {message}
            </Typography>
          ) : null}
        </TableCell>
        <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {job.price === undefined ? '' : price(job.price)}
        </TableCell>
      </>
    );
  }
  if (!cells) {
    return (
      <TableCell colSpan={2} sx={TEXT}>
        {message}
      </TableCell>
    );
  }
  const text = cells.title || cells.description;
  return (
    <>
      <TableCell sx={TEXT}>
        {text === '' ? null : text}
        {cells.date === '' ? null : (
          <Typography variant="body2" color="text.secondary">
            {field === 'date' ? <Wrong>{cells.date}</Wrong> : cells.date}
          </Typography>
        )}
        <Typography variant="body2" color="error">
          {message}
        </Typography>
      </TableCell>
      <TableCell align="right" sx={{ minWidth: { xs: 64, sm: 80 }, fontVariantNumeric: 'tabular-nums' }}>
        {field === 'price' ? <Wrong>{cells.price}</Wrong> : cells.price}
      </TableCell>
    </>
  );
}

/** A cell that is at fault, with a line under it: colour alone tells not everybody. */
function Wrong({ children }: { children: ReactNode }) {
  return (
    <Box
      component="mark"
      sx={{ bgcolor: 'transparent', color: 'error.main', textDecoration: 'underline', textUnderlineOffset: 3 }}
    >
      {children}
    </Box>
  );
}

function rank({ status, message }: ImportRow): number {
  return status === 'new' && message !== undefined ? 0.5 : { invalid: 0, new: 1, duplicate: 2 }[status];
}

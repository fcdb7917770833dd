import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from '@chalkline/api';
import { dayAndTime } from '../shell/format.ts';
import { actionWords, subjectWords } from './audit-words.ts';

const COLUMNS = ['When', 'Who', 'What', 'On', 'Address'];

export function AuditTable({ entries }: { entries: AuditEntry[] }) {
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Audit log">
      <Table size="small">
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <TableRow key={entry.id}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{dayAndTime(entry.at)}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{entry.actor}</TableCell>
              <TableCell>{actionWords(entry.action)}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }} title={entry.subject}>
                {subjectWords(entry)}
              </TableCell>
              <TableCell>{entry.ip}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** What was done stands first, since that is what one looks for. */
export function AuditCards({ entries }: { entries: AuditEntry[] }) {
  return (
    <Box component="ul" aria-label="Audit log" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {entries.map((entry) => (
        <Box
          component="li"
          key={entry.id}
          sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
        >
          <Typography sx={{ fontWeight: 600 }}>{actionWords(entry.action)}</Typography>
          {entry.subject === '' ? null : <Typography>{subjectWords(entry)}</Typography>}
          <Typography variant="body2" color="text.secondary">
            {[entry.actor, dayAndTime(entry.at), entry.ip].filter((part) => part !== '').join(' · ')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

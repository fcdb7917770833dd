import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { AUDIT_ACTIONS, type AuditAction } from '@chalkline/api';
import { SearchBox } from '../shell/SearchBox.tsx';
import type { AuditQuery } from './admin-calls.ts';
import { actionWords } from './audit-words.ts';

/** Whose entries and of what; "" is everybody and everything. */
export function AuditFilters({
  query,
  onChange,
}: {
  query: AuditQuery;
  onChange: (change: Partial<AuditQuery>) => void;
}) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <SearchBox label="Search people" value={query.q} onSearch={(q) => onChange({ q })} />
      <TextField
        select
        label="What"
        value={query.action}
        onChange={(event) => onChange({ action: event.target.value as AuditAction | '' })}
        sx={{ width: 240, maxWidth: '100%', ml: { sm: 'auto' } }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">All</MenuItem>
        {AUDIT_ACTIONS.map((action) => (
          <MenuItem key={action} value={action}>
            {actionWords(action)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

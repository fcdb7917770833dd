import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ColumnMapping } from '../../data/owner-calls.ts';

const FIELDS = [
  { field: 'title', label: 'Title' },
  { field: 'description', label: 'Description' },
  { field: 'price', label: 'Price' },
  { field: 'date', label: 'Date' },
] as const;

interface Props {
  columns: string[];
  mapping: ColumnMapping;
  disabled: boolean;
  onChange: (mapping: ColumnMapping) => void;
}

/** Which column is which. The server's guess is filled in. */
export function MappingFields({ columns, mapping, disabled, onChange }: Props) {
  const named = [...new Set(columns)].filter((column) => column !== '');
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }} disabled={disabled}>
      <Typography component="legend" sx={{ fontWeight: 600, mb: 1.5 }}>
        Which column is which?
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}>
        {FIELDS.map(({ field, label }) => (
          <TextField
            key={field}
            select
            label={label}
            value={named.includes(mapping[field] ?? '') ? mapping[field] : ''}
            onChange={(event) => {
              const { [field]: _before, ...others } = mapping;
              onChange(event.target.value === '' ? others : { ...others, [field]: event.target.value });
            }}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{field === 'date' ? 'None' : 'Not chosen'}</MenuItem>
            {named.map((column) => (
              <MenuItem key={column} value={column}>
                {column}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
    </Box>
  );
}

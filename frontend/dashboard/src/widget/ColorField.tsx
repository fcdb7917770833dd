import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { contrast } from '@chalkline/brand/contrast';

/** Of text on its ground (WCAG 2.2, AA). */
const READABLE = 4.5;
const TOO_LIGHT = 'Too light to read on white: the chat shows it darker there. The button on your page keeps it.';

interface Props {
  color: string;
  error: string | undefined;
  onChange: (color: string) => void;
}

/** A colour by eye or by its code. The widget itself picks readable text for it. */
export function ColorField({ color, error, onChange }: Props) {
  const valid = /^#[0-9a-f]{6}$/i.test(color);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'start' }}>
      <input
        type="color"
        aria-label="Pick a colour"
        value={valid ? color : '#1f5fbf'}
        onChange={(event) => onChange(event.target.value)}
        style={{
          width: 48,
          height: 44,
          padding: 2,
          border: '1px solid var(--edge-strong)',
          borderRadius: 8,
          background: 'var(--board)',
        }}
      />
      <TextField
        label="Colour"
        value={color}
        onChange={(event) => onChange(event.target.value)}
        error={error !== undefined}
        helperText={
          error ?? (valid && contrast(color, '#ffffff') < READABLE ? TOO_LIGHT : 'Your own colour, as #RRGGBB')
        }
        slotProps={{ htmlInput: { maxLength: 7, spellCheck: false } }}
      />
    </Box>
  );
}

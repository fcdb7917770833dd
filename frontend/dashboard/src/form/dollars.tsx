import InputAdornment from '@mui/material/InputAdornment';

/** The slots of a field that takes dollars: the sign before what is typed, and the keys for it on a phone. */
export const DOLLARS = {
  htmlInput: { inputMode: 'decimal' },
  input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
} as const;

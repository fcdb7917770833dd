import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

interface Props<Value extends string> {
  label: string;
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChoose: (value: Value) => void;
  /** Side by side. */
  row?: boolean;
  /** As wide as the form. */
  wide?: boolean;
}

/** One of a few, all of them in sight. */
export function Choice<Value extends string>({ label, options, value, onChoose, row, wide }: Props<Value>) {
  const id = useId();
  return (
    <FormControl sx={wide ? { gridColumn: '1 / -1' } : {}}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        row={row ?? false}
        aria-labelledby={id}
        value={value}
        onChange={(_, chosen) => onChoose(chosen as Value)}
      >
        {options.map(([option, words]) => (
          <FormControlLabel key={option} value={option} control={<Radio />} label={words} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';

const PAUSE = 500;

interface Props {
  /** What is read just now; "" where a file is. */
  value: string;
  onPaste: (text: string) => void;
}

/** For who has no file: the rows as they are copied from a spreadsheet, read a moment after the last key. */
export function PasteRows({ value, onPaste }: Props) {
  const [typed, setTyped] = useState(value);
  const [given, setGiven] = useState(value);
  if (given !== value) {
    setGiven(value);
    setTyped(value);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <TextField
      label="Or paste rows"
      multiline
      minRows={3}
      maxRows={8}
      value={typed}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onPaste(text), PAUSE);
      }}
      helperText="Copy them from your spreadsheet with the names of the columns in the first row: Title, Description, Price, Date."
      slotProps={{ htmlInput: { spellCheck: false } }}
    />
  );
}

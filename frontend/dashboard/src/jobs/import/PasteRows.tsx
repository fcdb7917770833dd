import TextField from '@mui/material/TextField';

interface Props {
  /** What has been pasted; "" where a file is. */
  value: string;
  onPaste: (text: string) => void;
}

/** For who has no file: the rows as they are copied from a spreadsheet. */
export function PasteRows({ value, onPaste }: Props) {
  return (
    <TextField
      label="Or paste rows"
      multiline
      minRows={3}
      maxRows={8}
      value={value}
      onChange={(event) => onPaste(event.target.value)}
      helperText="Copy them from your spreadsheet with the names of the columns in the first row: Title, Description, Price, Date."
      slotProps={{ htmlInput: { spellCheck: false } }}
    />
  );
}

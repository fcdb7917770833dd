import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type DragEvent } from 'react';

/** A place to drop the file, or a button to pick it. */
export function ChooseFile({ file, onChoose }: { file: File | null; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const first = files?.[0];
    if (first) onChoose(first);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        p: 2,
        border: '1px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: over ? 'action.selected' : 'background.default',
      }}
    >
      <Box sx={{ flex: '1 1 240px' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {file?.name ?? 'A CSV file of past jobs'}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          From your invoicing program or a spreadsheet saved as CSV. A job that is already there is not taken twice.
        </Typography>
      </Box>
      <Button
        variant={file === null ? 'contained' : 'outlined'}
        startIcon={<UploadIcon />}
        onClick={() => input.current?.click()}
      >
        {file === null ? 'Choose a file' : 'Choose another'}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        hidden
        aria-label="CSV file"
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </Box>
  );
}

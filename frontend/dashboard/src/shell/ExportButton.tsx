import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { download } from './download.ts';
import { useTell } from './useTell.ts';

interface Props {
  /** The name of the file. */
  name: string;
  content: () => Promise<Blob>;
  /** Said when it fails. */
  failure: string;
  sx?: ButtonProps['sx'];
  children: string;
}

/** Downloads a list as a file. */
export function ExportButton({ name, content, failure, sx, children }: Props) {
  const tell = useTell();
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      download(name, await content());
    } catch (error) {
      tell.failed(error, failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    // Not disabled meanwhile: that would take the focus from whoever presses it.
    <Button onClick={() => void run()} aria-disabled={busy} startIcon={<DownloadIcon />} sx={sx}>
      {children}
    </Button>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface Props {
  restored: boolean;
  onDiscard: () => void;
}

/** Said above a form that was filled from a draft: what stands in it is not what was saved. */
export function DraftNote({ restored, onDiscard }: Props) {
  if (!restored) return null;
  return (
    <Alert
      severity="info"
      sx={{ gridColumn: '1 / -1' }}
      action={
        <Button size="small" color="inherit" onClick={onDiscard} sx={{ whiteSpace: 'nowrap' }}>
          Discard it
        </Button>
      }
    >
      What you typed here before is back. It is not saved yet.
    </Alert>
  );
}

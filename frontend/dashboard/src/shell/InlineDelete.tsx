import TrashIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';

interface Props {
  /** What would be deleted, for screen readers. */
  name: string;
  /** Deletes; when it fails, the row asks again. Errors are the caller's to tell. */
  onConfirm: () => Promise<void>;
}

/** The trash can that turns into Confirm and Cancel. */
export function InlineDelete({ name, onConfirm }: Props) {
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle');
  const confirm = useRef<HTMLButtonElement>(null);
  const trash = useRef<HTMLButtonElement>(null);
  const cancelled = useRef(false);
  useEffect(() => {
    if (state === 'asking') confirm.current?.focus();
    if (state === 'idle' && cancelled.current) trash.current?.focus();
    cancelled.current = false;
  }, [state]);
  const cancel = (): void => {
    cancelled.current = true;
    setState('idle');
  };
  if (state === 'idle') {
    return (
      <IconButton ref={trash} size="small" aria-label={`Delete ${name}`} onClick={() => setState('asking')}>
        <TrashIcon fontSize="small" />
      </IconButton>
    );
  }
  return (
    <span
      style={{ display: 'inline-flex', gap: 4 }}
      role="group"
      aria-label={`Delete ${name}?`}
      onKeyDown={(event) => event.key === 'Escape' && cancel()}
    >
      <Button
        ref={confirm}
        size="small"
        color="error"
        variant="contained"
        disabled={state === 'busy'}
        onClick={() => {
          setState('busy');
          void onConfirm().finally(() => setState('idle'));
        }}
      >
        Confirm
      </Button>
      <Button size="small" color="inherit" disabled={state === 'busy'} onClick={cancel}>
        Cancel
      </Button>
    </span>
  );
}

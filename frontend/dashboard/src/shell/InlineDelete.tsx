import TrashIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTell } from './useTell.ts';

interface Props {
  /** What would be deleted, for screen readers. */
  name: string;
  remove: () => Promise<unknown>;
  /** Said when it is gone. */
  done: string;
  /** Said when it is not; the trash can is there again then. */
  failure: string;
  /** Stands beside the trash can, and gives way to the question. */
  children?: ReactNode;
}

/** The trash can that turns into Confirm and Cancel. */
export function InlineDelete({ name, remove, done, failure, children }: Props) {
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle');
  const tell = useTell();
  const confirm = useRef<HTMLButtonElement>(null);
  const trash = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (state === 'asking') confirm.current?.focus();
    if (state === 'idle' && asked.current) trash.current?.focus();
    asked.current = state !== 'idle';
  }, [state]);
  const run = async (): Promise<void> => {
    const next = besides(confirm.current);
    setState('busy');
    try {
      await remove();
      tell.done(done);
      next?.focus();
    } catch (error) {
      tell.failed(error, failure);
      setState('idle');
    }
  };
  if (state === 'idle') {
    return (
      <>
        {children}
        <IconButton
          ref={trash}
          className="trash"
          size="small"
          aria-label={`Delete ${name}`}
          onClick={() => setState('asking')}
        >
          <TrashIcon fontSize="small" />
        </IconButton>
      </>
    );
  }
  return (
    <span
      style={{ display: 'inline-flex', gap: 4 }}
      role="group"
      aria-label={`Delete ${name}?`}
      onKeyDown={(event) => event.key === 'Escape' && state === 'asking' && setState('idle')}
    >
      <Button
        ref={confirm}
        size="small"
        color="error"
        variant="contained"
        disabled={state === 'busy'}
        onClick={() => void run()}
      >
        Confirm
      </Button>
      <Button size="small" color="inherit" disabled={state === 'busy'} onClick={() => setState('idle')}>
        Cancel
      </Button>
    </span>
  );
}

/** Where the focus goes when a row is gone: the row that takes its place, else the page. */
function besides(button: HTMLElement | null): HTMLElement | null {
  const row = button?.closest('tr, li');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  return other?.querySelector<HTMLElement>('.trash') ?? document.getElementById('main');
}

import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useEffect, useState, type Ref } from 'react';
import { useTell } from './useTell.ts';

const SAID_FOR = 2_000;

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'color'> {
  text: string;
  /** Said where the browser does not let us: how it is done by hand. */
  failure: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Copies a text, and says so on itself and to who listens. */
export function CopyButton({ text, failure, ...button }: Props) {
  const [copied, setCopied] = useState(false);
  const tell = useTell();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      tell.failed(error, failure);
    }
  };
  return (
    <>
      <Button startIcon={<CopyIcon />} onClick={() => void copy()} {...button}>
        {copied ? 'Copied' : 'Copy'}
      </Button>
      <span role="status" className="unseen">
        {copied ? 'Copied' : ''}
      </span>
    </>
  );
}

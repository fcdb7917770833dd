import { ApiError, messageOf } from '@chalkline/api';
import { useCallback, useRef, useState, type RefObject } from 'react';
import { useFirstFault } from '../account/useFirstFault.ts';

interface Sending {
  /** The form, where the focus goes to the first field that the server found at fault. */
  ref: RefObject<HTMLFormElement | null>;
  busy: boolean;
  /** One sentence on why the last try failed. */
  failure: string | null;
  /** What the server said of single fields, by their names. */
  errors: Record<string, string>;
  /** Sends once, however often the button is pressed while it is under way. */
  send: (work: () => Promise<void>) => Promise<void>;
  /** Takes what went wrong off the screen. */
  forget: () => void;
}

const NO_ERRORS = {};

/** The sending of a form: what was typed stays when it fails. @param fallback said of a failure that has no words of its own */
export function useSending(fallback: string): Sending {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>(NO_ERRORS);
  const sending = useRef(false);
  const { ref, found } = useFirstFault<HTMLFormElement>();

  const forget = useCallback((): void => {
    setFailure(null);
    setErrors(NO_ERRORS);
  }, []);
  const send = async (work: () => Promise<void>): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    forget();
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.body.errors ?? NO_ERRORS);
      setFailure(messageOf(error, fallback));
      found();
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { ref, busy, failure, errors, send, forget };
}

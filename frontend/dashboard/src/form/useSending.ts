import { ApiError, messageOf } from '@chalkline/api';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useFirstFault } from './useFirstFault.ts';

export type Faults = Record<string, string>;

interface Sending {
  /** The form, where the focus goes to the first field that is at fault. */
  ref: RefObject<HTMLFormElement | null>;
  busy: boolean;
  /** One sentence on why the last try failed. */
  failure: string | null;
  /** What is wrong with single fields, by their names. */
  errors: Faults;
  /** Sends once, however often the button is pressed while it is under way. */
  send: (work: () => Promise<void>) => Promise<void>;
  /** Shows what is wrong before anything is sent. */
  refuse: (faults: Faults) => void;
  /** Takes what is wrong with a field, and with its parts (lines, lines.0.label), off the screen: it is being mended. */
  mend: (field: string) => void;
  /** Takes everything that went wrong off the screen. */
  forget: () => void;
}

const NONE: Faults = {};

/**
 * The sending of a form: what was typed stays when it fails.
 * @param fallback said of a failure that has no words of its own
 * @param saysAtField which fields show their own fault: a failure is not said a second time above the button then
 */
export function useSending(fallback: string, saysAtField: (field: string) => boolean = () => false): Sending {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [errors, setErrors] = useState(NONE);
  const sending = useRef(false);
  const { ref, found } = useFirstFault<HTMLFormElement>();
  // A button that could not be pressed for a moment has lost the focus meanwhile; where nobody else took it, it comes back.
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body)
      ref.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    wasBusy.current = busy;
  }, [busy, ref]);

  const forget = useCallback((): void => {
    setFailure(null);
    setErrors(NONE);
  }, []);
  const refuse = (faults: Faults): void => {
    setFailure(null);
    setErrors(faults);
    found();
  };
  const mend = (field: string): void =>
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => name !== field && !name.startsWith(`${field}.`))),
    );
  const send = async (work: () => Promise<void>): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    forget();
    try {
      await work();
    } catch (error) {
      const faults = error instanceof ApiError ? (error.body.errors ?? NONE) : NONE;
      refuse(faults);
      if (!Object.keys(faults).some(saysAtField)) setFailure(messageOf(error, fallback));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return { ref, busy, failure, errors, send, refuse, mend, forget };
}

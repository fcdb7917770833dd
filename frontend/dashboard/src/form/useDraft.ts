import { useEffect, useState } from 'react';
import { useAuth } from '../account/auth-context.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';

interface Drafted<Values extends object> {
  values: Values;
  change: (some: (before: Values) => Partial<Values>) => void;
  /** What is shown was typed earlier and never saved. */
  restored: boolean;
  /** Shows these instead, and lets go of what was typed. */
  show: (values: Values) => void;
  /** Lets go of what was typed; what is shown stays. */
  drop: () => void;
}

/** Each owner has their own. */
function usePlace(key: string): string {
  const { user } = useAuth();
  return `${user?.id ?? ''}.${key}`;
}

/** Whether something waits that was typed and never saved. */
export function useWaits(key: string): boolean {
  return readDraft(usePlace(key)) !== null;
}

/** Lets go of what was typed on another screen. */
export function useDrop(key: string): () => void {
  const place = usePlace(key);
  return () => dropDraft(place);
}

/**
 * What a form holds; what is typed is there again for who leaves the screen without saving and comes back.
 * @param fresh what is shown when nothing waits
 * @param carry what is shown when something does
 */
export function useDraft<Values extends object>(
  key: string,
  fresh: () => Values,
  carry = (kept: Partial<Values>, now: Values): Values => ({ ...now, ...kept }),
): Drafted<Values> {
  const place = usePlace(key);
  const [kept] = useState(() => readDraft<Values>(place));
  const [values, setValues] = useState<Values>(() => (kept === null ? fresh() : carry(kept, fresh())));
  const [restored, setRestored] = useState(() => JSON.stringify(values) !== JSON.stringify(fresh()));
  const [typed, setTyped] = useState(false);
  // What has been saved meanwhile, or was typed back, waits no longer: it would count as typed on the next version.
  const [isDone] = useState(kept !== null && !restored);
  useEffect(() => {
    if (isDone) dropDraft(place);
  }, [place, isDone]);
  useEffect(() => {
    if (typed) keepDraft(place, values);
  }, [place, typed, values]);
  const drop = (): void => {
    dropDraft(place);
    setTyped(false);
    setRestored(false);
  };
  return {
    values,
    restored,
    drop,
    change: (some) => {
      setTyped(true);
      setValues((before) => ({ ...before, ...some(before) }));
    },
    show: (others) => {
      drop();
      setValues(others);
    },
  };
}

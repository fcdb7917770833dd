import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Brings a person to the first fault of a form, in the order of the screen; to the first words on what is wrong where
 * no single field is. Call `found` together with setting the errors: the focus moves once the fields are marked, and
 * stays where it is while the faults are being mended.
 */
export function useFirstFault<Form extends HTMLElement>(): { ref: RefObject<Form | null>; found: () => void } {
  const ref = useRef<Form>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    const field = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) field.focus();
    else ref.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [times]);
  return { ref, found: () => setTimes((before) => before + 1) };
}

import { useRef, useState, type ChangeEvent, type FormEvent, type RefObject } from 'react';
import { ApiError, messageOf } from '@chalkline/api';
import { useFirstFault } from './useFirstFault.ts';
import type { FieldErrors } from './validation.ts';

interface Options<Form extends Record<string, string>> {
  empty: Form;
  check: (form: Form) => FieldErrors<keyof Form & string>;
  /** Sends the checked form; what it throws is shown above the button. */
  submit: (form: Form) => Promise<void>;
  failure: string;
}

export interface FormState<Form extends Record<string, string>> {
  form: Form;
  errors: FieldErrors<keyof Form & string>;
  failure: string | null;
  busy: boolean;
  ref: RefObject<HTMLFormElement | null>;
  set: (field: keyof Form) => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  onSubmit: (event: FormEvent) => void;
}

/** A small form: checked on submit, sent once however often the button is pressed, kept as typed when it fails. */
export function useForm<Form extends Record<string, string>>(options: Options<Form>): FormState<Form> {
  const [form, setForm] = useState(options.empty);
  const [errors, setErrors] = useState<FieldErrors<keyof Form & string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const { ref, found: faultFound } = useFirstFault<HTMLFormElement>();
  const isField = (name: string): boolean => name in options.empty;

  const send = async (): Promise<void> => {
    const found = options.check(form);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      setFailure(null);
      faultFound();
      return;
    }
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await options.submit(form);
    } catch (error) {
      const faults = error instanceof ApiError ? (error.body.errors ?? {}) : {};
      setErrors(faults as FieldErrors<keyof Form & string>);
      faultFound();
      // What is said at a field is not said a second time above the button.
      setFailure(Object.keys(faults).some(isField) ? null : messageOf(error, options.failure));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    form,
    errors,
    failure,
    busy,
    ref,
    set: (field) => (event) => {
      const { value } = event.target;
      setForm((before) => ({ ...before, [field]: value }));
      setErrors((before) => ({ ...before, [field]: undefined }));
    },
    onSubmit: (event) => {
      event.preventDefault();
      void send();
    },
  };
}

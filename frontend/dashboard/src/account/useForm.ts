import { useRef, useState, type ChangeEvent, type FormEvent, type RefObject } from 'react';
import { ApiError, messageOf } from '@chalkline/api';
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
  const ref = useRef<HTMLFormElement>(null);

  const send = async (): Promise<void> => {
    const found = options.check(form);
    setErrors(found);
    const first = Object.keys(form).find((field) => found[field] !== undefined);
    if (first !== undefined) {
      ref.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await options.submit(form);
    } catch (error) {
      if (error instanceof ApiError && error.body.errors) {
        setErrors(error.body.errors as FieldErrors<keyof Form & string>);
      }
      setFailure(messageOf(error, options.failure));
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

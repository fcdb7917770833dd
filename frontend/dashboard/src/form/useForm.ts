import { useState, type ChangeEvent, type FormEvent, type RefObject } from 'react';
import { useSending, type Faults } from './useSending.ts';

/** Messages by field; an empty object means that the form may be sent. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

interface Options<Form extends Record<string, string>> {
  empty: Form;
  check: (form: Form) => FieldErrors<keyof Form & string>;
  /** Sends the checked form; what it throws is shown above the button. */
  submit: (form: Form) => Promise<void>;
  failure: string;
}

interface FormState<Form extends Record<string, string>> {
  form: Form;
  errors: FieldErrors<keyof Form & string>;
  failure: string | null;
  busy: boolean;
  ref: RefObject<HTMLFormElement | null>;
  set: (field: keyof Form & string) => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  onSubmit: (event: FormEvent) => void;
}

/** A small form of texts: checked on submit, and sent when nothing is wrong with it. */
export function useForm<Form extends Record<string, string>>(options: Options<Form>): FormState<Form> {
  const [form, setForm] = useState(options.empty);
  const sending = useSending(options.failure, (name) => name in options.empty);
  const { errors, failure, busy, ref } = sending;
  return {
    form,
    // Others than the form's own may be among them; no field asks for those.
    errors: errors as FieldErrors<keyof Form & string>,
    failure,
    busy,
    ref,
    set: (field) => (event) => {
      const { value } = event.target;
      setForm((before) => ({ ...before, [field]: value }));
      sending.mend(field);
    },
    onSubmit: (event) => {
      event.preventDefault();
      const faults = options.check(form) as Faults;
      if (Object.keys(faults).length > 0) sending.refuse(faults);
      else void sending.send(() => options.submit(form));
    },
  };
}

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

/** What a field is given of its form. */
interface FieldProps {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  error: string | undefined;
}

interface FormState<Form extends Record<string, string>> {
  field: (name: keyof Form & string) => FieldProps;
  failure: string | null;
  busy: boolean;
  ref: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
}

/** A small form of texts: checked on submit, and sent when nothing is wrong with it. */
export function useForm<Form extends Record<string, string>>(options: Options<Form>): FormState<Form> {
  const [form, setForm] = useState(options.empty);
  const sending = useSending(options.failure, (name) => name in options.empty);
  const { errors, failure, busy, ref } = sending;
  return {
    field: (name) => ({
      name,
      value: form[name] ?? '',
      onChange: (event) => {
        const { value } = event.target;
        setForm((before) => ({ ...before, [name]: value }));
        sending.mend(name);
      },
      error: errors[name],
    }),
    failure,
    busy,
    ref,
    onSubmit: (event) => {
      event.preventDefault();
      const faults = options.check(form) as Faults;
      if (Object.keys(faults).length > 0) sending.refuse(faults);
      else void sending.send(() => options.submit(form));
    },
  };
}

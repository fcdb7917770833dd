import { useId, type ComponentProps, type ReactNode } from 'react';

interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
}

interface Control {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** A labelled control with its message underneath; the place of the message is kept free, so nothing jumps. */
function Field({ label, error, hint, control }: FieldProps & { control: (own: Control) => ReactNode }) {
  const id = useId();
  const note = `${id}-note`;
  const isInvalid = error !== undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {control({
        id,
        'aria-invalid': isInvalid,
        'aria-describedby': isInvalid || hint !== undefined ? note : undefined,
      })}
      <p id={note} className={isInvalid ? 'field-error' : 'field-hint'}>
        {error ?? hint}
      </p>
    </div>
  );
}

export function TextField({ label, error, hint, ...input }: FieldProps & ComponentProps<'input'>) {
  return <Field {...{ label, error, hint }} control={(own) => <input {...own} {...input} />} />;
}

export function SelectField({ label, error, hint, ...select }: FieldProps & ComponentProps<'select'>) {
  return <Field {...{ label, error, hint }} control={(own) => <select {...own} {...select} />} />;
}

/** What went wrong with the whole form, announced to screen readers when it appears. */
export function Failure({ children }: { children: string | null }) {
  return <div role="alert">{children === null ? null : <p className="form-failure">{children}</p>}</div>;
}

export function SubmitButton({ busy, label, busyLabel }: { busy: boolean; label: string; busyLabel: string }) {
  return (
    <button type="submit" className="button button-primary" disabled={busy}>
      {busy ? busyLabel : label}
    </button>
  );
}

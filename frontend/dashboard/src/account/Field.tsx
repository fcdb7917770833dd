import { useId, type ComponentProps, type ReactNode } from 'react';

interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
}

/** A labelled text field with its message underneath; the place of the message is kept free, so nothing jumps. */
export function TextField({ label, error, hint, ...input }: FieldProps & ComponentProps<'input'>) {
  const id = useId();
  const described = error !== undefined || hint !== undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        {...input}
        aria-invalid={error !== undefined}
        aria-describedby={described ? `${id}-note` : undefined}
      />
      <Note id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
}

export function SelectField({ label, error, hint, children, ...select }: FieldProps & ComponentProps<'select'>) {
  const id = useId();
  const described = error !== undefined || hint !== undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        {...select}
        aria-invalid={error !== undefined}
        aria-describedby={described ? `${id}-note` : undefined}
      >
        {children}
      </select>
      <Note id={`${id}-note`} error={error} hint={hint} />
    </div>
  );
}

function Note({ id, error, hint }: { id: string; error: string | undefined; hint: ReactNode }) {
  if (error !== undefined) {
    return (
      <p id={id} className="field-error">
        {error}
      </p>
    );
  }
  return (
    <p id={id} className="field-hint">
      {hint}
    </p>
  );
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

import type { FieldErrors } from '../form/useForm.ts';

/** The account forms' rules. */

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function emailError(email: string): string | undefined {
  return EMAIL.test(email.trim()) ? undefined : 'Invalid email address';
}

function only<Field extends string>(errors: FieldErrors<Field>): FieldErrors<Field> {
  return Object.fromEntries(
    Object.entries(errors).filter(([, message]) => message !== undefined),
  ) as FieldErrors<Field>;
}

export function loginErrors(form: { email: string; password: string }): FieldErrors<'email' | 'password'> {
  return only({
    email: emailError(form.email),
    password: form.password === '' ? 'Password is required' : undefined,
  });
}

export interface SignupForm {
  email: string;
  password: string;
  businessName: string;
  industry: string;
}

export function signupErrors(form: SignupForm): FieldErrors<keyof SignupForm> {
  return only({
    email: emailError(form.email),
    password: form.password.length < 6 ? 'Password must be at least 6 characters' : undefined,
    businessName: form.businessName.trim() === '' ? 'Business name is required' : undefined,
    industry: form.industry === '' ? 'Industry is required' : undefined,
  });
}

export function forgotErrors(form: { email: string }): FieldErrors<'email'> {
  return only({ email: emailError(form.email) });
}

export function resetErrors(form: { password: string; confirm: string }): FieldErrors<'password' | 'confirm'> {
  return only({ password: resetLength(form.password), confirm: sameAs(form) });
}

function resetLength(password: string): string | undefined {
  if (password.length < 6) return 'Password must be at least 6 characters';
  if (password.length > 72) return 'Password must be less than 72 characters';
  return undefined;
}

function sameAs(form: { password: string; confirm: string }): string | undefined {
  return form.password === form.confirm ? undefined : "Passwords don't match";
}

/** The one message of the change-password form, or null. */
export function changeError(form: { next: string; confirm: string }): string | null {
  if (form.next !== form.confirm) return 'New passwords do not match';
  if (form.next.length < 8) return 'New password must be at least 8 characters';
  return null;
}

import { Transform } from 'class-transformer';

/** Strips white space around a text field before it is checked. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

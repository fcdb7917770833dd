import { Transform } from 'class-transformer';

/**
 * Strips white space around a text field before it is checked, and the NUL characters that a query can bring: PostgreSQL
 * cannot store them. (Bodies have lost theirs already.)
 */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.replaceAll('\0', '').trim() : value));

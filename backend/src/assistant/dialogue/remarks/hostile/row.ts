/**
 * One way to put it, and a sentence that it is meant for. Patterns are held against text in lower case, of which the guard's
 * `canonical` has taken accents and the signs * _ ` ~ | \ off.
 */
export interface Row {
  says: string;
  pattern: RegExp;
}

export const seen = (rows: readonly Row[], text: string): boolean => rows.some(({ pattern }) => pattern.test(text));

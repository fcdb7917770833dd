/** The text of a value for a jsonb column. A text that was cut through a character (an emoji at its end) is no valid JSON to PostgreSQL. */
export const storedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.toWellFormed() : part));

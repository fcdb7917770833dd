const BREAK = /\n\s*/g;

/**
 * `String.raw` over several lines: line breaks, and the blanks that the next line begins with, are left out. So a line
 * neither begins nor ends with a blank that counts.
 */
export const lines = ({ raw }: TemplateStringsArray, ...values: (string | number)[]): string =>
  String.raw({ raw: raw.map((part) => part.replace(BREAK, '')) }, ...values);

/** A regular expression that is written over several lines, as `lines` are. */
export const pattern =
  (flags = '') =>
  (strings: TemplateStringsArray, ...values: (string | number)[]): RegExp =>
    new RegExp(lines(strings, ...values), flags);

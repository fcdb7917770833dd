/** How one setting is read: a parser, a default, a sentence of meaning. */
export interface Rule<T> {
  fallback: T;
  meaning: string;
  secret: boolean;
  parse(raw: string): { value: T } | { problem: string };
}

/** An address may hold a password although its setting is no secret. */
const withoutUser = (value: string): string => value.replace(/(:[/\\]*).*@/s, '$1…@');

export class InvalidSettingError extends Error {
  constructor(name: string, value: string | null, problem: string) {
    super(value === null ? `${name} ${problem}.` : `${name} is "${withoutUser(value)}", but it ${problem}.`);
    this.name = 'InvalidSettingError';
  }
}

export function integer(fallback: number, min: number, max: number, meaning: string): Rule<number> {
  return {
    fallback,
    meaning,
    secret: false,
    parse(raw) {
      const value = Number(raw);
      const good = /^\d+$/.test(raw) && value >= min && value <= max;
      return good ? { value } : { problem: `must be a whole number from ${min} to ${max}` };
    },
  };
}

export function text<F extends string | null>(
  fallback: F,
  meaning: string,
  { secret = false, min = 1 }: { secret?: boolean; min?: number } = {},
): Rule<string | F> {
  return {
    fallback,
    meaning,
    secret,
    parse: (raw) => (raw.length >= min ? { value: raw } : { problem: `must have at least ${min} characters` }),
  };
}

export function oneOf<const T extends string>(values: readonly T[], fallback: NoInfer<T>, meaning: string): Rule<T> {
  return {
    fallback,
    meaning,
    secret: false,
    parse(raw) {
      const value = values.find((candidate) => candidate === raw);
      return value === undefined ? { problem: `must be one of ${values.join(', ')}` } : { value };
    },
  };
}

export function flag(fallback: boolean, meaning: string): Rule<boolean> {
  return {
    fallback,
    meaning,
    secret: false,
    parse(raw) {
      if (/^(?:1|true|yes|on)$/i.test(raw)) return { value: true };
      return /^(?:0|false|no|off)$/i.test(raw) ? { value: false } : { problem: 'must be true or false' };
    },
  };
}

/** A number of proxies; true is one, false is none. */
export function hops(meaning: string): Rule<number> {
  const count = integer(0, 0, 10, meaning);
  const named: Record<string, string> = { true: '1', yes: '1', on: '1', false: '0', no: '0', off: '0' };
  return { ...count, parse: (raw) => count.parse(named[raw.toLowerCase()] ?? raw) };
}

export function list(meaning: string): Rule<string[]> {
  return {
    fallback: [],
    meaning,
    secret: false,
    parse: (raw) => ({
      value: raw
        .split(',')
        .map((item) => item.trim().toLowerCase())
        .filter(Boolean),
    }),
  };
}

/** A rule with one more condition on what was read; `problem` begins with "must". */
export function meeting<T>(rule: Rule<T>, problem: string, holds: (value: T) => boolean): Rule<T> {
  return {
    ...rule,
    parse(raw) {
      const read = rule.parse(raw);
      return 'problem' in read || holds(read.value) ? read : { problem };
    },
  };
}

export function optional<T>(rule: Rule<T>): Rule<T | null> {
  return { ...rule, fallback: null };
}

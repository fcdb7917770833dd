import { SERVICES } from './service-words.js';

/** A kind of work and the numbers of its groups of words. */
interface ServiceWords {
  service: string;
  groups: number[];
}

interface Beginning {
  text: string;
  isWhole: boolean;
  group: number;
}

const KEY_LENGTH = 2;
const numbers = new Map<string, number>();
const beginnings = new Map<string, Beginning[]>();

function numberOf(group: string): number {
  const known = numbers.get(group);
  if (known !== undefined) return known;
  const number = numbers.size;
  numbers.set(group, number);
  for (const words of group.split('|')) {
    const isWhole = words.endsWith('$');
    const text = isWhole ? words.slice(0, -1) : words;
    const key = text.slice(0, KEY_LENGTH);
    beginnings.set(key, [...(beginnings.get(key) ?? []), { text, isWhole, group: number }]);
  }
  return number;
}

export const SERVICE_WORDS: ServiceWords[] = SERVICES.map(([service, ...groups]) => ({
  service,
  groups: groups.map(numberOf),
}));

/** The groups of words of which one begins at an offset of a lower-case text, and the words. An index of beginnings: a text is read in one pass. */
export function groupsAt(lower: string, offset: number): Pick<Beginning, 'group' | 'text'>[] {
  return (beginnings.get(lower.slice(offset, offset + KEY_LENGTH)) ?? []).filter(
    ({ text, isWhole }) =>
      lower.startsWith(text, offset) && !(isWhole && /[\p{L}\d]/u.test(lower[offset + text.length] ?? '')),
  );
}

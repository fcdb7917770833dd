import { lines, pattern } from '../../language/index.js';
import { SERVICES } from './service-words.js';

/** A kind of work and the numbers of its groups of words. */
interface ServiceWords {
  service: string;
  groups: number[];
}

interface Beginning {
  text: string;
  /** What must not follow: more of the word, or what the thing is only made of; null where anything may. */
  unless: RegExp | null;
  group: number;
}

const MORE_OF_WORD = /^[\p{L}\d]/u;
/** "An oak floor", "pine-clad": the wood, and no tree. */
const NO_THING = lines`
  removals?|and|or|to|in|on|at|by|near|next|behind|beside|close|right|down|out|over|up|that|which|is|was|it|needs?|has
  |with|about|from|removed|felled|cut|taken|gone|leaning|i|we|so|but|for|please|before|after|this|tall
`;
const MADE_OF = pattern('u')`^(?:s(?!\p{L})|(?!s(?!\p{L})))(?:[\p{L}\d-]| (?!(?:${NO_THING})\b)\p{L})`;

const KEY_LENGTH = 2;
const LONGEST_AFTER = 12;
const numbers = new Map<string, number>();
const beginnings = new Map<string, Beginning[]>();

function numberOf(group: string): number {
  const known = numbers.get(group);
  if (known !== undefined) return known;
  const number = numbers.size;
  numbers.set(group, number);
  for (const words of group.split('|')) {
    const text = words.replace(/\$+$/, '');
    const unless = words.endsWith('$$') ? MADE_OF : words.endsWith('$') ? MORE_OF_WORD : null;
    const key = text.slice(0, KEY_LENGTH);
    beginnings.set(key, [...(beginnings.get(key) ?? []), { text, unless, group: number }]);
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
    ({ text, unless }) =>
      lower.startsWith(text, offset) &&
      unless?.test(lower.slice(offset + text.length, offset + text.length + LONGEST_AFTER)) !== true,
  );
}

import { pattern, textAt, textOf } from '../../../language/index.js';
import type { Evidence } from '../evidence.js';
import { countAt } from './measures.js';

const ROOM_KIND =
  /\b(living|dining|family|sitting|laundry|powder|utility|sun|tv|rec|play|great|mud|bonus)[ -]?rooms?\b/g;

/** How many of the rooms that a condition names by their kind: of "2 bedrooms and the living room" one living room; null where it names none. */
export function roomsOfKind(condition: string, { tokens }: Evidence): number | null {
  const [kind, ...others] = [...condition.toLowerCase().matchAll(ROOM_KIND)].map(([, word]) => word);
  if (kind === undefined || others.length > 0 || /\b(?:and|or|bedrooms?)\b|[,&/]/i.test(condition)) return null;
  const isOne = (at: number): boolean =>
    textAt(tokens, at) === kind && /^rooms?$/.test(textAt(tokens, textAt(tokens, at + 1) === '-' ? at + 2 : at + 1));
  const counts = tokens.flatMap((_, at) => (isOne(at) ? (countAt(tokens, at - 1)?.value ?? 1) : []));
  return Math.max(1, ...counts);
}

/** "Our dining room", "the kitchen": one that is named, and not where something else is. */
const ONE_ROOM = pattern('gu')`
  \b(?:our|my|the|a|one) (?:(?:small|little|big|large|front|back|spare|main|master|guest|whole) )?
    (?:(?:living|dining|family|sitting|laundry|utility|sun|play|box|bed|bath)[ -]?room|lounge|kitchen|nursery
    |hallway|study|bedroom|bathroom)\b(?!s)
`;

/** Whether a text names a single room: "paper for our dining room". */
export function isOneRoom({ tokens }: Evidence): boolean {
  const named = [...textOf(tokens).matchAll(ONE_ROOM)].map(([said]) => said.split(' ').slice(1).join(' '));
  return new Set(named).size === 1;
}

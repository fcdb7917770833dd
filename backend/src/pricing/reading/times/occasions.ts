import { MONTH, monthNumber, pattern, textBefore, isLookingBack } from '../../language/index.js';
import { daysBetween } from './dates.js';
import { isDeniedBefore } from '../denial.js';
import { tokenAtOffset, type Scan } from '../scan.js';

const IN_MONTH = pattern('g')`
  \b(?:in|by|before|around|until|early|mid|late|end of|middle of|beginning of|start of|sometime
    |first (?:week|half) of|for|next|this)(?: early| mid| late)?[ -](${MONTH})\b(?! \d)
`;
/** Days that many people plan by: month and day, or null for those that move. */
const HOLIDAYS: [pattern: RegExp, month: number, day: number | null][] = [
  [/\b(?:christmas|xmas|the holidays|navidad)\b/, 12, 25],
  [/\bnew year(?:'?s)?\b/, 12, 31],
  [/\bhalloween\b/, 10, 31],
  [/\b(?:july 4th|fourth of july|4th of july|independence day)\b/, 7, 4],
  [/\bthanksgiving\b/, 11, null],
];

/** Days until the month or holiday that a text plans by ("in January", "before Christmas"); of the present month, until its end; null when there is none. */
export function occasionAhead(scanned: Scan, today: string): number | null {
  const { lower } = scanned;
  const year = Number(today.slice(0, 4));
  if (!Number.isInteger(year) || Number.isNaN(Date.parse(today))) return null;
  for (const [pattern, month, day] of HOLIDAYS) {
    const match = pattern.exec(lower);
    if (
      match &&
      !NAMES_THINGS.test(lower.slice(match.index + match[0].length)) &&
      isPlanned(scanned, match.index, match[0].length)
    )
      return daysUntil(today, year, month, day);
  }
  for (const match of lower.matchAll(IN_MONTH)) {
    const month = monthNumber(match[1] ?? '');
    if (!isPlanned(scanned, match.index, match[0].length)) continue;
    return month === Number(today.slice(5, 7)) ? daysToMonthEnd(today, year, month) : daysUntil(today, year, month, 1);
  }
  return null;
}

/** "The Christmas boxes are floating": what is kept for it. */
const NAMES_THINGS = pattern()`
  ^ (?:boxes?|lights?|trees?|decorations?|stuff|presents?|gifts?|ornaments?|bins?|storage|dishes|china|tins?
    |cacti|cactus|music)\b
`;

/** "One Thanksgiving", "every Christmas": told of, and not planned by. */
const SOME_YEAR = /\b(?:one|every|each|last|that) $/;

/** "I'm a senior, 78 in May": how old somebody will be. */
const OF_AGE = pattern()`
  \b(?:i'?m|i am|i'll be|(?:he|she)'?s|turn(?:s|ing)?|will be|seniors?|pensioners?|retired|aged?|birthday)\b
    [^.!?]{0,24}\b\d{2,3} $
`;

function isPlanned(scanned: Scan, offset: number, length: number): boolean {
  return (
    !SOME_YEAR.test(textBefore(scanned.lower, offset, 8)) &&
    !OF_AGE.test(textBefore(scanned.lower, offset, 48)) &&
    !isLookingBack(scanned.lower, offset, offset + length) &&
    !isDeniedBefore(scanned, tokenAtOffset(scanned, offset))
  );
}

function daysUntil(today: string, year: number, month: number, day: number | null): number {
  for (const candidate of [year, year + 1]) {
    const date = new Date(Date.UTC(candidate, month - 1, day ?? fourthThursday(candidate, month)));
    const ahead = daysBetween(today, date.toISOString().slice(0, 10));
    if (ahead >= 0) return ahead;
  }
  return 366;
}

function daysToMonthEnd(today: string, year: number, month: number): number {
  return daysBetween(today, new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10));
}

function fourthThursday(year: number, month: number): number {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return 1 + ((11 - first) % 7) + 21;
}

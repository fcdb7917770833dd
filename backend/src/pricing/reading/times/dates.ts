import * as en from 'chrono-node/en';
import { MONTH, WEEKDAY, WEEKDAY_OR_SHORT, pattern, textBefore, isLookingBack } from '../../language/index.js';
import { isDenied } from '../denial.js';
import { tokenAtOffset, type Scan } from '../scan.js';

/** What may be a day: only around these the date library is asked, so that sizes and prices never are. */
const CANDIDATE = pattern('gi')`
  \b(?:(?:this|next|coming|on|by|before|until|after) )?(?:${WEEKDAY_OR_SHORT}\b,? )?(?:the )?
    (?:\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}\b
    |${MONTH}\.? \d{1,2}(?:st|nd|rd|th)?\b(?! ?(?:sq|ft|%|rooms?|windows?)))(?:,? 20\d\d)?
  |\b20\d\d-\d\d?-\d\d?\b
  |\b(?:on|by|before|until|around|for|after|from|starting) (?:the )?\d{1,2}\/\d{1,2}(?:\/(?:20)?\d\d)?\b
  |\b\d{1,2}\/\d{1,2}\/(?:20)?\d\d\b|\b(?:day after )?tomorrow\b
  |\b(?:this|next|coming|on|by|before|until) ${WEEKDAY_OR_SHORT}\b|\b${WEEKDAY}\b
`;
const DAY_OF_MONTH = pattern('i')`
  \b(?:on|by|before|until|till|around|about|from|after|for) (?:about )?the (\d{1,2})(?:st|nd|rd|th)\b
    (?! (?:floor|street|st\b|ave|story|storey|level|time|of \w+ (?:rooms?|floors?)))
`;
/** Days that come back every week, are as good as others, or are over: "closed on Sundays", "a Saturday would do", "it broke last Friday", "the sale of 3 May". */
const NO_WISH = pattern('i')`
  \b(?:last|since|every|any|most|all day|always|past|until now|built|bought|installed|broke|happened|yesterday)
    \b[^.]{0,12}$
  |\ban? $
`;

/** "On a Sunday", before "Sunday is all I've got" */
const ANY_DAY = new RegExp(String.raw`\b(?:an?|any|some) (${WEEKDAY})\b`, 'i');
const IS_ALL = /^ (?:is|are) (?:all|the only)\b/i;

/** Days that have a real place in the calendar, ISO, or null. */
interface DayContext {
  /** ISO date. */
  today: string;
  /** ISO 3166: outside the United States 3/4 is the third of April. */
  country?: string;
}

/**
 * The day the visitor would like the work done or started (or needs it by), ISO, never before today.
 * Weekdays mean the next such day. Dates are read with chrono-node; what looks like a date in a size, a price or a fraction is never shown to it.
 */
export function readDate(scanned: Scan, { today, country = 'US' }: DayContext): string | null {
  const reference = new Date(`${today}T12:00:00Z`);
  if (Number.isNaN(reference.getTime())) return null;
  const parser = country === 'US' ? en.casual : en.GB;
  let tries = 0;
  const anyDay = ANY_DAY.exec(scanned.clean)?.[1]?.toLowerCase();
  for (const match of scanned.clean.matchAll(CANDIDATE)) {
    const before = textBefore(scanned.clean, match.index, 40);
    if (NO_WISH.test(before) || isDenied(scanned, tokenAtOffset(scanned, match.index))) continue;
    if (isLookingBack(scanned.lower, match.index, match.index + match[0].length)) continue;
    const after = scanned.clean.slice(match.index + match[0].length);
    if (match[0].toLowerCase() === anyDay && IS_ALL.test(after)) continue;
    if ((tries += 1) > 12) break;
    const said = match[0]
      .replace(/^(?:by|before|until|after|around|for|from|starting|coming) /i, '')
      .replace(/\bof /i, '');
    const [result] = parser.parse(said, { instant: reference, timezone: 0 }, { forwardDate: true });
    const start = result?.start;
    // "The Friday after next" is a week later.
    const isLater = /^ after next\b/i.test(after);
    if (!start || !(start.isCertain('day') || start.isCertain('weekday'))) continue;
    const named = `${start.get('year')}-${pad(start.get('month'))}-${pad(start.get('day'))}`;
    const day = isLater ? daysLater(named, 7) : named;
    if (day >= today && daysBetween(today, day) <= 3 * 366) return day;
  }
  return dayOfMonth(scanned, today);
}

/** "by the 28th": the next day of that number. */
function dayOfMonth(scanned: Scan, today: string): string | null {
  const day = Number(DAY_OF_MONTH.exec(scanned.clean)?.[1]);
  if (!(day >= 1 && day <= 31)) return null;
  const [year = 0, month = 1] = today.split('-').map(Number);
  for (let ahead = 0; ahead <= 2; ahead += 1) {
    const date = new Date(Date.UTC(year, month - 1 + ahead, day));
    const iso = date.toISOString().slice(0, 10);
    if (date.getUTCDate() === day && iso >= today) return iso;
  }
  return null;
}

const pad = (part: number | null) => String(part ?? 0).padStart(2, '0');

const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Whole days from one ISO date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

import {
  cleanText,
  MONTH,
  monthNumber,
  MONTHS,
  NUMBER_WORD,
  SEASON,
  textAt,
  textOf,
  WEEKDAYS,
  wordTable,
  wordValue,
  pattern,
} from '../../../language/index.js';
import type { Details } from '../../../types.js';
import type { Evidence } from '../evidence.js';

const SEASONS = wordTable<number[]>({
  winter: [12, 1, 2],
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  fall: [9, 10, 11],
});

/** When the work is wanted, as far as the text or the date says. */
interface WhenAsked {
  days: Set<string>;
  /** Hours of the day, 0 to 24. */
  hours: number[];
  /** Tonight, with no hour named: the evening, and the night of whose rules speak of nights. */
  tonight: boolean;
  months: Set<number>;
  /** Days of the month, and days that are left of it: 1 and 30, 31 and 0. */
  dates: { day: number; left: number }[];
}

/** Days, hours and months that a text asks for (not those that it rules out). */
export function askedMoments(evidence: Evidence, details: Details): WhenAsked {
  const asked: WhenAsked = { days: new Set(), hours: [], tonight: false, months: new Set(), dates: [] };
  for (const mention of evidence.mentions) {
    const text = textAt(evidence.tokens, mention.at);
    const before = textAt(evidence.tokens, mention.at - 1);
    // "Last night the pipe started dripping", "the toilet runs all night"
    if (mention.negated || before === 'last' || (text === 'night' && before === 'all')) continue;
    const day = dayOf(text);
    if (day) asked.days.add(day);
    const month = monthOf(text);
    if (month) asked.months.add(month);
    // "Spring" is hardly its first days: a deal until March is not meant.
    for (const one of SEASONS[text]?.slice(1) ?? []) asked.months.add(one);
    const hour = hourOf(text);
    // "It's 10 pm now, tomorrow is fine"
    if (hour !== null && textAt(evidence.tokens, mention.at + 1) !== 'now') asked.hours.push(hour);
    if (/^week(?:days?|nights?)$/.test(text)) asked.days.add('weekday');
    if (/^(?:evenings?|weeknights?|tonight)$/.test(text)) asked.hours.push(19);
    if (/^(?:nights?|overnight|midnight|nighttime)$/.test(text)) asked.hours.push(23);
    if (text === 'after' && /^(?:work|hours)$/.test(textAt(evidence.tokens, mention.at + 1))) asked.hours.push(19);
  }
  asked.tonight =
    asked.hours.length === 1 &&
    evidence.mentions.some(({ at, negated }) => !negated && textAt(evidence.tokens, at) === 'tonight');
  addPhrases(evidence, asked);
  addDate(details.preferredDate, asked);
  return asked;
}

/** "Two in the bloody morning": in the words of whoever is awake then, a source of a regular expression. */
const MORNING = '(?:bloody |flipping |freaking |damn |early )?morning';
/** "2 in the morning", "it's one in the morning"; "two in the morning works" may be two of something. */
const IN_THE_MORNING = pattern('g')`
  \b(\d{1,2}|(?<=\b(?:it'?s|it is|at|around|about|nearly|past) )(?:${NUMBER_WORD})) (?:o'clock )?in the ${MORNING}\b
`;

/** "In May", "mid May", "May 12th": the month, and not what may be. */
const IN_MAY = pattern()`
  (?<!\bnot )\b
    (?:in|by|of|next|early|mid|late|during|before|after|around|for|until|\d{1,2}(?:st|nd|rd|th)) ?-? ?may
    \b(?! (?:be|have|need|want|not|also|as)\b)
  |\bmay \d{1,2}(?:st|nd|rd|th)?\b
`;

function addPhrases(evidence: Evidence, asked: WhenAsked): void {
  const text = textOf(evidence.tokens);
  if (IN_MAY.test(text)) asked.months.add(5);
  if (/\b(?:out of hours|late at night)\b/.test(text)) asked.hours.push(19);
  if (/\b(?:end of (?:the |this |next )?month|month[- ]end)\b/.test(text)) asked.dates.push({ day: 30, left: 0 });
  if (/\b(?:first|1st) of (?:the |next )?month\b/.test(text)) asked.dates.push({ day: 1, left: 29 });
  if (/\b(?:before (?:noon|midday|lunch)|mornings?)\b/.test(text)) asked.hours.push(9);
  for (const match of text.matchAll(/\b(\d{1,2}) (?:o'clock )?(?:in the evening|at night)\b/g))
    asked.hours.push((Number(match[1]) % 12) + 12);
  for (const [, hour = ''] of text.matchAll(IN_THE_MORNING)) asked.hours.push((wordValue(hour) ?? Number(hour)) % 12);
}

function addDate(date: string | null, asked: WhenAsked): void {
  const time = date === null ? Number.NaN : Date.parse(`${date}T12:00:00Z`);
  if (Number.isNaN(time)) return;
  const day = new Date(time);
  asked.days.add(WEEKDAYS[day.getUTCDay()] ?? '');
  asked.months.add(day.getUTCMonth() + 1);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  asked.dates.push({ day: day.getUTCDate(), left: last - day.getUTCDate() });
}

function dayOf(text: string): string | null {
  if (/^(?:weekends?|wknds?|wkends?)$/.test(text)) return 'weekend';
  return (
    WEEKDAYS.find(
      (day) => text === day || text === `${day}s` || (text.length >= 3 && text === day.slice(0, 3) && text !== 'sun'),
    ) ?? null
  );
}

function monthOf(text: string): number | null {
  const index = MONTHS.findIndex(
    (month) =>
      text === month ||
      (text.length >= 3 && (text === month.slice(0, 3) || text === month.slice(0, 4)) && text !== 'mar'),
  );
  return index < 0 ? null : index + 1;
}

/** "6pm", "6:30 p.m.", "17:00" as an hour of the day. */
function hourOf(text: string): number | null {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?\s?([ap])?/.exec(text);
  if (!match || !/[ap]\.?m|:/.test(text)) return null;
  const hour = Number(match[1]) + Number(match[2] ?? 0) / 60;
  if (match[3] === 'p') return hour < 12 ? hour + 12 : hour;
  if (match[3] === 'a') return hour >= 12 ? hour - 12 : hour;
  return hour <= 24 ? hour : null;
}

/** "After about 6pm", "any time past 8 o'clock", and not "after 5 years" */
const AFTER_AN_HOUR = pattern()`
  \b(?:any ?time |anything |past |later than |after )(?:about |around )?
    (\d{1,2}(?::\d{2})?\s?(?:[ap]\.?m\b\.?|o'?clock)?)(?!\s*(?:years?|days?|hours?|miles?|km|%|units?|\d))
`;

type Check = (asked: WhenAsked) => boolean;

/** The part of a condition that names days, hours or months, as checks of which one is enough; `rest` is what is left of it. */
export function momentChecks(condition: string): { checks: Check[]; rest: string } {
  const checks: Check[] = [];
  let rest = ` ${inDigits(cleanText(condition).toLowerCase())} `;
  const take: Take = (pattern, make) => {
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      const check = make(match);
      if (!check) return;
      checks.push(check);
      rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    }
  };
  const time = String.raw`(\d{1,2}(?::\d{2})?\s?(?:[ap]\.?m\.?)?)`;
  take(
    new RegExp(
      String.raw`\b(?:between|from)?\s*${time}\s*(?:and|to|-|til|till|until)\s*(\d{1,2}(?::\d{2})?\s?[ap]\.?m\.?)`,
    ),
    (match) => within(hourOf(suffixed(match[1], match[2])), hourOf((match[2] ?? '').trim())),
  );
  take(AFTER_AN_HOUR, (match) => within(hourOf(evening(match[1] ?? '')), 6));
  take(/\b(?:before|earlier than) (\d{1,2}(?::\d{2})?\s?[ap]\.?m\b\.?)/, (match) =>
    within(0, hourOf((match[1] ?? '').trim())),
  );
  take(
    /\b(?:after|out of|outside)(?: of)?[\s-]*(?:(?:normal|business|regular|working|office|standard|usual)\s+)*(?:hours?|hrs)\b|\bafterhours\b/,
    () => outOfHours,
  );
  take(
    /\bweek ?nights?\b/,
    () => (asked) => isWorkday(asked, asked.days.size === 0) && asked.hours.some((hour) => hour >= 17),
  );
  take(/\b(?:weekdays?|midweek|mid-week)\b/, () => (asked) => isWorkday(asked, false));
  take(/\b(?:evenings?|tonight)\b/, () => within(17, 24));
  const night = within(20, 6);
  take(
    /\b(?:nights?|night[\s-]?time|overnight|late night)\b/,
    () => (asked) => asked.tonight || night?.(asked) === true,
  );
  take(
    /\b(?:weekends?|wknds?|wkends?)\b/,
    () => (asked) => ['weekend', 'saturday', 'sunday'].some((day) => asked.days.has(day)),
  );
  for (const day of WEEKDAYS)
    take(new RegExp(`\\b(?:${day}s?|${day.slice(0, 3)}s?)\\b`), () => (asked) => asked.days.has(day));
  takeDates(take);
  takeMonths(take);
  return { checks: [...checks], rest: rest.replace(/\s+/g, ' ').trim() };
}

/** "After six": a number in words is a time where no unit follows it. */
const HOUR_IN_WORDS = pattern('gu')`
  \b(after|before|past|between|from|until|till|to|and) (${NUMBER_WORD})\b(?! \p{L}*
      (?:hour|day|week|month|year|mile|foot|feet|ft|room|door|floor|stor|coat|unit|window|person|people))
`;
/** "After six" is "after 6". */
const HOUR_OF_MORNING = new RegExp(String.raw`\b(\d{1,2}(?::\d{2})?) (?:o'?clock )?in the ${MORNING}\b`, 'g');

function inDigits(text: string): string {
  const named = text.replace(/\bmidnight\b/g, '12am').replace(/\b(?:noon|midday)\b/g, '12pm');
  return named
    .replace(HOUR_IN_WORDS, (_, word: string, number: string) => `${word} ${wordValue(number) ?? number}`)
    .replace(HOUR_OF_MORNING, '$1am')
    .replace(/\b(\d{1,2}(?::\d{2})?) (?:o'?clock )?(?:in the (?:evening|afternoon)|at night)\b/g, '$1pm');
}

function isWorkday({ days }: WhenAsked, otherwise: boolean): boolean {
  return days.has('weekday') || WEEKDAYS.slice(1, 6).some((day) => days.has(day)) || otherwise;
}

type Take = (pattern: RegExp, make: (match: RegExpExecArray) => Check | null) => void;

/** Days that "the end of the month" has when nobody says how many. */
const USUAL_DAYS = 3;

/** "The last three days of the month", "month-end". */
function takeDates(take: Take): void {
  const days = (said = ''): number => (/week/.test(said) ? 7 : (wordValue(said) ?? (Number(said) || USUAL_DAYS)));
  const amount = String.raw`(week|\d{1,2}|two|three|four|five|six|seven|ten)(?: days?)?`;
  const month = String.raw`of (?:the |each |every |any )?month\b`;
  take(
    new RegExp(String.raw`\b(?:the )?last ${amount} ${month}`),
    ([, said]) =>
      ({ dates }) =>
        dates.some(({ left }) => left < days(said)),
  );
  take(
    new RegExp(String.raw`\b(?:the )?first ${amount} ${month}`),
    ([, said]) =>
      ({ dates }) =>
        dates.some(({ day }) => day <= days(said)),
  );
  take(
    new RegExp(String.raw`\b(?:at )?(?:the )?end ${month}|\bmonth[- ]end\b`),
    () =>
      ({ dates }) =>
        dates.some(({ left }) => left < USUAL_DAYS),
  );
}

function takeMonths(take: Take): void {
  const inMonths =
    (months: number[]): Check =>
    (asked) =>
      months.some((month) => asked.months.has(month));
  // "Nov 1 to Mar 31"
  const date = String.raw`(${MONTH})(?: \d{1,2}(?:st|nd|rd|th)?)?`;
  take(
    new RegExp(`\\b(?:${SEASON}\\s+)?(between |from )?${date}\\s*(to|-|and|through|thru|until|till)\\s*${date}\\b`),
    ([, between, from = '', joint, to = '']) => {
      const [first, last] = [monthNumber(from), monthNumber(to)];
      return inMonths(joint === 'and' && !between ? [first, last] : monthRange(first, last));
    },
  );
  take(new RegExp(`\\b(?:in|during|of|for) (${MONTH})\\b`), (match) => inMonths([monthNumber(match[1] ?? '')]));
  // "November cleanups", but not "may need"
  take(new RegExp(`^\\s*(may(?=\\s*$)|(?!may)${MONTH})(?=\\s*$| \\p{L}+s\\s*$)`, 'u'), (match) => {
    return inMonths([monthNumber(match[1] ?? '')]);
  });
  take(new RegExp(`\\b${SEASON}\\b`), ([season]) => inMonths(SEASONS[season] ?? []));
}

function monthRange(from: number, to: number): number[] {
  const list: number[] = [];
  for (let month = from; list.length < 12; month = (month % 12) + 1) {
    list.push(month);
    if (month === to) break;
  }
  return list;
}

/** "between 6 and 10pm": the first takes the second's half of the day. */
function suffixed(first = '', second = ''): string {
  return /[ap]/.test(first) || first.includes(':') ? first.trim() : `${first.trim()}${/[ap]/.exec(second)?.[0] ?? ''}m`;
}

/** "after 5" means the afternoon. */
function evening(text: string): string {
  const plain = text.replace(/o'?clock/, '').trim();
  return /[ap:]/.test(plain) ? plain : `${plain}pm`;
}

function within(from: number | null, to: number | null): Check | null {
  if (from === null || to === null) return null;
  return (asked) => asked.hours.some((hour) => (from < to ? hour >= from && hour <= to : hour >= from || hour < to));
}

const outOfHours: Check = (asked) =>
  asked.hours.some((hour) => hour >= 17 || hour < 7) ||
  ['weekend', 'saturday', 'sunday'].some((day) => asked.days.has(day));

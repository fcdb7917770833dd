import { WEEKDAYS, pattern, isLookingBack } from '../../language/index.js';
import { DAY, dayNamed, daysMeant, stands } from './days-said.js';

const PART = String.raw`(?:\s(?:mornings?|afternoons?|evenings?|nights?))?`;
const FINE = '(?:fine|ok(?:ay)?|good|great|perfect|possible|free|open|alright|all right)';
/** "... works", "... are both fine" */
const SUITS = pattern('i')`
  ^${PART}(?:,? (?:both|all|also|would|could|will|might|can))*
    (?:(?:'s| is| are| be)(?: (?:both|also|equally|all))* ${FINE}| works?| suits?)\b
`;
/** "I'm free ...", "either of ..." */
const OFFERS = /\b(?:free|available|home|flexible|either|any(?: day)?(?: of)?)(?: (?:both|either|for|the))*\s$/i;
/** What stands between two days of one list. */
const BETWEEN = pattern('i')`
  ^${PART}\s?(?:,|\/|&|,? ?\b(?:and|or|and\/or)\b)\s?(?:,? ?(?:or|if (?:need be|necessary|not)|maybe|even
      |perhaps|possibly|else|also|preferably|alternatively|either|the|an?|any|on)\b,? ?)*$
`;
/** "All weekend", "both days of the weekend": each day of it; "I work weekends": none. */
const WHOLE = pattern('i')`
  \b(?:works?|working|closed|away|busy|all|whole|entire|both|full|every|through|over|each)
    (?: (?:day|days|of|the|this|next|over))*\s$
`;

interface DaySaid {
  day: string;
  start: number;
  end: number;
}

/**
 * The days between which a text leaves the choice: "Saturday or Sunday", "Friday works, and Monday works", a weekend that is
 * named without its days. [] where it leaves none: "Saturday and Sunday, please" are both wanted.
 */
export function daysOffered(text: string): string[] {
  const lists = listsOf(text);
  const offered = lists.filter((list) => isOffered(text, list, lists));
  const days = new Set(offered.flat().flatMap(({ day }) => (day === 'weekend' ? daysMeant(day) : [day])));
  return days.size > 1 ? [...days] : [];
}

/** A text in which one of the days that were offered is the day: the others read as that one. */
export const asOnDay = (text: string, offered: readonly string[], chosen: string): string =>
  text.replace(DAY, (words: string, at: number) =>
    isAsked(text, at, at + words.length) && isAmong(dayNamed(words), offered) ? chosen : words,
  );

/** Whether a day, or one that a word for several stands for, is among others. */
export const isAmong = (day: string, days: readonly string[]): boolean =>
  days.includes(day) || (day === 'weekend' && daysMeant(day).some((one) => days.includes(one)));

const isAsked = (text: string, start: number, end: number): boolean =>
  !stands(text.slice(0, start)) && !isLookingBack(text.toLowerCase(), start, end);

/** "It needs two days, Saturday and Sunday both work" */
const ALL_OF_THEM = /\b(?:both|two|2) (?:full |whole )?days\b/i;
/** "My tenant leaves Friday or Saturday": when somebody else does something. */
const OF_OTHERS = pattern('i')`
  \b(?:tenants?|they|he|she|guests?|renters?|family|kids|landlord|inspector|movers|buyers?|party|event|delivery) (?:\w+ )?
    (?:leaves?|arrives?|moves?|comes?|is|are|goes|go|lands?) (?:\w+ )?$
`;
/** "Our weekend house", "a weekend event" */
const NAMES_A_THING =
  /^ ?-?(?:house|home|cabin|cottage|place|getaway|event|party|trip|rates?|work|jobs?|guests?|warriors?)\b/i;

/** `lists` are all days of the text: of "this weekend, Sunday is best" the weekend leaves no choice. */
function isOffered(text: string, list: readonly DaySaid[], lists: readonly DaySaid[][]): boolean {
  const [start, end] = [list[0]?.start ?? 0, list.at(-1)?.end ?? 0];
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (ALL_OF_THEM.test(text) || OF_OTHERS.test(before)) return false;
  if (list.length === 1 && list[0]?.day === 'weekend')
    return (
      !WHOLE.test(before) &&
      !NAMES_A_THING.test(after) &&
      !lists.flat().some(({ day }) => daysMeant('weekend').includes(day))
    );
  if (SUITS.test(after)) return true;
  return list.length > 1 && (/\bor\b|\//i.test(text.slice(start, end)) || OFFERS.test(before));
}

/** The days that a text asks for, those of one breath together. */
function listsOf(text: string): DaySaid[][] {
  const lists: DaySaid[][] = [];
  for (const { 0: words, index } of text.matchAll(DAY)) {
    const one = { day: dayNamed(words), start: index, end: index + words.length };
    const isNamed = WEEKDAYS.includes(one.day) || /^week/.test(one.day);
    if (!isNamed || !isAsked(text, index, one.end)) continue;
    const list = lists.at(-1);
    const last = list?.at(-1);
    if (list && last && BETWEEN.test(text.slice(last.end, index))) list.push(one);
    else lists.push([one]);
  }
  return lists;
}

import { pattern, WEEKDAY } from '../../language/index.js';
import { daysOffered, isAmong } from '../times/day-choice.js';
import { DAY, dayNamed, daysMeant, stands } from '../times/days-said.js';

const CHANGES = pattern('i')`
  \b(?:wait(?:ed|ing)?|hold off|instead|rather|actually|make (?:it|that)|chang(?:e|ed|ing)|switch|move it
    |push (?:it|this)|(?:what|how) (?:if|about)|cheaper|less if|better|can wait|then(?=\W*$|[,.?!])|after all
    |let'?s (?:do|say|make))\b
`;
/** "Sunday, please", after "Saturday or Sunday" */
const MOST_WORDS = 5;
/** The day that is given up for another. */
const GIVEN_UP = /\b(?:than|of)\s$/i;

/** "Not Sunday", "it doesn't have to be Sunday", "I can't do Sunday"; "if not Sunday" and "why not Sunday?" keep it. */
const RULED_OUT = pattern('i')`
  (?<!\b(?:why|if|or|whether) )\b(?:(?:not|no|never|anything but|any (?:other )?day (?:but|bar)|forget(?: about)?|scrap|scratch|never mind)(?: be)?
    |(?:can'?t|cannot|can not|couldn'?t|won'?t) (?:do|make|manage)(?: it)?
    |(?:doesn'?t|does not|don'?t|needn'?t)(?: (?:have|need) to)? be)(?: (?:on|an?|the|any))*\s$
`;
/** What follows a day that is ruled out: "no Sunday surcharge" and "no Sunday works best" rule none out. */
const AFTER_IT = pattern('i')`
  ^\s*(?:$|[.,;:!)(-]
    |(?:please|pls|plz|thanks|thank you|but|then|after all|any ?more|instead|now|sorry|though
      |if (?:possible|you can)|(?:a|any|the|some) (?:week ?day|day|other day|different day)
      |${WEEKDAY})\b)
`;
/** "Sunday doesn't work after all" */
const FALLS_OUT = pattern('i')`
  ^(?: (?:actually|really|now))?(?: (?:doesn'?t|does not|won'?t|will not|no longer)(?: really| actually)? (?:works?|suits?)
      \b
    | (?:isn'?t|is not|is no longer|won'?t be)(?: really)? (?:possible|good|fine|ok(?:ay)?|convenient|suitable|any good)
      \b
    | is (?:out\b|no good\b|off\b(?! the)))
`;
/** Says that some other day is wanted, and not which. */
const NO_DAY = 'some other time';
/** "Not this Sunday" may be the next one. */
const THIS_ONE = /\b(?:this|next|coming) (?:week|\p{L}+day)/iu;

/** "It doesn't have to be tonight any more, any weekday in normal hours is fine": no weekend, and no night. */
const INTO_HOURS = pattern('i')`
  \b(?:any|a|some) (?:other )?(?:week ?day|working day)\b(?! or)|(?<!\bnot )\b(?:in|during|within) (?:normal|business|working|office|regular) hours\b
`;
const WEEKEND = new Set(['saturday', 'sunday', 'weekend']);
const AT_NIGHT =
  /(?:,? ?\b(?:it'?s|at|about|around))? ?\b\d{1,2}(?::\d{2})? ?[ap]\.?m\b\.?(?: on (?:a |an )?)?|,? ?\btonight\b/gi;

/**
 * How earlier words read after a later message chose another day: "it's Sunday and the sink is blocked" after "how much if I
 * wait til Monday" is "it's Monday and the sink is blocked"; after "not Sunday" it is some other day. Returns the function to
 * apply to them; null when no day is changed.
 */
export function dayChange(earlier: string, text: string): ((words: string) => string) | null {
  const said = daysIn(earlier, (before) => !stands(before));
  // "Saturday at 9, not in business hours" still says Saturday
  const still = daysIn(text, (before, after) => !isRuledOut(before, after));
  const isInHours = INTO_HOURS.test(text) && ![...still].some((day) => WEEKEND.has(day));
  const free = isInHours ? [...said].filter((day) => WEEKEND.has(day)) : [];
  if (free.length > 0) {
    // What was understood of a Saturday is that it is on a weekend.
    const later = replacing((old) => (WEEKEND.has(old) ? 'weekday' : old));
    return (words) => later(words).replace(AT_NIGHT, '');
  }
  const out = ruledOut(text, said);
  const chosen = daysIn(
    text,
    (before, after) => !stands(before) && !GIVEN_UP.test(before) && !isRuledOut(before, after),
  );
  const [day = NO_DAY] = chosen;
  const isOther = chosen.size === 1 || (chosen.size === 0 && !THIS_ONE.test(text));
  if (out.length > 0 && isOther) return replacing((old) => (out.includes(old) ? day : old));
  const offered = daysOffered(earlier);
  if (chosen.size === 1 && offered.includes(day) && (CHANGES.test(text) || isShort(text)))
    return replacing((old) => (isAmong(old, offered) ? day : old));
  if (chosen.size !== 1 || !CHANGES.test(text) || said.size === 0 || said.has(day)) return null;
  return replacing(() => day);
}

const isShort = (text: string): boolean =>
  text.trim().split(/\s+/).length <= MOST_WORDS && !ASKS_OR_EXCLUDES.test(text);

/** "Closed Sunday?", "I'm away Saturday": no choice of that day. */
const ASKS_OR_EXCLUDES = /\?|\b(?:away|closed|busy|out|gone|not|no|can'?t|cannot|won'?t|except|but)\b/i;

/** The days asked for before that a message rules out, those that one word for several rules out among them. */
function ruledOut(text: string, said: ReadonlySet<string>): string[] {
  const named = [...daysIn(text, isRuledOut)].flatMap((day) => [day, ...daysMeant(day)]);
  const out = [...said].filter((day) => named.includes(day));
  const isWeekend = [...said].some((day) => !out.includes(day) && isAmong('weekend', [day, ...daysMeant(day)]));
  // What was understood of a Saturday is that it is on a weekend.
  return out.length === 0 || isWeekend ? out : [...out, 'weekend'];
}

const isRuledOut = (before: string, after: string): boolean =>
  (RULED_OUT.test(before) && AFTER_IT.test(after)) || FALLS_OUT.test(after);

const replacing =
  (other: (day: string) => string) =>
  (words: string): string =>
    words.replace(DAY, (old, at: number) => {
      const [before, after] = [words.slice(0, at), words.slice(at + old.length)];
      const day = dayNamed(old);
      const now = other(day);
      if (stands(before) || now === day) return old;
      return isRuledOut(before, after) ? NO_DAY : now;
    });

function daysIn(text: string, isMeant: (before: string, after: string) => boolean): Set<string> {
  const meant = [...text.matchAll(DAY)].filter(({ 0: words, index }) =>
    isMeant(text.slice(0, index), text.slice(index + words.length)),
  );
  return new Set(meant.map(([words]) => dayNamed(words)));
}

import { WEEKDAY, WEEKDAYS, pattern } from '../../language/index.js';

/** Days as people name them, with the words that only lead to them. */
export const DAY = pattern('giu')`
  (?<![\p{L}\d])(?:(?:on|this|next|coming) )*
    (?:${WEEKDAY}s?|week ?(?:ends?|days?)|to(?:day|night|morrow)|same[- ]day)(?![\p{L}\d])
`;

/** "on Sundays" is "sunday". */
export const dayNamed = (words: string): string =>
  words
    .toLowerCase()
    .replace(/^(?:(?:on|this|next|coming) )+|s$/g, '')
    .replace(/^week (?=end|day)/, 'week');

/** The days that a day, or a word for several of them, stands for. */
export const daysMeant = (day: string): string[] =>
  day === 'weekend' ? ['saturday', 'sunday'] : day === 'weekday' ? WEEKDAYS.slice(1, 6) : [day];

/** When something began, and what was ruled out: no later choice changes that. */
const STANDS = pattern('i')`
  \b(?:since|last|past|not|no|never|except|(?:day|time) (?:but|bar)|from|every|started|began|broke|until|before)
    (?: (?:on|an?|the|any))*\s$
`;
const HOLDS_OFF = /\b(?:wait(?:ed|ing)?|hold off) (?:un)?til\s$/i;

/** Whether a day is none that is asked for, by the words before it. */
export const stands = (before: string): boolean => STANDS.test(before) && !HOLDS_OFF.test(before);

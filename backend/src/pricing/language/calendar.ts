import { pattern } from './pattern.js';

/** The words of the calendar: sources of regular expressions over lower-case text, and the numbers of months. */

export const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
/** The name of a day of the week. */
export const WEEKDAY = `(?:${WEEKDAYS.join('|')})`;
/** The same, whole or short: "thursday", "thurs", "thu". */
export const WEEKDAY_OR_SHORT = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?';
export const SEASON = '(?:spring|summer|fall|autumn|winter)';
export const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
/** The name of a month. */
export const MONTH_IN_FULL = `(?:${MONTHS.join('|')})`;
/** The same, whole or short. */
export const MONTH = `(?:${MONTHS.map((month) => `${month}|${month.slice(0, 3)}`).join('|')}|sept)`;

const MONTH_NAME = new RegExp(`^(?!may$)${MONTH}$`);
/** "December", "dec"; not "may", which is hardly ever the month, nor "deck". */
export const isMonthName = (word: string): boolean => MONTH_NAME.test(word);

/** The number of a month, 1 to 12, that MONTH has matched. */
export const monthNumber = (name: string): number =>
  MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1;

const WORKING_HOURS = pattern()`
  \b(?:week ?days?|daytime|(?:normal|standard|business|working|office|regular|ordinary) hours
    |(?:mon|tues|wednes|thurs|fri)day (?:morning|afternoon|lunchtime))\b
`;

/** Whether a text says when businesses work anyway. */
export const saysWorkingHours = (text: string): boolean => WORKING_HOURS.test(text.toLowerCase());

/** Words of when to call and come, which tell nothing of the work: sources of regular expressions over text in any case. */

/** What is done to reach somebody by telephone. */
export const CALL = '(?:call|ring|phone|text)';

/** A time of day: "6:30pm", "9", "5 o'clock", "lunch". */
export const CLOCK = String.raw`(?:\d{1,2}(?:[:.]\d\d)?(?: ?(?:[ap]\.?m\.?|o['’]?clock))?|noon|midday|lunch(?: ?time)?)`;
/** The same, and what is over at an hour that whoever says it knows. */
const HOUR = `(?:${CLOCK}|work|school|dinner|tea)`;
/** "After 6pm", "between 5 and 7", "until work". */
export const BY_THE_CLOCK = `(?:after|before|from|until|till|between) (?:about |around )?${HOUR}(?: ?(?:and|to|-|–|or) ?${HOUR})?`;

/** "Flexible on dates": beside a hose that is flexible, too, what it is said of. */
export const FLEXIBLE_ON = 'flexible (?:on|with|about) (?:(?:the|my|our) )?(?:dates?|times?|timing|days?|schedule)';

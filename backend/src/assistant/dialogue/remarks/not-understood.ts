import { pattern } from '../../../pricing/index.js';

const OPENING = String.raw`^\W*(?:(?:sorry|hi|hmm*|um+|uh|ok(?:ay)?|but|wait)\W+)*`;
const UNCLEAR = pattern('i')`
  ${OPENING}(?:(?:what|how) (?:do|did) (?:you|u|ya) mean(?: (?:by|with) [^.!?\n]{1,40})?
    |what(?:'s| is| does) (?:that|this|it)(?: supposed to)? mean
    |i (?:don'?t|do not|didn'?t|did not) (?:really |quite )?(?:understand|get)
      (?: (?:it|that|this|you|(?:the|your) question|what (?:you|that|this)[^.!?\n]{0,25}))?
    |huh|help(?: me)?|come again
    |(?:can|could) you (?:explain|rephrase)(?: (?:it|that|this|(?:the|your) question))?
    |not sure what (?:you|that|this)(?:'re| are| is| do| does)? (?:mean|ask)\w*|(?:sorry|pardon|what)\s*\?+)\W*$
`;

/** "What do you mean?": the last question was not understood. Nothing in it is for the owner. */
export const isUnclearToThem = (message: string): boolean => UNCLEAR.test(message) || /^\s*\?+\s*$/.test(message);

/** What is said before such a question is asked again. */
export const unclearWords = (asked: string): string =>
  asked.startsWith('contact')
    ? 'Sorry, that was unclear: it is for the owner to get back to you.'
    : 'Sorry, that was unclear. "Not sure" is an answer, too.';

/** Digits alone, or after what names a telephone: "my number is 555". Five of them may be a postcode. */
const SHORT_NUMBER = pattern('i')`
  ^\W*(?!\d{5}\W*$)\d(?:[ ().-]{0,2}\d){2,8}\W*$
  |\b(?:(?<!\b(?:house|street|unit|apartment|apt|flat|lot|room|door|gate|building) )number|phone|cell|mobile
    |call|text|reach|tel)\b(?:(?!\b(?:before|after|until|till|by|around|between|from|past|within)\b)\D){0,25}\d
    (?:[ ().-]{0,2}\d){2,8}(?=\W*$|[,;!?])
`;
const HALF_ADDRESS = /(?:^|\s)[\w.+-]+@[\w-]*(?=\W*$|[\s,;!?])/;

export const HALF_NUMBER = 'That phone number does not look complete.';

/** What to say of a number that is too short or an address that breaks off; "" when the message holds neither. */
export function halfContact(message: string): string {
  if (HALF_ADDRESS.test(message)) return 'That email address does not look complete.';
  return SHORT_NUMBER.test(message) ? HALF_NUMBER : '';
}

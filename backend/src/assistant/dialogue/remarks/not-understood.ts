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

/**
 * Nothing can be told, in so many words or by a "no" that stands alone; "there's no machine access" tells something, and "I don't
 * know whether you do anything for veterans" is said of the business.
 */
export const UNSURE = pattern('i')`
  \b(?:(?:not sure|no idea|don'?t know|dunno)
      (?! (?:if|whether) (?:you\b|(?:that|this|it) (?:helps|matters|changes|makes|counts)\b))
    |unsure|no clue|can'?t say|hard to say|not really|nothing like that|no preference|you tell me
    |that'?s all i know)\b
  |^\W*(?:no|nope|nah|none|nothing|whatever|n\/?a)(?=\W*$|[,.;!](?! (?:wait|sorry))
    | (?:thanks|thank you|thx|sir|ma'?am|particular|specific|special|real|set|fixed|exact)\b)
`;

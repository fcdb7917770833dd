import { CALL, contentWords, FLEXIBLE_ON, NUMBER_WORD, pattern } from '../language/index.js';

/**
 * Words of asking: whoever writes "how much to tile a hall" wants the same work as "tile a hall". One past job that was told
 * as it was asked for would otherwise be found by such words, which are the rarest among jobs and so count most. Only here
 * they tell nothing: rules and readers still need them.
 */
const ASKING = new Set(
  contentWords(`much cost costing price pricing quote quotation ballpark estimate estimation roughly whenever bye
    goodbye sorry meant actually that's what's`),
);

/** Whether a stem of a text belongs to how it is asked and not to what is asked for. */
export const isAsking = (word: string): boolean => ASKING.has(word);

/**
 * Phrases of time and of how to be reached, by words that may be of the work elsewhere: a clean "every two weeks" and a
 * "service call", a "flexible hose", a "wax ring", a "free-standing tub" stay.
 */
const WHEN = pattern('giu')`
  (?<!\bevery )\b(?:this|next|coming|in|within)
    (?: (?:the|an?|next|coming|few|couple|of|or|so|\d+|${NUMBER_WORD}))* (?:weeks?|months?)\b
  |\b${FLEXIBLE_ON}\b
  |\bflexible\b(?!-)(?! (?!(?:on|with|about|as|for|in|and|but|so|when|timing|dates?|times?|start|schedule)\b)\p{L})
  |\b(?:not?|any|a|in) (?:(?:big|great|huge|real|particular|mad) )?rush\b(?! (?:jobs?|fees?|orders?|mat(?:ting|s)?)\b)
  |\b(?:are|am|is|i['’]m|we['’]re|be|you|anyone|anybody|someone|somebody) free\b(?!-| ?standing)
  |\bfree (?=(?:next|this|on|tomorrow|today|for|any|after|quotes?|estimates?|consult\p{L}*)\b)
  |\b${CALL} (?:me|us|back|before|after|any ?time|between|if|whenever)\b
  |\b(?:to|an?|please) (?:call|ring)\b(?=\s*(?:[.,;!?\n]|$|is\b|me\b|us\b))
`;

/** A text without when the work is wanted and how to reach whoever wants it. */
export const withoutWhen = (text: string): string => text.replace(WHEN, ' ');

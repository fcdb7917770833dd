import { pattern, restOfSentence, textAt, type Token } from '../../../language/index.js';

const PUT_IN = pattern('u')`
  ^(?:(?!\b(?:no|not|without)\b)[^.;!?]){0,50}\b(?:so|and|,) (?:(?:can|could|would|will) (?:you|u|they) |please |we(?:'d| would)? |i(?:'d| would)? ){0,2}
    (?:like |want |need )?(?:(?:to )?(?:fit|install|add|put in|put|hang|build|have))? ?(?:us |me )?(?:in )?(?:one|two|three|four|some|a few|\d+|a pair)\b
`;

/** "There are no valves under there, so can you fit two": what is not there yet, and is asked for. */
export const isToBePutIn = (tokens: Token[], no: number, at: number): boolean =>
  textAt(tokens, no) === 'no' &&
  /^(?:there's|theres|there|are|is|have|has|had|got)$/.test(textAt(tokens, no - 1)) &&
  PUT_IN.test(restOfSentence(tokens, at + 1));

/** "Parking is free on our street", "free parking out front": nobody pays for it. */
export const costsNothing = (tokens: Token[], at: number): boolean =>
  textAt(tokens, at) === 'parking' &&
  (textAt(tokens, at - 1) === 'free' ||
    /^(?:is |it's |there is )?(?:all |always )?free\b/.test(restOfSentence(tokens, at + 1)));

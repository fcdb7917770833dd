import { pattern, restOfSentence, textAt, type Token } from '../../../language/index.js';

/** Not where it has to be done again: "we painted it ourselves years ago". */
const BY_THEMSELVES = String.raw`(?:myself|ourselves)\b(?!.*\b(?:years? ago|last (?:year|month)|needs?|now|again|back)\b)`;

/** "I weeded em myself last weekend": done by them, and over. */
const DONE_MYSELF = pattern('u')`
  ^(?:it|them|em|'em|that|those|these|all|(?:the|our|my) \p{L}+)(?: (?:all|up|out|off|down|away|already))* ${BY_THEMSELVES}
`;
export const isDoneByThem = (tokens: Token[], at: number): boolean =>
  /\p{L}{3}(?:ed|en)$|^(?:did|dug|cut|took|tore|laid|put|swept)$/u.test(textAt(tokens, at)) &&
  /^(?:i|we|i've|we've|already|just)$/.test(textAt(tokens, at - 1)) &&
  DONE_MYSELF.test(restOfSentence(tokens, at + 1));

/** "Fridge I already did myself", "the beds we'll do ourselves" */
const DO_MYSELF = pattern('u')`
  ^(?:, )?(?:i|we)(?:'ve|'ll| have| will| can)? (?:(?:already|just) )?(?:did|done|do|cleaned|painted|washed|handled?|(?:took|take) care of)
    (?: (?:it|that|those|them|all))?(?: already)? ${BY_THEMSELVES}
`;
export const isLeftToThem = (tokens: Token[], at: number): boolean => DO_MYSELF.test(restOfSentence(tokens, at + 1));

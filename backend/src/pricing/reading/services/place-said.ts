import { pattern, textBefore } from '../../language/index.js';
import type { ServiceFound } from './service-found.js';

const unlessBehind = (words: string, preposition: string): string => String.raw`(?<!\b(?:${words}) )${preposition}`;
const DECIDED = 'price|quote|figure|estimate|bid|set|keen|decided|settled';
const SOME = String.raw`one|two|three|four|five|six|\d|both|all|some|half|most`;
const WISHED = 'want|wants|need|needs|like|love|have|had|going|hope|hoping|looking|trying|planning|got|you';
const PLACE_PREPOSITION = [
  // "Put in a sink"
  unlessBehind('put|putting', 'in'),
  // "A quote on the deck", "we are set on a pergola"
  unlessBehind(DECIDED, 'on'),
  'onto|off|at|behind|under',
  // "Two of the doors"
  unlessBehind(SOME, 'of (?:the|my|our)'),
  // "We want to tile"
  unlessBehind(WISHED, 'to'),
  'from|with|near|by|not|counting|above|below|over|around',
  // "I'd like a deck"
  `(?<!(?:'d|would|d) )like`,
  'has|have|is|was',
].join('|');
const SMALL_NUMBER = String.raw`\d{1,2}|two|three|four|five|six`;
/** "in our addition", "behind the deck", "from the dishwasher": where, not what. */
const PLACE_BEFORE = pattern()`
  \b(?:${PLACE_PREPOSITION}) (?:(?:the|my|our|a|an|his|her|old|new|back|front|concrete|brick|some) ){0,2}$
  |\boff the (?:[a-z]+ )?$|\bhas (?:${SMALL_NUMBER}) $|\bin (?:${SMALL_NUMBER}) $
`;

/** Spoken of only to say where. */
export const isPlaced = ({ at }: ServiceFound, lower: string): boolean =>
  at.some((place) => PLACE_BEFORE.test(textBefore(lower, place, 24)));

/** "Fogged glass in 3 windows": what stands in them, and not they. */
const INSIDE = /\b(?:in|on|behind|under|from|near|by|above|below) (?:\d{1,2}|two|three|four|five|six|the|my|our) $/;
export const isInside = ({ at, groups }: ServiceFound, lower: string): boolean =>
  groups > 1 && at.some((place) => INSIDE.test(textBefore(lower, place, 24)));

/** "Ants in the house, it's on a slab", "6 outlets on our patio", "paved off the ranch slider": what something stands on. */
const GROUND = pattern('u')`
  \b(?:${unlessBehind(DECIDED, 'on')}(?:to)? (?:an?|our|my|the) |off (?:the|our|my) (?:\p{L}+ )?)$
`;
export const isUnder = ({ at, groups }: ServiceFound, lower: string): boolean =>
  groups === 1 && at.some((place) => GROUND.test(textBefore(lower, place, 20)));

import { lines, pattern } from '../../../pricing/index.js';
import type { AssistantTurn } from '../../port.js';

const MUCH = lines`
  (?:(?:way |far |just |really |quite |so )*too (?:expensive|pricey|costly|dear|steep|high|much(?: money)?)
    |(?:(?:so|very|pretty|quite|really|super|crazy|a bit|kinda|kind of|rather) )*
      (?:expensive|pricey|costly|steep)
    |(?:quite )?a lot(?: of money)?|crazy|insane|outrageous|a rip-?off)
`;
/** "It's too high for me, the ceiling", "too steep for my mower" */
const OF_A_THING = lines`
  (?: for (?:me|us))?(?: to reach)?, (?:the|this|that|my|our) (?!price|estimate|quote|cost|total|number|figure|amount|bill)
    \w+\W*$
  | for (?:me|us) to reach
  | for (?:an?|my|our|the|any|your) (?:\w+ )?(?:ladders?|mowers?|tractors?|wheelchairs?|cars?|trucks?|vans?)\b
`;
/** "That is too expensive", "wow, pricey": said of the price, and not "the slope is too steep". */
const TOO_DEAR = pattern('i')`
  \b(?:that'?s|that is|it'?s|it is|this is|seems?|sounds?|looks?|the (?:price|estimate|quote)(?:'s| is)?
    |you(?:'re| are)) (?:still |kind of |kinda |a bit |all )*${MUCH}(?!${OF_A_THING})
    (?=\W*$|[,.!;]| (?:for|than|to me|sorry|thanks))
  |^\W*(?:(?:wow|whoa|ouch|yikes|oh|ok(?:ay)?|thanks?|thank you|no|hmm+|sorry|but)\W+)*${MUCH}\W*$
  |\b(?:can'?t|cannot|can not|couldn'?t) afford (?:it|that|this|so much)\b
  |\b(?:out of|over|above|beyond|not in) (?:my|our) (?:budget|price range)\b
  |\bmore than (?:i|we)(?:'d| had)? (?:thought|expected|hoped|planned|budgeted|wanted to (?:pay|spend)|can (?:pay|spend|afford))
    \b
`;

/** Whether a visitor finds the price too high; a question ("is tile more expensive?") is none. */
export const findsDear = (message: string): boolean => TOO_DEAR.test(message) && !message.includes('?');

/** What is said to whoever finds the price they were told too high; "" when they do not, or were told none. */
export const dearWords = ({ state, business }: AssistantTurn, message: string): string =>
  state.shownCents !== null && findsDear(message)
    ? `I understand. The estimate comes from the owner's own rates; ${business.name} can tell you what would bring it down.`
    : '';

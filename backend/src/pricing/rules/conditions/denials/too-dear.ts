import { pattern, restOfSentence, textOf, type Token } from '../../../language/index.js';

/** "Sash windows are too dear", "composite would be way out of our budget" */
const TOO_DEAR = pattern()`
  ^(?:[a-z]+ )?(?:is|are|was|were|comes? out|(?:would|will|is going to) be)\s
    (?:(?:a (?:bit|little)|way|far|just|really|much|probably|completely|totally|also) )*
    (?:too (?:dear|expensive|pricey|rich|costly|much money)|(?:out of|outside|beyond|over|above) (?:our|my|the) (?:budget|price range|means)|more than (?:we|i) can afford)\b
`;
/** "Do you come on Sundays? If it's extra never mind" */
const NOT_FOR_MORE = pattern()`
  ^(?:(?:too|also|as well|please|maybe|at all) )*[,.?;]+ (?:but |and )?if (?:it'?s|that'?s|it is|that is|there'?s|it costs|that costs|you charge) (?:an? )?
    (?:extra|more|dearer|pricier|surcharge|(?:extra|additional) (?:charge|cost|fee|money))(?: (?:money|for (?:it|that)))? ?,? ?(?:then )?(?:just )?
    (?:never ?mind|nevermind|forget (?:it|that|about (?:it|that))|no(?: thanks?| thank you)?(?= [,.;!]|$)|don'?t bother|skip (?:it|that)|leave (?:it|that)|don'?t worry)\b
`;

const REACH = 18;

/** Whether what stands at a token is left out for its price, whatever that comes to. */
export const isTooDear = (tokens: Token[], at: number): boolean =>
  TOO_DEAR.test(restOfSentence(tokens, at + 1)) || NOT_FOR_MORE.test(textOf(tokens.slice(at + 1, at + REACH)));

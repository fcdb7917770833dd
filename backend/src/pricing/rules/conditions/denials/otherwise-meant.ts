import { GREETINGS, pattern, textAt, textOf, type Token } from '../../../language/index.js';

const IS_GREETING = new RegExp(`^(?:${GREETINGS})$`);
/** "Hello pet, can I get a price" */
const isEndearment = (tokens: Token[], at: number): boolean =>
  textAt(tokens, at) === 'pet' && IS_GREETING.test(textAt(tokens, at - 1));

const PLACE_IS = pattern()`
  \b(?:shed|garage|basement|attic|loft|cellar|house|home|room|bedroom|closet|barn|carport|yard|porch|unit
    |apartment|flat)s?(?:'s| is| are)?(?: (?:all|so|completely|totally|pretty|just))? $
`;

/** "A shed full of stuff, half a truck": of a full load nothing is said, as it is by "a trailer full of brush". */
const isFilled = (tokens: Token[], at: number): boolean =>
  textAt(tokens, at) === 'full' &&
  textAt(tokens, at + 1) === 'of' &&
  PLACE_IS.test(`${textOf(tokens.slice(Math.max(0, at - 4), at))} `);

/** Whether a word of a message is no mention of what a condition means by it. */
export const isOtherwiseMeant = (tokens: Token[], at: number): boolean =>
  isEndearment(tokens, at) || isFilled(tokens, at);

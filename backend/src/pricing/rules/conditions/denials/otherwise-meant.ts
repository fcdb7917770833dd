import { GREETINGS, isYetToCome, pattern, textAt, textOf, type Token } from '../../../language/index.js';

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

const LEVEL_BEFORE =
  /(?:^|[,.;\n] ?|\b(?:on|in|at|unit|flat|apartment|condo|it's|is|we're|i'm) )(?:the |a |my |our )?(?:ground|first|second|third|fourth|fifth|top|1st|2nd|3rd|4th) $/;

/** "On the first floor", "ground floor unit": a level, and no floor that is worked on; "tile the first floor" is one. */
const isLevel = (tokens: Token[], at: number): boolean =>
  textAt(tokens, at) === 'floor' &&
  /^(?:|[,.;!?]|unit|flat|apartment|condo|and|but|so|with|no)$/.test(textAt(tokens, at + 1)) &&
  LEVEL_BEFORE.test(`${textOf(tokens.slice(Math.max(0, at - 4), at))} `);

/** "A dishwasher that can be pulled out": nobody asks for it. */
const isAble = (tokens: Token[], at: number): boolean =>
  /^(?:pulled|taken|lifted|moved|removed|unplugged|rolled|out|away|off)$/.test(textAt(tokens, at)) &&
  /\b(?:that|which) can be(?: \p{L}+)?$/u.test(textOf(tokens.slice(Math.max(0, at - 4), at)));

/** "The new tenant comes Monday", "between tenants": nobody lives there yet. */
const isToCome = (tokens: Token[], at: number): boolean =>
  /^tenants?$/.test(textAt(tokens, at)) &&
  (textAt(tokens, at - 1) === 'between' || isYetToCome(` ${textOf(tokens.slice(at + 1, at + 4))}`));

/** "The builders' skip is still here": nobody needs to bring one. */
const isOnSite = (tokens: Token[], at: number): boolean =>
  /^(?:skip|dumpster|scaffold|scaffolding)s?$/.test(textAt(tokens, at)) &&
  /^(?:bins? )?(?:(?:is|are) )(?:(?:still|already|all) )*(?:here|there|on site|in place|up)\b/.test(
    textOf(tokens.slice(at + 1, at + 6)),
  );

/** Whether a word of a message is no mention of what a condition means by it. */
export const isOtherwiseMeant = (tokens: Token[], at: number): boolean =>
  isEndearment(tokens, at) ||
  isFilled(tokens, at) ||
  isLevel(tokens, at) ||
  isAble(tokens, at) ||
  isToCome(tokens, at) ||
  isOnSite(tokens, at);

import { textOf, type Token, pattern } from '../../language/index.js';
import { changesPrice } from '../notes/notes.js';
import { pricesIn } from '../prices/prices.js';

/** When the parts of a price are due: as the work goes on, and not by what is asked for. */
const STAGE = pattern()`
  \b(?:now|later|start\w*|beg[iau]n\w*|ends?|done|finish\w*|complet\w*|deliver\w*|arriv\w*|lands?|sign\w*
    |handover|halfway|milestones?|rough|demo)\b
`;

/**
 * "50% when the materials arrive and 50% when done": percents that make up the whole say when it is paid. "Saturdays 25% extra,
 * Sundays 75%" are added to a price.
 */
export function isPaidInParts(tokens: Token[]): boolean {
  const parts = pricesIn(tokens, false).filter(({ kind, signed }) => kind === 'percent' && !signed);
  const isWhole = parts.length > 1 && parts.reduce((sum, { value }) => sum + value, 0) === 100;
  const said = textOf(tokens);
  const changes = /\bon top\b/.test(said) || tokens.some((token, at) => changesPrice(tokens, token, at));
  return isWhole && !(changes && !STAGE.test(said));
}

import { textAt, textOf, type Token } from '../../language/index.js';
import { REFUSES } from './lexicon.js';
import { isThreshold } from './limits.js';
import { MEASURES } from './measures.js';

/** "Driveways are 5 inches thick, patios 4": with no money before it, the number goes on with what the one before measured. */
export function continuesSizes(tokens: Token[], at: number): boolean {
  return tokens.slice(0, at).some((token, place) => {
    const by = textAt(tokens, place + 1);
    if (token.kind !== 'number' || !(MEASURES.test(by) || LASTS.test(by))) return false;
    // "a furnace lasts 15 to 20 years, an AC about 12"
    if (/^(?:years?|weeks?|months?)$/.test(by)) return true;
    // "small box 1.5 cu ft, large 4.5"
    const end = by === 'cu' ? place + 3 : place + 2;
    if (!LASTS.test(by) && textAt(tokens, end) === ',' && !isThreshold(tokens, place, place + 1)) return true;
    // "no walking on it for 24 hours, no showers for 72", "keep cars off for 7 days and heavy trucks for 28"
    const lasts = textAt(tokens, place - 1) === 'for';
    if (lasts && (textAt(tokens, at - 1) === 'for' || REFUSES.test(textOf(tokens.slice(0, place))))) return true;
    return /^(?:is|are|of|at|every|within|have|has|takes?|need|needs|by|leave)$/.test(textAt(tokens, place - 1));
  });
}

const LASTS = /^(?:m|metres?|meters?|'|days?|hours?|hrs?|min|minutes?|coats?|bags?)$/;

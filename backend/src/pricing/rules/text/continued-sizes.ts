import { textAt, textOf, type Token } from '../../language/index.js';
import { REFUSES } from './lexicon.js';

/** "Driveways are 5 inches thick, patios 4": with no money before it, the number goes on with what the one before measured. */
export function continuesSizes(tokens: Token[], at: number): boolean {
  return tokens.slice(0, at).some((token, place) => {
    // "a furnace lasts 15 to 20 years, an AC about 12"
    if (token.kind === 'number' && /^(?:years?|weeks?|months?)$/.test(textAt(tokens, place + 1))) return true;
    const measured = token.kind === 'number' && MEASURED_BY.test(textAt(tokens, place + 1));
    // "small box 1.5 cu ft, large 4.5"
    const end = textAt(tokens, place + 1) === 'cu' ? place + 3 : place + 2;
    if (token.kind === 'number' && SIZED_BY.test(textAt(tokens, place + 1)) && textAt(tokens, end) === ',') return true;
    // "no walking on it for 24 hours, no showers for 72", "keep cars off for 7 days and heavy trucks for 28"
    const lasts = measured && textAt(tokens, place - 1) === 'for';
    if (lasts && (textAt(tokens, at - 1) === 'for' || REFUSES.test(textOf(tokens.slice(0, place))))) return true;
    return (
      measured && /^(?:is|are|of|at|every|within|have|has|takes?|need|needs|by|leave)$/.test(textAt(tokens, place - 1))
    );
  });
}

/** Nobody charges by these; right before a comma they are the end of what is said. */
const SIZED_BY =
  /^(?:cu|mm|cm|inch|inches|"|lbs?|kgs?|gallons?|litres?|liters?|amps?|volts?|watts?|psi|mpa|degrees?|btus?)$/;

const MEASURED_BY =
  /^(?:mm|cm|m|metres?|meters?|in|inch|inches|"|'|ft|foot|feet|days?|weeks?|months?|hours?|hrs?|min|minutes?|years?|yrs?|lbs?|kgs?|coats?|bags?|degrees?|gallons?|litres?|liters?|amps?|volts?|watts?|psi|mpa)$/;

import { pattern } from '../../language/index.js';

/** Behind a number they say how big, heavy or old a thing is; nothing is charged by them unless it is said. */
export const MEASURES = pattern()`
  ^(?:mm|cm|inch|inches|in|"|ft|feet|foot|lbs?|pounds?|kgs?|kilos?|stone|tons?|tonnes?|gal|gallons?|litres?
    |liters?|cu|amps?|volts?|watts?|kw|psi|mpa|degrees?|btus?|gauge|mil|ply|years?|yrs?|months?|weeks?)$
`;

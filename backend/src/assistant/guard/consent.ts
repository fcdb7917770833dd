import { pattern, WEEKDAY } from '../../pricing/index.js';

/** What a bare yes must not answer: a bargain, a wish for a time, or a request to confirm. */
const ASKS = pattern('iu')`
  \b(?:deal|discount\w*|cheaper|cheap|budget|for less|lower|match|beat|for free|free(?=\W*$)|knock|do better
    |any better|reduce|wiggle|stays?|go up|coupon|promo\w*|haggle|offer|cash|best price|charged? me|quoted?|paid
    |hoping for)\b
  |\b(?:throw in|include|bonus|gift|extra|as well|on top|financ\w*|trip charge|let's do (?:it|that)|go ahead)\b
  |\b(?:final|fixed|firm|lock(?:ed)?|guarantee\w*|(?<!\bi )promise\w*|binding|in writing|confirm\w*|accept|for sure
    |warranty|refund)\b
  |\b(?:${WEEKDAY}|tomorrow|today|tonight|before|by then|in time|deadline|book
    |schedule|appointment|slot|come (?:now|over|by|out|on|at)|send (?:someone|a)|right (?:now|away)|asap|urgent\w*
    |at \d{1,2}\b|\d ?[ap]m)\b
  |\b(?:precio|descuento|rebaja|prix|remise|preis|rabatt|sconto|desconto|rabat|korting|martes|mardi|dienstag
    |martedi|terca|wtorek)\b|\p{Sc}
`;

/** Whether the visitor has asked for a yes that only the business can give. */
export const seeksConsent = (message: string, hasOffer: boolean): boolean => hasOffer || ASKS.test(message);

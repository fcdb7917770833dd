import { pattern } from '../../language/index.js';
import { isAllWashed } from './beside-other-work.js';
import type { ServiceFound } from './service-found.js';

/** "A price for a roof": whoever has one asks for "the roof". */
const A_ROOF = pattern()`
  \b(?:for|on|want|wants|need|needs|get|getting) a roof
    (?=\W*$|[.,;!?]|\s+(?:on|for|please|pls|of|in|at|this|next|done)\b)
`;

/** What is done to a roof that is there. */
const ON_ROOFS = /\b(?:leak\w*|moss|coat\w*|paint\w*|clean\w*|treat\w*|inspect\w*|patch\w*|pergola|vent\w*)\b/;

/** What a work is called beside the others: whoever has a roof asks for "the roof", and of a deck named beside a house wash the deck is washed. */
export function nameOf({ service }: ServiceFound, all: ServiceFound[], lower: string): string {
  if (service === 'roofing' && A_ROOF.test(lower) && !ON_ROOFS.test(lower)) return 'roof replacement';
  return service === 'deck building' && isAllWashed(all, lower) ? 'deck washing' : service;
}

import { DOING } from '../../reading/index.js';
import { conceptsOf } from '../../rules/index.js';

/** What services say is done to a thing ("repair", "new"): it tells little of which thing or kind is meant. */
export const NAMED_DOING = new Set(conceptsOf(DOING));
/** What is done to any thing. */
export const ANY_DOING = new Set(conceptsOf(`${DOING} washing laying care`));

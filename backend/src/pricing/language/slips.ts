import { wordPairs } from './word-table.js';

/** Small words of which two letters changed places. */
export const SLIPS = wordPairs('teh=the; hte=the; adn=and; taht=that; thsi=this; wiht=with');

import type { Token } from '../../language/index.js';
import type { Reading } from './read-clause.js';

/** A reading with the words it came from and the number of its sentence. */
export interface Draft {
  reading: Reading;
  tokens: Token[];
  sentence: number;
}

import type { Token } from '../../language/index.js';
import type { Unit } from '../../types.js';
import type { Allowance } from '../phrases/allowance.js';
import type { PerPhrase, Price } from '../text/price.js';

/** What a clause says, before it is brought together with its neighbours and the title. */
export interface Reading {
  price: Price;
  per: PerPhrase | null;
  /** The unit that counts, with pronouns ("each", "each one more") still open as null. */
  unit: Unit | null;
  /** For one more than there is otherwise: "each extra room". */
  additional: boolean;
  /** Added to a price, and none of its own: "plus $40". */
  onTop: boolean;
  discount: boolean;
  minimum: boolean;
  /** "from $95": the least, unless it is counted. */
  from: boolean;
  /** "call-out", "flat fee": never the price of a unit that a neighbour named. */
  once: boolean;
  /** How many of `unit` are free, or paid for already. */
  above: number | null;
  /** What an amount that counts nothing holds: "first 10 miles", "3 rooms for". */
  covered: Allowance | null;
  /** The owner's words for when, or for what, it is charged; null for always. */
  condition: string | null;
  /** The condition only names what is counted ("rads" of "£400 up to 6 rads"): the work itself is what the title names. */
  namesCounted?: boolean;
  /** The two halves of a condition with an "if": the work, and the situation. */
  subject: string | null;
  situation: string | null;
}

/** A reading with the words it came from and the number of its sentence. */
export interface Draft {
  reading: Reading;
  tokens: Token[];
  sentence: number;
}

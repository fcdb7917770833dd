import type { Token } from '../language/index.js';

/** An amount that may be a price, with its place among the tokens. */
export interface Price {
  at: number;
  end: number;
  kind: 'money' | 'percent';
  value: number;
  /** Its sign is certain: a multiplier, or a sign written before it. */
  signed: boolean;
}

/** A part of a sentence that has one price at most. */
export interface Clause {
  tokens: Token[];
  /** Places are within `tokens`. */
  price: Price | null;
  /** A price of the same sentence stands before it. */
  joins: boolean;
}

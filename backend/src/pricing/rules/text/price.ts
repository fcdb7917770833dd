import type { Token } from '../../language/index.js';
import type { Unit } from '../../types.js';

/** Words of a clause: from the first to before the last of their places among the tokens. */
export type Span = [from: number, to: number];

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

/** "per sq ft", "a mile", "for each extra window", "/hr", "every 100 sq m": what an amount is counted by. */
export interface PerPhrase {
  unit: Unit;
  /** How many of `unit` one amount pays for: 100 in "per 100 sq ft". */
  size: number;
  /** "each additional": the first is in the price. */
  additional: boolean;
  /** Words between, and the thing itself for an item: they belong to the condition. */
  words: [from: number, to: number] | null;
  end: number;
}

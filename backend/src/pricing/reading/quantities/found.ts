import { type Unit } from '../../types.js';

/** A quantity with its place in the text, before repeats and totals are sorted out. */
export interface Found {
  quantity: number;
  unit: Unit;
  of: string | null;
  /** First token and the one after the last. */
  start: number;
  end: number;
  /** Worked out from two lengths. */
  isProduct?: true | undefined;
}

/** So many pieces of one size are counted at most: a larger number is no count of them. */
export const MOST_ALIKE = 20;

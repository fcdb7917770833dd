import type { Interpretation } from '../pricing/index.js';

/** A pricing rule in the owner's words, and how it was understood. */
export interface Rule {
  id: string;
  businessId: string;
  title: string;
  description: string;
  isActive: boolean;
  interpretation: Interpretation;
  /** The reading is the owner's own confirmation, not the grammar's. */
  confirmed: boolean;
  createdAt: Date;
  updatedAt: Date;
}

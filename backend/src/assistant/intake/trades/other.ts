import { ELEVATOR, MATERIAL_BY, PETS, STAIRS, STOREYS } from '../common.js';
import type { Intake } from '../intake.js';

/** Movers, exterminators, locksmiths: a business whose trade is none of ours. What it asks comes from its own rules and jobs. */
export const other: Intake = {
  trade: 'other',
  words: /(?!)/,
  service: { id: 'service', ask: 'What do you need done?', suggestions: [] },
  sizes: [],
  factors: [MATERIAL_BY, STAIRS, ELEVATOR, STOREYS, PETS],
};

import type { PricingRule } from '../types.js';

/** More than any owner writes by hand; what comes after them is not read for one price. */
const MOST_RULES = 300;

/** The rules that count, of as many as one price reads. */
export const activeRules = (rules: PricingRule[]): PricingRule[] =>
  rules.slice(0, MOST_RULES).filter(({ isActive }) => isActive);

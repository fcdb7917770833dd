import type { AccuracyReport, PastJob, PricingRule } from './types.js';
export interface RuleFinding { kind: string; ruleIds: string[]; message: string }
export const STARTER_TRADES: string[] = [];
export const starterPack = (_: string): { title: string; description: string }[] => [];
export const checkRules = (_: PricingRule[]): RuleFinding[] => [];
const none: AccuracyReport = { jobs: 0, estimated: 0, medianAbsolutePercentageError: null, withinTwentyFivePercent: null, rangeCoverage: null, medianRangeWidth: null, tooLow: null, tooHigh: null, byJob: [] };
export const backTest = (_j: PastJob[], _r: PricingRule[]): AccuracyReport => none;
export const adviceFrom = (_: AccuracyReport, _m: unknown): string[] => [];
export const accuracyImpact = (_j: PastJob[], _a: PricingRule[], _b: PricingRule[]) => ({ before: none, after: none, jobsAffected: 0, message: '' });

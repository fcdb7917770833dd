import type { EstimateView } from '@chalkline/brand/estimate-card';

/** A rule as the pricing module read it. */
export interface RuleReading {
  title: string;
  description: string;
  explanation: string;
  /** A worked example in dollars; empty when the rule changes no price. */
  example: string;
}

/** A past job that the estimate leaned on; dollars. */
export interface ComparableView {
  title: string;
  price: number;
  adjusted: number;
  adjustments: string[];
}

/** What the pricing module made of a sample firm and its customer's words. */
export interface WorkedSample {
  estimate: EstimateView;
  rules: RuleReading[];
  comparables: ComparableView[];
  /** What the chat asks in this trade, in its words. */
  questions: string[];
}

/** Everything that is computed before the pages are rendered. */
export interface Samples {
  /** By trade page. */
  trades: Record<string, WorkedSample>;
  /** By demo chat; null where no price is given. */
  chats: Record<string, EstimateView | null>;
  /** By demo rule. */
  demoRules: Record<string, RuleReading>;
}

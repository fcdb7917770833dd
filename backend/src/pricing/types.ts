/** The shapes of pricing. Field names of Details, Interpretation and Estimate are the API contract's. */

export const UNITS = [
  'sq_ft',
  'sq_m',
  'lin_ft',
  'lin_m',
  'cu_yd',
  'cu_m',
  'room',
  'bedroom',
  'bathroom',
  'storey',
  'window',
  'door',
  'fixture',
  'outlet',
  'hour',
  'day',
  'mile',
  'km',
  'item',
] as const;
export type Unit = (typeof UNITS)[number];

export const URGENCIES = ['emergency', 'this_week', 'this_month', 'flexible'] as const;
export type Urgency = (typeof URGENCIES)[number];

export const PROPERTY_TYPES = ['house', 'apartment', 'commercial', 'other'] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export interface Quantity {
  quantity: number;
  unit: Unit;
  /** What is counted, in the speaker's words ("exterior walls"); null when not said. */
  of: string | null;
}

/** What a text about work says; null or [] where unknown. */
export interface Details {
  service: string | null;
  urgency: Urgency | null;
  /** ISO date, YYYY-MM-DD. */
  preferredDate: string | null;
  propertyType: PropertyType | null;
  location: string | null;
  quantities: Quantity[];
  conditions: string[];
  issues: string | null;
}

export const EFFECT_KINDS = [
  'percentage',
  'percentage_per_unit',
  'fixed',
  'fixed_per_unit',
  'unit_rate',
  'minimum',
] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

export interface Effect {
  kind: EffectKind;
  /** Percent or dollars; negative for a discount. */
  amount: number;
  unit: Unit | null;
  /** Units that are free before the effect counts. */
  above: number | null;
  /** The owner's words that switch the effect on; null = always. */
  condition: string | null;
}

export interface Interpretation {
  /** "priced" when the rule changes a price; "note" when it does not (effects is then []). */
  status: 'priced' | 'note';
  effects: Effect[];
  /** How the rule was understood, one or two plain sentences. */
  explanation: string;
  /** A worked example in dollars; empty for a note. */
  example: string;
}

/** One of the owner's rules, with the reading that counts. */
export interface PricingRule {
  id: string;
  title: string;
  description: string;
  isActive: boolean;
  interpretation: Interpretation;
}

/** One finished job of the owner. */
export interface PastJob {
  id: string;
  title: string;
  description: string;
  priceCents: number;
  /** ISO date of completion, else of entry; null when unknown. */
  date: string | null;
}

/** What a price is asked for: the visitor's or caller's words and what they were read as. */
export interface PriceRequest {
  /** All that the visitor has said about the work, one string. */
  text: string;
  details: Details;
  /** Today, ISO date, in the owner's zone: pricing has no clock of its own. */
  today: string;
  /** What the trade does to anything is asked for: past jobs of the business need not say so ("Bedroom, 12x14" of a painter). */
  goesWithoutSaying?: boolean;
}

export type LineSource = { type: 'jobs'; jobIds: string[] } | { type: 'rule'; ruleId: string };

export interface EstimateLine {
  label: string;
  amountCents: number;
  source: LineSource;
}

export type Confidence = 'high' | 'medium' | 'low';

/** A price in integer cents; the API shows it in dollars. Lines add up to amountCents. */
export interface Estimate {
  currency: 'USD';
  amountCents: number;
  lowCents: number;
  highCents: number;
  confidence: Confidence;
  basis: 'rate' | 'comparable_jobs' | 'mixed';
  lines: EstimateLine[];
  assumptions: string[];
}

export type NoEstimateReason = 'needs_details' | 'no_basis' | 'hidden_by_owner' | 'needs_visit';

/** Why a past job was thought comparable and what was done to its price. */
export interface Comparable {
  jobId: string;
  /** 0 to 1. */
  similarity: number;
  priceCents: number;
  adjustedCents: number;
  /** Plain words, e.g. "20% heritage surcharge taken out", "scaled from 1,400 to 1,800 sq ft". */
  adjustments: string[];
}

/** What the price turns on and nobody has said: one of several kinds, in words of the trade. */
export interface Choice {
  /** What is chosen: "material". */
  of: string;
  between: string[];
}

export interface PriceResult {
  estimate: Estimate | null;
  reason: NoEstimateReason | null;
  comparables: Comparable[];
  /** For the owner only, e.g. a unit rate that disagrees with the past jobs. */
  warnings: string[];
  /** Asked for before the price is told; absent when nothing is open. */
  choice?: Choice;
  /** Where a size is missing: the unit that a rate of the owner's for this work, or the price of past jobs, goes by. */
  missing?: Unit | null;
  /** The owner's own sentence that this is no work of theirs, or has to be seen first. */
  ownerSays?: string | null;
  /** Where there is no estimate: the owner's own sentences that price something of what is asked for. */
  stated?: string[];
}

/** A past job beside what it would have been estimated at from the others. */
export interface BackTestRow {
  jobId: string;
  actualCents: number;
  estimateCents: number;
  lowCents: number;
  highCents: number;
}

export interface AccuracyReport {
  jobs: number;
  estimated: number;
  medianAbsolutePercentageError: number | null;
  withinTwentyFivePercent: number | null;
  rangeCoverage: number | null;
  medianRangeWidth: number | null;
  tooLow: number | null;
  tooHigh: number | null;
  byJob: BackTestRow[];
}

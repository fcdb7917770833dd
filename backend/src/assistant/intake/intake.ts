import type { Unit } from '../../pricing/index.js';

export const TRADES = [
  'painting',
  'landscaping',
  'plumbing',
  'roofing',
  'tiling',
  'hvac',
  'electrical',
  'flooring',
  'concrete',
  'window installation',
  'fencing',
  'drywall',
  'carpentry',
  'cleaning',
  'building',
  'plastering',
  'handyman',
  'other',
] as const;
export type Trade = (typeof TRADES)[number];

/** One thing that a tradesperson asks. */
export interface Question {
  /** Unique within the trade; remembered, so that it is asked once. */
  id: string;
  ask: string;
  /** Answers to tap. */
  suggestions: string[];
  /** Asked only when the visitor's words match. */
  when?: RegExp;
  /** The visitor's words that answer it already. */
  unless?: RegExp;
  /** Units of which a known quantity answers it. */
  units?: readonly Unit[];
  /** Asked only when one of the owner's active rules speaks of it: it changes the price then, and otherwise does not. */
  rule?: RegExp;
  /** Work, by its name, that the question does not fit. */
  notFor?: RegExp;
  /** What words of an answer mean in the words of rules: "fridge" is the inside of one. */
  answers?: readonly { when: RegExp; means: string }[];
  /** What a plain "yes" means, in words that are added to the conditions. */
  yes?: string;
  /** The visitor's words that mean the same "yes", asked or not. */
  yesWhen?: RegExp;
}

/** How one trade takes a job in. */
export interface Intake {
  trade: Trade;
  /** How a business, a service or a rule of the trade is recognised when the industry does not say. */
  words: RegExp;
  /** The first question, when nothing is known, with the trade's usual work to tap. */
  service: Question;
  /**
   * Work that words mean to this trade although they do not name it, in the trade's words. Where `leads` fits, too, it is meant
   * whatever else is named: "moving out of a 2 bed, and the carpets".
   */
  implies?: readonly { when: RegExp; service: string; leads?: RegExp }[];
  /** What is meant where only a size is told: nobody tells a painter that "1,000 sq ft of walls" are to be painted. */
  doesToAnything?: string;
  /** What this trade does to things that other trades build: to a painter, "the deck" is to be stained. */
  calls?: Readonly<Record<string, string | undefined>>;
  /** Words without which `calls` means nothing: a tree is a fencer's work where it fell on a fence. */
  callsWhen?: RegExp;
  /** What decides the price: the first one that fits the work is asked. None fits: the work is priced as one piece. */
  sizes: readonly Question[];
  /** What else changes a price, most first. */
  factors: readonly Question[];
}

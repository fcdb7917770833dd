import { isOnlyDenied } from '../rules/index.js';
import type { PricingRule } from '../types.js';
import { wordsOfWork, type Work } from './work.js';

/**
 * The work by the words that make past jobs alike: what an owner's surcharge is for and the visitor denies ("not steep at all")
 * would find the steep jobs.
 */
export function asCompared(work: Work, rules: PricingRule[]): Work {
  const conditions = rules.flatMap(({ interpretation }) =>
    interpretation.effects.map(({ condition }) => condition ?? ''),
  );
  const denied = new Set(conditions.flatMap(wordsOfWork).filter((word) => isOnlyDenied(word, work.text)));
  return denied.size === 0 ? work : { ...work, words: work.words.filter((word) => !denied.has(word)) };
}

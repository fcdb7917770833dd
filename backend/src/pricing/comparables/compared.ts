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
  const charged = new Set(conditions.flatMap(wordsOfWork));
  return { ...work, words: work.words.filter((word) => !(charged.has(word) && isOnlyDenied(word, work.text))) };
}

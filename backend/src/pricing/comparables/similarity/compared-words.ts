import { type AppliedEffect, isMoney } from '../../charges/index.js';
import { isOnlyDenied } from '../../rules/index.js';
import type { PricingRule } from '../../types.js';
import { isServiceMark, wordsOfWork, type Work } from '../../work/index.js';

/** A fixed amount or one for each piece, on top of other work. */
const isAdded = ({ effect, isBeside }: AppliedEffect): boolean => isBeside || isMoney(effect);

/** The words of all situations that rules change a price in. */
export const chargedWords = (rules: PricingRule[]): ReadonlySet<string> =>
  new Set(
    rules.flatMap(({ interpretation: { effects } }) =>
      effects.flatMap(({ condition }) => wordsOfWork(condition ?? '')),
    ),
  );

/**
 * The work by the words that make past jobs alike. What an owner's surcharge is for and the visitor denies ("not steep at all")
 * would find the steep jobs (see chargedWords); what is added to the price by a rule ("and an upright piano") would find jobs that were only that.
 */
export function withComparedWords(work: Work, charged: ReadonlySet<string>, applied: AppliedEffect[]): Work {
  const named = applied.filter(isAdded).map(({ effect }) => wordsOfWork(effect.condition ?? ''));
  // Of "a second layer of shingles" the shingles are the work itself.
  const added = new Set(named.flatMap((words) => (words.length === 1 ? words : [])));
  const isCompared = (word: string): boolean =>
    !(charged.has(word) && isOnlyDenied(word, work.text)) && (!added.has(word) || work.serviceWords.includes(word));
  const words = work.words.filter(isCompared);
  return words.some((word) => !isServiceMark(word)) ? { ...work, words } : work;
}

import { type AppliedEffect, isMoney } from '../../charges/index.js';
import { emptyDetails } from '../../reading/index.js';
import { conditionHolds, isOnlyDenied } from '../../rules/index.js';
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

const CLAUSES = /[.,;!?\n]+/;

/** The words that are said nowhere but where an addition is told: of "vinyl fence, 35 m, the old one to be taken down" the last clause's own. */
function saidOnlyOf(applied: AppliedEffect[], { text, details }: Work): ReadonlySet<string> {
  const holdsFor = (condition: string, said: string): boolean =>
    conditionHolds(condition, { text: said, details: emptyDetails() });
  // "Water heater replacements need a permit: add $85" is said of the work itself.
  const conditions = applied
    .flatMap(({ effect }) => effect.condition ?? [])
    .filter((condition) => !holdsFor(condition, details.service ?? ''));
  const clauses = text.split(CLAUSES).filter((clause) => clause.trim() !== '');
  const isAside = (clause: string): boolean => conditions.some((condition) => holdsFor(condition, clause));
  const asides = clauses.filter(isAside);
  const others = new Set(wordsOfWork(clauses.filter((clause) => !asides.includes(clause)).join('. ')));
  return new Set(wordsOfWork(asides.join('. ')).filter((word) => !others.has(word)));
}

/**
 * The work by the words that make past jobs alike. What an owner's surcharge is for and the visitor denies ("not steep at all")
 * would find the steep jobs (see chargedWords); what is added to the price by a rule ("and an upright piano") would find jobs that were only that.
 */
export function withComparedWords(work: Work, charged: ReadonlySet<string>, applied: AppliedEffect[]): Work {
  const named = applied.filter(isAdded).map(({ effect }) => wordsOfWork(effect.condition ?? ''));
  // Of "a second layer of shingles" the shingles are the work itself.
  const added = new Set(named.flatMap((words) => (words.length === 1 ? words : [])));
  const aside = saidOnlyOf(applied.filter(isAdded), work);
  const isCompared = (word: string): boolean =>
    !(charged.has(word) && isOnlyDenied(word, work.text)) &&
    (!(added.has(word) || aside.has(word)) || work.serviceWords.includes(word));
  const words = work.words.filter(isCompared);
  return words.some((word) => !isServiceMark(word)) ? { ...work, words } : work;
}

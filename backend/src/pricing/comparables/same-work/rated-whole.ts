import { type AppliedEffect, centsOf } from '../../charges/index.js';
import { isServiceMark, type Work } from '../../work/index.js';
import type { ReadPast } from '../similarity/past-work.js';

/** Rates that explain this share of what such jobs cost were their price. */
const LEAST_EXPLAINED = 0.7;
const MOST_EXPLAINED = 1.4;

/**
 * What the rules do to a work, where rates that seem to stand beside it are the price of all of it: "popcorn scraped and skimmed", by a rate
 * for popcorn, where past jobs of both cost no more than the rate comes to. Added to those, it would be charged twice.
 */
export function ratedWhole(found: AppliedEffect[], work: Work, reads: ReadPast[]): AppliedEffect[] {
  const beside = found.filter(({ isBeside }) => isBeside);
  const marks = work.serviceWords.filter(isServiceMark);
  if (beside.length === 0 || marks.length === 0) return found;
  const alike = reads.filter((read) => marks.every((mark) => read.work.words.includes(mark)));
  const isExplained = ({ applied, job }: ReadPast): boolean => {
    const rates = applied.filter(({ ruleId }) => beside.some((one) => one.ruleId === ruleId));
    const share = rates.reduce((sum, one) => sum + centsOf(one), 0) / job.priceCents;
    return share >= LEAST_EXPLAINED && share <= MOST_EXPLAINED;
  };
  return alike.length > 0 && alike.every(isExplained) ? found.map((one) => ({ ...one, isBeside: false })) : found;
}

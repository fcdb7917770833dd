import type { PastWork, WordCounts } from '../../comparables/index.js';
import { isTradeName } from '../../reading/index.js';
import type { Work } from '../../work/index.js';

/** Past jobs of a service that show how it is done here. By judgement: one may be an exception. */
export const LEAST_OF_A_SERVICE = 2;

/** A work, the past jobs that may tell its price, and how often each word stands in past jobs. */
export interface Asked {
  work: Work;
  pasts: PastWork[];
  counts: WordCounts;
}

/** "Plumbing", "moving": the service is the name of a trade. */
export const isOfTrade = ({ details }: Work): boolean => isTradeName(details.service ?? '');

/** "New gutters", and not "12 metres" alone; a past job is told by all of its words, and names none. */
export const namesService = ({ serviceWords }: Work): boolean => serviceWords.length > 0;

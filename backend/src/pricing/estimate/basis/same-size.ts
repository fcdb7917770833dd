import { alikeMeasured, type PastWork, samePieces } from '../../comparables/index.js';
import { servicesNamed } from '../../reading/index.js';
import { isToldBySizes } from '../vague-requests.js';
import { type Asked, isOfTrade, namesService } from './asked.js';

/** Past jobs of one size that show what such sizes cost here. By judgement: two may be an accident. */
export const JOBS_OF_A_KIND = 3;
/** Past jobs that name their work and show what a business does. By judgement: one may be an exception. */
const LEAST_NAMED = 2;

/** "4 rooms and the ceilings": counted as the past jobs are, and nothing names other work. */
export function isCountedAsJobsAre({ work, pasts, counts }: Asked): boolean {
  const isOpen = !namesService(work) || (isOfTrade(work) && work.goesWithoutSaying);
  return isOpen && (samePieces(pasts, work.sizes).length >= JOBS_OF_A_KIND || isToldBySizes(work, pasts, counts));
}

/** "Moving, 3 bedrooms", of who writes "3br house, 4 men 7 hr": what all jobs are goes without saying. */
export function isSizeOfAllThatIsDone({ work, pasts }: Asked): boolean {
  const isTrade = isOfTrade(work);
  const areUnnamed = pasts.every((past) => past.work.details.service === null);
  const isAll =
    ((isTrade || !namesService(work)) && areUnnamed) || (isTrade && isAllThatIsDone(work.details.service, pasts));
  return isAll && alikeMeasured(pasts, work.sizes).length >= JOBS_OF_A_KIND;
}

/** Whether no past job names any other work than this: those that name none are of it, too. */
function isAllThatIsDone(service: string | null, pasts: PastWork[]): boolean {
  const named = pasts.map(({ work }) => servicesNamed(work.details.service)).filter((services) => services.length > 0);
  return named.length >= LEAST_NAMED && named.every((services) => services.every((one) => one === service));
}

import { coverOf, EVERYDAY, isTelling, type PastWork, tellsKind, type WordCounts } from '../../comparables/index.js';
import { contentWords } from '../../language/index.js';
import { exactServices, sharesThing } from '../../reading/index.js';
import { isExtentMeasure, isServiceMark, type Sizes, type Work } from '../../work/index.js';
import { type Asked, LEAST_OF_A_SERVICE } from './asked.js';
import { JOBS_OF_A_KIND } from './same-size.js';
import { LEAST_TEXT_COVERED } from './same-words.js';
import { kindsOfUnknown } from './unknown-kinds.js';

/** Share of all past jobs that speak of a thing, from which it is what the business works on. By judgement. */
const USUAL_THING_SHARE = 0.3;

/** "2,000 sq ft of wall" where walls, measured the same way, are what the business does all the time. */
export function isOfUsualThing({ work, pasts, counts }: Asked): boolean {
  const { sizes } = work;
  const isUnsized = Object.keys(sizes).length === 0;
  // "Our dryer stays stone cold", where dryers are mended as they come
  const isLike = (thing: string, own: Sizes): boolean =>
    Object.keys(own).some((one) => sizes[one]) || (isUnsized && Object.keys(own).length === 0 && isTelling(thing));
  const isUsual = (thing: string): boolean =>
    pasts.filter((past) => past.vector.has(thing) && isLike(thing, past.sizes) && !isOtherName(work, past)).length >=
    JOBS_OF_A_KIND;
  return usualThings(work, counts).some(isUsual);
}

/** The things that a request speaks of and much of the past jobs do, too. */
function usualThings(work: Work, counts: WordCounts): string[] {
  const { details, sizes, words, serviceWords } = work;
  const kinds = kindsOfUnknown(work, counts);
  const usual = Math.max(JOBS_OF_A_KIND, USUAL_THING_SHARE * counts.jobs);
  const measured = details.quantities
    .filter(({ unit }) => unit !== 'item')
    .flatMap(({ of }) => contentWords(of ?? '').slice(-1));
  // "The wall's fallen over", and "12 metres" when asked: nothing names other work.
  // "20 ft of cedar fence", of who writes "cedar, 100 ft"
  const isMeasured = Object.keys(sizes).some(isExtentMeasure);
  const said = serviceWords.length === 0 ? words : isMeasured ? serviceWords.filter(tellsKind) : [];
  return [...measured, ...said].filter(
    (word) => !EVERYDAY.has(word) && !kinds.has(word) && (counts.words.get(word) ?? 0) >= usual,
  );
}

/** "A sunroom with a glass roof", of who lays roofs: both works have names, and these have nothing in common. */
function isOtherName({ details }: Work, { work }: PastWork): boolean {
  const [asked, own] = [exactServices(details.service), exactServices(work.details.service)];
  return asked.length > 0 && own.length > 0 && !asked.some((one) => own.some((other) => sharesThing(one, other)));
}

/** "Gutter replacement", where past jobs are that, whatever words they use for it ("new gutters"). */
export const isServiceDoneHere = ({ work, counts }: Asked): boolean =>
  work.serviceWords.some((word) => isServiceMark(word) && (counts.words.get(word) ?? 0) >= LEAST_OF_A_SERVICE);

/** "2 bedrooms painted", where a painter's past jobs name the rooms and not what is done to them. */
export function isLikeUnnamedJobs({ work, pasts, counts }: Asked): boolean {
  if (!work.goesWithoutSaying) return false;
  const unnamed = pasts.filter((past) => past.work.details.service === null);
  return (
    unnamed.length >= LEAST_OF_A_SERVICE &&
    coverOf(work.words, unnamed, { counts, enough: LEAST_TEXT_COVERED }).share >= LEAST_TEXT_COVERED
  );
}

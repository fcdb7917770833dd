import {
  isCountedAlike,
  isOfAVehicle,
  isOtherDoing,
  isPutOnOnly,
  isTakenAwayOnly,
  type PastWork,
  type WordCounts,
} from '../../comparables/index.js';
import type { NoEstimateReason } from '../../types.js';
import type { Work } from '../../work/index.js';
import { isOfNothingKnown, namesOnlyRooms, namesOnlyService, namesOnlyTrade } from '../vague-requests.js';
import { type Asked, isOfTrade, namesService } from './asked.js';
import { isLikeUnnamedJobs, isOfUsualThing, isServiceDoneHere } from './done-here.js';
import { isCountedAsJobsAre, isSizeOfAllThatIsDone } from './same-size.js';
import { isToldInWords, sharesNoWord } from './same-words.js';

/** Past jobs below which nothing is compared. By judgement: one alone may be an odd one. */
const LEAST_PAST = 2;
/** Words of a work below which it may not have been told yet. By judgement. */
const FEW_WORDS = 4;

/**
 * Null where a past job is of the kind asked for and tells its price; otherwise `needs_details` where the visitor may have
 * more to say of the work, and `no_basis` where it is left to the owner.
 */
export function lackOfBasis(work: Work, pasts: PastWork[], counts: WordCounts): NoEstimateReason | null {
  const asked = { work, pasts, counts };
  if (work.words.length === 0) return 'needs_details';
  if (namesOnlyRooms(work, pasts)) return 'needs_details';
  if (isRuledOut(asked)) return 'no_basis';
  if (isToldByPast(asked)) return null;
  return isStillOpen(asked) ? 'needs_details' : 'no_basis';
}

/**
 * "Clean my gutters" of who puts up new ones, "tint my car windows" of who does houses, "take the old fence away" of who builds
 * them; anything of who has one job or none.
 */
const isRuledOut = ({ work, pasts, counts }: Asked): boolean =>
  pasts.length < LEAST_PAST ||
  isOtherDoing(work, pasts) ||
  isPutOnOnly(work, pasts) ||
  isTakenAwayOnly(work, pasts) ||
  isOfAVehicle(work, counts);

const isToldByPast = (asked: Asked): boolean =>
  !isBareWish(asked) &&
  (TOLD_BY_KIND.some((isTold) => isTold(asked)) || (!isUnknownOfTrade(asked) && isToldInWords(asked)));

/** What is measured as past jobs are, or of a kind that is done here. */
const TOLD_BY_KIND: ((asked: Asked) => boolean)[] = [
  isCountedAsJobsAre,
  isSizeOfAllThatIsDone,
  isOfUsualThing,
  ({ work, pasts, counts }) => isCountedAlike(work, pasts, counts),
  isServiceDoneHere,
  isLikeUnnamedJobs,
];

const isStillOpen = (asked: Asked): boolean =>
  isBareWish(asked) ||
  isBareTrade(asked) ||
  (!isUnknownOfTrade(asked) && (namesOnlyService(asked.work, asked.counts) || isShortAndUnheard(asked)));

/** "Install something" */
const isBareWish = ({ work, counts }: Asked): boolean =>
  !namesService(work) && isOfNothingKnown(work, counts) && namesOnlyTrade(work);

/** "Painting", and nothing else. */
const isBareTrade = (asked: Asked): boolean => isUnknownOfTrade(asked) && namesOnlyTrade(asked.work);

/** "Paint my mailbox", of who paints rooms. */
const isUnknownOfTrade = ({ work, counts }: Asked): boolean => isOfTrade(work) && isOfNothingKnown(work, counts);

/** "Koi pond with a waterfall", of who digs drains: so few words may not tell all of the work. */
const isShortAndUnheard = (asked: Asked): boolean =>
  !namesService(asked.work) && asked.work.words.length < FEW_WORDS && sharesNoWord(asked);

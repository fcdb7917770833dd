import { type AppliedEffect, centsOf } from '../../charges/index.js';
import { contentWords } from '../../language/index.js';
import { exactServices, servicesNamed } from '../../reading/index.js';
import { isExtentMeasure, isOfService, isServiceMark, type Sizes, type Work } from '../../work/index.js';
import { doneAlone, withoutWholes } from './added-to-other-work.js';
import { ofSameCapacity } from './capacity.js';
import { isTelling } from '../similarity/everyday-words.js';
import { ofSamePieces } from '../several-works/listed-parts.js';
import { goesOtherwise } from './measured-otherwise.js';
import { areOtherDoings, isRepair } from './other-doing.js';
import { SHORT } from './other-work.js';
import { KINSHIP, type PastWork } from '../similarity/past-work.js';
import { ofSameHeight } from './same-height.js';
import { similarity, type WordVector } from '../similarity/similarity.js';
import { ofUsualKind } from './usual-kind.js';
import { ofSameVariant } from './variants.js';

/** So many jobs of the very kind asked for tell its price better than those of other kinds. */
const ENOUGH_OF_A_KIND = 3;
/** One job by that name may be the only one that bothered to say it. */
const LEAST_OF_A_KIND = 2;
/** So much more alike than the likest of those is work of another name that is meant all the same. */
const CLEARLY = 1.4;
/** One job alone must be so much more alike. */
const FAR_CLOSER = 4;
/** A job of which a rule explains this share was done for that alone. */
const MOSTLY = 0.5;

/** Such a share of the jobs has a size of the kind asked for where that is how the work is priced. */
const ALIKE_MEASURED_SHARE = 0.4;

/** What is asked for, and what the owner's rules add to it. */
interface Asked {
  work: Work;
  vector: WordVector;
  applied: AppliedEffect[];
}

/** The past jobs that are the same work as far as their texts tell: those of another kind would only blur the price. */
export function ofSameWork(pasts: PastWork[], asked: Asked): PastWork[] {
  const whole = doneAlone(withoutAdditions(onSameSide(pasts, asked.work), asked), asked.work);
  // "A metal roof" is a new roof, too: the material is told before the name of the work.
  const chosen = ofSameCapacity(ofSameVariant(withoutWholes(whole, asked.work), asked.work.text), asked);
  const usual = ofSameHeight(ofUsualKind(ofRepairs(chosen, asked), asked.work), asked);
  const same = ofSameService(ofSameExtent(ofSameMeasure(usual, asked), asked), asked);
  const pieces = ofSamePieces(same, asked.work.sizes);
  // "9 windows need blinds": shutters are counted by the window too, and are other work.
  const isKind = ({ work }: PastWork): boolean => isOfService(work, asked.work);
  const kin = same.filter(isKind);
  // "Just the glass of 2 windows": the one job that was glass alone is far more alike than all the windows.
  const isKnown =
    kin.length >= LEAST_OF_A_KIND || (kin.length > 0 && closest(kin, asked) > FAR_CLOSER * closest(pieces, asked));
  return isKnown && !pieces.some(isKind) ? same : pieces;
}

const SIDE = /^(?:interior|exterior)\b/;
const sidesOf = ({ details }: Work): string[] =>
  servicesNamed(details.service).map((name) => SIDE.exec(name)?.[0] ?? '');

/** Of the inside of a house, jobs on the outside alone are other work, however many of their words ("repaint") are the same. */
function onSameSide(pasts: PastWork[], wanted: Work): PastWork[] {
  const [side, ...others] = new Set(sidesOf(wanted));
  if (!side || others.length > 0) return pasts;
  const isOther = ({ work }: PastWork): boolean => {
    const sides = sidesOf(work).filter((own) => own !== '');
    return sides.length > 0 && !sides.includes(side);
  };
  const same = pasts.filter((past) => !isOther(past));
  return same.length > 0 ? same : pasts;
}

const closest = (pasts: PastWork[], { vector }: Asked): number =>
  Math.max(...pasts.map((past) => similarity(vector, past.vector)));

/** Of a firm that hangs gutters and cleans them, new ones are priced from new ones; closer words tell more than the name of the work. */
function ofSameService(pasts: PastWork[], asked: Asked): PastWork[] {
  const { vector, work: wanted } = asked;
  if (wanted.serviceWords.filter(isServiceMark).length !== 1 || wanted.words.length > SHORT) return pasts;
  const isAsked = ({ work }: PastWork): boolean => isOfService(work, wanted);
  const isOther = ({ work }: PastWork): boolean => work.words.length <= SHORT && work.words.some(isServiceMark);
  const same = pasts.filter(isAsked);
  const asks = servicesNamed(wanted.details.service);
  const isOtherDoing = ({ work: { details } }: PastWork): boolean => {
    const services = servicesNamed(details.service);
    return services.length > 0 && services.every((own) => asks.some((service) => areOtherDoings(own, service)));
  };
  // One job of new gutters tells more of their price than all the cleanings.
  if (same.length < ENOUGH_OF_A_KIND)
    return same.length > 0 ? pasts.filter((past) => isAsked(past) || !isOtherDoing(past)) : pasts;
  const best = closest(same, asked);
  const isCloser = (past: PastWork): boolean => similarity(vector, past.vector) > CLEARLY * best && !isOtherDoing(past);
  // "Airbnb turnover, 2 bedroom apartment" has but the place in common with a deep clean of one.
  const isUnlike = ({ work, vector: own }: PastWork): boolean =>
    work.words.length <= SHORT &&
    !work.words.some(isServiceMark) &&
    !wanted.words.some((word) => tellsWork(word) && own.has(word));
  return pasts.filter((past) => isAsked(past) || (!isUnlike(past) && (!isOther(past) || isCloser(past))));
}

/** Where somebody lives says nothing of what is done there. */
const DWELLINGS = new Set(contentWords('apartment flat condo townhouse studio unit building property'));
const tellsWork = (word: string): boolean => isTelling(word) && !DWELLINGS.has(word);

/**
 * "Outside unit hums, it must be the capacitor": where no job bears the name of the repair, those that bear no name are the repairs
 * that were done here, and a new mini split tells nothing of what one costs.
 */
function ofRepairs(pasts: PastWork[], { work, vector }: Asked): PastWork[] {
  const services = exactServices(work.details.service);
  if (services.length === 0 || !services.every(isRepair) || pasts.some((past) => isOfService(past.work, work)))
    return pasts;
  const isNew = (past: PastWork): boolean => {
    const own = exactServices(past.work.details.service);
    return own.length > 0 && !own.some(isRepair);
  };
  const others = pasts.filter((past) => !isNew(past));
  return others.some((past) => similarity(vector, past.vector) > 0) ? others : pasts;
}

/** Of a move by its bedrooms, that of a fridge and a couch is other work, although both went across town. */
function ofSameMeasure(pasts: PastWork[], asked: Asked): PastWork[] {
  const isOther = ({ sizes }: PastWork): boolean => goesOtherwise(sizes, asked.work.sizes);
  const others = pasts.filter(isOther);
  if (others.length === 0) return pasts;
  const alike = pasts.filter((past) => !isOther(past) && Object.keys(past.sizes).length > 0);
  const least = Math.max(LEAST_OF_A_KIND, ALIKE_MEASURED_SHARE * (alike.length + others.length));
  const isKin = alike.length >= least && closest(alike, asked) >= KINSHIP * closest(others, asked);
  return isKin ? pasts.filter((past) => !isOther(past)) : pasts;
}

/** Of walls by the square foot, those of trim by the foot are other work, however alike their words. */
function ofSameExtent(pasts: PastWork[], asked: Asked): PastWork[] {
  const extents = ({ sizes }: { sizes: Sizes }): string[] => Object.keys(sizes).filter(isExtentMeasure);
  const wanted = extents(asked.work);
  const isAlike = (past: PastWork): boolean => extents(past).some((measure) => wanted.includes(measure));
  const alike = pasts.filter(isAlike);
  const isUsual = alike.length >= Math.max(ENOUGH_OF_A_KIND, ALIKE_MEASURED_SHARE * pasts.length);
  const isKin = isUsual && closest(alike, asked) >= KINSHIP * closest(pasts, asked);
  return isKin ? pasts.filter((past) => isAlike(past) || Object.keys(past.sizes).length === 0) : pasts;
}

/** Without jobs that were little else than what a rule adds here: of "a three bedroom move, and a piano" those of a piano alone. */
function withoutAdditions(pasts: PastWork[], { applied, work }: Asked): PastWork[] {
  // What comes on top of every job, like a call-out, is no work that a job could have been for.
  const isAdded = ({ effect, isBeside }: AppliedEffect): boolean =>
    isBeside || (effect.kind === 'fixed' && effect.condition !== null);
  const added = applied.filter((one) => isAdded(one) && one.effect.amount > 0);
  const isOnly = ({ steps, priceCents }: PastWork): boolean =>
    [...steps.fixed, ...steps.rates].some(
      (one) => added.some(({ ruleId }) => ruleId === one.ruleId) && centsOf(one) >= MOSTLY * priceCents,
    );
  // "Patch and orange peel texture", where the texture of a measured wall has a rate of its own
  const beside = applied.filter(({ isBeside }) => isBeside).map(({ effect }) => contentWords(effect.condition ?? ''));
  const isPart = (past: PastWork): boolean =>
    Object.keys(work.sizes).length > 0 &&
    Object.keys(past.sizes).length === 0 &&
    beside.some((words) => words.length > 1 && words.every((word) => past.work.words.includes(word)));
  const others = pasts.filter((past) => !isOnly(past) && !isPart(past));
  return others.length >= ENOUGH_OF_A_KIND ? others : pasts;
}

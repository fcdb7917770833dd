import { isLength, isTimeUnit } from '../language/index.js';
import { besidePrice, conditionHolds, thresholdUnless, unitsThatCount, type PriceThreshold } from '../rules/index.js';
import type { Effect } from '../types.js';
import type { Work } from '../work/index.js';
import { areAdditions } from './scope/additions.js';
import { withoutAlternatives } from './alternatives/alternatives.js';
import { flatByClause } from './units/by-clause.js';
import { bySize, inAll, pieceWorks } from './units/by-piece.js';
import { byTheFoot } from './units/by-the-foot.js';
import { withClaimedUnits, withoutService } from './units/claimed-units.js';
import { isCrewRate, isCrewSaid } from './alternatives/crew-rates.js';
import { withFirstOnly, withoutLaterAlone } from './alternatives/first-only.js';
import { inFewerWords } from './alternatives/fewer-words.js';
import { byCase } from './alternatives/case-meant.js';
import { forEachPiece } from './units/for-each-piece.js';
import {
  isDoneToAnother,
  isForCeilings,
  isForLaying,
  isForAddedOne,
  isForNewLawn,
  isForNewOnes,
  isForPuttingIn,
  isForWhatIsGuarded,
} from './scope/for-other-work.js';
import { isIncluded } from './scope/included.js';
import { withoutGeneral } from './alternatives/general-rates.js';
import { withoutLowerSteps } from './alternatives/ladders.js';
import { withoutFirstHour, withoutFullPrice, withoutNested } from './alternatives/nested-effects.js';
import { type AppliedEffect, type Entry, type RuleBook, thresholdOf } from './rule-book.js';
import { isUnderOtherTitle } from './scope/title-scope.js';
import { isOfOtherSize, unitsFor } from './units-charged.js';

/** Those that come on top of what past jobs suggest. */
export const besideOf = (applied: AppliedEffect[]): Effect[] =>
  applied.filter(({ isBeside }) => isBeside).map(({ effect }) => effect);

/** Those with a measure of their own, and what goes by its length on top: "trenching adds $14 per foot" beside a charger. */
export const measuredBeside = (applied: AppliedEffect[]): Effect[] =>
  applied.flatMap(({ isBeside, effect }) =>
    isBeside || (effect.kind === 'fixed_per_unit' && isLength(effect.unit) && effect.condition !== null)
      ? [effect]
      : [],
  );

/** The limit on the price for one work: of "free for repairs over $300" it is one where a repair is asked for. */
function limitFor({ threshold, exception }: Entry, work: Work): PriceThreshold | null {
  if (threshold !== null || exception === null || thresholdOf(exception) === null) return threshold;
  return conditionHolds(besidePrice(exception), work) ? thresholdUnless(exception) : null;
}

/** The effects that hold for a work. Conditions on the price itself are left to the pricing steps (see thresholdHolds). */
export function effectsFor(work: Work, book: RuleBook): AppliedEffect[] {
  const known = book.decided.get(work);
  if (known) return known;
  const shared = book.byWord.size === 0 ? [] : work.words.flatMap((word) => book.byWord.get(word) ?? []);
  const asked = byCase([...new Set([...book.always, ...shared])], work);
  const pieces = book.hasSizes ? pieceWorks(work) : [];
  const sized = pieces.length === 0 ? [] : bySize(asked);
  const others = asked.filter((entry) => !sized.includes(entry));
  const holding = withoutLaterAlone(holdingFor(others, work), others);
  const crew = crewIn(others, holding, work);
  const unmet = others.filter((one) => one.thing === null && !isCrewRate(one.effect) && !isOfOtherSize(one, work));
  const implied = [...crew, ...inFewerWords(unmet, holding, work)];
  const chosen = (held: (Entry & { units: number })[], from: Work): (Entry & { units: number })[] =>
    besideCounted(held, (rest) =>
      withFirstOnly(withClaimedUnits(withoutAlternatives(withoutLowerSteps(rest), from), from)),
    );
  const whole = chosen(withoutGeneral(withoutFirstHour(withoutFullPrice([...holding, ...implied], work), work)), work);
  const ofPieces = pieces.map((piece) => ({ ...piece, held: chosen(holdingFor(sized, piece.work), piece.work) }));
  const flat = [...flatByClause(whole, withoutService(work.text, work.details), work), ...inAll(ofPieces)];
  const counted = besideCounted(flat, (rest) => withoutNested(rest, work)).filter(
    ({ effect, title, ruleId }) =>
      !isIncluded({ ruleId, effect }, book.included, work) &&
      !isUnderOtherTitle(effect, title, work) &&
      !isDoneToAnother(effect, work) &&
      !isForPuttingIn(effect, title, work) &&
      !isForWhatIsGuarded(effect, work) &&
      !isForNewOnes(effect, work) &&
      !isForAddedOne(effect, work) &&
      !isForNewLawn(effect, title, work) &&
      !isForLaying(effect, title, work) &&
      !isForCeilings(effect, work),
  );
  const effects = counted.map(({ effect }) => effect);
  const isBeside = !counted.some(({ isByFloor }) => isByFloor) && areAdditions(effects, work);
  const applied = forEachPiece(counted, work).map((one) => ({
    ...one,
    isBeside: isBeside && one.effect.kind === 'unit_rate',
  }));
  book.decided.set(work, applied);
  return applied;
}

const isCounted = ({ case: own }: Entry): boolean => own !== null && own.counted !== null;

/** Those of which a message counts both cases are decided already: they stay, and only the rest is chosen from. */
const besideCounted = <T extends Entry>(held: T[], choose: (rest: T[]) => T[]): T[] => [
  ...held.filter(isCounted),
  ...choose(held.filter((one) => !isCounted(one))),
];

const holdingFor = (asked: Entry[], work: Work): (Entry & { units: number })[] =>
  asked
    .map((entry) => ({ ...entry, effect: byTheFoot(entry.effect, entry.isPerFoot, work) }))
    .map((entry) => ({
      ...entry,
      units: entry.case?.counted ?? unitsFor(entry, work),
      threshold: limitFor(entry, work),
    }))
    .filter(({ units }) => units > 0);

/**
 * "$145 an hour for two movers and a truck" is the rate where no other one by the hour holds: nobody says so many men. The "three
 * hour minimum" of that crew goes with it.
 */
function crewIn(asked: Entry[], holding: { effect: Effect }[], work: Work): (Entry & { units: number })[] {
  if (holding.some(({ effect }) => effect.kind === 'unit_rate' && isTimeUnit(effect.unit))) return [];
  const all = asked.filter(({ effect }) => isCrewRate(effect));
  const said = all.filter(({ effect }) => isCrewSaid(effect.condition, work.text));
  const crews = said.length > 0 ? said : all;
  const smallest = crews.toSorted((a, b) => a.effect.amount - b.effect.amount)[0];
  const units = smallest ? unitsThatCount(smallest.effect, work.details, work.text) : 0;
  if (!smallest || units <= 0) return [];
  const isItsLeast = ({ ruleId, effect }: Entry): boolean =>
    ruleId === smallest.ruleId && effect.kind === 'minimum' && effect.condition === smallest.effect.condition;
  return [{ ...smallest, units }, ...asked.filter(isItsLeast).map((least) => ({ ...least, units: 1 }))];
}

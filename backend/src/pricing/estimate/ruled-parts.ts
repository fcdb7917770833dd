import { type AppliedEffect, TAKING_AWAY } from '../charges/index.js';
import type { PastWork } from '../comparables/index.js';
import { isExtent, isSameMeasure } from '../language/index.js';
import { isKnownService, servicesNamed } from '../reading/index.js';
import { conceptsOf } from '../rules/index.js';
import type { PriceRequest, Quantity } from '../types.js';
import { readRequest, serviceIn, sizesOf, type Work } from '../work/index.js';

/** How much of a visitor's own name for some work a rule has to say. */
const MOST = 2 / 3;

/**
 * The work without what only an amount of the rules prices: of "unclog the main line, and the camera inspection", where no trade
 * has a name for the latter and a rule charges for it, past jobs have to price the main line.
 */
export function withoutRuledParts(request: PriceRequest, read: Work, found: AppliedEffect[]): Work {
  const services = servicesNamed(read.details.service);
  const charged = found.flatMap(({ effect: { kind, amount, condition } }) =>
    kind.startsWith('fixed') && amount > 0 ? [new Set(conceptsOf(condition ?? ''))] : [],
  );
  // "New skirting $19 per metre extra": beside the floor it is charged by just that.
  const isExtra = ({ effect: { kind, amount, unit, condition } }: AppliedEffect, service: string): boolean =>
    kind === 'fixed_per_unit' &&
    amount > 0 &&
    unit !== null &&
    isExtent(unit) &&
    serviceIn(condition ?? '') === service &&
    // "Pull down the old fence" is no part of a new one.
    takesAway(condition) === takesAway(service);
  const isRuled = (service: string): boolean => {
    if (found.some((one) => isExtra(one, service))) return true;
    const words = isKnownService(service) ? [] : conceptsOf(service);
    return (
      words.length > 0 && charged.some((said) => words.filter((word) => said.has(word)).length >= MOST * words.length)
    );
  };
  const own = services.filter((service) => !isRuled(service));
  if (own.length === 0 || own.length === services.length) return read;
  return readRequest({ ...request, details: { ...request.details, service: own.join(' and ') } });
}

const takesAway = (text: string | null): boolean => conceptsOf(text ?? '').some((word) => TAKING_AWAY.has(word));

/** Pieces that more of the past jobs than this were counted by are what they were priced by. */
const MOST_COUNTED = 0.25;

/**
 * The work without pieces that a rule adds so much for each of and that hardly any past job is counted by: of "shower walls tiled,
 * with 2 niches" the niches are no size of the walls, and of a split system no 8 metres of pipe, of which 3 are in the price.
 */
export function withoutAddedPieces(work: Work, found: AppliedEffect[], pasts: PastWork[]): Work {
  const asked = conceptsOf(work.details.service ?? '');
  const added = found.flatMap(({ effect: { kind, amount, unit, condition } }) =>
    kind === 'fixed_per_unit' && unit === 'item' && amount > 0 ? [new Set(conceptsOf(condition ?? ''))] : [],
  );
  const isBeyondFree = ({ effect: { kind, amount, unit, above } }: AppliedEffect, one: Quantity): boolean =>
    kind === 'fixed_per_unit' && amount > 0 && above !== null && isExtent(one.unit) && isSameMeasure(unit, one.unit);
  const isAdded = (one: Quantity): boolean => {
    const { unit, of } = one;
    if (found.some((applied) => isBeyondFree(applied, one))) return true;
    const named = conceptsOf(of ?? '');
    const thing = named.at(-1);
    return (
      unit === 'item' &&
      thing !== undefined &&
      !asked.includes(thing) &&
      added.some((said) => said.has(thing) && [...said].every((word) => named.includes(word) || asked.includes(word)))
    );
  };
  const sizes = sizesOf(work.details.quantities.filter((one) => !isAdded(one)));
  const gone = Object.keys(work.sizes).filter((measure) => !Object.hasOwn(sizes, measure));
  const isCounted = (measure: string): boolean =>
    pasts.filter((past) => Object.hasOwn(past.sizes, measure)).length > MOST_COUNTED * pasts.length;
  return gone.length === 0 || gone.some(isCounted) ? work : { ...work, sizes };
}

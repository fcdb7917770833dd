import { isSameMeasure, pattern } from '../../language/index.js';
import { emptyDetails } from '../../reading/index.js';
import { conceptsOf, conditionHolds, kindsIn, limitsSet, thingsSaid, unitsThatCount } from '../../rules/index.js';
import type { Details, Effect, Quantity } from '../../types.js';
import { asksRemoval, clausesWithoutRemoval, serviceIn, withoutOldThings, type Work } from '../../work/index.js';
import { ratesByClause } from './by-clause.js';
import { NO_KIND } from '../alternatives/general-rates.js';
import { PLACES } from '../scope/price-of.js';

interface Counted {
  ruleId: string;
  effect: Effect;
  units: number;
}

/**
 * What each of several prices for a kind of work is for: of "floor 80 sq ft and shower walls 96" a rate for floors counts the
 * 80, one for walls the 96; a rate for what is to go ("the chain link has to come out") is none for what takes its place;
 * "sliding glass doors" are not meant where "glass-only" says all.
 */
export function withClaimedUnits<C extends Counted>(applied: C[], work: Work): C[] {
  const exact = withoutTornOut(withoutVaguer(applied, work), work);
  const rates = exact.filter(({ effect }) => isKind(effect) && !OLD_OFF.test(effect.condition ?? ''));
  if (rates.length < 2) return exact;
  const staying = withoutGone(rates, work);
  return exact.flatMap((one) => {
    if (!rates.includes(one)) return [one];
    if (!staying.includes(one)) return [];
    const rivals = staying.filter((other) => isSameMeasure(other.effect.unit, one.effect.unit));
    return rivals.length < 2 ? [one] : (ownShare(one, rivals, work) ?? shareByClause(one, rivals, work));
  });
}

/** "Old gutters off and away": the price of what has to go, which is as long as what takes its place. */
const OLD_OFF = /\b(?:old|existing) (?:\p{L}+ ){1,2}(?:off|away|out|up|down)\b/iu;

/** Whether a rate is for one kind of work. */
export const isKind = ({ kind, condition }: Effect): boolean =>
  kind === 'unit_rate' && condition !== null && !conceptsOf(condition).some((word) => NO_KIND.has(word));

/** A kind of work without what it comes with: of "carpet with pad" the carpet. */
export const kindAlone = (condition: string): string => condition.replace(/ (?:with|including|incl\.?) .*$/i, '');

const LISTS = /,|\/|&|\b(?:or|and)\b/i;

function withoutVaguer<C extends Counted>(applied: C[], { text }: Work): C[] {
  const named = applied.flatMap((one) => {
    const { kind, condition } = one.effect;
    if (condition === null || (kind !== 'fixed' && !isKind(one.effect))) return [];
    const { said, unsaid } = thingsSaid(kindAlone(condition), text);
    // Of "under 30 ft tree", which holds, nobody says the 30.
    const open = limitsSet(condition).length > 0 ? unsaid.filter((word) => !isNumber(word)) : unsaid;
    return LISTS.test(condition) ? [] : [{ one, said, unsaid: open }];
  });
  const whole = named.filter(({ unsaid }) => unsaid.length === 0);
  const isHouseMeant = namesHouse(text.replace(WHERE, ' '));
  const vague = named.filter(({ one, said, unsaid }) =>
    unsaid.length > 0
      ? whole.some((other) => other.said.some((word) => said.includes(word) && !PLACES.has(word)))
      : !isHouseMeant && isKind(one.effect) && namesHouse(one.effect.condition ?? '')
        ? whole.some(
            (other) => isKind(other.one.effect) && other.said.some((word) => !said.includes(word) && !PLACES.has(word)),
          )
        : // "Hose bib $210, two for $380": who wants two does not pay for one more
          whole.some((other) => other.one.ruleId === one.ruleId && isSameCounted(other.said, said)),
  );
  return vague.length === 0 ? applied : applied.filter((one) => !vague.some((other) => other.one === one));
}

/** "House washing" is no price of washing a driveway, where another rate is for driveways. */
const namesHouse = (text: string): boolean => /\b(?:house|home|building|siding)s?\b/i.test(text);
/**
 * "At my house", "leading to the house", "it's a two storey house": where or of what kind, and not what the work is done to, as in
 * "a soft wash to the house" and "wash the front of the house".
 */
const WHERE = pattern('giu')`
  \b(?:(?:at|in|by|behind|beside|near|from)(?: (?:the )?(?:front|back|side|rear) of)?
    |(?:next|up|close|leads?|leading|attached) to|it'?s|it is|live in|(?:^|[.!?\n]) ?an?) (?:(?:an?|the|our|my) )?
    (?:[\p{L}\d-]+ ){0,2}(?:house|home|building)\b(?! (?:wash|clean|paint|power|pressure))
  |(?:^|[.!?\n]) ?(?:house|home)(?=[.!?\n]|$)
`;

const isNumber = (word: string): boolean => /^\d/.test(word);
const isSameCounted = (many: string[], one: string[]): boolean =>
  one.length > 0 &&
  !one.some(isNumber) &&
  many.some(isNumber) &&
  many.filter((word) => !isNumber(word)).join(' ') === one.join(' ');

const isRemoval = ({ kind, condition }: Effect): boolean =>
  (kind === 'unit_rate' || kind === 'fixed_per_unit') && conceptsOf(condition ?? '').includes('remove');

/** "Vinyl plank, 260 sq ft, and 95 sq ft of tile to tear out": what is torn out is none of what is laid. */
function withoutTornOut<C extends Counted>(applied: C[], { details, text }: Work): C[] {
  const removals = applied.filter(({ effect }) => isRemoval(effect));
  return applied.map((one) => {
    const rivals = removals.filter(({ effect }) => isSameMeasure(effect.unit, one.effect.unit));
    if (!isKind(one.effect) || isRemoval(one.effect) || rivals.length === 0) return one;
    const own = conceptsOf(one.effect.condition ?? '');
    const gone = rivals
      .flatMap(({ effect }) => conceptsOf(effect.condition ?? ''))
      .filter((word) => !own.includes(word));
    const isGone = ({ of }: Quantity): boolean => {
      const named = conceptsOf(of ?? '');
      return named.some((word) => gone.includes(word)) && !named.some((word) => own.includes(word));
    };
    const quantities = details.quantities.filter((quantity) => !isGone(quantity));
    const units = unitsThatCount(one.effect, { ...details, quantities }, text);
    const isLeft = quantities.some(({ unit }) => isSameMeasure(unit, one.effect.unit));
    return isLeft && units > 0 ? { ...one, units } : one;
  });
}

/** A work's own words: before them stands the name of the service. */
export const withoutService = (text: string, { service }: Details): string =>
  service !== null && text.startsWith(service) ? text.slice(service.length) : text;

/** The rates for what is still wanted once what has to go is left out of the text; all where none is left then. */
function withoutGone<C extends Counted>(rates: C[], { text, details }: Work): C[] {
  const said = withoutService(text, details);
  if (!asksRemoval(said)) return rates;
  const rest = withoutOldThings(clausesWithoutRemoval(said).join('. '));
  const left = { text: rest, details: { ...emptyDetails(), service: serviceIn(rest) } };
  // Who counts what is to go by the piece is paid for just that: "2 mattresses and an old fridge to go".
  const wanted = rates.filter(({ effect }) => effect.unit === 'item' || conditionHolds(effect.condition, left));
  return wanted.length === 0 ? rates : wanted;
}

/** What the clauses of the text ask of a rate where no quantity names its thing. */
function shareByClause<C extends Counted>(one: C, rivals: C[], work: Work): C[] {
  const shares = ratesByClause(rivals, withoutService(work.text, work.details), work);
  const units = shares === null ? one.units : (shares.get(one) ?? 0);
  return units > 0 ? [{ ...one, units }] : [];
}

/** What runs along another thing, as long or as large as that. */
const ACCESSORY =
  /\b(?:guards?|screens?|mesh|lattice|toppers?|caps?|underlay(?:ment)?|membrane|barrier|edging|sealer|rebar|lining)$/i;

/** "160 ft of gutter with leaf guards on the whole run": the guards are as long as the gutter, and come on top of it. */
function goesAlong({ condition }: Effect, text: string): boolean {
  const [thing] = ACCESSORY.exec(condition ?? '') ?? [];
  return thing !== undefined && new RegExp(String.raw`\b(?:with|and|plus) (?:\p{L}+ ){0,2}${thing}\b`, 'iu').test(text);
}

/** What quantities that name a thing leave to a rate; null where they name none of other rates. */
function ownShare<C extends Counted>(one: C, rivals: C[], { details, text }: Work): C[] | null {
  const kinds = rivals.map(({ effect }) => conceptsOf(effect.condition ?? ''));
  const shared = (kinds[0] ?? []).filter((word) => kinds.every((kind) => kind.includes(word)));
  const score = ({ of }: Quantity, { effect }: C): number => {
    const named = conceptsOf(effect.condition ?? '').filter((word) => !shared.includes(word));
    const kinds = kindsIn(effect.condition ?? '');
    return (
      conceptsOf(of ?? '').filter((word) => named.includes(word)).length +
      kindsIn(of ?? '').filter((kind) => kinds.includes(kind)).length
    );
  };
  const isOthers = (quantity: Quantity): boolean =>
    !goesAlong(one.effect, text) &&
    isSameMeasure(quantity.unit, one.effect.unit) &&
    rivals.some((other) => score(quantity, other) > score(quantity, one));
  const kept = details.quantities.filter((quantity) => !isOthers(quantity));
  if (kept.length === details.quantities.length) return null;
  // "2 mattresses and an old fridge": one fridge, though nobody counts it.
  const isLeft = one.effect.unit === 'item' || kept.some(({ unit }) => isSameMeasure(unit, one.effect.unit));
  const units = isLeft ? unitsThatCount(one.effect, { ...details, quantities: kept }, text) : 0;
  return units > 0 ? [{ ...one, units }] : [];
}

import { type AppliedEffect, TAKING_AWAY, withoutService } from '../../charges/index.js';
import { isSameMeasure } from '../../language/index.js';
import { readDetails, servicesNamed, UNDATED } from '../../reading/index.js';
import { conceptsOf } from '../../rules/index.js';
import type { Quantity } from '../../types.js';
import { sizesOf, withoutOldThings, wordsOfWork, type Work } from '../../work/index.js';
import { kindsIn, type Kind } from './measured-kinds.js';
import { partOf } from './part-as-work.js';
import type { PastWork } from '../similarity/past-work.js';
import { withSinglePieces } from '../meaning-here/single-pieces.js';
import { areEither, isOneTakenOut, textsOfKinds } from './text-of-kinds.js';

/** So many past jobs of a kind tell what it costs. */
const LEAST_OF_A_KIND = 2;

/** A kind of the work asked for, to be priced by itself. */
export interface KindAlone {
  kind: Kind;
  work: Work;
  /** The jobs that are of none of the other kinds. */
  pasts: PastWork[];
}

/**
 * The kinds of one work that past jobs price one by one: of "30 m of closeboard and 16 m of picket fence", where each has been done
 * but never both at once, 30 m by the jobs on closeboard and 16 m by those on picket fences. [] where it is one work: a kind of
 * which too few jobs tell, kinds that were done together, and what a rate of the owner's is the price of.
 */
export function kindsApart(work: Work, pasts: PastWork[], applied: AppliedEffect[]): KindAlone[] {
  const kinds = kindsIn(work);
  const said = withoutService(work.text, work.details);
  if (kinds.length < 2 || kinds.some((kind) => isRated(kind, work, applied)) || areEither(said, kinds)) return [];
  const told = new Map(withSinglePieces(pasts, work).map((past) => [past.id, kindsOf(past, kinds)]));
  const all = [...told.values()];
  const countOf = (kind: Kind): number => all.filter(({ held }) => held.includes(kind)).length;
  const wereTogether = all.some(({ named }) => named.length > 1);
  if (wereTogether || kinds.some((kind) => countOf(kind) < LEAST_OF_A_KIND)) return [];
  if (!isTakingAway(work) && isOneTakenOut(said, kinds)) return [];
  const texts = textsOfKinds(said, kinds);
  return kinds.map((kind, at) => ({
    kind,
    // By its name first, in whatever words the messages tell of it.
    work: workOf(work, kind, kinds, `${kind.name}. ${texts[at] ?? ''}`),
    pasts: pasts.filter(({ id }) => told.get(id)?.named.every((one) => one === kind) ?? true),
  }));
}

/**
 * The kinds that a past job names by any word, and those that it is of: what they are and by what they are measured. An old fence
 * that made way is none.
 */
function kindsOf({ work, sizes }: PastWork, kinds: Kind[]): Record<'named' | 'held', Kind[]> {
  const words = wordsOfWork(withoutOldThings(work.text));
  const named = kinds.filter((kind) => kind.words.some((word) => words.includes(word)));
  const isOf = ({ words: own, quantities }: Kind): boolean =>
    words.includes(own.at(-1) ?? '') &&
    Object.keys(sizesOf(quantities)).some((measure) => Object.hasOwn(sizes, measure));
  return { named, held: named.filter(isOf) };
}

/** Whether a rate of the owner's, or a flat price that is not said to come on top, is the price of a kind or of all of them. */
function isRated({ words, quantities }: Kind, { details }: Work, applied: AppliedEffect[]): boolean {
  const asked = conceptsOf(`${words.join(' ')} ${details.service ?? ''}`);
  const namesKind = (text: string): boolean => wordsOfWork(text).some((word) => words.includes(word));
  const namesWork = (text: string): boolean => namesKind(text) || conceptsOf(text).some((word) => asked.includes(word));
  return applied.some(({ effect: { kind, unit, condition }, isBeside, isAdded }) => {
    const isRate = kind === 'unit_rate' && !isBeside && quantities.some((one) => isSameMeasure(one.unit, unit));
    const isFlat = kind === 'fixed' && condition !== null && !isAdded;
    return (isRate && (condition === null || namesWork(condition))) || (isFlat && namesKind(condition));
  });
}

/** What is hauled away is the work itself, and nothing that makes way for another kind. */
const isTakingAway = ({ details: { service } }: Work): boolean =>
  service === null || /\bjunk\b/.test(service) || conceptsOf(service).some((word) => TAKING_AWAY.has(word));

/** A work with what is said of one of its kinds. */
function workOf(whole: Work, kind: Kind, kinds: Kind[], text: string): Work {
  const { details, sizes } = whole;
  const others = kinds.filter((one) => one !== kind);
  // "Picket fence" is no name for the closeboard beside it.
  const isOthers = (name: string): boolean =>
    others.some(({ words }) => wordsOfWork(name).some((word) => words.includes(word)));
  const services = servicesNamed(details.service).filter((name) => !isOthers(name));
  const service = services.length > 0 ? services.join(' and ') : readDetails(text, UNDATED).service;
  return partOf(whole, { text, service, quantities: quantitiesOf(details.quantities, kind, kinds, sizes) });
}

/** The sizes of a kind, and those in other measures, which are meant for each. */
function quantitiesOf(all: Quantity[], kind: Kind, kinds: Kind[], sizes: Work['sizes']): Quantity[] {
  const measured = kinds.flatMap(({ quantities }) => Object.keys(sizesOf(quantities)));
  const isMeant = (one: Quantity): boolean =>
    Object.keys(sizesOf([one])).every((measure) => !measured.includes(measure) && Object.hasOwn(sizes, measure));
  return all.filter((one) => kind.quantities.includes(one) || isMeant(one));
}

import { type AppliedEffect } from '../../charges/index.js';
import { isPiece, isSameMeasure, unitName } from '../../language/index.js';
import type { Quantity } from '../../types.js';
import { sizesOf, wordsOfWork, type Work } from '../../work/index.js';
import type { KindAlone } from './kinds-apart.js';
import type { Kind } from './measured-kinds.js';
import { partOf } from './part-as-work.js';
import type { PastWork } from '../similarity/past-work.js';
import { areEither, isOneTakenOut, textsOfKinds } from './text-of-kinds.js';

/** So many past jobs that go by a measure alone tell what it costs. */
const LEAST_JOBS = 2;
/** Pieces that are worked on; bedrooms and hours describe a place and a time as often. */
const WORKED_ON = new Set<Quantity['unit']>(['room', 'window', 'door', 'fixture', 'outlet']);

/**
 * The parts of one work that go by different measures, where each has been done and never both at once: of "2 rooms painted and 7
 * doors glossed" the rooms by past jobs on rooms, and the doors by those on doors. [] where it is one work, and where the owner's
 * rates price a part of it.
 */
export function measuresApart(said: string, work: Work, pasts: PastWork[], applied: AppliedEffect[]): KindAlone[] {
  const kinds = kindsOf(work.details.quantities);
  if (kinds.length < 2 || areEither(said, kinds) || isOneTakenOut(said, kinds)) return [];
  if (kinds.some(({ quantities }) => isRated(quantities, applied))) return [];
  const measures = kinds.map(({ quantities }) => Object.keys(sizesOf(quantities)));
  const held = new Map(
    pasts.map((past) => [past, kinds.filter((_, at) => measures[at]?.some((one) => Object.hasOwn(past.sizes, one)))]),
  );
  const countOf = (kind: Kind): number => pasts.filter((past) => held.get(past)?.includes(kind)).length;
  if ([...held.values()].some(({ length }) => length > 1) || kinds.some((kind) => countOf(kind) < LEAST_JOBS))
    return [];
  const texts = textsOfKinds(said, kinds);
  return kinds.map((kind, at) => ({
    kind,
    work: partOf(work, {
      text: texts[at] ?? '',
      service: work.details.service,
      quantities: work.details.quantities.filter(
        (one) => !kinds.some((other) => other !== kind && other.quantities.includes(one)),
      ),
    }),
    pasts: pasts.filter((past) => held.get(past)?.every((one) => one === kind) ?? true),
  }));
}

/** What is counted piece by piece, one kind for each sort of piece. */
function kindsOf(quantities: Quantity[]): Kind[] {
  const units = [
    ...new Set(quantities.filter(({ unit }) => isPiece(unit) && WORKED_ON.has(unit)).map(({ unit }) => unit)),
  ];
  return units.map((unit): Kind => {
    const name = unitName(unit, 2);
    return { name, words: wordsOfWork(name), quantities: quantities.filter((one) => one.unit === unit) };
  });
}

const isRated = (quantities: Quantity[], applied: AppliedEffect[]): boolean =>
  applied.some(
    ({ effect: { kind, unit } }) => kind === 'unit_rate' && quantities.some((one) => isSameMeasure(one.unit, unit)),
  );

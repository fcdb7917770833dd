import type { Token } from '../../language/index.js';
import type { Draft } from './draft.js';
import { graduate } from './graduated.js';
import { byLayer } from './layers.js';
import { shareNeighbours } from './neighbours.js';
import { turnRound } from './opposite-conditions.js';
import { lendThing, lendUnit, lendWork, nameBoth } from './sized-things.js';
import { dropFirst, inheritSubject, lendTime, shareHead } from './subjects.js';
import { asAreas } from './surfaces.js';
import { followOn } from './tiers.js';
import { applyTitle } from './title.js';

/** Changes the readings of a text in place, each in the light of the others and of its title. */
type Pass = (drafts: Draft[], title: Token[]) => void;

/**
 * What the prices of a text say of each other, in this order: first what each of them counts and from where on, then what it is for.
 * Those for which no reason is given could stand elsewhere among their half.
 */
export const PASSES: readonly Pass[] = [
  // "first 500 sq ft at $4, next 500 at $3.50": steps become differences. First: the others then find a rate with its free units.
  graduate,
  // "otherwise $320", "anything taller $14": the opposite of the price before. Before its limit is read as free units, and before
  // shareNeighbours, which lends a unit only to what has a condition.
  turnRound,
  // "carpet tear-out fifty cents a foot": a foot of a surface is a square foot. Before shareNeighbours lends that unit.
  asAreas,
  // "walls $3.10 a sq ft, ceilings $2.40": a unit, a sign or a verb said once. Before followOn, whose free units must not be lent.
  shareNeighbours,
  // "$35 for each extra layer": a charge where there is another layer. After shareNeighbours, so that the feet of the first one count.
  byLayer,
  // "$700 up to 20 yards, then $9 a yard": what one price covers is free for the next. Once all units are known that can be lent.
  followOn,
  // "Hourly rate", "Discounts", "Extra rooms": what the title says of all amounts. Last of this half: only what the text leaves open.
  applyTitle,

  // "both for $550": the names of the two before. First of this half: their own, without what shareHead and the others put to them.
  nameBoth,
  // "Springs: $260 for one, $390 for a pair": the words before the colon. Before inheritSubject: a part of a list has a name then.
  shareHead,
  // "9pm to 7am it's $135 house, $125 car": the time a list begins with. Beside shareHead, for lists without a colon.
  lendTime,
  // "first clean $90, $60 for each after": every job has a first. After followOn says what is after it, before inheritSubject copies it.
  dropFirst,
  // "repipe $4,500, $1,100 per additional bath": what adds to a price is for the same work. After dropFirst has left only the work.
  inheritSubject,
  // "100A panel $1,850, 200A $2,600": the thing of a size that stands alone. After the work is named, which may hold the thing.
  lendThing,
  // "tile tear-out $2.75 a sq ft, carpet $0.75": as much torn out. After shareNeighbours, since both must be counted alike.
  lendWork,
  // "under 500 sq ft $3.20 a sq ft, 500 to 1,000 $2.90": the unit of a bare limit. After shareNeighbours, which makes them count alike.
  lendUnit,
];

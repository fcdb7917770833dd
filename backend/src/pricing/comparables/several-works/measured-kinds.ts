import { isCounted, isExtent } from '../../language/index.js';
import { servicesNamed, thingsOf } from '../../reading/index.js';
import type { Quantity } from '../../types.js';
import { sizesOf, wordsOfWork, type Work } from '../../work/index.js';
import { isTelling } from '../similarity/everyday-words.js';

/** A kind of the work asked for that has a size of its own: the closeboard of "30 m of closeboard and 16 m of picket fence". */
export interface Kind {
  /** In the visitor's words. */
  name: string;
  /** The words that name it and none of the other kinds; the last one is what it is, as the pine of "treated pine". */
  words: string[];
  quantities: Quantity[];
}

/** Where in a house or on a plot it is done, beside the rooms that are everyday words: of the same work all the same. */
const WHERE = new Set(
  wordsOfWork(
    `front back rear side left right top bottom upper lower main upstairs downstairs middle end corner north south east west
    first second third ground floor storey level room area section run part hallway landing loft attic lounge office study
    porch patio conservatory utility guest master family playroom pantry ensuite sunroom entry stairwell shed
    boundary border perimeter`,
  ),
);
/** "Treated pine by the shed" */
const PLACED =
  / (?:along|down|up|across|around|round|at|behind|beside|by|for|from|in|near|next|on|over|to|under|with) .*$/i;
const SAME = 0.01;
const ITEM = 'item';

/** What belongs together as sizes of one work: metres with metres, and whatever has no unit of its own with its like. */
function familyOf(one: Quantity, { sizes }: Work): string | null {
  const measure = Object.keys(sizesOf([one]))[0];
  if (measure === undefined || !Object.hasOwn(sizes, measure)) return null;
  if (!isExtent(one.unit) && !isCounted(one.unit)) return null;
  return measure.startsWith(ITEM) ? ITEM : measure;
}

/** Beside what goes by another measure, things are parts of it: the gates and the lamps of a fence. */
const areParts = ({ sizes }: Work): boolean => Object.keys(sizes).some((measure) => !measure.startsWith(ITEM));

/**
 * The kinds of one work that a request measures alike, each with its size: of "9 vinyl windows and 3 wood windows" vinyl and wood.
 * [] where there is but one, where a size is of none or of several of them, or where only the place tells them apart.
 */
export function kindsIn(work: Work): Kind[] {
  const { quantities, service } = work.details;
  if (quantities.length < 2) return [];
  const families = new Set(quantities.flatMap((one) => familyOf(one, work) ?? []));
  const [found, ...others] = [...families]
    .filter((family) => family !== ITEM || !areParts(work))
    .map((family) =>
      kindsOf(
        quantities.filter((one) => familyOf(one, work) === family),
        family === ITEM ? [] : headsOf(service),
      ),
    )
    .filter((kinds) => kinds.length > 1);
  return found === undefined || others.length > 0 ? [] : found;
}

/** What all kinds of a work are: "picket fence" is a fence, as closeboard is. */
const headsOf = (service: string | null): string[] =>
  servicesNamed(service).flatMap((name) => thingsOf(name).slice(-1));

/** What a quantity is of, without where it is. */
export const calledIn = ({ of }: Quantity): string => (of ?? '').replace(PLACED, '');

function kindsOf(quantities: Quantity[], heads: string[]): Kind[] {
  const isNaming = (word: string): boolean => isTelling(word) && !WHERE.has(word) && !heads.includes(word);
  const named = quantities.map((one) => ({ one, words: wordsOfWork(calledIn(one)).filter(isNaming) }));
  const isOf = ({ words }: { words: string[] }, name: string): boolean => words.join(' ') === name;
  const names = [...new Set(named.map(({ words }) => words.join(' ')))].filter((name) => name !== '');
  const kinds = names.map((name): Kind => {
    const own = named.filter((one) => isOf(one, name)).map(({ one }) => one);
    const others = named.filter((one) => !isOf(one, name)).flatMap(({ words }) => words);
    const words = name.split(' ').filter((word) => !others.includes(word));
    return { name: own[0] ? calledIn(own[0]) : name, words, quantities: own };
  });
  const open = named.filter((one) => isOf(one, '')).map(({ one }) => one);
  const areAll = kinds.every(({ words }) => words.length > 0) && open.every((one) => isSaidAgain(one, kinds));
  return areAll ? kinds : [];
}

const amountOf = (quantities: Quantity[]): number =>
  quantities.flatMap((one) => Object.values(sizesOf([one]))).reduce((sum, one) => sum + one, 0);

/** "46 metres in all", "along those 30 metres": no further piece of work. */
function isSaidAgain(one: Quantity, kinds: Kind[]): boolean {
  const said = amountOf([one]);
  const amounts = kinds.map(({ quantities }) => amountOf(quantities));
  const all = amounts.reduce((sum, amount) => sum + amount, 0);
  return [...amounts, all].some((amount) => Math.abs(amount - said) <= SAME * amount);
}

import {
  contentWords,
  namesOwnThing,
  type Quantity,
  readDetails,
  servicesNamed,
  STAINS_FROM,
  TREES,
  type Unit,
  UNDATED,
} from '../../../pricing/index.js';

/** Counted one by one where somebody orders the work; "a deck" is one, too, and its size is still open. */
const PIECES = new Set(['fixture', 'outlet', 'door', 'window', 'item']);
/** What is measured, and what is wrong with something: one of it says nothing of the amount. */
const MEASURED = new Set(
  contentWords(
    'deck balcony porch patio driveway wall ceiling tile floorboard carport shed garage closet cabinet section slab arch board sheet hole crack leak patch pallet load layer zone duct gutter roof stair step hedge bed rug pet dog cat desk bench chimney',
  ),
);
const TREE = new RegExp(String.raw`\b(${TREES.join('|')}|cedar)\b(?! (?:trees?|fence|deck|floor))`, 'gi');

const STAINED_BY = new RegExp(STAINS_FROM, 'giu');

/** "A dripping faucet", "my toilet", "big dead pine": one of them, although no number is said. Null when no such thing is spoken of. */
export function onePiece(said: string, today: string, service: string | null): Quantity | null {
  const numbered = said
    .replace(STAINED_BY, ' ')
    .replace(TREE, '$1 tree')
    .replace(/\b(?:an?|my|our|the|this)\b/gi, '1')
    .replace(/^\W*(?:(?:hi|hello|hey|need|want)\W+)*(?=(?:big|large|huge|tall|small|old|dead|dying)\b)/i, '1 ');
  const { quantities } = readDetails(numbered, { today });
  const words = new Set(said.toLowerCase().match(/\p{L}+/gu));
  const areMore = ({ of, unit }: Quantity): boolean => {
    const thing = of?.split(' ').at(-1) ?? unit;
    // "A question about smoke detectors" counts none of them.
    return words.has(`${thing}s`) || /[^s]s$/.test(thing);
  };
  const pieces = quantities.filter((piece) => piece.quantity === 1 && PIECES.has(piece.unit));
  const [one] = pieces;
  return one && !isMeasured(one) && !areMore(one) && !lacksOther(one, pieces, service) ? one : null;
}

/** "Ducts cleaned, and the dryer vent": of two works, one piece is the size of one, and the other has none yet. */
function lacksOther(one: Quantity, pieces: Quantity[], service: string | null): boolean {
  const services = servicesNamed(service);
  const sized = services.filter((_, at) =>
    pieces.some((piece) => namesOwnThing(piece.of, services, at) && !isMeasured(piece)),
  );
  return (
    sized.length < services.length &&
    services.some((_, at) => namesOwnThing(one.of, services, at)) &&
    services.length > 1
  );
}

function isMeasured({ unit, of }: Quantity): boolean {
  return unit === 'item' && MEASURED.has(contentWords(of ?? '').at(-1) ?? '');
}

const MOST_WORDS = 80;

/** The things that a text speaks of and that are counted in one of the units, of several the one in the plural. */
export function pieceNamed(said: string, units: readonly Unit[]): Quantity | null {
  const words = [...new Set(said.toLowerCase().match(/\p{L}{3,}/gu))].slice(0, MOST_WORDS);
  const pieces = words.flatMap((word) => {
    const [one] = readDetails(`5 ${word}`, UNDATED).quantities;
    return one && units.includes(one.unit) ? [{ ...one, isMany: /[^s]s$/.test(word) }] : [];
  });
  const found = pieces.find(({ isMany }) => isMany) ?? pieces[0];
  return found ? { quantity: found.quantity, unit: found.unit, of: found.of } : null;
}

import {
  amountAt,
  contentWords,
  isExtent,
  isRuledOut,
  isSameMeasure,
  lines,
  textAt,
  type Token,
  unitName,
} from '../../language/index.js';
import { type Quantity, type Unit } from '../../types.js';
import { isShare } from '../quantities/limits.js';
import { isSameThing } from '../quantities/references.js';
import { type Scan } from '../scan.js';
import { deniedIn, isBackTo, withBareCorrection } from './bare-correction.js';
import { isAddition, isCorrection, isSummed } from './correction-words.js';

/** "And a hall floor, 12x14", "and 6 m at the side" */
const AND_ONE = /^\W*and (?:an? (?!total|size|area|bit|few|half)\w|\d(?!.*\b(?:total|altogether|in all)\b))/;
const DROPPED = new Set('no without skip forget minus drop leave scrap scratch ditch cancel nix mind'.split(' '));
/** What a building has only one number of. */
const SINGLE = new Set(['storey', 'mile', 'km']);
const MOST = 24;

/** What a message says of all its quantities at once. */
interface Said {
  corrects: boolean;
  adds: boolean;
  isSum: boolean;
  later: Quantity[];
  /** The words of "the kitchen and ...": what it names without measuring it. */
  listed: string[];
  /** The 100 of "it's 130 ft, not 100". */
  denied: number[];
}

/** Joins the quantities of two messages: new ones are added, corrections and repeats replace. */
export function mergeQuantities(earlier: Quantity[], later: Quantity[], laterScan: Scan): Quantity[] {
  const left = earlier.filter((quantity) => !isDropped(quantity, laterScan));
  // "Back to the 6 we said, but put them on a dimmer": beside what is new, the number that stands alone is of what was there.
  const isBack = isBackTo(laterScan.lower);
  const kept = isBack || later.length === 0 ? withBareCorrection(left, laterScan) : left;
  if (later.length === 0) return kept;
  const corrects = isCorrection(laterScan.lower) && !isBack;
  // Sums and their parts within one message were sorted out when it was read.
  const isSum = kept.length > 0 && isSummed(laterScan.lower);
  const adds = (isAddition(laterScan.lower) || (AND_ONE.test(laterScan.lower) && !corrects)) && !isSum;
  const said = { corrects, adds, isSum, later, listed: wordsListed(laterScan.lower), denied: deniedIn(laterScan) };
  let merged = kept;
  for (const one of isSum ? withoutSummands(later) : later) {
    if (!isPartOf(one, merged, laterScan)) merged = withOne(merged, one, said);
  }
  return merged.slice(0, MOST);
}

/** "Two more windows, so 8 in total": the 8. */
function withoutSummands(later: Quantity[]): Quantity[] {
  return later.filter(
    (one) =>
      !later.some(
        (other) =>
          other.unit === one.unit && other.quantity > one.quantity && (one.unit !== 'item' || sharesWords(one, other)),
      ),
  );
}

/** "4 of the windows are upstairs", "all 9 of them", after "9 windows": so many of those that are known, and no number of its own. */
function isPartOf({ quantity, unit, of }: Quantity, known: Quantity[], { tokens }: Scan): boolean {
  const alike = known.filter(
    (one) =>
      one.unit === unit &&
      one.quantity >= quantity &&
      (unit !== 'item' || one.of === null || of === null || isSameThing(one.of, of)),
  );
  if (alike.length === 0) return false;
  const isMore = alike.some((one) => one.quantity > quantity);
  return tokens.some((_, at) => {
    const amount = amountAt(tokens, at);
    const isSome = isMore || textAt(tokens, at - 1) === 'all';
    return isSome && amount?.kind === 'number' && amount.value === quantity && isShare(tokens, amount.end);
  });
}

function withOne(known: Quantity[], one: Quantity, said: Said): Quantity[] {
  const { corrects, adds, isSum, later, denied } = said;
  const isAlike = (other: Quantity): boolean =>
    other.unit === one.unit && (one.unit !== 'item' || sharesWords(other, one));
  // What is told in one message stands beside each other.
  const open = known.filter((other) => !later.includes(other) && !(corrects && isNamedAgain(other, one, said)));
  const alike = open.filter(isAlike);
  // "2 vinyl windows and 2 wood ones": as many of each, and not the same
  const isOther = (other: Quantity): boolean =>
    later.includes(other) && other.of !== null && one.of !== null && !sharesWords(other, one);
  // "Just 2 toilets", after 3 of them and 2 faucets: not as many as the faucets
  const isNamed = (other: Quantity): boolean => one.of !== null && other.of !== null && sharesWords(other, one);
  const hasName = open.some(isNamed);
  const same = known
    .filter(isAlike)
    .find((other) => other.quantity === one.quantity && !isOther(other) && (!hasName || isNamed(other)));
  if (same) return known.map((other) => (other === same ? { ...other, of: other.of ?? one.of } : other));
  // "Roller blinds on 5 windows", and later "the 5 roller blinds stay"
  const isOnThem = ({ unit, quantity, of }: Quantity): boolean =>
    unit !== 'item' &&
    quantity === one.quantity &&
    of !== null &&
    one.of !== null &&
    sharesWords({ unit, quantity, of }, one);
  if (one.unit === 'item' && known.some(isOnThem)) return known;
  const wrong = open.filter(({ unit, quantity }) => isSameMeasure(unit, one.unit) && denied.includes(quantity));
  if (wrong.length === 1 && later.length === 1) return replace(known, wrong, { ...one, of: wrong[0]?.of ?? one.of });
  if (alike.length === 0) {
    const measured = corrects ? open.filter(({ unit }) => isSameMeasure(unit, one.unit)) : [];
    return measured.length === 1 ? replace(known, measured, one) : [...known, one];
  }
  if (SINGLE.has(one.unit) || (one.unit === 'hour' && !adds) || isSum) return replace(known, alike, one);
  const named = alike.filter((other) => sharesWords(other, one));
  if (named.length > 0 && !adds)
    return replace(known, named, one.of === null ? { ...one, of: named[0]?.of ?? null } : one);
  // Several of the same unit were given at once: they stand beside each other and replace only what they name.
  const fresh = later.filter((other) => other.unit === one.unit);
  const isNew = one.of !== null && alike.every(({ of }) => of !== null);
  if (!adds && isOtherMaterial(one, alike)) return replace(known, alike, one);
  if (adds || (isNew && !corrects)) return [...known, one];
  if (alike.length === 1 && fresh.length === 1)
    return replace(known, alike, { ...one, of: one.of ?? alike[0]?.of ?? null });
  const stale = alike.filter((other) => !fresh.includes(other));
  return stale.length === 0
    ? [...known, one]
    : replace(known, corrects && fresh.length < alike.length ? stale.slice(-1) : stale, one);
}

const MATERIAL = lines`
  (?:(?:new|standing|seam|metal|asphalt|architectural|dimensional|3[- ]tab|shingles?|tiles?|slate|steel|tin|colorbond|membrane|epdm|tpo|rubber|cedar|shakes?|copper)(?: |$))+
`;
const OF_MATERIAL = new RegExp(`^${MATERIAL}$`, 'i');
const OF_ROOF = new RegExp(`^(?:${MATERIAL})?roof$|^${MATERIAL}$`, 'i');

/** "How much for 30 squares of standing seam metal", after a roof of 20: the same roof in another material. */
const isOtherMaterial = ({ unit, of }: Quantity, [known, ...others]: Quantity[]): boolean =>
  isExtent(unit) &&
  others.length === 0 &&
  OF_MATERIAL.test(of ?? '') &&
  (known?.of === null || OF_ROOF.test(known?.of ?? ''));

/** Words of places that say little of which one. */
const ANY_PLACE = new Set(contentWords('room paint floor wall area space'));

/** What stands before the "and" of a list. */
const LISTED = /\b(?:the|my|our) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)(?:,| and| plus| &)(?= )/gu;

const wordsListed = (lower: string): string[] =>
  [...lower.matchAll(LISTED)].flatMap(([, words = '']) => contentWords(words));

/** "Make it the kitchen and two bathrooms, those are 6x8": the kitchen stays as large as it was said to be. */
function isNamedAgain(known: Quantity, one: Quantity, { later, listed }: Said): boolean {
  const names = contentWords(known.of ?? '').filter((word) => !ANY_PLACE.has(word));
  const isMeasuredAnew = later.some(({ of }) => contentWords(of ?? '').some((word) => names.includes(word)));
  return one.of !== null && !isMeasuredAnew && names.some((word) => listed.includes(word));
}

function replace(known: Quantity[], old: Quantity[], one: Quantity): Quantity[] {
  const place = known.findIndex((other) => old.includes(other));
  return known.flatMap((other, index) => (index === place ? [one] : old.includes(other) ? [] : [other]));
}

function sharesWords(a: Quantity, b: Quantity): boolean {
  if (a.of === null || b.of === null) return a.unit === 'item';
  const words = new Set(contentWords(a.of));
  return contentWords(b.of).some((word) => words.has(word));
}

/** "no gate", "without the skylights", "skip the bedroom". */
function isDropped({ unit, of }: Quantity, scanned: Scan): boolean {
  const name = contentWords(of ?? unitName(unit, 1)).at(-1);
  return name !== undefined && dropsThing(name, scanned, unit);
}

/** Whether a message drops a thing, named by its stem, that an earlier one asked for. */
export function dropsThing(name: string, { tokens }: Scan, unit: Unit = 'item'): boolean {
  return tokens.some((token, at) => {
    if (contentWords(token.text)[0] !== name || isPartOfName(tokens, at)) return false;
    const before = /^(?:the|a|an|any|more|my|our|that)$/.test(textAt(tokens, at - 1)) ? at - 2 : at - 1;
    const isHeldOff = textAt(tokens, before - 2) === 'hold' && isRuledOut(tokens, before - 2);
    return (isHeldOff || isDropping(tokens, before)) && !isNotThereYet(tokens, before, at + 1, unit);
  });
}

/** "Never mind the outlets"; nobody who says "we don't mind the gate" drops it. */
const isDropping = (tokens: Token[], at: number): boolean =>
  (DROPPED.has(textAt(tokens, at)) && (textAt(tokens, at) !== 'mind' || textAt(tokens, at - 1) === 'never')) ||
  // "We don't need the gate"
  (/^(?:need|want)$/.test(textAt(tokens, at)) && /^(?:don't|dont|not|won't)$/.test(textAt(tokens, at - 1)));

/** "Forget the gutter guards" drops no gutter. */
const isPartOfName = (tokens: Token[], at: number): boolean =>
  /^(?!please$|thanks$|ones$|guys$|folks$|yes$|cheers$|this$|always$|perhaps$|unless$|as$|is$|was$|has$|does$)\p{L}{2,}s$/u.test(
    textAt(tokens, at + 1),
  );

/** "There's no fence now", "no deck there yet": what is to come, and is wanted all the more. */
function isNotThereYet(tokens: Token[], no: number, after: number, unit: Unit): boolean {
  if (/^(?:now|yet|currently|today|existing|at|there|to)$/.test(textAt(tokens, after)))
    return textAt(tokens, no) === 'no';
  return isExtent(unit) && /^(?:there's|theres|is|got|have)$/.test(textAt(tokens, no - 1));
}

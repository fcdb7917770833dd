import {
  amountAt,
  contentWords,
  isExtent,
  isRuledOut,
  isSameMeasure,
  textAt,
  type Token,
  unitName,
  lines,
  pattern,
} from '../../language/index.js';
import { type Quantity, type Unit } from '../../types.js';
import { isShare } from '../quantities/limits.js';
import { isSameThing } from '../quantities/references.js';
import { type Scan } from '../scan.js';

const CORRECTED = pattern()`
  \b(?:makes? (?:that|it)|make the (?:[a-z]+ ){1,2}(?=\d)(?![\d.]+ ?(?:ft|feet|foot|m|in|inch(?:es)?|['\"])?[ -]?(?:wide|tall
    |high|deep|thick)\b)|i mean|i meant|meant (?=\d)|call it (?=\d)|rather|correction|(?:scratch|scrap|ignore|strike|forget) that
    |instead
    |change (?:that|it)|changed (?:my|our) mind|turns out|turned out|change of plans?
    |plans? (?:have |has )?changed|i was wrong|closer to|more like|re-?measured|measured (?:it|again|properly)
    |after (?:re-?)?measuring|(?:paced|stepped) (?:it|that|them)
    |(?:(?:out|round|around|over) with|took|got|used|ran|put) (?:the|a|my|our) (?:[a-z]+ )?(?:tape|ruler)|double[- ]?checked
    |take the [a-z]+ (?:off|out|away) and (?:it's|that's)|without (?:it|that|the [a-z]+),? (?:it's|that's)
    |miscounted|can'?t count|forgot to count|counted again|won'?t cut it|(?:isn'?t|not|won'?t be) enough|too (?:few|many)|recounted|would be better|better make (?:it|that)|now (?:it's|that's)
    |(?:in all|altogether|all together|in total|total) now)\b
  |\bno,? (?:it'?s|that'?s|there'?s|\d)|\bnot \d|\bisn'?t \d
`;
/** "Forget what I said earlier", "ignore my last number", and not "I forget what I said about the color". */
const TAKEN_BACK = pattern()`
  (?<!\b(?:i|not|never|n't|dont) )\b(?:ignore|disregard|forget|scratch|strike) (?:(?:about )?
      (?:what|everything|anything|all) i (?:just |already )?
      (?:said|told you|told|wrote|typed|mentioned|sent|gave)
    |(?:my|that|the) (?:(?:previous|prior|last|earlier|first) (?:message|text|answer|reply|comment|number|size|measurement|figure|dimension|one)
      |number|size|measurement|figure|dimension)s?)\b
    (?! about the (?:colou?rs?|dates?|days?|time|price|budget)\b)
`;
/** These open a correction as often as an afterthought: "oh wait, and the stairs too"; so does what somebody else says of the size. */
const OPENS = pattern()`
  \b(?:actually|sorry|oops|wait|(?:had|got|gave you|told you) (?:it|that|the \p{L}+) wrong|(?:it|that) was wrong|my mistake|i was (?:way )?off|i misread|still (?=\d))\b
  |\b(?:says|reckons|thinks|tells me|told me)(?: (?:that|it|it's|is|about|around|nearer))* \d[\d.,]* ?
    (?:sq\.? ?[a-z]+|square [a-z]+|m2|m|ft|feet|met(?:er|re)s|yards)?(?=\W*$|[,.;!]| (?:and|with|now|so|but)\b)
`;
const ADDED = pattern()`
  \b(?:also|plus|as well|another|too|additional(?:ly)?|on top|and then|in addition|forgot(?! to count)
    |(?:oh|wait|sorry|oops),? and)\b
`;
/** "And a hall floor, 12x14", "and 6 m at the side" */
const AND_ONE = /^\W*and (?:an? (?!total|size|area|bit|few|half)\w|\d(?!.*\b(?:total|altogether|in all)\b))/;
/** "Add the two in the kitchen, so 8 windows then": the sum is said. */
const NUMBER = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b`;
const IS_NUMBER = new RegExp(String.raw`\b${NUMBER}`);
const SUMMED = new RegExp(
  [
    lines`
      \b(?:so|making|makes|make|that'?s|thats|comes? to|now|for a total of|totall?ing) (?:it |that |them |about |around |a total of |now )*
        ${NUMBER}[^.!?]{0,30}\b(?:then|now|total|altogether|in all|all up|all together)\b
    `,
    String.raw`\b${NUMBER}(?: \p{L}+){0,2} (?:in total|in all|altogether|all up|all together)\b`,
    // "With the hall it's 1,150 sq ft"
    String.raw`\bwith (?:the|my|our|that) (?:\p{L}+ ){1,2}(?:it'?s|it is|that'?s|it'?ll be|it comes to|it makes) (?:about |around )?${NUMBER}`,
    // "They want the study done as well, so 6 rooms"
    String.raw`\bso (?:about )?${NUMBER} (?:bed|bath)?(?:rooms|windows|doors|fixtures|outlets|lights|hours)(?=\W*$|[.,;!])`,
    // "I forgot the two in the attic, so it's 9"
    lines`
      \b(?:so (?:it'?s|that'?s|that is|that'?d be|that would be|there'?s|there are|we have)
        |(?:that|which) makes(?: it)?) ${NUMBER}
    `,
  ].join('|'),
  'u',
);
const DROPPED = new Set('no without skip forget minus drop leave scrap scratch ditch cancel nix mind'.split(' '));
/** What a building has only one number of. */
const SINGLE = new Set(['storey', 'mile', 'km']);
const MOST = 24;

/** Whether a message takes back something said before ("actually", "make that", "no, it's"); not where it adds ("oh wait, the stairs too"). */
export function isCorrection(lower: string): boolean {
  return CORRECTED.test(lower) || TAKEN_BACK.test(lower) || opensCorrection(lower);
}

/** "Sorry, it's 75 square metres. They are high, too": what is added in another sentence takes back no new number. */
const opensCorrection = (lower: string): boolean =>
  OPENS.test(lower) &&
  (!ADDED.test(lower) ||
    lower.split(/(?<=[.!?])\s+/).some((one) => OPENS.test(one) && !ADDED.test(one) && IS_NUMBER.test(one)));

/** Whether a message adds to what was said before ("and the stairs too"). */
export function isAddition(lower: string): boolean {
  return ADDED.test(lower) && !isCorrection(lower);
}

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
  const kept = earlier.filter((quantity) => !isDropped(quantity, laterScan));
  if (later.length === 0) return withBareCorrection(kept, laterScan);
  const corrects = isCorrection(laterScan.lower);
  // Sums and their parts within one message were sorted out when it was read.
  const isSum = kept.length > 0 && SUMMED.test(laterScan.lower);
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
  const same = known.filter(isAlike).find((other) => other.quantity === one.quantity && !isOther(other));
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
  if (adds || (isNew && !corrects)) return [...known, one];
  if (alike.length === 1 && fresh.length === 1)
    return replace(known, alike, { ...one, of: one.of ?? alike[0]?.of ?? null });
  const stale = alike.filter((other) => !fresh.includes(other));
  return stale.length === 0
    ? [...known, one]
    : replace(known, corrects && fresh.length < alike.length ? stale.slice(-1) : stale, one);
}

function deniedIn({ tokens }: Scan): number[] {
  return tokens.flatMap((token, at) => {
    const amount = /^(?:not|isn't)$/.test(token.text) ? amountAt(tokens, at + 1) : null;
    return amount?.kind === 'number' ? [amount.value] : [];
  });
}

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

/** So many storeys, rooms or the like a building has at most: "make it 1500" corrects no storeys. */
const MOST_OF: Partial<Record<Unit, number>> = { storey: 6, bedroom: 30, bathroom: 30, room: 60 };
const mayBe = ({ unit }: Quantity, value: number): boolean => value <= (MOST_OF[unit] ?? Infinity);

/** "Actually, make it 4", "so that'd be 11": a number alone corrects the one quantity that is known. */
function withBareCorrection(known: Quantity[], scanned: Scan): Quantity[] {
  const { tokens, lower } = scanned;
  const denied = deniedIn(scanned);
  // "14, not 12": of what there were 12
  const last = known.find(({ quantity }) => denied.includes(quantity)) ?? known.at(-1);
  if (!last || known.length > 2 || !(isCorrection(lower) || SUMMED.test(lower))) return known;
  for (let at = 0; at < tokens.length; at += 1) {
    const isYear =
      /^(?:19|20)\d\d$/.test(textAt(tokens, at)) && /^(?:in|since|from|about|not|around)$/.test(textAt(tokens, at - 1));
    const amount = tokens[at]?.kind === 'time' || tokens[at]?.text === 'one' || isYear ? null : amountAt(tokens, at);
    const next = amount ? tokens[amount.end] : undefined;
    // "It's 750, not 700": the one that is denied is what was known.
    const isDenied = textAt(tokens, at - 1) === 'not';
    const isAlone =
      !next ||
      next.text === 'not' ||
      /^(?:instead|would|will|please|pls|now|then|total|altogether)$/.test(next.text) ||
      (next.kind === 'sign' && next.text !== '-' && next.text !== '/');
    if (!isDenied && amount?.kind === 'number' && amount.value > 0 && isAlone) {
      const meant = mayBe(last, amount.value) ? last : known.find((one) => mayBe(one, amount.value));
      return known.map((one) => (one === meant ? { ...one, quantity: amount.value } : one));
    }
    if (amount) at = amount.end - 1;
  }
  return known;
}

import {
  ANY_TREE,
  contentWords,
  isArea,
  isLength,
  numberAt,
  textAt,
  pattern,
  textBefore,
} from '../../language/index.js';
import type { Scan } from '../scan.js';
import { TILE_SIDES } from './dimensions.js';
import { withoutDestinations } from './destinations.js';
import { withoutFloorPlans } from './floor-plans.js';
import { type Found } from './found.js';
import { isToGo } from './old-parts.js';
import { isSameThing } from './references.js';

const TOTAL = /\b(?:total(?:s|ling|ing|ed)?|altogether|all together|in all|overall|combined|all up|all in)\b/;
const RESULT = /\b(?:making it|bringing (?:it|the total) to|to make(?: it)?|for a total of|totall?ing)\b/;
const CORRECTED = pattern()`
  \b(?:actually|sorry|wait|make (?:that|it)|so make the [a-z]+|i mean|i meant|rather|correction|scratch that|oops)\b
  |\bno,? (?:it'?s|that'?s|wait|make|sorry|\d)|\bnot \d
`;
const AND = /\b(?:and|plus|another|also)\b|&|\+/;
const SAME = 0.015;
const MEASURES = new Set(['sq_ft', 'sq_m', 'lin_ft', 'lin_m', 'cu_yd', 'cu_m', 'hour', 'day']);

/** Takes out what is said twice, what was corrected, and totals beside their parts (or the parts, when they add nothing). */
export function sortOut(scan: Scan, found: Found[]): Found[] {
  const current = withSides(
    scan,
    withoutTileSizes(
      scan,
      withoutFloorPlans(scan, withoutWholes(scan, withoutDestinations(scan, withoutCorrected(scan, found)))),
    ),
  );
  const once = withoutRepeats(scan, withoutOthersOfAll(scan, current));
  return withoutPieces(scan, withoutTotals(scan, once));
}

const ALL_TOLD = /^ (?:in total|in all|altogether|all together|total|overall|all up|all told)\b/;
const OF_THE = /^ of (?:the|my|our|these|those|them)\b/;

/** "Two of the windows have gone foggy. It is 8 windows in total": some of those that are counted. */
function withoutPieces({ lower, tokens }: Scan, found: Found[]): Found[] {
  const after = ({ end }: Found): string => lower.slice(tokens[end - 1]?.end).slice(0, 24);
  const isOfAll = ({ start }: Found): boolean => OF_THE.test(lower.slice(tokens[start]?.end).slice(0, 12));
  return found.filter(
    (one) =>
      MEASURES.has(one.unit) ||
      !isOfAll(one) ||
      !found.some(
        (all) => all !== one && isAlike(one, all) && all.quantity > one.quantity && ALL_TOLD.test(after(all)),
      ),
  );
}

/** "6 chairs, and my son broke one: all 5 chairs please": how many all of them are is what counts. */
const ALL_OF_THEM =
  /(?<!\b(?:and|plus|with|,|then|remove|cut down|change|clean|install|wash|trim|upstairs|downstairs|floor \w+) )\ball (?:of )?(?:the |our |my )?$/;

const withoutOthersOfAll = ({ lower, tokens }: Scan, found: Found[]): Found[] =>
  found.filter((one, place) => {
    const thing = contentWords(one.of ?? '').at(-1);
    const isAll = ({ unit, of, start }: Found): boolean =>
      unit === one.unit &&
      contentWords(of ?? '').at(-1) === thing &&
      ALL_OF_THEM.test(textBefore(lower, tokens[start]?.start ?? 0, 24));
    return MEASURES.has(one.unit) || !found.slice(place + 1).some(isAll);
  });

const ONLY = /\b(?:but|only|just)\b/;
const BUT_ONLY = /\bbut\b[^.;!?]*\b(?:only|just)\b/;
const OLD_ONE = /[.!?;][^.!?;]*\b(?:old|existing|current)\b/;
const OF_IT = /^ of (?:it|that|this|them|those|which|the whole)\b/;

/** "The basement is 1,100 sq ft but we only want 750 of it": the part is the work, the whole is not. */
function withoutWholes(scan: Scan, found: Found[]): Found[] {
  const { lower, tokens } = scan;
  return found.filter((whole, place) => {
    const part = found[place + 1];
    if (part?.unit !== whole.unit || part.quantity >= whole.quantity) return true;
    const between = textBetween(scan, whole, part);
    const end = tokens[part.end - 1]?.end ?? 0;
    // "180 ft of fence. There's an old one, but just along the alley, 60 ft of it"
    if (OLD_ONE.test(between)) return true;
    if (isToGo(scan, part)) return true;
    return !(BUT_ONLY.test(between) || (ONLY.test(between) && OF_IT.test(lower.slice(end, end + 14))));
  });
}

const TILED = /\b(?:tiles?|porcelain|ceramic|pavers?|planks?|marble|slate|travertine)\b/;
const SIDE = `(?:${[...TILE_SIDES].join('|')})`;
const TILE_SIZE = new RegExp(String.raw`^${SIDE} ?(?:x|by|\*) ?${SIDE}$`);

/** "140 sq ft porcelain floor, 24x24": beside an area, two bare numbers are the size of one tile. */
function withoutTileSizes({ lower, tokens }: Scan, found: Found[]): Found[] {
  const areas = found.filter(({ unit, isProduct }) => isArea(unit) && !isProduct);
  const isTiled = TILED.test(lower);
  const isTile = ({ start, end, of }: Found): boolean =>
    !/\b(?:bath|\p{L}*room|kitchen|patio|hall\p{L}*|laundry|entry)\b/u.test(of ?? '') &&
    TILE_SIZE.test(lower.slice(tokens[start]?.start, tokens[end - 1]?.end));
  // "160 sf 12x12, over concrete": right behind the size of the floor
  const isNext = ({ start }: Found): boolean => areas.some(({ end }) => end === start);
  return found.filter((one) => !(areas.length > 0 && one.isProduct && isTile(one) && (isTiled || isNext(one))));
}

const SIDES = /\b(?:sides?|runs?|stretch(?:es)?|sections?|legs?)\b/;

/** "Oaks of 40 ft and 50 ft": how high each is. */
const HAS_TREES = new RegExp(String.raw`\b(?:${ANY_TREE}|palms?|stumps?|posts?|poles?)\b`);

const NAMES_SIDE = /\bthe (?:left|right|front|back|rear|north|south|east|west)\b/;
/** "60 ft on the left side of the house and 80 ft on the right" */
const JOINS_SIDES = pattern()`
  ^ ?(?:(?:on|along|at|down|across) (?:the|one|our|my) (?:left|right|front|back|rear|north|south|east|west)(?: (?:hand )?(?:side|end|line|boundary))?
    (?: of (?:the|our|my) (?:house|yard|lot|property|garden|garage))? ?)?(?:,|and|, and|&|\+|plus)? ?$
`;

/** "3 sides: 60 ft, 45 ft and 60 ft" are 165 ft of fence, "gutters front and back, 40 ft and 38 ft" 78 ft. */
function withSides(scan: Scan, found: Found[]): Found[] {
  const kept: Found[] = [];
  let isOpen = false;
  for (const one of found) {
    const last = kept.at(-1);
    const joins =
      last !== undefined &&
      isOpen &&
      one.unit === last.unit &&
      (one.of === null || one.of === last.of || NAMES_SIDE.test(textBetween(scan, last, one))) &&
      !OF_IT.test(scan.lower.slice(scan.tokens[one.end - 1]?.end ?? 0, (scan.tokens[one.end - 1]?.end ?? 0) + 14)) &&
      JOINS_SIDES.test(textBetween(scan, last, one));
    if (joins) {
      const bare = bareAfter(scan, one.end);
      const quantity = last.quantity + one.quantity + (bare?.value ?? 0);
      kept[kept.length - 1] = { ...last, quantity, end: bare?.end ?? one.end };
    } else {
      kept.push(one);
      const start = scan.tokens[one.start]?.start ?? 0;
      const before = textBefore(scan.lower, start, 30);
      isOpen = isLength(one.unit) && (SIDES.test(`${one.of ?? ''} ${before}`) || !HAS_TREES.test(scan.lower));
    }
  }
  return kept;
}

/** The last side without its unit: "50 ft, 80 ft and 50". */
function bareAfter({ tokens }: Scan, end: number): { value: number; end: number } | null {
  const number = /^(?:and|&|\+|plus)$/.test(textAt(tokens, end)) ? numberAt(tokens, end + 1) : null;
  return number && tokens[number.end]?.kind !== 'word' && !/^[x%"'-]$/.test(textAt(tokens, number.end)) ? number : null;
}

function textBetween({ lower, tokens }: Scan, a: Found, b: Found): string {
  return lower.slice(tokens[a.end - 1]?.end ?? 0, tokens[b.start]?.start ?? 0);
}

function withoutCorrected(scan: Scan, found: Found[]): Found[] {
  return found.filter(
    (one, place) =>
      !found
        .slice(place + 1, place + 4)
        .some(
          (next) => isAlike(one, next) && next.start - one.end <= 12 && CORRECTED.test(textBetween(scan, one, next)),
        ),
  );
}

/** "6 heaters actually, still 2 thermostats": the second is none of the first. */
function isAlike(a: Found, b: Found): boolean {
  if (a.unit !== b.unit) return false;
  if (a.unit !== 'item' || a.of === null || b.of === null) return true;
  const words = contentWords(a.of);
  return contentWords(b.of).some((word) => words.includes(word));
}

/** "14 treads, I mean 14 steps", "3 doorknob holes, all three patches" name one thing twice; "3 trees, 3 stumps" are two. */
const isAgain = (scan: Scan, a: Found, b: Found): boolean =>
  isAlike(a, b) || (a.unit === b.unit && (CORRECTED.test(textBetween(scan, a, b)) || isAllOfThem(scan, a, b)));

/** "All three patches need matching": of the holes that were counted before. */
const isAllOfThem = ({ lower, tokens }: Scan, a: Found, b: Found): boolean =>
  isSameThing(a.of, b.of) && /\ball (?:of )?(?:the )?$/.test(textBefore(lower, tokens[b.start]?.start ?? 0, 24));

function withoutRepeats(scan: Scan, found: Found[]): Found[] {
  const kept: Found[] = [];
  for (const one of found) {
    const twin = kept.findIndex(
      (other) => isAgain(scan, other, one) && isSame(other.quantity, one.quantity) && !isAnother(scan, other, one),
    );
    const other = kept[twin];
    if (!other) kept.push(one);
    // A stated area is more exact than the product of two sides.
    else
      kept[twin] = {
        ...other,
        quantity: other.isProduct && !one.isProduct ? one.quantity : other.quantity,
        of: better(other, one),
        isProduct: other.isProduct && one.isProduct,
      };
  }
  return kept;
}

const isSame = (a: number, b: number) => Math.abs(a - b) <= SAME * Math.max(a, b);

function isAnother(scan: Scan, a: Found, b: Found): boolean {
  if (a.isProduct !== b.isProduct) return false;
  const between = textBetween(scan, a, b);
  // "9 windows, and 4 of those 9 windows are upstairs"
  return b.start - a.end <= 8 && AND.test(between.replace(BOTH_PLACES, '')) && !OF_THOSE.test(between);
}

/** "Two zone sprinklers, front and back, 2 zones": the word joins where they are. */
const BOTH_PLACES =
  /\b(?:front and (?:back|rear|side)|back and front|left and right|inside and (?:out|outside)|upstairs and down(?:stairs)?)\b/;

const OF_THOSE = /\bof (?:those|these|the|our|my) $/;

function better(a: Found, b: Found): string | null {
  return a.isProduct && !b.isProduct ? (b.of ?? a.of) : (a.of ?? b.of);
}

function withoutTotals(scan: Scan, found: Found[]): Found[] {
  let kept = found;
  for (const whole of found) {
    if (!MEASURES.has(whole.unit) || !kept.includes(whole)) continue;
    const rest = kept.filter((one) => one !== whole && one.unit === whole.unit);
    const { lower, tokens } = scan;
    const before = textBefore(lower, tokens[whole.start]?.start ?? 0, 40);
    if (rest.length > 0 && RESULT.test(before)) kept = kept.filter((one) => one !== whole);
    if (rest.length < 2) continue;
    const sum = rest.reduce((all, { quantity }) => all + quantity, 0);
    if (Math.abs(sum - whole.quantity) > SAME * whole.quantity) continue;
    const isInBrackets =
      lower.slice(tokens[whole.end - 1]?.end, tokens[rest[0]?.start ?? whole.end]?.start).trim() === '(';
    const arePlain = rest.every(({ of }) => of === null);
    const isTotal =
      TOTAL.test(before) || TOTAL.test(lower.slice(tokens[whole.end - 1]?.end, (tokens[whole.end - 1]?.end ?? 0) + 24));
    kept =
      isInBrackets || (arePlain && !isTotal)
        ? kept.filter((one) => !rest.includes(one))
        : kept.filter((one) => one !== whole);
  }
  return kept;
}

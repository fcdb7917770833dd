import {
  amountAt,
  fractionAt,
  isExtent,
  numberAt,
  ordinalAt,
  textAt,
  textOf,
  unitAt,
  type Token,
  lines,
  pattern,
} from '../../language/index.js';
import type { Unit } from '../../types.js';
import { wordSet } from '../text/lexicon.js';
import { refusesAt } from '../text/limits.js';
import { type Counted, counted, FREE, listedEnd, thingEnd } from './counted-things.js';

/** Units that are in the price already, or free: "beyond 25 miles", "first 15 km free", "covers 10 vents". */
export interface Allowance {
  count: number;
  /** 'item' for a thing without a unit; null where only a number or "the first" was said. */
  unit: Unit | null;
  /** The words of the thing, when it is an item. */
  words: [from: number, to: number] | null;
  /** 'beyond': counting starts after it; 'covered': it is included or free; 'bundle': "3 trees for". */
  kind: 'beyond' | 'covered' | 'bundle';
  from: number;
  to: number;
}

const BEYOND = wordSet(`over beyond after past above exceeding outside than of >`);
const BEFORE_THAN = wordSet('more further farther greater longer higher bigger larger deeper wider taller thicker');
const COVERS = wordSet(`include includes including covers cover covering with within incl gets first initial`);

/** All allowances of a clause; which of them counts depends on what its price is counted by. */
export function allowancesIn(tokens: Token[]): Allowance[] {
  const found: Allowance[] = [];
  const isRate = SAYS_RATE.test(textOf(tokens));
  for (let at = 0; at < tokens.length; at += 1) {
    at = refusesAt(tokens, at) ?? at;
    const one =
      aboveGround(tokens, at) ??
      fromPlace(tokens, at) ??
      beyondSign(tokens, at) ??
      beyondAt(tokens, at) ??
      freeAt(tokens, at) ??
      bundleAt(tokens, at);
    if (!one || (isRate && one.kind === 'beyond' && one.unit !== null && isExtent(one.unit))) continue;
    found.push(one);
    at = Math.max(at, one.to - 1);
  }
  return found;
}

/** "For houses bigger than 2,000 sq ft the rate is $2.20 per sq ft": what all of such a job goes by, and not only what is over. */
const SAYS_RATE = /\b(?:the|our|my) (?:rate|price) (?:is|goes|drops|falls|comes|becomes)\b/;

/** Every number with a unit, whatever is said of it: "we come out 30 miles". */
export function sizesIn(tokens: Token[]): Allowance[] {
  return [...tokens.keys()].flatMap((at): Allowance[] => {
    const count = numberAt(tokens, at);
    const unit = count && unitAt(tokens, count.end);
    if (!count || !unit) return [];
    return [{ count: count.value * unit.scale, unit: unit.unit, words: null, kind: 'covered', from: at, to: unit.end }];
  });
}

/** "above ground", "above the ground floor": one storey is in the price. */
function aboveGround(tokens: Token[], at: number): Allowance | null {
  // "each floor up"
  const isUp = textAt(tokens, at) === 'up' && /^(?:each|every|per|a)$/.test(textAt(tokens, at - 2));
  if (isUp && unitAt(tokens, at - 1)?.unit === 'storey' && textAt(tokens, at + 1) !== 'to')
    return { count: 1, unit: 'storey', words: null, kind: 'beyond', from: at, to: at + 1 };
  if (!['above', 'over', 'beyond', 'after', 'past'].includes(textAt(tokens, at))) return null;
  // "The ground floor is the base price. Each floor above it"
  const isEachAbove = unitAt(tokens, at - 1)?.unit === 'storey' && /^(?:each|every|per)$/.test(textAt(tokens, at - 2));
  if (isEachAbove && /^(?:it|that|this)$/.test(textAt(tokens, at + 1)))
    return { count: 1, unit: 'storey', words: null, kind: 'beyond', from: at, to: at + 2 };
  const next = textAt(tokens, at + 1) === 'the' ? at + 2 : at + 1;
  if (!['ground', 'main'].includes(textAt(tokens, next))) return null;
  const tight = textAt(tokens, next + 1) === '-' ? next + 2 : next + 1;
  return {
    count: 1,
    unit: 'storey',
    words: null,
    kind: 'beyond',
    from: at,
    to: unitAt(tokens, tight)?.unit === 'storey' ? tight + 1 : next + 1,
  };
}

/** "30 km+ at $1.10": a plus behind the unit. */
function beyondSign(tokens: Token[], at: number): Allowance | null {
  const count = numberAt(tokens, at);
  const unit = count ? unitAt(tokens, count.end) : null;
  if (!count || !unit || textAt(tokens, unit.end) !== '+' || tokens[unit.end]?.spaced) return null;
  return { count: count.value * unit.scale, unit: unit.unit, words: null, kind: 'beyond', from: at, to: unit.end + 1 };
}

/** "second and up", "from the third one on", "4th room onwards": the ones before that place are in the price. */
function fromPlace(tokens: Token[], at: number): Allowance | null {
  const start = textAt(tokens, at) === 'from' ? (textAt(tokens, at + 1) === 'the' ? at + 2 : at + 1) : at;
  const place = ordinalAt(tokens, start);
  if (place === null || place < 2) return null;
  const unit = unitAt(tokens, start + 1);
  const thing = unit?.end ?? (textAt(tokens, start + 1) === 'one' ? start + 2 : start + 1);
  const on = /^(?:and|or)$/.test(textAt(tokens, thing)) ? thing + 1 : thing;
  const onward = /^(?:onwards?|forward)$/.test(textAt(tokens, on));
  const open = on > thing ? /^(?:up|on|over|beyond|after|more)$/ : start > at ? /^(?:on|up)$/ : /^\+$/;
  // "for every bathroom from the third"
  const closes = start > at && on === thing && /^[,;.)]?$/.test(textAt(tokens, on));
  if (closes) return { count: place - 1, unit: unit?.unit ?? null, words: null, kind: 'beyond', from: at, to: on };
  if (!onward && !open.test(textAt(tokens, on))) return null;
  return { count: place - 1, unit: unit?.unit ?? null, words: null, kind: 'beyond', from: at, to: on + 1 };
}

/** "beyond 25 miles", "after the first 25", "above the second floor", "more than 20 km", "in excess of 30 km". */
function beyondAt(tokens: Token[], at: number): Allowance | null {
  const word = textAt(tokens, at);
  if (!BEYOND.has(word)) return null;
  // "further than 20 miles"; "more far than 20 miles" is said too
  const stretched = word === 'than' && textAt(tokens, at - 2) === 'more' && tokens[at - 1]?.kind === 'word';
  if (word === 'than' && !stretched && !BEFORE_THAN.has(textAt(tokens, at - 1))) return null;
  if (word === 'of' && textAt(tokens, at - 1) !== 'excess') return null;
  const from = stretched ? at - 2 : word === 'than' ? at - 1 : word === 'of' ? at - 2 : at;
  // "outside of 30 miles"
  let next = word === 'outside' && textAt(tokens, at + 1) === 'of' ? at + 2 : at + 1;
  while (['the', 'a', 'an', 'our', 'your', 'that', 'about'].includes(textAt(tokens, next))) next += 1;
  const place = ordinalAt(tokens, next);
  const first = place === 1 || textAt(tokens, next) === 'initial';
  const start = first ? next + 1 : next;
  const part = first ? partOfUnit(tokens, start) : null;
  if (part) return { ...part, words: null, kind: 'beyond', from };
  const count = numberAt(tokens, start);
  // "after that sixty each"
  if (count && (textAt(tokens, start - 1) === 'that' || amountAt(tokens, start)?.kind !== 'number')) return null;
  // "over 8/12": how steep
  if (count && textAt(tokens, count.end) === '/' && tokens[count.end + 1]?.kind === 'number') return null;
  if (count) {
    const read = counted(tokens, count);
    // "recaulk outside 18 per window": a place
    if (word === 'outside' && read.unit === null) return null;
    // "hedges over 2.5 m high": how high they are, and none of them is free
    return HIGH.test(textAt(tokens, read.to)) ? null : { ...read, kind: 'beyond', from };
  }
  if (place === null && !first) return null;
  const unit = unitAt(tokens, next + 1);
  return { count: place ?? 1, unit: unit?.unit ?? null, words: null, kind: 'beyond', from, to: unit?.end ?? next + 1 };
}

/** "first 15 miles free", "30 km included", "covers 10 vents", "includes the first hour". */
function freeAt(tokens: Token[], at: number): Allowance | null {
  // "0-30 km included"
  const fromZero = tokens[at]?.value === 0 && /^(?:-|to)$/.test(textAt(tokens, at + 1));
  let start = fromZero ? at + 2 : at;
  let said = false;
  while (COVERS.has(textAt(tokens, start)) || ['the', 'up', 'to'].includes(textAt(tokens, start))) {
    if (COVERS.has(textAt(tokens, start))) said = true;
    start += 1;
  }
  const lead = textAt(tokens, start - 1);
  const first = said && /^(?:first|initial)$/.test(lead);
  const isOne = first && /^(?:one|one's|item|piece)$/.test(textAt(tokens, start));
  const read = isOne ? { count: 1, unit: null, words: null, to: start + 1 } : quantityAt(tokens, start, first);
  const thing = read || !first ? start : thingEnd(tokens, start);
  if (thing > start) return firstThing(tokens, at, [start, thing]);
  if (!read) return null;
  const free = freeEnd(tokens, read.to) ?? (first ? houseEnd(tokens, read.to) : null);
  // "$1.45 per km, the first 20 are free", "$15 per door, 3 included"
  const closed = free !== null && isClosing(tokens, at - 1) && isClosing(tokens, free);
  if (free !== null && (read.unit !== null || first || closed)) return { ...read, kind: 'covered', from: at, to: free };
  if (isOne) return { ...read, unit: 'item', kind: 'covered', from: at };
  if (read.unit === null) return null;
  const before = FREE_BEFORE.exec(textOf(tokens.slice(Math.max(0, start - 6), start)))?.[0];
  if (before !== undefined) return { ...read, kind: 'covered', from: start - before.split(' ').length };
  const isFree = !/^with(?:in)?$/.test(lead) || [1, 2, 3].some((back) => FREE.has(textAt(tokens, at - back)));
  return (said && isFree) || isGiven(tokens, start) ? { ...read, kind: 'covered', from: at } : null;
}

/** "The first flight is free"; "the first stump $95" has a price of its own. */
function firstThing(tokens: Token[], from: number, words: [from: number, to: number]): Allowance {
  const end = freeEnd(tokens, words[1]);
  // "The first stump is free with a tree removal"
  const free = end !== null && isClosing(tokens, end) ? end : null;
  return { count: 1, unit: 'item', words, kind: free === null ? 'bundle' : 'covered', from, to: free ?? words[1] };
}

/** "3 free samples". */
const isGiven = (tokens: Token[], at: number): boolean => textAt(tokens, numberAt(tokens, at)?.end ?? -1) === 'free';

/** "15 miles", "3 free samples", "half hour", and of the first the "hour" alone. */
function quantityAt(tokens: Token[], at: number, first: boolean): Counted | null {
  if (first && unitAt(tokens, at)) return counted(tokens, { value: 1, end: at });
  const count = numberAt(tokens, at);
  const given = count && isGiven(tokens, at) ? counted(tokens, { ...count, end: count.end + 1 }) : null;
  if (count) return given?.unit ? given : counted(tokens, count);
  const part = partOfUnit(tokens, at);
  return part && { ...part, words: null };
}

/** Behind a length it is the size of a thing, and nothing that is counted. */
export const HIGH = /^(?:high|tall|deep|wide|thick)$/;
const isClosing = (tokens: Token[], at: number): boolean => /^[,;.()]?$/.test(textAt(tokens, at));
/** "Included up to 20 squares", "no travel fee under 35 km", "we don't charge for the first 12 km". */
const FREE_BEFORE = pattern('u')`
  \b(?:free|included|inclusive|covered|complimentary|gratis|incl) (?:(?!for|within)[\p{L}]+ ){0,2}?(?:in |for )?
    (?:up )?(?:to|for|within|under|inside)$
  |\b(?:no|don't|do not|never|won't) (?:\w+ )?(?:fees?|charges?|charge|bill|costs?|surcharge|mileage|travel) (?:(?:for |on )?(?:\w+ )?)?
    (?:under|within|inside|below|up to|for)(?: the)?(?: first)?$
`;

/** How a quantity is meant, between it and "free". */
export const LEADING = wordSet(
  `runs visits trips services calls radius is are of travel come comes all the round trip driving - ( for you get go`,
);
/** "45 minutes unloading free", "two bags taken away free": what is done for them. */
const DONE_FREE =
  /^(?:away|off|\p{L}+ing|taken|(?!need|includ|requir)\p{L}+ed)(?: \p{L}+)? (?:free|included|complimentary)\b/u;
const FREE_WORDS = lines`
  (?:free(?: of charge)?|comes? (?:with|in) (?:the |our |every |each |any )?\S+|(?:with|in) (?:every|each) \S+
    |included|inclusive|covered|complimentary|gratis|incl|on us|in the (?:base )?price|for (?:free|nothing)
    |(?:(?:at|for|with) )?no (?:extra |additional )?(?:charge|cost)
    |without (?:any )?(?:extra |additional )?(?:charge|cost)|no extra(?= ?(?:$|[,.;])))(?: |$)
`;
const FREE_PHRASE = new RegExp(`^${FREE_WORDS}`);
/** "One load to the dump is in the price". */
const THING_IS = new RegExp(String.raw`^(?:\p{L}+ ){1,3}(?:is|are) (?=${FREE_WORDS})`, 'u');

/** The end of "free", "are in the price", "without charge", right after a quantity; null where it is not free. */
function freeEnd(tokens: Token[], start: number): number | null {
  for (let at = start; at - start <= 4; at += 1) {
    const rest = textOf(tokens.slice(at, at + 9));
    const phrase = FREE_PHRASE.exec(rest)?.[0].trim();
    if (phrase) return at + phrase.split(' ').length;
    const each = at > start && /^(?:per|each|every|a)$/.test(textAt(tokens, at - 1));
    // "2 sheets of decking included"
    const ofThing = at > start && textAt(tokens, at - 1) === 'of' && tokens[at]?.kind === 'word';
    // "2 cubic yards of old concrete included"
    const ofKind =
      at > start + 1 &&
      textAt(tokens, at - 2) === 'of' &&
      /^(?:old|existing|new|loose|clean)$/.test(textAt(tokens, at - 1));
    const leads = LEADING.has(textAt(tokens, at)) || ofThing || ofKind || each || textAt(tokens, at) === 'per';
    const thing = THING_IS.exec(rest)?.[0].trim().split(' ').length ?? 1;
    if (thing > 1) at += thing - 1;
    else if (!leads && !DONE_FREE.test(textOf(tokens.slice(at, at + 3)))) return null;
  }
  return null;
}

/** "The first two are on the house", "first 4 in", as against "12 windows on the house". */
function houseEnd(tokens: Token[], start: number): number | null {
  const said =
    /^(?:\p{L}+ )?(?:(?:is|are) )?(?:on the house\b|(?:we|i) (?:do|throw in|give you)(?: them| those)?(?: for)? free\b|in(?= [,;.)]|$))/u.exec(
      textOf(tokens.slice(start, start + 6)),
    )?.[0];
  return said === undefined ? null : start + said.split(' ').length;
}

/** "the first half hour". */
function partOfUnit(tokens: Token[], at: number): Pick<Allowance, 'count' | 'unit' | 'to'> | null {
  const share = fractionAt(tokens, at);
  const article = share !== null && /^an?$/.test(textAt(tokens, share.end));
  const unit = share ? unitAt(tokens, article ? share.end + 1 : share.end) : null;
  return share && unit ? { count: share.value * unit.scale, unit: unit.unit, to: unit.end } : null;
}

/** "3 trees for $500", "2 rooms are $600": so many for one price. */
function bundleAt(tokens: Token[], at: number): Allowance | null {
  const count = numberAt(tokens, at);
  if (!count || count.value > 100) return null;
  const read = counted(tokens, count);
  const before =
    textAt(tokens, at - 1) === 'to' && textAt(tokens, at - 2) === 'up'
      ? textAt(tokens, at - 3)
      : textAt(tokens, at - 1);
  if (/^(?:under|over|below|above)$/.test(before)) return null;
  if (read.unit !== null && before === 'for') return { ...read, kind: 'bundle', from: at };
  // "downlights, 10 for $900"
  if (read.unit === null && /^(?:[,:(]|or|and|)$/.test(before) && isForSum(tokens, read.to))
    return { ...read, unit: 'item', kind: 'bundle', from: at };
  if (
    read.unit === null ||
    !['for', 'is', 'are', 'cost', 'costs', '=', ':', '$', 'at'].includes(textAt(tokens, listedEnd(tokens, read.to)))
  )
    return null;
  return { ...read, kind: 'bundle', from: at };
}

/** "For $900", "for fifty", as against "for 3 rooms". */
function isForSum(tokens: Token[], at: number): boolean {
  const sum = textAt(tokens, at) === 'for' ? amountAt(tokens, at + 1) : null;
  return sum !== null && sum.kind !== 'percent' && sum.value >= 5 && unitAt(tokens, sum.end) === null;
}

import { isExtent, numberAt, textAt, textOf, type Token, pattern } from '../../language/index.js';
import type { Effect, Unit } from '../../types.js';
import { allowancesIn, LEADING, type Allowance } from '../phrases/allowance.js';
import { additionalNoun, additionalUnit, findPer, nextUnit, nounBefore, pronoun } from '../phrases/counted-by.js';
import { conditionPhrase } from '../phrases/condition-phrase.js';
import {
  countsSameAsPrice,
  fitsUnit,
  isSituation,
  isIncluded,
  freesAnotherThing,
  isSize,
  upTo,
} from '../phrases/fitting-allowance.js';
import { MEASURES } from '../text/measures.js';
import { perPhraseAt } from '../phrases/per-phrase.js';
import { GRAMMAR, PEOPLE } from '../text/lexicon.js';
import type { Clause, PerPhrase, Price } from '../text/price.js';
import { asidesIn, isBeyondThat } from './asides.js';
import { isOffEach, onceFor } from './every-job.js';
import { isDiscount, isFrom, isMinimum, isOnTop } from './markers.js';

/** What a clause says, before it is brought together with its neighbours and the title. */
export interface Reading {
  price: Price;
  per: PerPhrase | null;
  /** The unit that counts, with pronouns ("each", "each one more") still open as null. */
  unit: Unit | null;
  additional: boolean;
  onTop: boolean;
  discount: boolean;
  minimum: boolean;
  /** "from $95": the least, unless it is counted. */
  from: boolean;
  /** "call-out", "flat fee": never the price of a unit that a neighbour named. */
  once: boolean;
  above: number | null;
  covered: Allowance | null;
  condition: string | null;
  /** The condition only names what is counted ("rads" of "£400 up to 6 rads"): the work itself is what the title names. */
  namesCounted?: boolean;
  /** The two halves of a condition with an "if": the work, and the situation. */
  subject: string | null;
  situation: string | null;
}

/** "Archways $175 each extra": with no first one named, the amount is extra and not the arch. */
function isOnTopEach(tokens: Token[], per: PerPhrase, before: Allowance | null): boolean {
  return (
    per.words === null &&
    per.unit === 'item' &&
    textAt(tokens, per.end - 1) === 'extra' &&
    /^\(?$/.test(textAt(tokens, per.end)) &&
    before === null &&
    !/\bfirst\b/.test(textOf(tokens))
  );
}

const CHARGED_ONCE = pattern('u')`
  \b(?:call ?-? ?outs?|callouts?|flat(?! (?!fees|rates|charges|prices)\p{L}{3,}s\b)|fee|one ?-? ?off|trip charge
    |lump|delivery|together|permits?|(?:half|full|whole) ?-? ?days?)\b
`;

/** "County permit $95 on every EV charger": the thing decides, and the permit is what the money is for, on top of its price. */
const PERMIT_BEFORE = pattern('u')`
  ^(?:(?:the|an?) )?(?:\p{L}+ ){0,2}(?:permits?(?: (?:fee|charge|cost)s?)?|(?:inspection|filing|crane|recycling) (?:fee|charge|cost)s?)
    (?: (?:is|of|at|runs|costs))?(?: about| around)?(?: \$)?$
`;

/** "Permit zones: £12 per day for parking": what it costs beside the work. */
const FOR_COSTS = /\bfor (?:the )?(?:parking|tolls|fuel|storage)\b/;
const ON_SITE = /^(?:on|at) (?:site|your)\b/;

/** Reads the one price of a clause with all that qualifies it. */
export function readClause(clause: Clause, price: Price, clean: string, before: Allowance | null): Reading {
  const { tokens } = clause;
  const used = tokens.map((_, at) => at >= price.at && at < price.end);
  const mark = (from: number, to: number): void => void used.fill(true, Math.max(0, from), to);
  const each = isOffEach(tokens, price);
  if (each) mark(price.end, tokens.length);
  const counted = each ? null : byTheHour(tokens, findPer(tokens, price));
  const once = onceFor(tokens, price, counted?.at ?? -1);
  for (const [from, to] of once.spans) mark(from, to);
  const found = once.isForAll ? null : counted;
  if (found) {
    mark(found.at, found.per.words?.[0] ?? found.per.end);
    if (found.per.words) mark(found.per.words[1], found.per.end);
    // "65/hr per packer"
    if (/^(?:per|each|a|\/)$/.test(textAt(tokens, found.per.end)) && !pronoun(found.per))
      mark(found.per.end, perPhraseAt(tokens, found.per.end)?.end ?? found.per.end);
    if (
      found.per.unit === 'item' &&
      textAt(tokens, found.per.end) === 'for' &&
      /^(?:new|the|all)$/.test(textAt(tokens, found.per.end + 1))
    )
      mark(found.per.end, tokens.length);
  }
  const bareUnit = found ? null : (additionalUnit(tokens, price) ?? (clause.joins ? nextUnit(tokens, price) : null));
  if (bareUnit) mark(bareUnit.from, bareUnit.to);
  const extra = found && pronoun(found.per) ? additionalUnit(tokens, price) : null;
  if (extra) mark(extra.from, extra.to);
  const unit = found
    ? pronoun(found.per)
      ? (nounBefore(tokens, price) ?? extra?.unit ?? nounAfter(tokens, found.per.end))
      : found.per.unit
    : (bareUnit?.unit ?? null);
  const allowances = allowancesIn(tokens);
  const counting = found !== null || bareUnit !== null;
  const discount = price.value < 0 || isDiscount(tokens, price);
  const beyond = counting
    ? allowances.find(
        (one) =>
          one.kind !== 'bundle' &&
          countsSameAsPrice(one, unit, tokens) &&
          !isSituation(tokens, one) &&
          !freesAnotherThing(tokens, one) &&
          !(discount && price.kind === 'money' && isSize(tokens, one)),
      )
    : undefined;
  const covered = counting
    ? undefined
    : allowances.find(
        (one) => one.kind !== 'beyond' && (one.to - one.from > 1 || one.unit === null || one.kind === 'bundle'),
      );
  const isVolume = beyond !== undefined && isVolumePrice(tokens, price, unit, beyond);
  for (const one of isVolume ? [] : allowances)
    if (beyond && one.count === beyond.count && one.kind !== 'bundle') {
      mark(one.from, one.to);
      // "No mileage inside 15 miles of Dayton"
      if (/^(?:mile|km)$/.test(one.unit ?? '') && /^(?:of|from)$/.test(textAt(tokens, one.to)))
        mark(one.to, placeEnd(tokens, one.to + 1));
      // "30 minutes of unloading is free"
      const thing = tokens.findIndex(({ text }, at) => at > one.from && at < one.to - 1 && text === 'of') + 1;
      const isThing = numberAt(tokens, thing) === null && !LEADING.has(textAt(tokens, thing));
      if (thing > 0 && one.words === null && isThing) used[thing] = false;
    }
  if (covered && !counting && covered.kind !== 'bundle') {
    // "Including 5 m of cable"
    const of = textAt(tokens, covered.to) === 'of' && covered.words === null;
    mark(covered.from, covered.words?.[0] ?? covered.to + (of ? 2 : 0));
    // "That covers the first 30 mins on site"
    if (ON_SITE.test(textOf(tokens.slice(covered.to, covered.to + 3)))) mark(covered.to, covered.to + 2);
  }
  const isForPermit = found !== null && !pronoun(found.per) && PERMIT_BEFORE.test(textOf(tokens.slice(0, price.at)));
  if (isForPermit) mark(0, price.at);
  for (const [from, to] of asidesIn(tokens, price)) mark(from, to);
  // "Rodents $160 with 6 bait stations included": what is in the price names the work only where nothing else does
  if (covered && isIncluded(tokens, covered)) {
    const others = used.map((taken, at) => taken || (at >= covered.from && at < covered.to));
    if (conditionPhrase(tokens, others, clean) !== null) mark(covered.from, covered.to);
  }
  if (tokens.some(({ text }, at) => /^(?:each|both)$/.test(text) && /^ways?$/.test(textAt(tokens, at + 1))))
    price = thereAndBack(price, unit);
  const additional =
    (found?.per.additional === true && !isOnTopEach(tokens, found.per, before)) ||
    bareUnit !== null ||
    (counting && isBeyondThat(tokens)) ||
    (found !== null &&
      pronoun(found.per) &&
      /(?<!\b(?:or|and|in|with) )\b(?:additional|extra|another|more|further) \p{L}+/u.test(
        textOf(tokens.slice(0, price.at)),
      ) &&
      additionalNoun(tokens, price.at));
  // "we move up to two appliances, every other one $35"
  const most = found?.per.additional && !beyond && !isExtent(unit) ? upTo(tokens) : null;
  const limit = most && !isExtent(most.unit) && !MEASURES.test(textAt(tokens, most.to)) ? most : null;
  if (limit) mark(limit.from, limit.to);
  const count =
    (isVolume ? undefined : beyond?.count) ??
    limit?.count ??
    bareUnit?.above ??
    (additional ? (before && fitsUnit(before.unit, unit) ? before.count : 1) : null);
  return {
    price,
    per: found?.per ?? null,
    unit: unit ?? beyond?.unit ?? null,
    additional,
    onTop: isForPermit || FOR_COSTS.test(textOf(tokens)) || isOnTop(tokens, price, unit, clause.joins),
    discount,
    minimum: price.kind === 'money' && isMinimum(tokens, price),
    from: price.kind === 'money' && isFrom(tokens, price.at),
    once: CHARGED_ONCE.test(textOf(tokens)),
    // "Over 0" frees nothing.
    above: count !== null && count > 0 ? count : null,
    covered: covered ?? null,
    condition: conditionPhrase(tokens, used, clean) ?? loneWord(tokens, used),
    ...halves(tokens, used, clean),
  };
}

/** "Over 2,000 sq ft the walls are only $2.90 per sq ft": a large job costs less, and none of it is charged twice. */
const isVolumePrice = (tokens: Token[], price: Price, unit: Unit | null, beyond: Allowance): boolean =>
  price.kind === 'money' &&
  isExtent(unit) &&
  unit === beyond.unit &&
  beyond.from < price.at &&
  /\b(?:only|just|drops? to|goes down to|comes down to|falls? to)(?: \$)?$/.test(textOf(tokens.slice(0, price.at)));

/** "$70 each for second story windows". */
const nounAfter = (tokens: Token[], at: number): Unit | null =>
  textAt(tokens, at) === 'for' ? nounBefore(tokens.slice(at), { at: tokens.length }) : null;

/** "Our shop", "downtown Austin": where a distance is measured from. */
function placeEnd(tokens: Token[], from: number): number {
  let at = /^(?:the|our|my|your)$/.test(textAt(tokens, from)) ? from + 1 : from;
  while (tokens[at]?.kind === 'word' && at < from + 3 && !GRAMMAR.has(textAt(tokens, at))) at += 1;
  return at;
}

/** "$48 per cleaner per hour": nobody knows how many come, so it is the hour that counts. */
function byTheHour(tokens: Token[], found: ReturnType<typeof findPer>): ReturnType<typeof findPer> {
  const next = found?.per.unit === 'item' && found.per.words ? perPhraseAt(tokens, found.per.end) : null;
  return found && next && /^(?:hour|day)$/.test(next.unit)
    ? { at: found.at, per: { ...next, words: found.per.words } }
    : found;
}

const LONE = pattern()`
  ^(?:double|triple|single|full|half|premium|regular|standard|normal|bigger|larger|smaller|higher|lower|steeper
    |taller|longer|shorter|wider|deeper|thicker|older|newer)$
`;

/** "Single $130, double $210": beside its price the only word of a clause tells it from the one before. */
function loneWord(tokens: Token[], used: boolean[]): string | null {
  const words = tokens.filter(
    ({ kind, text }, at) => kind !== 'sign' && !used[at] && !/^(?:is|are|and|or|for|at|a|an|ones?)$/.test(text),
  );
  const word = words.length === 1 ? (words[0]?.text ?? '') : '';
  return LONE.test(word) ? word : null;
}

function halves(tokens: Token[], used: boolean[], clean: string): Pick<Reading, 'subject' | 'situation'> {
  const at = tokens.findIndex((token, index) => index > 0 && /^(?:if|when|whenever|where)$/.test(token.text));
  const half = (inside: (index: number) => boolean): string | null =>
    at < 0
      ? null
      : conditionPhrase(
          tokens,
          used.map((taken, index) => taken || !inside(index)),
          clean,
        );
  return { subject: half((index) => index < at), situation: half((index) => index > at) };
}

/** "$1.25 a mile each way": the distance is said one way, and driven twice. */
function thereAndBack(price: Price, unit: Unit | null): Price {
  return unit === 'mile' || unit === 'km' ? { ...price, value: price.value * 2 } : price;
}

const MOST_FOR_A_MILE = 100;

/** The effect that a finished reading stands for. */
export function effectOf(reading: Reading, condition: string | null): Effect {
  const { price } = reading;
  const size = reading.per?.size ?? 1;
  // "Neighbors booking the same day save $35 each": each of the customers
  const isEachOne = reading.discount && reading.per !== null && pronoun(reading.per) && PEOPLE.test(condition ?? '');
  const unit = (reading.per === null && !reading.additional) || isEachOne ? null : (reading.unit ?? 'item');
  const scaled = unit === null ? price.value : price.value / size;
  const amount = round(reading.discount && scaled > 0 ? -scaled : scaled);
  if (price.kind === 'percent')
    return {
      kind: unit ? 'percentage_per_unit' : 'percentage',
      amount,
      unit,
      above: unit ? reading.above : null,
      condition,
    };
  if (reading.minimum && unit === null)
    return { kind: 'minimum', amount: Math.abs(amount), unit: null, above: null, condition };
  if (unit === null)
    return {
      kind: reading.from && amount > 0 && !reading.onTop ? 'minimum' : 'fixed',
      amount,
      unit: null,
      above: null,
      condition,
    };
  // "No lift? $40 per floor": what is missing is no work that could have a price of its own
  const lacks = /^(?:no|without) /i.test(condition ?? '');
  // "Stock fence 14k a kilometre": nobody charges so much for driving one
  const isTravel = (unit === 'mile' || unit === 'km') && Math.abs(amount) < MOST_FOR_A_MILE;
  const top = reading.onTop || reading.discount || reading.above !== null || isTravel || lacks;
  return { kind: top ? 'fixed_per_unit' : 'unit_rate', amount, unit, above: reading.above, condition };
}

/** Amounts keep the precision of "$9 per 1,000 sq ft" and lose that of binary fractions. */
export function round(value: number): number {
  return Number(value.toPrecision(12));
}

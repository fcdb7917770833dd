import { textAt, textOf, type Token, pattern } from '../../language/index.js';
import type { Unit } from '../../types.js';
import type { Allowance } from '../phrases/allowance.js';
import { additionalNoun, pronoun } from '../phrases/counted-by.js';
import { conditionPhrase } from '../phrases/condition-phrase.js';
import { fitsUnit, isIncluded } from '../phrases/fitting-allowance.js';
import type { Clause, PerPhrase, Price, Span } from '../text/price.js';
import { asidesIn, isBeyondThat } from './asides.js';
import { countingOf, isForPermit, type Counting } from './counting.js';
import type { Reading } from './draft.js';
import { freeUnitsOf, type FreeUnits } from './free-units.js';
import { isDiscount, isFrom, isMinimum, isOnTop } from './markers.js';

/**
 * Reads the one price of a clause with all that qualifies it. Each step says which words it has used; what is left names the
 * condition.
 * @param clean the text that the places of the tokens are in
 * @param before what an earlier clause has covered
 */
export function readClause(clause: Clause, price: Price, clean: string, before: Allowance | null): Reading {
  const { tokens } = clause;
  const counting = countingOf(clause, price);
  const { per, unit, bare } = counting;
  const free = freeUnitsOf(tokens, price, counting);
  const ofPermit = isForPermit(tokens, price, counting);
  const used = usedIn(tokens, price, clean, { counting, free, beside: ofPermit ? [[0, price.at]] : [] });
  const charged = isEachWay(tokens) ? thereAndBack(price, unit) : price;
  const additional = isAdditional(tokens, price, counting, before);
  const above = free.above ?? bare?.above ?? (additional ? countBefore(before, unit) : null);
  return {
    price: charged,
    per,
    unit: unit ?? free.beyond?.unit ?? null,
    additional,
    onTop: ofPermit || FOR_COSTS.test(textOf(tokens)) || isOnTop(tokens, charged, unit, clause.joins),
    discount: price.value < 0 || isDiscount(tokens, price),
    minimum: price.kind === 'money' && isMinimum(tokens, charged),
    from: price.kind === 'money' && isFrom(tokens, price.at),
    once: CHARGED_ONCE.test(textOf(tokens)),
    // "Over 0" frees nothing.
    above: above !== null && above > 0 ? above : null,
    covered: free.covered,
    condition: conditionPhrase(tokens, used, clean) ?? loneWord(tokens, used),
    ...halves(tokens, used, clean),
  };
}

/** What the steps of a reading have found; `beside` are the words of what the money is for. */
interface Found {
  counting: Counting;
  free: FreeUnits;
  beside: Span[];
}

/** Which of the tokens say what a price is, what it counts and what it leaves free: all but those that name the condition. */
function usedIn(tokens: Token[], price: Price, clean: string, { counting, free, beside }: Found): boolean[] {
  const ofNumbers = withSpans(
    tokens.map(() => false),
    [[price.at, price.end], ...counting.spans, ...free.spans],
  ).map((isUsed, at) => isUsed && !free.naming.includes(at));
  const used = withSpans(ofNumbers, [...beside, ...asidesIn(tokens, price)]);
  const { covered } = free;
  if (!covered || !isIncluded(tokens, covered)) return used;
  // "Rodents $160 with 6 bait stations included": what is in the price names the work only where nothing else does
  const others = withSpans(used, [[covered.from, covered.to]]);
  return conditionPhrase(tokens, others, clean) === null ? used : others;
}

const withSpans = (used: boolean[], spans: Span[]): boolean[] =>
  used.map((isUsed, at) => isUsed || spans.some(([from, to]) => at >= from && at < to));

/** Whether the price is for one more than there is otherwise. */
function isAdditional(tokens: Token[], { at }: Price, { per, bare }: Counting, before: Allowance | null): boolean {
  if (bare !== null) return true;
  if (per === null) return false;
  return (
    (per.additional && !isOnTopEach(tokens, per, before)) ||
    isBeyondThat(tokens) ||
    (pronoun(per) && ONE_MORE.test(textOf(tokens.slice(0, at))) && additionalNoun(tokens, at))
  );
}

const ONE_MORE = /(?<!\b(?:or|and|in|with) )\b(?:additional|extra|another|more|further) \p{L}+/u;

/** How many come before "each additional": what an earlier clause has covered, else the one that there always is. */
const countBefore = (before: Allowance | null, unit: Unit | null): number =>
  before && fitsUnit(before.unit, unit) ? before.count : 1;

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

/** "Permit zones: £12 per day for parking": what it costs beside the work. */
const FOR_COSTS = /\bfor (?:the )?(?:parking|tolls|fuel|storage)\b/;

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

const isEachWay = (tokens: Token[]): boolean =>
  tokens.some(({ text }, at) => /^(?:each|both)$/.test(text) && /^ways?$/.test(textAt(tokens, at + 1)));

/** "$1.25 a mile each way": the distance is said one way, and driven twice. */
function thereAndBack(price: Price, unit: Unit | null): Price {
  return unit === 'mile' || unit === 'km' ? { ...price, value: price.value * 2 } : price;
}

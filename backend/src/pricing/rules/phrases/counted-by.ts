import { isExtent, numberAt, ordinalAt, textAt, textOf, unitAt, type Token } from '../../language/index.js';
import type { Unit } from '../../types.js';
import { isCompound, isOtherBed } from '../text/compounds.js';
import { GRAMMAR, PRICE_WORDS, VERY, wordSet } from '../text/lexicon.js';
import type { PerPhrase, Price } from '../text/price.js';
import { allowancesIn, type Allowance } from './allowance.js';
import { isAdditional, perPhraseAt, squareAt } from './per-phrase.js';

const SKIP_TO_PER = wordSet(
  `extra more additional on top off less labour labor discount surcharge installed flat plus - for is charged
  goes added cheaper dearer . all in fitted laid supplied , gst inc ( roughly about only to`,
);

/** "$35 each": counted, and what is counted stands elsewhere. */
export const pronoun = ({ unit, words }: PerPhrase): boolean => unit === 'item' && words === null;

/** What an amount is counted by, and where the words for it begin. */
export interface PlacedPer {
  per: PerPhrase;
  at: number;
}

/** The phrase that says what is counted: right after the price, else anywhere in the clause. */
export function findPer(tokens: Token[], price: Price): PlacedPer | null {
  // "$5.50 sq ft", "$650 sq": no word between
  const next = price.kind === 'money' ? (squareAt(tokens, price.end) ?? unitAt(tokens, price.end)) : null;
  if (next && isExtent(next.unit))
    return { per: { unit: next.unit, size: next.scale, additional: false, words: null, end: next.end }, at: price.end };
  const rated = price.kind === 'money' ? toTheRate(tokens, price.end) : null;
  if (rated) return rated;
  for (let at = price.end; at < tokens.length; at += 1) {
    const per = perPhraseAt(tokens, at);
    // "$380, a one-way door for a week"
    const isApart = /^an?$/.test(textAt(tokens, at)) && textAt(tokens, at - 1) === ',';
    if (per && !(isApart && per.words !== null)) return { per, at };
    if (!SKIP_TO_PER.has(textAt(tokens, at))) break;
  }
  const many = piecesBefore(tokens, price);
  if (many) return many;
  const hundred = perHundred(tokens, price);
  if (hundred) return hundred;
  for (let at = 0; at < tokens.length; at += 1) {
    const article = ['a', 'an', '/'].includes(textAt(tokens, at));
    if (at >= price.at && at < price.end) continue;
    // "the hourly price is doubled", "for a full bath from $6,000": named, and not counted
    const isFirst = price.kind === 'percent' || /\bfor the first (?:hour|day)\b/.test(textOf(tokens));
    if (isFirst && /^(?:hourly|daily)$/.test(textAt(tokens, at))) continue;
    if (textAt(tokens, at) === 'for' && /^an?$/.test(textAt(tokens, at + 1)) && at < price.at) continue;
    // "needs an extra half hour, that's $20"
    if (
      /^(?:needs?|takes?|requires?)$/.test(textAt(tokens, at - 1)) ||
      (price.kind === 'percent' && isOurDuty(tokens, at))
    )
      continue;
    const per = perPhraseAt(tokens, at);
    if (!per || (per.unit === 'day' && per.size !== 1 && article)) continue;
    if (article && !(per.additional && per.unit !== 'item')) continue;
    return { per, at };
  }
  return null;
}

/** "Mosaics add £14 to the m2 price" */
function toTheRate(tokens: Token[], at: number): PlacedPer | null {
  const unit = /^(?:to|on|onto) (?:the|our|your)$/.test(textOf(tokens.slice(at, at + 2)))
    ? unitAt(tokens, at + 2)
    : null;
  if (!unit || !isExtent(unit.unit) || !/^(?:price|rate|cost)s?$/.test(textAt(tokens, unit.end))) return null;
  return { per: { unit: unit.unit, size: unit.scale, additional: false, words: null, end: unit.end }, at };
}

/** "We have to seal every wall first, so 18%": what is done then, and nothing that the amount is counted by. */
const isOurDuty = (tokens: Token[], at: number): boolean =>
  /\b(?:we|i) (?:(?:have|need|got) to|must|will|'ll) \p{L}+(?: \p{L}+)?$/u.test(
    textOf(tokens.slice(Math.max(0, at - 7), at)),
  );

/** "Storm windows $40": pieces in the plural right before their price are counted without an "each". */
function piecesBefore(tokens: Token[], price: Price): PlacedPer | null {
  let end = price.at;
  while (/^(?:\$|:|-|=|are|cost|at)$/.test(textAt(tokens, end - 1))) end -= 1;
  const unit = unitAt(tokens, end - 1)?.unit;
  // "rooms cost $400"
  const isKind = /^(?:are|cost)$/.test(textAt(tokens, end))
    ? /^(?:window|door|outlet|fixture|room|bedroom|bathroom)$/
    : /^(?:window|door|outlet|fixture)$/;
  const isMany = /[^s]s$/.test(textAt(tokens, end - 1)) && isKind.test(unit ?? '');
  const counted = tokens.some((_, at) => (at < price.at || at >= price.end) && numberAt(tokens, at) !== null);
  const covers = textAt(tokens, price.end) === 'first';
  if (price.kind !== 'money' || price.signed || !unit || !isMany || counted || covers || isOtherBed(tokens, end - 1))
    return null;
  return { per: { unit, size: 1, additional: false, words: null, end }, at: end - 1 };
}

/** "100 sq ft of sod costs $140": so much for a round quantity is a price per unit. */
function perHundred(tokens: Token[], price: Price): PlacedPer | null {
  for (let at = 0; at < price.at; at += 1) {
    const count = /^(?:over|under|than|to|above|below|least|first|after)$/.test(textAt(tokens, at - 1))
      ? null
      : numberAt(tokens, at);
    const unit = count && (count.value === 100 || count.value === 1000) ? unitAt(tokens, count.end) : null;
    if (count && unit && isExtent(unit.unit) && textAt(tokens, unit.end) === 'of')
      return {
        per: { unit: unit.unit, size: count.value * unit.scale, additional: false, words: null, end: unit.end },
        at,
      };
  }
  return null;
}

/** What a price counts without an "each": its unit (null: the thing named before) and the units that are free. */
export interface BareUnit {
  unit: Unit | null;
  from: number;
  to: number;
  above: number | null;
}

/** "Extra rooms are $90", "additional windows $40": counted from the second, although no "each" says so. */
export function additionalUnit(tokens: Token[], price: Price): BareUnit | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const unit = isAdditional(textAt(tokens, at)) && textAt(tokens, at) !== 'more' ? unitAt(tokens, at + 1) : null;
    if (unit && unit.end <= price.at) return { unit: unit.unit, from: at, to: unit.end, above: null };
    // "1 free, others $35"
    const left = /^(?:others?|rest)$/.test(textAt(tokens, at)) && at < price.at ? freeBefore(tokens, at) : null;
    if (left) return { unit: left.unit ?? 'item', from: at, to: at + 1, above: left.count };
    // "first 8 included, after 8 $35"
    const after = /^(?:after|over|above|beyond|past)$/.test(textAt(tokens, at)) ? numberAt(tokens, at + 1) : null;
    const same = after && after.end <= price.at ? freeBefore(tokens, at) : null;
    if (same && same.count === after?.value)
      return { unit: same.unit ?? 'item', from: at, to: after.end, above: same.count };
    if (isMoreThings(tokens, at, price)) return { unit: 'item', from: at, to: at + 1, above: null };
  }
  return null;
}

const freeBefore = (tokens: Token[], at: number): Allowance | undefined =>
  allowancesIn(tokens.slice(0, at)).find(({ kind }) => kind === 'covered');

/** "Additional dampers $310": things in the plural right before their price. */
function isMoreThings(tokens: Token[], at: number, price: Price): boolean {
  let end = price.at;
  while (/^(?:\$|:|-|=|are|cost|at)$/.test(textAt(tokens, end - 1))) end -= 1;
  const words = tokens.slice(at + 1, end);
  const isName = ({ kind, text }: Token): boolean =>
    kind === 'word' && !GRAMMAR.has(text) && !PRICE_WORDS.has(text) && !VERY.test(text);
  return (
    isAdditional(textAt(tokens, at)) &&
    textAt(tokens, at) !== 'more' &&
    price.kind === 'money' &&
    words.length > 0 &&
    words.length < 4 &&
    words.every(isName) &&
    /[^s]s$/.test(words.at(-1)?.text ?? '')
  );
}

/** "Second niche $140", "a third one 90": each one from that place on. */
export function nextUnit(tokens: Token[], price: Price): BareUnit | null {
  for (let at = 0; at < price.at; at += 1) {
    const place = ordinalAt(tokens, at);
    if (place === null || place < 2) continue;
    const unit = unitAt(tokens, at + 1);
    if (unit && COUNTABLE.has(unit.unit) && unit.unit !== 'storey')
      return { unit: unit.unit, from: at, to: unit.end, above: place - 1 };
    if (textAt(tokens, at + 1) === 'one') return { unit: null, from: at, to: at + 2, above: place - 1 };
  }
  return null;
}

/** "Each extra room", before a token: the price is for one more than there is otherwise. */
export function additionalNoun(tokens: Token[], end: number): boolean {
  for (let at = 0; at < end; at += 1)
    if (
      isAdditional(textAt(tokens, at)) &&
      tokens[at + 1]?.kind === 'word' &&
      !VERY.test(textAt(tokens, at + 1)) &&
      at + 1 < end &&
      !['for', 'cost', 'charge', 'than', 'to'].includes(textAt(tokens, at + 1))
    )
      return true;
  return false;
}

const COUNTABLE = new Set<Unit>(['room', 'bedroom', 'bathroom', 'storey', 'window', 'door', 'fixture', 'outlet']);

/** "Pianos in the room": where things are, and not what is counted. */
const isPlace = (tokens: Token[], at: number): boolean =>
  /^(?:the|a|an|your)$/.test(textAt(tokens, at - 1)) &&
  /^(?:in|on|at|by|near|under|over|of|to|from|for|inside)$/.test(textAt(tokens, at - 2));

/** "Interior doors, $140 each": the thing counted stands before the price. */
export function nounBefore(tokens: Token[], price: { at: number }): Unit | null {
  for (let at = 0; at < price.at; at += 1) {
    const unit = unitAt(tokens, at);
    if (
      unit &&
      COUNTABLE.has(unit.unit) &&
      !isCompound(tokens, unit.end) &&
      !isOtherBed(tokens, at) &&
      !isPlace(tokens, at) &&
      ordinalAt(tokens, textAt(tokens, at - 1) === '-' ? at - 2 : at - 1) === null
    )
      return unit.unit;
  }
  return null;
}

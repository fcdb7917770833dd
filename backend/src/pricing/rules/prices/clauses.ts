import { isExtent, textAt, textOf, unitAt, type Token } from '../../language/index.js';
import { GRAMMAR, PRICE_WORDS, REFUSES, wordSet } from '../text/lexicon.js';
import { perPhraseAt } from '../phrases/per-phrase.js';
import type { Clause, Price } from '../text/price.js';
import { isNeverLess, isThreshold, SETS_LIMIT } from '../text/limits.js';
import { freeLeadEnd, freeTailAt } from './free-leads.js';
import { pricesIn } from './prices.js';
import { withoutOld } from './old-prices.js';
import { withSharedUnit } from './shared-units.js';
import { withoutZeroSteps } from './zero-steps.js';
import { withoutExample } from './worked-examples.js';

/** Divides a sentence into clauses of one price each; worked examples and old prices are left out. */
export function clausesOf(sentence: Token[], alone: boolean): Clause[] {
  const tokens = withSharedUnit(withoutZeroSteps(withoutOld(withoutExample(sentence, alone), alone)));
  const all = pricesIn(tokens, alone);
  const prices = all.filter(
    (price, index) =>
      !isComparison(tokens, price, all.length) && !isDuration(tokens, price) && !isGrade(tokens, price, all[index + 1]),
  );
  if (prices.length === 0) return [{ tokens, price: null, joins: false }];
  const stop = freeTailAt(tokens, prices.at(-1)?.end ?? 0);
  const clauses: Clause[] = [];
  let start = prices[0] ? freeLeadEnd(tokens, prices[0]) : 0;
  if (start > 0) clauses.push({ tokens: tokens.slice(0, start - 1), price: null, joins: false });
  prices.forEach((price, index) => {
    const next = prices[index + 1];
    const end = next ? boundary(tokens, price, next, (prices[0]?.at ?? 0) <= leadLength(tokens)) : stop;
    const moved = { ...price, at: price.at - start, end: price.end - start };
    clauses.push({ tokens: tokens.slice(start, end), price: moved, joins: index > 0 });
    start = end;
  });
  return clauses;
}

/** A threshold beside a real price is part of the situation: "jobs over $5,000 get 5% off". */
function isComparison(tokens: Token[], price: Price, count: number): boolean {
  if (!isThreshold(tokens, price.at, price.end)) return false;
  // "14 cents a foot, and never under $120", as against "no pets, jobs under $300 get 10%"
  if (isNeverLess(tokens, price.at) && price.kind === 'money' && endsPart(tokens, price.end)) return false;
  return (
    count > 1 ||
    price.kind === 'percent' ||
    !((REFUSES.test(textOf(tokens)) && isLeast(tokens, price.at)) || /\b(?:minimum|least)\b/.test(textOf(tokens)))
  );
}

const endsPart = (tokens: Token[], end: number): boolean => /^(?:[,;.)!]|and|but|for|on|)$/.test(textAt(tokens, end));

/** "Takes 20% longer and costs 15% more": the first percent is of the time. */
function isDuration(tokens: Token[], { kind, end }: Price): boolean {
  return kind === 'percent' && /^(?:longer|slower|faster|quicker|harder)$/.test(textAt(tokens, end));
}

/** "80% furnace from $3,200": what a thing can do, right before what it costs. */
function isGrade(tokens: Token[], { at, kind, end, signed }: Price, next: Price | undefined): boolean {
  // "$800 more than an 80%"
  if (kind === 'percent' && /\bthan an?$/.test(textOf(tokens.slice(0, at)))) return true;
  // "A 96% furnace burns less gas than an 80% one"
  if (isOneOf(tokens, { at, kind, end, signed })) return true;
  if (kind !== 'percent' || signed || next?.kind !== 'money') return false;
  const between = tokens.slice(end, next.at).filter(({ text }) => !/^(?:from|at|is|costs?)$/.test(text));
  const led = tokens.slice(end, next.at).some(({ text }) => text === 'from');
  return (
    (between.length > 0 || led) &&
    between.length < 3 &&
    between.every(
      ({ kind: is, text }) => is === 'word' && !PRICE_WORDS.has(text) && !GRAMMAR.has(text) && !SETS_LIMIT.has(text),
    )
  );
}

const isOneOf = (tokens: Token[], { at, kind, end, signed }: Pick<Price, 'at' | 'kind' | 'end' | 'signed'>): boolean =>
  kind === 'percent' &&
  !signed &&
  /^an?$/.test(textAt(tokens, at - 1)) &&
  RATED.test(textAt(tokens, end)) &&
  !CHANGE.test(textAt(tokens, end + 1));

const CHANGE = /^(?:rebates?|surcharges?|discounts?|fees?|charges?|off|reduction|markup|extra|more|less)$/;

/** What has a rating in percent. */
const RATED =
  /^(?:furnaces?|boilers?|heaters?|units?|filters?|models?|humidity|shades?|screens?|blinds?|film|blend|mix|solution)$/;

/** "Nothing under $300" is a least price, "no jobs over $1,000" is none. */
function isLeast(tokens: Token[], at: number): boolean {
  return /\b(?:under|below|less than|lower than|smaller than|cheaper than|<)(?: an? | the | about | \$)*$/.test(
    textOf(tokens.slice(0, at)),
  );
}

const LEAD = wordSet(
  `we i add take plus a an charge extra about around there is knock give you get save our also + - ( $ its it's
  surcharge of additional flat offer`,
);

/** How many tokens of grammar and price words open the sentence: a price right after them comes before its situation. */
function leadLength(tokens: Token[]): number {
  const length = tokens.slice(0, 6).findIndex(({ text }) => !LEAD.has(text));
  return length < 0 ? Math.min(6, tokens.length) : length;
}

/** Where one price's clause ends and the next one's begins. */
function boundary(tokens: Token[], price: Price, next: Price, priceFirst: boolean): number {
  const size = unitAt(tokens, price.end);
  const sized = size && isExtent(size.unit) ? size.end : price.end;
  const counted = Math.min(perPhraseAt(tokens, price.end)?.end ?? sized, next.at);
  const places = (words: string[]): number[] => {
    const list: number[] = [];
    for (let at = counted; at < next.at; at += 1) if (words.includes(textAt(tokens, at))) list.push(at);
    return list;
  };
  // "Sat +25% Sun +50%": the words before a sign are the second amount's where nothing follows it
  const sign = next.at - 1;
  const trails = next.end === tokens.length && textAt(tokens, sign) === '+' && price.at > 1;
  const apart = tokens.slice(counted, sign);
  if (trails && !priceFirst && apart.length > 0 && apart.length < 3 && apart.every(({ kind }) => kind === 'word'))
    return counted;
  // "$45 (north side), $65 (south side)"
  const aside = textAt(tokens, counted) === '(' ? tokens.findIndex(({ text }, at) => at > counted && text === ')') : -1;
  if (aside > 0 && aside < next.at) return aside + 1;
  const pick = (list: number[]): number | undefined => (priceFirst ? list.at(-1) : list[0]);
  const found =
    pick(places([';', '?', '|', '•', '·', '▪', '●'])) ??
    pick(places([',', '('])) ??
    pick(places(['-']).filter((at) => tokens[at]?.spaced && tokens[at + 1]?.spaced)) ??
    pick(places(['then', 'plus', '+', 'but', 'so', 'thereafter', ')'])) ??
    pick(places(['and', '&', 'or', '/']));
  // "$40/sq for the second layer $60/sq for the third"
  const leads = price.kind === next.kind && next.end < tokens.length;
  if (found === undefined && leads && price.at === 0) return next.at;
  return found === undefined ? Math.min(Math.max(counted, price.end + trailing(tokens, price.end)), next.at) : found;
}

const TRAILING = wordSet('per a an / off each extra hour hr sq ft sqft sf mile room km first one the for additional');

/** Without any sign between two prices, what counts the first one ("per hour", "off") still belongs to it. */
function trailing(tokens: Token[], at: number): number {
  const length = tokens.slice(at, at + 4).findIndex(({ text }) => !TRAILING.has(text));
  return length < 0 ? Math.min(4, tokens.length - at) : length;
}

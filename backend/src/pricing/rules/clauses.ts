import { isExtent, textAt, textOf, unitAt, type Token } from '../language/index.js';
import { findPer } from './counted-by.js';
import { freeLeadEnd, freeTailAt } from './free-leads.js';
import { GRAMMAR, PRICE_WORDS, REFUSES, UP_VERBS } from './lexicon.js';
import { perPhraseAt } from './per-phrase.js';
import type { Clause, Price } from './price.js';
import { pricesIn } from './prices.js';
import { isThreshold } from './limits.js';

const EXAMPLE_STARTS = ['example', 'eg', 'e'];

/** Divides a sentence into clauses of one price each; worked examples and old prices are left out. */
export function clausesOf(sentence: Token[], alone: boolean): Clause[] {
  const tokens = withoutOld(withoutExample(sentence, alone), alone);
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

/** Drops "so a $10,000 roof comes to $11,600", "e.g. …", "for example …", "that's $180 on a $1,200 job". */
function withoutExample(tokens: Token[], alone: boolean): Token[] {
  const first = pricesIn(tokens, alone)[0]?.end;
  for (let at = 0; at < tokens.length; at += 1) {
    const [here, next] = [textAt(tokens, at), textAt(tokens, at + 1)];
    const later = first !== undefined && at >= first;
    const marker =
      (here === 'for' && ['example', 'instance'].includes(next)) ||
      (EXAMPLE_STARTS.includes(here) && (here !== 'e' || (next === '.' && textAt(tokens, at + 2) === 'g'))) ||
      (here === 'on' && ['a', 'an', 'your'].includes(next) && ['$', '£', '€'].includes(textAt(tokens, at + 2))) ||
      (later && here === 'so' && ['a', 'an', 'on', 'your', '$'].includes(next) && hasDigits(tokens, at)) ||
      (here === 'a' &&
        next === '$' &&
        ![
          'off',
          'call',
          'fee',
          'surcharge',
          'charge',
          'discount',
          'minimum',
          'trip',
          'flat',
          'service',
          'callout',
          'travel',
          'booking',
          'per',
          'extra',
          'disposal',
          'delivery',
          'setup',
          'set',
        ].includes(textAt(tokens, at + 3)) &&
        becomesLater(tokens, at));
    if (marker) return trimOpening(tokens.slice(0, at));
    const result =
      (["that's", 'thats', 'meaning', 'making', 'becomes', 'equals'].includes(here) && hasDigits(tokens, at)) ||
      (['works', 'comes', 'which'].includes(here) &&
        ['out', 'to', 'makes', 'means', 'is'].includes(next) &&
        hasDigits(tokens, at));
    if (later && result) return trimOpening(tokens.slice(0, at));
  }
  return tokens;
}

function hasDigits(tokens: Token[], from: number): boolean {
  return tokens.slice(from).some((token) => token.kind === 'number');
}

function becomesLater(tokens: Token[], from: number): boolean {
  return tokens
    .slice(from)
    .some((token) =>
      ['becomes', 'comes', 'costs', 'works', 'would', 'is', 'goes', 'ends', 'turns', 'pays', '=', 'becoming'].includes(
        token.text,
      ),
    );
}

function trimOpening(tokens: Token[]): Token[] {
  const last = tokens.at(-1)?.text ?? '';
  return ['(', ',', '-', '=', ':', ';', 'and'].includes(last) ? trimOpening(tokens.slice(0, -1)) : tokens;
}

/** A threshold beside a real price is part of the situation: "jobs over $5,000 get 5% off". */
function isComparison(tokens: Token[], price: Price, count: number): boolean {
  if (!isThreshold(tokens, price.at, price.end)) return false;
  return (
    count > 1 ||
    price.kind === 'percent' ||
    !((REFUSES.test(textOf(tokens)) && isLeast(tokens, price.at)) || /\b(?:minimum|least)\b/.test(textOf(tokens)))
  );
}

/** "Takes 20% longer and costs 15% more": the first percent is of the time. */
function isDuration(tokens: Token[], { kind, end }: Price): boolean {
  return kind === 'percent' && /^(?:longer|slower|faster|quicker|harder)$/.test(textAt(tokens, end));
}

/** "80% furnace from $3,200": what a thing can do, right before what it costs. */
function isGrade(tokens: Token[], { kind, end, signed }: Price, next: Price | undefined): boolean {
  if (kind !== 'percent' || signed || next?.kind !== 'money') return false;
  const between = tokens.slice(end, next.at).filter(({ text }) => !/^(?:\$|from|at|is|costs?)$/.test(text));
  const led = tokens.slice(end, next.at).some(({ text }) => text === 'from');
  return (
    (between.length > 0 || led) &&
    between.length < 3 &&
    between.every(({ kind: is, text }) => is === 'word' && !PRICE_WORDS.has(text) && !GRAMMAR.has(text))
  );
}

/** "Nothing under $300" is a least price, "no jobs over $1,000" is none. */
function isLeast(tokens: Token[], at: number): boolean {
  return /\b(?:under|below|less than|lower than|smaller than|cheaper than|<)(?: an? | the | about | \$)*$/.test(
    textOf(tokens.slice(0, at)).replace(/ \$$/, ''),
  );
}

const OLD = new RegExp(
  String.raw`\b(?:used to \w+|was|were|previously|formerly|instead of|rather than|not|(?<!\b(?:${UP_VERBS}) (?:- )?)up from|down from|old price|old rate|originally|(?:we|i) (?:only )?(?:charged|billed|asked))(?: a| the| at| about| around| \$)*$`,
);

/** Takes out "used to be $80", "was $60", "instead of $90": no longer the price. */
function withoutOld(tokens: Token[], alone: boolean): Token[] {
  const prices = pricesIn(tokens, alone);
  for (const price of prices) {
    const before = textOf(tokens.slice(Math.max(0, price.at - 5), price.at));
    const match = OLD.exec(before);
    // "gone up from $380 to $420" is one amount here, and today's
    const risen = /from/.test(match?.[0] ?? '') && prices.length === 1;
    if (match && !risen) {
      const words = match[0].trim().split(/\s+/).length;
      return withoutOld([...tokens.slice(0, price.at - words), ...afterOld(tokens, price.end)], alone);
    }
  }
  return tokens;
}

/** What follows an old price; what that was counted by counts the new one: "I charged 40 a room, now its 45". */
function afterOld(tokens: Token[], priceEnd: number): Token[] {
  const rest = tokens.slice(oldEnd(tokens, priceEnd));
  const counted = perPhraseAt(tokens, priceEnd);
  const now = counted && pricesIn(rest, false)[0];
  if (!counted || !now || findPer(rest, now)) return rest;
  return [...rest.slice(0, now.end), ...tokens.slice(priceEnd, counted.end), ...rest.slice(now.end)];
}

/** The end of an old price, with what counted it and until when it held. */
function oldEnd(tokens: Token[], priceEnd: number): number {
  const counted = perPhraseAt(tokens, priceEnd)?.end ?? priceEnd;
  if (!/^(?:until|till|before|last|in)$/.test(textAt(tokens, counted))) return counted;
  const stop = tokens.slice(counted).findIndex(({ text }) => /^(?:[,;:(-]|now|but|and|then)$/.test(text));
  return stop < 0 ? counted : counted + stop;
}

/** How many tokens of grammar and price words open the sentence: a price right after them comes before its situation. */
function leadLength(tokens: Token[]): number {
  let at = 0;
  while (
    at < 6 &&
    [
      'we',
      'i',
      'add',
      'take',
      'plus',
      'a',
      'an',
      'charge',
      'extra',
      'about',
      'around',
      'there',
      'is',
      'knock',
      'give',
      'you',
      'get',
      'save',
      'our',
      'also',
      '+',
      '-',
      '(',
      '$',
      'its',
      "it's",
      'surcharge',
      'of',
      'additional',
      'flat',
      'offer',
    ].includes(textAt(tokens, at))
  )
    at += 1;
  return at;
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
  const sign = next.at - (textAt(tokens, next.at - 1) === '$' ? 2 : 1);
  const trails = next.end === tokens.length && textAt(tokens, sign) === '+' && price.at > 1;
  const apart = tokens.slice(counted, sign);
  if (trails && !priceFirst && apart.length > 0 && apart.length < 3 && apart.every(({ kind }) => kind === 'word'))
    return counted;
  // "$45 (north side), $65 (south side)"
  const aside = textAt(tokens, counted) === '(' ? tokens.findIndex(({ text }, at) => at > counted && text === ')') : -1;
  if (aside > 0 && aside < next.at) return aside + 1;
  const pick = (list: number[]): number | undefined => (priceFirst ? list.at(-1) : list[0]);
  // "80% fescue 20% rye": what follows the last one says that it stands before the rest, too
  const words = tokens.slice(price.end, next.at).filter(({ text }) => text !== '$');
  const named = words.length > 0 && words.every(({ kind, text }) => kind === 'word' && !PRICE_WORDS.has(text));
  const last = tokens[next.end];
  if (
    price.kind === 'percent' &&
    next.kind === 'percent' &&
    named &&
    last?.kind === 'word' &&
    !PRICE_WORDS.has(last.text) &&
    !GRAMMAR.has(last.text)
  )
    return textAt(tokens, next.at - 1) === '$' ? next.at - 1 : next.at;
  const found =
    pick(places([';', '?', '|'])) ??
    pick(spaced('/', tokens, price, next)) ??
    pick(places([',', '('])) ??
    pick(spaced('-', tokens, price, next)) ??
    pick(places(['then', 'plus', '+', 'but', 'so', 'thereafter', ')'])) ??
    pick(places(['and', '&', 'or', '/']));
  return found === undefined ? Math.min(Math.max(counted, price.end + trailing(tokens, price.end)), next.at) : found;
}

function spaced(sign: string, tokens: Token[], price: Price, next: Price): number[] {
  const list: number[] = [];
  for (let at = price.end; at < next.at; at += 1)
    if (textAt(tokens, at) === sign && tokens[at]?.spaced && tokens[at + 1]?.spaced) list.push(at);
  return list;
}

/** Without any sign between two prices, what counts the first one ("per hour", "off") still belongs to it. */
function trailing(tokens: Token[], at: number): number {
  let length = 0;
  while (
    length < 4 &&
    [
      'per',
      'a',
      'an',
      '/',
      'off',
      'each',
      'extra',
      'hour',
      'hr',
      'sq',
      'ft',
      'sqft',
      'sf',
      'mile',
      'room',
      'km',
      'first',
      'one',
      'the',
      'for',
      'additional',
    ].includes(textAt(tokens, at + length))
  )
    length += 1;
  return length;
}

import { numberAt, textAt, textOf, type Token, pattern } from '../../language/index.js';
import { GRAMMAR, PRICE_WORDS } from '../text/lexicon.js';
import type { Price, Span } from '../text/price.js';
import { afterthoughtAt } from '../text/normalised-amounts.js';
import { wentUpAt } from '../text/went-up.js';
import { ASIDE, BEYOND_THAT, SLOWER } from './aside-words.js';
import { fallAt, quantityMinimum } from './markers.js';

const MOST_TOKENS = 24;

const BEYOND = pattern()`
  \b(?:${BEYOND_THAT}|(?:anything|everything|all) (?:beyond|over|above|past)(?= (?:is|are|costs?|at|for|,|\$)))
`;

/** Whether an amount is for what goes beyond something named before it. */
export const isBeyondThat = (tokens: Token[]): boolean => {
  const said = textOf(tokens);
  return BEYOND.test(said) || AFTERWARDS.test(said);
};

/** "Thereafter 28 a lock", as against "cleaning afterwards $40 an hour". */
const AFTERWARDS =
  /^(?:[,;(] )?(?:and |then )*(?:thereafter|afterwards)\b|[,;(] (?:thereafter|afterwards)(?= (?:\$ )?\d)|\bthereafter$/;

/** "Carpet is $3.90 a sq ft with pad": what is in the price */
const WITH_IT = pattern()`
  ^with (?:(?:the|new|all|our|standard) )?(?:pad(?:ding)?|underlay(?:ment)?|underpad|fixings|fittings)
    (?: ?,? (?=included|installed|fitted|supplied|laid)|$)
`;

/** Begins what decides whether a price applies. */
const DECIDES = pattern('u')`
  ^(?:and |but )?(?:if|when|whenever|where|wherever|while|unless|once|for|on|in|at|with|without|over|under|above
    |below|beyond|past|after|before|between|from|until|up|only|per|each|every|more|less|within|outside|inside
    |during|no|any|weekends?|\p{L}+days?|min|minimum|plus|extra|another|additional|then|or|to|by|not)\b
`;

/** "$145, comes with a 60 day guarantee": where the work is named before the price, what follows a comma is said beside it. */
function tailAt(tokens: Token[], price: Price): number {
  const tail = tokens.findIndex(({ text }, at) => at >= price.end && /^[,(]$/.test(text));
  const named = tokens
    .slice(0, price.at)
    .some(({ kind, text }) => kind === 'word' && !GRAMMAR.has(text) && !PRICE_WORDS.has(text));
  if (tail < 0 || !named) return -1;
  const said = textOf(tokens.slice(tail + 1));
  return DECIDES.test(said) || /\b(?:if|when|where|unless|only)\b/.test(said) ? -1 : tail;
}

/** "£95 a bay, gravel boards in, concrete posts +£15": what the price before holds. */
const HELD_BEFORE = /^, .*\b(?:in|incl?) ?$/;

const MOMENTS = /^(?:weekends|holidays|nights|evenings|christmas|\p{L}+days)$/u;

/** The end of "than brick", "than weekly ones": what a price is compared with; null before a number, which is a limit. */
function comparedEnd(tokens: Token[], at: number): number | null {
  if (tokens[at + 1]?.kind !== 'word' || (numberAt(tokens, at + 1) !== null && !isHyphen(tokens, at + 2))) return null;
  let end = at + 1;
  while (
    end < tokens.length &&
    !/^(?:because|since|if|when|where|on|for|in)$/.test(textAt(tokens, end)) &&
    (tokens[end]?.kind === 'word' || isHyphen(tokens, end))
  )
    end += 1;
  return end;
}

const isHyphen = (tokens: Token[], at: number): boolean => tokens[at]?.text === '-' && !tokens[at]?.spaced;

/** "The smallest job we invoice", "the least you will ever pay": who takes or pays it, and no situation. */
const SMALLEST = pattern()`
  ^(?:[,;] )?(?:and |but )?(?:(?:the|our|my) )?(?:smallest|least|lowest|minimum)(?: \w+){0,3}?
    ((?: (?:we|i|you|any(?:one|body))(?:'\w+)?)(?: [\w']+){1,6}?)
    (?= (?:for|on|in|at|to|with|is|are|was|costs?|runs?|starts?|:|=|\$)(?: |$)|$)
`;

/** "On top", "this year", "3 hour minimum", "plus VAT": read elsewhere or empty, so no part of the situation. */
export function asidesIn(tokens: Token[], price: Price): Span[] {
  const least = quantityMinimum(tokens);
  return [
    ...[...tokens.keys()].flatMap((at) => [...saidAt(tokens, at, price), ...comparedAt(tokens, at, price)]),
    ...before(tokens, price),
    ...behind(tokens, price).map((from): Span => [from, tokens.length]),
    ...(least ? [[least.from, least.to] satisfies Span] : []),
  ];
}

const words = (said: string): number => said.trim().split(' ').length;

const IN_A_RATE = /^(?:sq|square|foot|feet|ft|sqft|m2|sqm|met(?:re|er)s?|yards?|per|each|cents?|dollars?|bucks)$/;
const ADDS = /\b(?:extra|adds?|more|plus|another|additional)\b|\+/;

/** What is in the price, in a clause that names the work; "$1 extra with underlay" is for the underlay. */
function comesWith(tokens: Token[], at: number): string | null {
  const comes = WITH_IT.exec(textOf(tokens.slice(at, at + 6)))?.[0] ?? null;
  if (comes === null || at + words(comes) < tokens.length) return comes;
  const isNamed = tokens
    .slice(0, at)
    .some(({ kind, text }) => kind === 'word' && !GRAMMAR.has(text) && !IN_A_RATE.test(text));
  return isNamed && !ADDS.test(textOf(tokens)) ? comes : null;
}

/** The asides that begin at a place and are known by their own words. */
function saidAt(tokens: Token[], at: number, price: Price): Span[] {
  const [last, here, next] = [textAt(tokens, at - 1), textAt(tokens, at), textAt(tokens, at + 1)];
  const spans: Span[] = [];
  const aside = asideAt(tokens, at, price);
  if (aside !== null) spans.push([at, at + words(aside)]);
  if (/^(?:\d+|one|two|three|four)$/.test(here) && /^coats?$/.test(next) && at > price.at) spans.push([at, at + 2]);
  // "$3.80 per sq ft with pad, installed": what comes with it
  const comes = here === 'with' && at > price.end ? comesWith(tokens, at) : null;
  if (comes !== null) spans.push([at, at + words(comes)]);
  // "40 km are included, afterwards 1.10 for each km", as against "cleaning afterwards $40"
  if (/^(?:thereafter|afterwards)$/.test(here) && /^[,;]$/.test(last)) spans.push([at, at + 1]);
  if ((here === 'on' && next === 'top') || (here === 'this' && ['year', 'season', 'time'].includes(next)))
    spans.push([at, at + 2]);
  return spans;
}

/** The words of `ASIDE` at a place, where they do not say what the price is for. */
function asideAt(tokens: Token[], at: number, price: Price): string | null {
  const last = textAt(tokens, at - 1);
  // "per return"
  if (tokens[at]?.kind === 'word' && /^(?:per|every|a)$/.test(last)) return null;
  const aside = ASIDE.exec(textOf(tokens.slice(at, at + MOST_TOKENS)))?.[0];
  if (aside === undefined) return null;
  // "40 cents a sq ft more, furniture in"
  if (/^(?:more|extra)$/.test(last) && HELD_BEFORE.test(aside)) return null;
  if (at >= price.end) return aside;
  const covers =
    /^[,(-]|^and |^(?:in|over) (?:\d|\p{L}+ (?:treat|visit|trip))/u.test(aside) &&
    !/(?:\)|\bso) ?$/.test(aside) &&
    !(at === 0 && HELD_BEFORE.test(aside));
  // "If that's us moving the piano" is a situation
  return covers || aside.startsWith("that's") ? null : aside;
}

/** "Over others", "half as much again as normal tile": what a price is compared with. */
function comparedAt(tokens: Token[], at: number, price: Price): Span[] {
  const [here, next] = [textAt(tokens, at), textAt(tokens, at + 1)];
  const spans: Span[] = [];
  const overOthers = /^(?:over|above)$/.test(here) && at === price.end && /[^s]s$/.test(next) && !MOMENTS.test(next);
  if (overOthers) spans.push([at, at + 2]);
  const compares = (here === 'than' && at > price.at) || (here === 'as' && at === price.end);
  const end = compares ? comparedEnd(tokens, at) : null;
  if (end !== null) spans.push([/^(?:more|less)$/.test(textAt(tokens, at - 1)) ? at - 1 : at, end]);
  return spans;
}

/** What only leads to a price: "thereafter", "the price comes down by", "the least you will ever pay". */
function before(tokens: Token[], price: Price): Span[] {
  const spans: Span[] = [];
  const afterwards = AFTERWARDS.exec(textOf(tokens))?.[0].split(' ').length ?? 0;
  if (afterwards > 0 && afterwards <= price.at) spans.push([0, afterwards]);
  const fall = fallAt(tokens, price);
  if (fall >= 0) spans.push([fall, price.at]);
  const [lead = '', whom = ''] = SMALLEST.exec(textOf(tokens.slice(0, price.at))) ?? [];
  if (whom !== '') spans.push([words(lead) - words(whom), words(lead)]);
  return spans;
}

/** The places from which on a clause only says since when, or why, a price is what it is, or what is told beside it. */
function behind(tokens: Token[], price: Price): number[] {
  const text = tokens.map((token) => token.text);
  // "went from $89 to $99 in January"
  const isRisen = text.some((word) => /^(?:went|gone|risen|rose|increased|raised|changed|changes)$/.test(word));
  const since = isRisen
    ? text.findIndex((word, at) => at >= price.end && /^(?:in|on|this|last|since)$/.test(word))
    : -1;
  const isSituated = text.slice(0, price.at).some((word) => /^(?:if|when|whenever|where|with)$/.test(word));
  const why = isSituated
    ? text.findIndex((sign, at) => sign === ',' && at >= price.end && SLOWER.test(textOf(tokens.slice(at))))
    : -1;
  const rest = afterthoughtAt(tokens, price.end);
  const isMore = /^(?:plus|\+|as)$/.test(textAt(tokens, rest));
  return [since, why, tailAt(tokens, price), wentUpAt(tokens, price.end), isMore ? rest : -1].filter((at) => at >= 0);
}

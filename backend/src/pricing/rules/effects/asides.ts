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

const WITH_IT = pattern()`
  ^with (?:(?:the|new|all|our|standard) )?(?:pad(?:ding)?|underlay(?:ment)?|underpad|fixings|fittings) ?,? (?=included|installed|fitted|supplied|laid)
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
  const spans: Span[] = [];
  const text = tokens.map((token) => token.text);
  for (let at = 0; at < tokens.length; at += 1) {
    const [here, next] = [text[at], text[at + 1] ?? ''];
    // "per return"
    const isCounted = tokens[at]?.kind === 'word' && /^(?:per|every|a)$/.test(text[at - 1] ?? '');
    const aside = !isCounted ? ASIDE.exec(textOf(tokens.slice(at, at + MOST_TOKENS))) : null;
    const covers =
      aside !== null &&
      /^[,(-]|^and |^(?:in|over) (?:\d|\p{L}+ (?:treat|visit|trip))/u.test(aside[0]) &&
      !/(?:\)|\bso) ?$/.test(aside[0]) &&
      !(at === 0 && HELD_BEFORE.test(aside[0])) &&
      at < price.end;
    // "If that's us moving the piano" is a situation
    const isSituation = aside?.[0].startsWith("that's") === true && at < price.end;
    // "40 cents a sq ft more, furniture in"
    const isWithIt = /^(?:more|extra)$/.test(text[at - 1] ?? '') && HELD_BEFORE.test(aside?.[0] ?? '');
    if (aside && !covers && !isSituation && !isWithIt) spans.push([at, at + aside[0].trim().split(' ').length]);
    const overOthers =
      /^(?:over|above)$/.test(here ?? '') && at === price.end && /[^s]s$/.test(next) && !MOMENTS.test(next);
    if (overOthers) spans.push([at, at + 2]);
    // "half as much again as normal tile"
    const compares = (here === 'than' && at > price.at) || (here === 'as' && at === price.end);
    const compared = compares ? comparedEnd(tokens, at) : null;
    if (compared !== null) spans.push([/^(?:more|less)$/.test(text[at - 1] ?? '') ? at - 1 : at, compared]);
    if (/^(?:\d+|one|two|three|four)$/.test(here ?? '') && /^coats?$/.test(next) && at > price.at)
      spans.push([at, at + 2]);
    // "$3.80 per sq ft with pad, installed": what comes with it
    const comes = here === 'with' && at > price.end ? WITH_IT.exec(textOf(tokens.slice(at, at + 6)))?.[0] : undefined;
    if (comes !== undefined) spans.push([at, at + comes.trim().split(' ').length]);
    // "40 km are included, afterwards 1.10 for each km", as against "cleaning afterwards $40"
    if (/^(?:thereafter|afterwards)$/.test(here ?? '') && /^[,;]$/.test(text[at - 1] ?? '')) spans.push([at, at + 1]);
    if ((here === 'on' && next === 'top') || (here === 'this' && ['year', 'season', 'time'].includes(next)))
      spans.push([at, at + 2]);
  }
  // "went from $89 to $99 in January"
  const risen = text.findIndex((word) => /^(?:went|gone|risen|rose|increased|raised|changed|changes)$/.test(word));
  const since =
    risen < 0 ? -1 : text.findIndex((word, at) => at >= price.end && /^(?:in|on|this|last|since)$/.test(word));
  if (since >= 0) spans.push([since, tokens.length]);
  const why = tokens.findIndex(
    ({ text: sign }, at) => sign === ',' && at >= price.end && SLOWER.test(textOf(tokens.slice(at))),
  );
  if (why >= 0 && text.slice(0, price.at).some((word) => /^(?:if|when|whenever|where|with)$/.test(word)))
    spans.push([why, tokens.length]);
  const tail = tailAt(tokens, price);
  if (tail >= 0) spans.push([tail, tokens.length]);
  const reason = wentUpAt(tokens, price.end);
  if (reason >= 0) spans.push([reason, tokens.length]);
  const rest = afterthoughtAt(tokens, price.end);
  if (rest >= 0 && /^(?:plus|\+|as)$/.test(text[rest] ?? '')) spans.push([rest, tokens.length]);
  const afterwards = AFTERWARDS.exec(textOf(tokens))?.[0].split(' ').length ?? 0;
  if (afterwards > 0 && afterwards <= price.at) spans.push([0, afterwards]);
  const fall = fallAt(tokens, price);
  if (fall >= 0) spans.push([fall, price.at]);
  const [lead = '', whom = ''] = SMALLEST.exec(textOf(tokens.slice(0, price.at))) ?? [];
  const words = (said: string): number => said.trim().split(' ').length;
  if (whom !== '') spans.push([words(lead) - words(whom), words(lead)]);
  const least = quantityMinimum(tokens);
  return least ? [...spans, [least.from, least.to]] : spans;
}

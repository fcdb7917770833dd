import { numberAt, ordinalAt, stem, type Token } from '../language/index.js';
import { GRAMMAR, KEEP_FIRST, LABELS, PRICE_WORDS, TITLE_LABELS, wordSet } from './lexicon.js';

const BREAKS = wordSet(`, ; : ( ) . ! ? = + | [ ] * $ %`);
const VERBS = wordSet(
  `add adds charge charges charged cost costs pay pays take takes knock knocks save saves plus increase increases reduce
  deduct receive gets attract attracts incur incurs carry carries so then but because means makes discount surcharge`,
);
const REASONS = new Set(['because', 'since']);
const LONGEST = 60;

/** The owner's words that name the situation, from what a clause has left; null when it names none. */
export function conditionPhrase(tokens: Token[], used: boolean[], clean: string): string | null {
  const parts: Part[] = [];
  let from = 0;
  let reason = false;
  const result = resultAt(tokens);
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    if (token && !used[at] && !isBreak(tokens, at)) continue;
    const part = trimmed(tokens, purposeEnd(tokens, from, at), at);
    // "copper is up, so all rewires are 7% dearer"
    if (part && from > result) parts.length = parts.some((one) => one.from > result) ? parts.length : 0;
    if (part && !reason && !isWhy(tokens, from, at))
      parts.push({
        ...part,
        purpose: /^(?:for|to)$/.test(tokens[from]?.text ?? '') && purposeEnd(tokens, from, at) === from,
        definite: /^(?:the|our)$/.test(tokens[from + 1]?.text ?? ''),
        given: isGiven(tokens, from, part.from),
        aside: isTaken(tokens, from) || isChargesName(tokens, part.to),
        named:
          parts.length > 0 &&
          (/^(?:needs?|requires?)$/.test(tokens[from]?.text ?? '') ||
            (used[part.from - 1] === true && isChargesName(tokens, part.to))),
      });
    reason = token !== undefined && REASONS.has(token.text);
    from = at + 1;
  }
  // "if a permit is needed add $168 for the paperwork": beside an "if", a "for" only says what the money is for
  const given = parts.some((part) => part.given);
  const limit = parts.some((part) => !part.purpose && hasNumber(tokens, part));
  const isPurpose = (part: Part, at: number): boolean =>
    part.purpose && (given || (part.definite && (limit || (at > 0 && part.to - part.from === 1))));
  // "City permit is $125 for panels and chargers": where a charge is named, a "for" says for what work it is due
  const isName = (part: Part): boolean => !given && isCharge(part, tokens) && parts.some((other) => other.purpose);
  const situations = parts.filter((part, at) => !isPurpose(part, at) && !isName(part) && !part.named);
  const limited = situations.filter((part) => !part.aside);
  const chosen = limited.some((part) => hasNumber(tokens, part)) ? limited : situations;
  return phrase(
    chosen.filter((part, at) => !isSaidBefore(part, chosen.slice(0, at), tokens)),
    tokens,
    clean,
  );
}

/** "Skip hire 380 per skip": the thing counted is named already. */
const isSaidBefore = ({ from, to }: Part, before: Part[], tokens: Token[]): boolean =>
  to - from === 1 &&
  before.some((part) =>
    tokens.slice(part.from, part.to).some(({ text }) => stem(text) === stem(tokens[from]?.text ?? '')),
  );

const CHARGES = /^(?:city|town|county|council|building|the|an?|permits?|inspections?|filing|paperwork|fees?|and|&)$/;

function isCharge({ from, to, purpose }: Part, tokens: Token[]): boolean {
  return !purpose && tokens.slice(from, to).every(({ text }) => CHARGES.test(text));
}

/** Where ", so all rewires" begins: what stands before it is only why; no place where it names nothing of its own. */
function resultAt(tokens: Token[]): number {
  const at = tokens.findIndex(
    ({ text }, place) =>
      text === 'so' &&
      tokens[place - 1]?.text === ',' &&
      /^(?:all|every|each|any|our)$/.test(tokens[place + 1]?.text ?? ''),
  );
  return at < 0 ? tokens.length : at;
}

/** "No driveway? We have to pay for parking, so $15": a question names the situation, what follows it up to "so" is why. */
function isWhy(tokens: Token[], from: number, to: number): boolean {
  const asked = tokens.findLastIndex(({ text }, at) => at < from && text === '?');
  const isOurs = asked >= 0 && /^(?:we|i)$/.test(tokens[asked + 1]?.text ?? '');
  return isOurs && tokens.slice(to).some(({ text }) => text === 'so');
}

/** "For fuel when it is further than 20 miles": the situation begins at the "when". */
function purposeEnd(tokens: Token[], from: number, to: number): number {
  if (tokens[from]?.text !== 'for') return from;
  const at = tokens.slice(from, to).findIndex(({ text }) => /^(?:if|when|whenever|where)$/.test(text));
  return at > 0 ? from + at : from;
}

/** "Tiles over 60 cm take two people": what it takes. */
const isTaken = (tokens: Token[], from: number): boolean => /^takes?$/.test(tokens[from - 1]?.text ?? '');

/** "Short load fee under 4 yards", "a $75 ladder fee": what the charge is called, where a limit decides. */
const isChargesName = (tokens: Token[], to: number): boolean =>
  /^(?:fees?|charge|surcharge|levy|loading)$/.test(tokens[to]?.text ?? '');

const hasNumber = (tokens: Token[], { from, to }: Part): boolean =>
  tokens.slice(from, to).some((token, at) => token.kind === 'number' || numberAt(tokens, from + at) !== null);

interface Part {
  from: number;
  to: number;
  purpose: boolean;
  /** "for the lift": beside a situation, what the money is for. */
  definite: boolean;
  given: boolean;
  aside: boolean;
  /** "Stairwells $225 scaffold charge", "150 fitted, needs an outlet": what the amount is called, what the work takes. */
  named: boolean;
}

function isGiven(tokens: Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some((token) => IF.has(token.text));
}

function isBreak(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return true;
  if (token.text === '-') return token.spaced || (tokens[at + 1]?.spaced ?? true) || at === 0;
  // "10+ windows"
  if (token.text === '+' && !token.spaced && tokens[at - 1]?.kind === 'number') return false;
  if (token.text === '+' || token.text === '$') return !tokens[at + 1] || tokens[at + 1]?.kind !== 'number';
  // "a long carry", "carry to the truck"
  if (token.text === 'carry' && !/^(?:an?|the|no|\$|extra|\+)$/.test(tokens[at + 1]?.text ?? '')) return false;
  return BREAKS.has(token.text) || VERBS.has(token.text) || (token.kind === 'sign' && /\p{So}/u.test(token.text));
}

const IF = new Set(['if', 'when', 'whenever', 'where', 'wherever', 'unless', 'once']);
const EMPTY_IF = wordSet(`needed required necessary applicable applies apply possible requested asked`);
const OCCASIONS = /^(?:jobs?|orders?|bookings?|visits?|projects?|times?|customers?|clients?|services?)$/;
const PLACES = new Set(['inside', 'outside', 'upstairs', 'downstairs', 'before', 'without']);
const WHICH = wordSet(`first second third new next repeat small big large same 1st 2nd 3rd existing returning regular`);

/** Cuts grammar and price words from both ends; null when nothing of meaning is left. */
function trimmed(tokens: Token[], start: number, stop: number): { from: number; to: number } | null {
  let [from, to] = [start, stop];
  const word = (at: number): string => tokens[at]?.text ?? '';
  const conditional = tokens
    .slice(from, to)
    .findIndex((token, at) => IF.has(token.text) && !(token.text === 'once' && word(from + at - 1) === 'at'));
  if (conditional >= 0) {
    const rest = tokens.slice(from + conditional + 1, to).filter((token) => !GRAMMAR.has(token.text));
    if (rest.every((token) => EMPTY_IF.has(token.text))) to = from + conditional;
    else if (conditional === 0 || trimmed(tokens, from, from + conditional) === null)
      return ifPart(tokens, from + conditional + 1, to);
  }
  // "ceilings over 3 m need the tall ladder": what it takes is no part of the situation
  const need = tokens
    .slice(from, to)
    .findIndex(
      (token, at) =>
        at > 0 &&
        /^(?:needs?|requires?|means?|takes?|involves?|gets?)$/.test(token.text) &&
        !/^(?:that|which|who|you|to)$/.test(word(from + at - 1)),
    );
  if (need > 0 && trimmed(tokens, from, from + need) !== null) to = from + need;
  const grammar = (at: number): boolean =>
    (GRAMMAR.has(word(at)) && !isMonthOfMay(tokens, at) && !isMeasure(tokens, at)) ||
    (tokens[at]?.kind === 'sign' && word(at) !== '$');
  const names = (at: number): boolean =>
    /^(?:flat|premium|double|standard|regular|half|full|whole)$/.test(word(at)) &&
    (word(at + 1) === 'ones' || (at + 1 < to && !PRICE_WORDS.has(word(at + 1)) && !grammar(at + 1)));
  const empty = (at: number): boolean =>
    !(word(at) === 'outs' && word(at - 1) !== 'call') &&
    !(word(at) === 'ones' && at > from && !GRAMMAR.has(word(at - 1))) &&
    !names(at) &&
    !suppliesAt(tokens, at) &&
    !(word(at) === 'both' && at + 1 < to && !GRAMMAR.has(word(at + 1)) && !PRICE_WORDS.has(word(at + 1))) &&
    (grammar(at) || PRICE_WORDS.has(word(at)));
  while (
    to > from &&
    (empty(to - 1) || (KEEP_FIRST.has(word(to - 1)) && !PLACES.has(word(to - 1)))) &&
    !endsInInches(tokens, to) &&
    !endsInMore(tokens, from, to) &&
    !(OCCASIONS.test(word(to - 1)) && isWhich(tokens, to - 2))
  )
    to -= 1;
  while (from < to && empty(from) && !startsComparison(tokens, from, to)) from += 1;
  return from < to ? { from, to } : null;
}

/** "New customers", "first-time customers", "long-time clients": which of them is the situation. */
function isWhich(tokens: Token[], at: number): boolean {
  const word = (place: number): string => tokens[place]?.text ?? '';
  if (word(at) !== 'time') return WHICH.has(word(at));
  return word(at - 1) === '-' ? tokens[at - 2]?.kind === 'word' : WHICH.has(word(at - 1));
}

/** "60A", "6in": tight behind a number a word of grammar is its measure. */
function isMeasure(tokens: Token[], at: number): boolean {
  return tokens[at]?.kind === 'word' && !tokens[at]?.spaced && tokens[at - 1]?.kind === 'number';
}

/** "Mar-May", "in May", "April and May": the month, not the verb. */
function isMonthOfMay(tokens: Token[], at: number): boolean {
  return (
    tokens[at]?.text === 'may' &&
    /^(?:-|to|thru|through|until|in|during|of|and|&|\/|or|before|after|,)$/.test(tokens[at - 1]?.text ?? '')
  );
}

/** What follows an "if": only grammar is cut, for its verb may be the situation ("if we have worked for you before"). */
function ifPart(tokens: Token[], start: number, stop: number): { from: number; to: number } | null {
  let [from, to] = [start, stop];
  const grammar = (at: number): boolean => GRAMMAR.has(tokens[at]?.text ?? '') && tokens[at]?.kind !== 'number';
  while (
    to > from &&
    (grammar(to - 1) ||
      /^(?:gets?|pays?|charged?|takes?|another|extra|additional)$/.test(tokens[to - 1]?.text ?? '') ||
      EMPTY_IF.has(tokens[to - 1]?.text ?? '')) &&
    !endsInInches(tokens, to)
  )
    to -= 1;
  // "if ceilings are painted too"
  if (/^(?:too|also)$/.test(tokens[stop - 1]?.text ?? '') && /^(?:is|are)$/.test(tokens[to - 2]?.text ?? '')) to -= 2;
  while (
    from < to &&
    !suppliesAt(tokens, from) &&
    (grammar(from) || /^(?:needs?|requires?|required|gets?|wants?)$/.test(tokens[from]?.text ?? '')) &&
    !startsComparison(tokens, from, to)
  )
    from += 1;
  return from < to ? { from, to } : null;
}

/** "we supply", "customer supplied", "you provide", "we fitted it": who does it decides. */
function suppliesAt(tokens: Token[], at: number): boolean {
  return (
    /^(?:we|you|i|customers?|clients?|owners?)$/.test(tokens[at]?.text ?? '') &&
    /^(?:suppl|provid|bring|buy|bought|fitted|installed|laid|built|painted|did)/.test(tokens[at + 1]?.text ?? '')
  );
}

function endsInInches(tokens: Token[], to: number): boolean {
  const last = tokens[to - 1];
  const sign = ['"', "'"].includes(last?.text ?? '') || (last?.text === '+' && !last.spaced);
  return sign && tokens[to - 2]?.kind === 'number';
}

/** "ten windows or more", "3 rooms and up": the limit's last words. */
function endsInMore(tokens: Token[], from: number, to: number): boolean {
  if (
    !/^(?:more|over|above|up|higher|less|fewer|under|steeper|greater|larger|bigger|taller|longer|older|wider|deeper|thicker)$/.test(
      tokens[to - 1]?.text ?? '',
    )
  )
    return false;
  if (!/^(?:or|and)$/.test(tokens[to - 2]?.text ?? '')) return false;
  return [3, 4, 5].some(
    (back) => to - back >= from && (numberAt(tokens, to - back) ?? ordinalAt(tokens, to - back)) !== null,
  );
}

/** "more than 40 km", "out of hours", "after 6pm", "no lift": the first word decides. */
function startsComparison(tokens: Token[], from: number, to: number): boolean {
  const [here, next] = [tokens[from]?.text ?? '', tokens[from + 1]?.text ?? ''];
  if (['more', 'less', 'lower', 'higher'].includes(here)) return next === 'than';
  if (here === 'out') return next === 'of';
  return KEEP_FIRST.has(here) && from + 1 < to && !['to', 'off'].includes(here) && !(here === 'up' && next !== 'to');
}

function phrase(parts: { from: number; to: number }[], tokens: Token[], clean: string): string | null {
  let text = '';
  let last: { from: number; to: number } | null = null;
  for (const part of parts) {
    const words = clean.slice(tokens[part.from]?.start ?? 0, tokens[part.to - 1]?.end ?? 0).replace(/\s+/g, ' ');
    const list = last !== null && part.from - last.to === 1 && isListed(tokens, last.to);
    text += text === '' ? words : `${list ? ',' : ''} ${words}`;
    last = part;
  }
  if (text === '') return null;
  return shortened(text === text.toUpperCase() ? text.toLowerCase() : text);
}

/** A comma, or the bracket that opens a list: "patterns (hex, fan)". */
function isListed(tokens: Token[], at: number): boolean {
  if (tokens[at]?.text === ',') return true;
  const close = tokens.findIndex(({ text }, place) => place > at && text === ')');
  return tokens[at]?.text === '(' && tokens.slice(at, close).some(({ text }) => text === ',');
}

/** As much of a condition as a rule keeps: whole words, where they are not endless. */
export function shortened(condition: string): string {
  if (condition.length <= LONGEST) return condition;
  return /^.{1,60}(?=\s)/s.exec(condition)?.[0] ?? condition.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '');
}

/** Whether words only name a kind of price ("Labour", "Call out", "Minimum charge"); in a title, the trade too. */
export function isLabel(condition: string, title = false): boolean {
  const empty = (word: string): boolean => LABELS.has(word) || (title && TITLE_LABELS.has(word));
  return (condition.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? []).every(
    (word) => empty(word) || word.split('-').every(empty),
  );
}

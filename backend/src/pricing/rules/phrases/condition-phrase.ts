import { stem, textAt, textOf, unitAt, type Token, pattern } from '../../language/index.js';
import { areCharges, hasNumber, isGiven, partsOf, type Part } from './condition-parts.js';
import { isHandling } from './handling.js';
import { shortened } from './labels.js';

/** The owner's words that name the situation, from what a clause has left; null when it names none. */
export function conditionPhrase(tokens: Token[], used: boolean[], clean: string): string | null {
  const parts = partsOf(tokens, used);
  // "if a permit is needed add $168 for the paperwork": beside an "if", a "for" only says what the money is for
  const given = parts.some(isGiven);
  // "House been smoked in? 18% more for the stain blocker"
  const isAsked = (part: Part): boolean => tokens.slice(0, part.from).some(({ text }) => text === '?');
  const limit = parts.some((part) => !isFor(part) && hasNumber(tokens, part));
  const isPurpose = (part: Part, at: number): boolean =>
    (at > 0 && isHandling(tokens, used, part)) ||
    (isFor(part) &&
      (given ||
        (at > 0 && /^(?:(?:more|extra) )?for the\b/.test(part.lead) && isAsked(part)) ||
        (at > 0 && (isExpense(tokens, part) || (limit && /^to\b/.test(part.lead)))) ||
        (/^\w+ (?:the|our)\b/.test(part.lead) && (limit || (at > 0 && part.to - part.from === 1)))));
  // "City permit is $125 for panels and chargers": where a charge is named, a "for" says for what work it is due, an "if" when
  const isDue = (other: Part): boolean =>
    given
      ? isGiven(other) && !isIfNeeded(tokens, other) && !isByUnit(tokens)
      : isFor(other) || /(?:^| )on(?: (?:every|each|all|any))?$/.test(textOf(tokens.slice(0, other.from)));
  const isName = (part: Part): boolean =>
    !isGiven(part) && isCharge(part, tokens) && parts.some((other) => other !== part && isDue(other));
  const situations = parts.filter((part, at) => !isPurpose(part, at) && !isName(part) && !part.named);
  const limited = situations.filter((part) => !part.aside);
  const chosen = limited.some((part) => hasNumber(tokens, part)) ? limited : situations;
  return phrase(
    chosen.filter((part, at) => !isSaidBefore(part, chosen.slice(0, at), tokens)),
    tokens,
    clean,
  );
}

const WITH_PARTS = /^\p{L}+ with (?:the |all )?(?:\p{L}+ (?:and|&) )?(?:wiring|fittings|fixings|bulbs)$/u;

/** "Skip hire 380 per skip", "recessed lights $145 a light with trim and wiring": the thing counted is named already. */
const isSaidBefore = ({ from, to }: Part, before: Part[], tokens: Token[]): boolean =>
  (to - from === 1 || WITH_PARTS.test(textOf(tokens.slice(from, to)))) &&
  before.some((part) =>
    tokens
      .slice(part.from, part.to)
      .some(({ text }) => stem(text) === stem(textAt(tokens, from)) || isPartOf(textAt(tokens, from), text)),
  );

/** "Stairs $45 a step": whoever has stairs has steps. */
const isPartOf = (part: string, whole: string): boolean =>
  /^(?:step|tread|riser|stair)s?$/.test(part) && /^stair(?:s|case|cases|way|ways)$/.test(whole);

const EXPENSE = pattern('u')`
  ^(?:(?:the|extra|new|paperwork|fuel|tolls?|time|insurance|setup|admin|risk|wear|and|tear|safety|gear|equipment
      |hardware|parts?|kits?|flashings?|congestion|parking|ferry|landfill|disposal|staging|scaffold(?:ing)?|rigging
      |ladders?|handling|haulage)(?: |$))+$
  |^(?:the )?\p{L}+ kits?$|^(?:the |extra )*(?:paperwork|admin|tolls?|insurance|risk) (?:and|&) .+
`;
/** "Commercial jobs 12% more for paperwork", "for the roof kit": what it costs the business. "For the crawl space" is where. */
const isExpense = (tokens: Token[], { from, to }: Part): boolean => EXPENSE.test(textOf(tokens.slice(from, to)));

/** "Scaffolding $12 per sq ft if over 2 storeys": without its name it would be the price of the work. */
const isByUnit = (tokens: Token[]): boolean =>
  tokens.some(({ text }, at) => text === 'each' || (/^(?:per|a|an|\/)$/.test(text) && unitAt(tokens, at + 1) !== null));

const IF_NEEDED = pattern()`
  ^(?:needed|required|necessary|applicable|wanted|asked|for|you|we|they|it|one|is|are|need|needs|want|ask|the
    |city|town|by|law|job)$
`;

/** "A permit is $140 if you need one": says no more than that it is due. */
const isIfNeeded = (tokens: Token[], { from, to }: Part): boolean =>
  tokens.slice(from, to).every(({ text }) => IF_NEEDED.test(text));

/** "Concrete pump $650 if the truck cannot get in": what is hired then. */
const HIRED = pattern('u')`
  ^(?:(?:the|a) )?(?:(?:concrete|line|boom|grout) pump(?:ing)?(?: (?:truck|hire))?|pump (?:truck|hire)|(?:boom|scissor|man) lift
    |cherry picker|(?:scaffold|lift|crane|digger|excavator|bobcat|traffic control) hire)$
`;

const isCharge = (part: Part, tokens: Token[]): boolean =>
  !isFor(part) && (areCharges(tokens, part) || HIRED.test(textOf(tokens.slice(part.from, part.to))));

/** "For the lift", "to haul the material": what the money is for. */
const isFor = (part: Part): boolean =>
  /^to\b/.test(part.lead) || (/^(?:(?:more|extra) )?for\b/.test(part.lead) && !isGiven(part));

function phrase(parts: { from: number; to: number }[], tokens: Token[], clean: string): string | null {
  let text = '';
  let last: { from: number; to: number } | null = null;
  for (const part of parts) {
    const words = clean.slice(tokens[part.from]?.start ?? 0, tokens[part.to - 1]?.end ?? 0).replace(/\s+/g, ' ');
    const list = last !== null && isListed(tokens, last.to) && areLeads(tokens.slice(last.to + 1, part.from));
    text += text === '' ? words : `${list ? ',' : ''} ${words}`;
    last = part;
  }
  if (text === '') return null;
  return shortened(text === text.toUpperCase() ? text.toLowerCase() : text);
}

/** "At night, on weekends": words that only lead to the next of a list. */
const areLeads = (tokens: Token[]): boolean => tokens.every(({ text }) => /^(?:and|or|on|in|at|during)$/.test(text));

/** A comma, the end of a question, or the bracket that opens a list: "patterns (hex, fan)". */
function isListed(tokens: Token[], at: number): boolean {
  if (/^[,?]$/.test(textAt(tokens, at))) return true;
  const close = tokens.findIndex(({ text }, place) => place > at && text === ')');
  return tokens[at]?.text === '(' && tokens.slice(at, close).some(({ text }) => text === ',');
}

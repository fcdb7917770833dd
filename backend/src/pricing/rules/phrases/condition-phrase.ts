import { numberAt, ordinalAt, stem, textAt, textOf, unitAt, type Token, pattern } from '../../language/index.js';
import { isAllBut } from '../text/all-but.js';
import { KEEP_FIRST, wordSet } from '../text/lexicon.js';
import { IF, suppliesAt, trimmed } from '../text/phrase-ends.js';
import { isNotDone, refusesAt } from '../text/limits.js';
import { isTaking } from '../text/removal-verbs.js';
import { isHandling } from './handling.js';
import { shortened } from './labels.js';

const BREAKS = wordSet(`, ; : ( ) . ! ? = + | [ ] * $ %`);
const VERBS = wordSet(
  `add adds charge charges charged cost costs pay pays take takes knock knocks save saves plus increase increases reduce
  deduct receive gets attract attracts incur incurs carry carries so then but because means makes discount surcharge`,
);
const REASONS = new Set(['because', 'since']);

/** The owner's words that name the situation, from what a clause has left; null when it names none. */
export function conditionPhrase(tokens: Token[], used: boolean[], clean: string): string | null {
  const parts: Part[] = [];
  let from = 0;
  let reason = false;
  const result = resultAt(tokens);
  for (let at = 0; at <= tokens.length; at += 1) {
    const token = tokens[at];
    if (token && !used[at] && !isBreak(tokens, at) && !isSince(tokens, used, at)) continue;
    const part = trimmed(tokens, purposeEnd(tokens, from, at), at);
    // "copper is up, so all rewires are 7% dearer"
    if (part && from > result) parts.length = parts.some((one) => one.from > result) ? parts.length : 0;
    const isReason = reason || REASONS.has(textAt(tokens, from)) || isForIt(tokens, used, parts, from, at);
    if (
      part &&
      !isReason &&
      refusesAt(tokens, from) === null &&
      !(parts.length > 0 && isNotDone(tokens, from, at)) &&
      !isWhy(tokens, from, at) &&
      !(parts.length > 0 && isRemark(tokens, from, at))
    )
      parts.push({
        ...part,
        lead: textOf(tokens.slice(from, part.from)),
        aside: isTaken(tokens, from) || isChargesName(tokens, part.to),
        named:
          parts.length > 0 &&
          (/^(?:needs?|requires?)$/.test(textAt(tokens, from)) ||
            isConsequence(tokens, from) ||
            isOurDoing(tokens, from, at) ||
            (isTaken(tokens, from) &&
              (areCharges(tokens, part) || tokens.slice(at).some(({ text }) => text === 'so'))) ||
            (at === tokens.length &&
              isNameAfter(tokens, used, part) &&
              parts.some((one) => isGiven(one) || hasNumber(tokens, one))) ||
            (used[part.from - 1] === true && isChargesName(tokens, part.to))),
      });
    reason = token !== undefined && (REASONS.has(token.text) || isDuty(tokens, at) || isOurs(tokens, at));
    from = at + 1;
  }
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
      |hardware|parts?|kits?|flashings?|congestion|parking|ferry|landfill|disposal)(?: |$))+$
  |^(?:the )?\p{L}+ kits?$|^(?:the |extra )*(?:paperwork|admin|tolls?|insurance|risk) (?:and|&) .+
`;
/** "Commercial jobs 12% more for paperwork", "for the roof kit": what it costs the business. "For the crawl space" is where. */
const isExpense = (tokens: Token[], { from, to }: Part): boolean => EXPENSE.test(textOf(tokens.slice(from, to)));

const CHARGES = pattern()`
  ^(?:city|town|county|council|building|the|an?|permits?|inspections?|filing|paperwork|fees?|scaffold(?:s|ing)?
    |staging|cranes?|dumpsters?|parking|hire|rental|and|&)$
`;

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

const areCharges = (tokens: Token[], { from, to }: Pick<Part, 'from' | 'to'>): boolean =>
  tokens.slice(from, to).every(({ text }) => CHARGES.test(text));

/** "Concrete pump $650 if the truck cannot get in": what is hired then. */
const HIRED = pattern('u')`
  ^(?:(?:the|a) )?(?:(?:concrete|line|boom|grout) pump(?:ing)?(?: (?:truck|hire))?|pump (?:truck|hire)|(?:boom|scissor|man) lift
    |cherry picker|(?:scaffold|lift|crane|digger|excavator|bobcat|traffic control) hire)$
`;

const isCharge = (part: Part, tokens: Token[]): boolean =>
  !isFor(part) && (areCharges(tokens, part) || HIRED.test(textOf(tokens.slice(part.from, part.to))));

/** Where ", so all rewires" or "; rush jobs" begins: what stands before it is only why; no place where it names nothing of its own. */
function resultAt(tokens: Token[]): number {
  const at = tokens.findIndex(
    ({ text }, place) =>
      text === ';' ||
      (text === 'so' &&
        tokens[place - 1]?.text === ',' &&
        /^(?:all|every|each|any|our|where|when|if)$/.test(textAt(tokens, place + 1))),
  );
  return at < 0 ? tokens.length : at;
}

/** "No driveway? We have to pay for parking, so $15": a question names the situation, what follows it up to "so" is why. */
function isWhy(tokens: Token[], from: number, to: number): boolean {
  const asked = tokens.findLastIndex(({ text }, at) => at < from && text === '?');
  // "Solar panels up there? Taking them off and putting them back is $210"
  if (asked >= 0 && asked + 1 === from && /\p{L}{3}ing$/u.test(textAt(tokens, from))) return true;
  const isOurs = asked >= 0 && /^(?:we|i)$/.test(textAt(tokens, asked + 1));
  return isOurs && tokens.slice(to).some(({ text }) => text === 'so');
}

const REMARK =
  /^(?:(?:it|they|it's|they're)\b|(?:that is|that's|this is|(?:that|this|which) (?:covers|pays|includes|buys)) )/;

/** "Stucco, it drinks paint", "for each skylight, that is a new flashing kit" */
const isRemark = (tokens: Token[], from: number, to: number): boolean =>
  to === tokens.length && tokens[from - 1]?.text === ',' && REMARK.test(textOf(tokens.slice(from, from + 3)));

/** "No hatch, $90 to cut one", "$6 for every floor we carry it up": what an amount buys for the thing that was named before. */
function isForIt(tokens: Token[], used: boolean[], parts: Part[], from: number, to: number): boolean {
  const start = used.lastIndexOf(true, from - 1) + 1;
  const words = start > 0 ? textOf(tokens.slice(start, to)) : '';
  return (
    (parts.length > 0 &&
      tokens.slice(0, start).some(({ text }) => /^(?:no|if|without|when|where)$/.test(text)) &&
      /^to \p{L}+ (?:it|one|them)(?: (?:away|down|in|off|on|out|up))?$/u.test(words)) ||
    /^(?:that )?(?:we|i)(?: (?:have|need) to)? \p{L}+ (?:it|them|things|stuff)(?: (?:down|in|out|up))?$/u.test(words)
  );
}

/** "For fuel when it is further than 20 miles": the situation begins at the "when". */
function purposeEnd(tokens: Token[], from: number, to: number): number {
  if (tokens[from]?.text !== 'for') return from;
  const at = tokens.slice(from, to).findIndex(({ text }) => /^(?:if|when|whenever|where)$/.test(text));
  return at > 0 ? from + at : from;
}

/** "No machine access = barrow work = +30%", "islands: we add the ferry, $64", "older? Then lead-safe prep is $90": what then has to be done. */
const isConsequence = (tokens: Token[], from: number): boolean =>
  (tokens[from - 1]?.text === 'then' && textAt(tokens, from - 2) === '?') ||
  (tokens[from - 1]?.text === '=' && tokens[from - 2]?.text !== '=') ||
  (tokens[from - 1]?.text === 'add' && /^(?:we|i)$/.test(textAt(tokens, from - 2)));

/** "Cameras above 14 feet - we rent a lift - $225": what is done then, and no situation. */
const isOurDoing = (tokens: Token[], from: number, to: number): boolean =>
  /^(?:we|i)$/.test(textAt(tokens, from)) &&
  !suppliesAt(tokens, from) &&
  !isGiven({ lead: textOf(tokens.slice(from, to)) });

/** "Past 100 ft from the street, $650 pump": beside a limit, one word after an amount is what the money buys. */
const isNameAfter = (tokens: Token[], used: boolean[], { from, to }: Pick<Part, 'from' | 'to'>): boolean =>
  to - from === 1 &&
  used[from - 1] === true &&
  tokens[from - 1]?.kind === 'number' &&
  unitAt(tokens, from) === null &&
  /[^s]$|ss$/.test(textAt(tokens, from)) &&
  !KEEP_FIRST.has(textAt(tokens, from));

/** "Tiles over 60 cm take two people", "stuff over 100 lbs means a helper": what it takes. */
const isTaken = (tokens: Token[], from: number): boolean =>
  /^(?:takes?|means)$/.test(textAt(tokens, from - 1)) && !isTaking(tokens, from - 1);

/** "Short load fee under 4 yards", "a $75 ladder fee": what the charge is called, where a limit decides. */
const isChargesName = (tokens: Token[], to: number): boolean =>
  /^(?:fees?|charge|surcharge|levy|loading)$/.test(textAt(tokens, to));

const hasNumber = (tokens: Token[], { from, to }: Part): boolean =>
  tokens
    .slice(from, to)
    .some(
      (token, at) => token.kind === 'number' || (numberAt(tokens, from + at) ?? ordinalAt(tokens, from + at)) !== null,
    );

interface Part {
  from: number;
  to: number;
  /** The grammar that it opened with: "for the" of "for the lift", "if you" of "if you have one". */
  lead: string;
  aside: boolean;
  /** "Stairwells $225 scaffold charge", "150 fitted, needs an outlet": what the amount is called, what the work takes. */
  named: boolean;
}

/** "Roofs have to be inspected by the city: add $90": what the law asks, and no situation of its own. */
const isDuty = (tokens: Token[], at: number): boolean =>
  /^(?:has|have|needs?|must)$/.test(textAt(tokens, at)) &&
  /^\p{L}+ (?:to )?be (?:notified|registered|reported|inspected|approved|certified|declared|logged|signed off)\b/u.test(
    textOf(tokens.slice(at, at + 6)),
  ) &&
  !tokens.slice(0, at).some(({ text }) => /^(?:if|when|whenever|where|that|which)$/.test(text));

/** "Where someone has smoked we have to seal every wall, so 18%": what we then do; "if we have to dig by hand" is a situation. */
const isOurs = (tokens: Token[], at: number): boolean =>
  /^(?:we|i) (?:(?:have|need|got) to|must)\b/.test(textOf(tokens.slice(at, at + 3))) &&
  !IF.has(textAt(tokens, at - 1)) &&
  tokens.slice(0, at).some(({ text }) => /^(?:if|when|whenever|where)$/.test(text));

const isGiven = ({ lead }: Pick<Part, 'lead'>): boolean => lead.split(' ').some((word) => IF.has(word));

/** "For the lift", "to haul the material": what the money is for. */
const isFor = (part: Part): boolean =>
  /^to\b/.test(part.lead) || (/^(?:(?:more|extra) )?for\b/.test(part.lead) && !isGiven(part));

function isBreak(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return true;
  if (token.text === '-') return token.spaced || (tokens[at + 1]?.spaced ?? true) || at === 0;
  // "10+ windows"
  if (token.text === '+' && !token.spaced && tokens[at - 1]?.kind === 'number') return false;
  if (token.text === '+' || token.text === '$') return !tokens[at + 1] || tokens[at + 1]?.kind !== 'number';
  // "a long carry", "carry to the truck"
  if (token.text === 'carry' && !/^(?:an?|the|no|\$|extra|\+)$/.test(textAt(tokens, at + 1))) return false;
  if (isTaking(tokens, at) || isAllBut(tokens, at)) return false;
  if (token.text === 'put' && (tokens[at + 1]?.kind === 'number' || textAt(tokens, at + 1) === '$')) return true;
  if (isDuty(tokens, at) || isOurs(tokens, at)) return true;
  return BREAKS.has(token.text) || VERBS.has(token.text) || (token.kind === 'sign' && /\p{So}/u.test(token.text));
}

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

/** "15% more since we barrow everything": why, as against "a year since we cleaned". */
const isSince = (tokens: Token[], used: boolean[], at: number): boolean =>
  tokens[at]?.text === 'since' &&
  /^(?:we|i|it|it's|they|they're|there's)$/.test(textAt(tokens, at + 1)) &&
  (used[at - 1] === true || (used[at - 2] === true && /^(?:more|extra)$/.test(textAt(tokens, at - 1))));

/** "At night, on weekends": words that only lead to the next of a list. */
const areLeads = (tokens: Token[]): boolean => tokens.every(({ text }) => /^(?:and|or|on|in|at|during)$/.test(text));

/** A comma, the end of a question, or the bracket that opens a list: "patterns (hex, fan)". */
function isListed(tokens: Token[], at: number): boolean {
  if (/^[,?]$/.test(textAt(tokens, at))) return true;
  const close = tokens.findIndex(({ text }, place) => place > at && text === ')');
  return tokens[at]?.text === '(' && tokens.slice(at, close).some(({ text }) => text === ',');
}

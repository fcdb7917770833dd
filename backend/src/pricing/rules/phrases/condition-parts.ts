import { numberAt, ordinalAt, textAt, textOf, unitAt, type Token, pattern } from '../../language/index.js';
import { isAllBut } from '../text/all-but.js';
import { KEEP_FIRST, wordSet } from '../text/lexicon.js';
import { isNotDone, refusesAt } from '../text/limits.js';
import { IF, suppliesAt, trimmed } from '../text/phrase-ends.js';
import type { Span } from '../text/price.js';
import { isTaking } from '../text/removal-verbs.js';

/** Words of a clause that stand together and may name a situation, without the grammar around them. */
export interface Part {
  from: number;
  to: number;
  /** The grammar that it opened with: "for the" of "for the lift", "if you" of "if you have one". */
  lead: string;
  aside: boolean;
  /** "Stairwells $225 scaffold charge", "150 fitted, needs an outlet": what the amount is called, what the work takes. */
  named: boolean;
}

/**
 * The parts of what a clause has left, but for those that say why, what is not done, or what an amount buys.
 * @param used which of the tokens say something else
 */
export function partsOf(tokens: Token[], used: boolean[]): Part[] {
  const result = resultAt(tokens, used);
  let parts: Part[] = [];
  for (const [from, to] of runsOf(tokens, used)) {
    const words = trimmed(tokens, purposeEnd(tokens, from, to), to);
    if (!words) continue;
    // "copper is up, so all rewires are 7% dearer"
    if (from > result && !parts.some((one) => one.from > result)) parts = [];
    if (isReason(tokens, from) || isForIt(tokens, used, parts, from, to) || isWhy(tokens, from, to)) continue;
    if (refusesAt(tokens, from) !== null) continue;
    if (parts.length > 0 && (isNotDone(tokens, from, to) || isRemark(tokens, from, to))) continue;
    parts.push({
      ...words,
      lead: textOf(tokens.slice(from, words.from)),
      aside: isTaken(tokens, from) || isChargesName(tokens, words.to),
      named: parts.length > 0 && isNamed(tokens, used, parts, { from, to, words }),
    });
  }
  return parts;
}

/** The stretches of tokens between those that are used or break a clause; some of them are empty. */
function runsOf(tokens: Token[], used: boolean[]): Span[] {
  const ends = [...tokens.keys()].filter((at) => used[at] === true || isBreak(tokens, at) || isSince(tokens, used, at));
  return [...ends, tokens.length].map((to, index): Span => [index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, to]);
}

/** "Because it is slow": also where the break before it says so. */
const isReason = (tokens: Token[], from: number): boolean =>
  REASONS.has(textAt(tokens, from)) ||
  (from > 0 && (REASONS.has(textAt(tokens, from - 1)) || isDuty(tokens, from - 1) || isOurs(tokens, from - 1)));

/** A stretch of tokens, and its words without the grammar around them. */
interface Run {
  from: number;
  to: number;
  words: Pick<Part, 'from' | 'to'>;
}

/** Whether words behind a part say what the amount is called, or what the work takes. */
const isNamed = (tokens: Token[], used: boolean[], parts: Part[], { from, to, words }: Run): boolean =>
  /^(?:needs?|requires?)$/.test(textAt(tokens, from)) ||
  isConsequence(tokens, from) ||
  isOurDoing(tokens, from, to) ||
  (isTaken(tokens, from) && (areCharges(tokens, words) || tokens.slice(to).some(({ text }) => text === 'so'))) ||
  (to === tokens.length &&
    isNameAfter(tokens, used, words) &&
    parts.some((one) => isGiven(one) || hasNumber(tokens, one))) ||
  (used[words.from - 1] === true && isChargesName(tokens, words.to));

const BREAKS = wordSet(`, ; : ( ) . ! ? = + | [ ] * $ %`);
const VERBS = wordSet(
  `add adds charge charges charged cost costs pay pays take takes knock knocks save saves plus increase increases reduce
  deduct receive gets attract attracts incur incurs carry carries so then but because means makes discount surcharge`,
);
const REASONS = new Set(['because', 'since']);

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

/** "15% more since we barrow everything": why, as against "a year since we cleaned". */
const isSince = (tokens: Token[], used: boolean[], at: number): boolean =>
  tokens[at]?.text === 'since' &&
  /^(?:we|i|it|it's|they|they're|there's)$/.test(textAt(tokens, at + 1)) &&
  (used[at - 1] === true || (used[at - 2] === true && /^(?:more|extra)$/.test(textAt(tokens, at - 1))));

/** Where ", so all rewires" or "; rush jobs" begins: what stands before it is only why; no place where it names nothing of its own. */
function resultAt(tokens: Token[], used: boolean[]): number {
  const at = tokens.findIndex(
    ({ text }, place) =>
      // "Sofa +$50; no lift" is of the sofa
      (text === ';' && !used.slice(0, place).includes(true)) ||
      // "The yard put it up in March, so now it is $510 whenever we haul the old roof away"
      (text === 'so' && textAt(tokens, place + 1) === 'now' && used.slice(place).includes(true)) ||
      // "One coat is never enough but if you want a third one it is 15% more"
      (text === 'but' && /^(?:if|when|where)$/.test(textAt(tokens, place + 1))) ||
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

export const hasNumber = (tokens: Token[], { from, to }: Part): boolean =>
  tokens
    .slice(from, to)
    .some(
      (token, at) => token.kind === 'number' || (numberAt(tokens, from + at) ?? ordinalAt(tokens, from + at)) !== null,
    );

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

export const isGiven = ({ lead }: Pick<Part, 'lead'>): boolean => lead.split(' ').some((word) => IF.has(word));

const CHARGES = pattern()`
  ^(?:city|town|county|council|building|the|an?|permits?|inspections?|filing|paperwork|fees?|scaffold(?:s|ing)?
    |staging|cranes?|dumpsters?|parking|hire|rental|and|&)$
`;

export const areCharges = (tokens: Token[], { from, to }: Pick<Part, 'from' | 'to'>): boolean =>
  tokens.slice(from, to).every(({ text }) => CHARGES.test(text));

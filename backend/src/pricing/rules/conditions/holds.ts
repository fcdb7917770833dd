import { cleanText, NUMBER_WORD, remembered, textOf, tokenize, pattern } from '../../language/index.js';
import type { Details } from '../../types.js';
import { splitExcepted } from '../text/exceptions.js';
import { alternatives } from './alternatives.js';
import { asCustomersSay } from './vocabulary/as-customers-say.js';
import { beyondArea } from './circumstances/beyond-area.js';
import { comesOffWithIt } from './circumstances/asbestos.js';
import { otherColorCheck } from './vocabulary/colors.js';
import { isOfOtherFuel } from './vocabulary/fuels.js';
import { isYetToBeDone } from './denials/done-before.js';
import { type Check, type Evidence, evidenceOf, isOnlyDenied } from './evidence.js';
import { bothSides, saidHigh } from './vocabulary/in-other-words.js';
import { thingsSaidOf } from './mentioned.js';
import { isOfOtherNumber } from './limits/other-number.js';
import { partChecks } from './part-checks.js';
import { isBeyond } from './limits/limit-values.js';
import { asksToPutIn, keepsWaste, seldomMeasured, situationOf, withoutClearing } from './situation.js';
import { flightsTo, isByFlight } from './limits/storeys.js';
import { priceThreshold } from './limits/price-threshold.js';
import { limitsIn } from './limits/thresholds.js';
import { isAcrossLimits, townsMet, withoutPermit } from './circumstances/town.js';
import { wantedWords } from './wanted.js';

/** What a condition is decided on. */
interface ConditionRequest {
  text: string;
  details: Details;
}

/** "Two storey house washes $75 more", of a driveway that belongs to one. */
const HOUSE_WASH = /\bhouse ?wash/i;
const NOT_THE_HOUSE =
  /\b(?:not|don'?t|isn'?t|no need to) (?:wash(?:ing)?|do(?:ing)?|clean(?:ing)?) (?:the |my |our )?house\b/i;

const MOST_CONDITIONS = 5_000;
const checkOf = remembered(MOST_CONDITIONS, compile);
const colorCheckOf = remembered(MOST_CONDITIONS, (condition) => otherColorCheck(cleanText(condition).toLowerCase()));

/**
 * Whether a rule's condition holds for what a customer said. Denials count ("not heritage listed"), words that mean the same
 * are the same, either side of "or" is enough, and limits ("over 100 sq m") are compared with the job's own numbers.
 * A limit on the price itself (see priceThreshold) is left to the estimator and does not decide here.
 */
export function conditionHolds(condition: string | null, request: ConditionRequest): boolean {
  if (condition === null || condition.trim() === '') return true;
  if (FRONTS.test(condition) && OF_KITCHEN.test(request.text))
    return conditionHolds(condition.replace(FRONTS, '$1'), request);
  if (HOUSE_WASH.test(condition) && NOT_THE_HOUSE.test(request.text)) return false;
  const isOtherColor = colorCheckOf(condition);
  if (isOtherColor) return isOtherColor(evidenceOf(wholeText(request)), request.details);
  const { main, exception } = splitExcepted(condition);
  if (exception !== null) return conditionHolds(main, request) && !isExcepted(exception, request);
  // "Jobs in Nampa", where the address says so.
  const towns = townsMet(withoutPermit(condition), request.details.location);
  const text = wholeText(request);
  if (
    isAcrossLimits(condition, text) ||
    isOfOtherFuel(condition, text) ||
    isYetToBeDone(condition, text) ||
    isOfOtherNumber(condition, text)
  )
    return false;
  if (comesOffWithIt(condition, text)) return conditionHolds('asbestos', request);
  return checkOf(condition)(evidenceOf(towns === '' ? text : `${text} . in ${towns}`), request.details);
}

/** Whether the situation is one that a rule excepts; an exception that has to do with the price is left to the estimator. */
export const isExcepted = (exception: string, request: ConditionRequest): boolean =>
  priceThreshold(exception) === null && conditionHolds(exception, request);

/** "There's no old tile to lift", of tiles that are to be laid. */
const NO_OLD_ONE = /\bno (?:old|existing|previous) \p{L}+(?: to \p{L}+)?/giu;

/** "My tub won't drain" asks for its drain to be cleaned. */
const WONT_DRAIN = /\b(?:(?:won'?t|(?:is|does|has)(?:n'?t| not)|not|no longer) )drain\w*/giu;

/** The customer's words and what was already understood from them. */
function wholeText({ text, details }: ConditionRequest): string {
  const known = [
    ...details.conditions,
    details.issues,
    details.service,
    details.propertyType === 'other' ? null : details.propertyType,
    details.urgency === 'emergency' ? 'emergency' : null,
    // "Old fixtures taken away $25 each": two toilets are fixtures, which no customer calls them.
    details.quantities.some(({ unit }) => unit === 'fixture') ? 'fixture' : null,
  ];
  // "We have no heat" is about heating, and says that there is none.
  const deniedIn = (said: string, one: string): boolean =>
    conceptsOf(one).some((concept) => isOnlyDenied(concept, said));
  const isDenied = (one: string): boolean => deniedIn(text, one);
  const isTold = (one: string): boolean => text.toLowerCase().includes(one.toLowerCase());
  // After several messages the work itself is named last: "no trim painted" takes back no painting.
  const isWork = (one: string): boolean =>
    one === details.service &&
    (text.includes('\n') || !deniedIn(text.replace(NO_OLD_ONE, ' ').replace(WONT_DRAIN, ' '), one));
  return [
    text,
    ...known.filter((one): one is string => one !== null && (isWork(one) || (!isTold(one) && !isDenied(one)))),
  ].join(' . ');
}

/** Whether anything a customer writes could ever make a condition hold. */
export function isDecidable(condition: string): boolean {
  const { main, exception } = splitExcepted(condition);
  if (exception !== null) return (main === null || isDecidable(main)) && isDecidable(exception);
  const plain = cleanText(condition).toLowerCase();
  if (wantedWords(tokenize(plain)).length > 0) return true;
  return priceThreshold(plain) !== null || alternatives(plain).some((part) => partChecks(part).length > 0);
}

/** What a condition is about, one name for words that mean the same; days, times and limits keep their own words. */
export function conceptsOf(condition: string): string[] {
  const { main } = splitExcepted(condition);
  return wantedWords(tokenize(bothSides(withoutClearing(cleanText(main ?? '').toLowerCase())))).map(
    (one) => one.concept,
  );
}

/** "Rooms with ceilings over 9 ft", "homes with pets": what is there decides. */
const WITH =
  /^(?:rooms?|homes?|houses?|places?|properties|anything|jobs?) (?:with|that have|which have|having) (?=\p{L}{3})/u;

/** "Lime mortar for houses built before 1900": the house decides, and what it needs goes without saying. */
const WHAT_FOR = /^(?:\p{L}+ ){1,3}for (?=(?:houses|homes|buildings|anything) built \p{L}+ \d{4})/u;

/** "Nampa and Caldwell": nobody lives in both. */
const PLACES = /^(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (?:and|&) (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$)/u;

/** "Drawer front", of a kitchen: drawers that are painted or made anew are so at the front. */
const FRONTS = /\b(drawer|cabinet) (?:fronts?|faces?)\b/i;
const OF_KITCHEN = /\b(?:cabinet|kitchen|vanit|doors?\b)/i;

/** The things that a condition names: those that a text speaks of, and the others. */
export function thingsSaid(condition: string, text: string): { said: string[]; unsaid: string[] } {
  return thingsSaidOf(wantedWords(tokenize(cleanText(condition).toLowerCase())), evidenceOf(text));
}

/** "Customers over 65", "homeowners 60 and over": an age that no unit follows. */
const OF_AGE = pattern('u')`
  \b(?:(?:home ?owners?|owners?|residents?|folks?|adults) )?(?:(?:who|that) are )?(?:aged? )?(?:over|above|past) (?:5[05]|6[0-9]|7[05])(?:'?s)?(?: years)?(?: old| of age)?$
  |\b(?:(?:home ?owners?|owners?|residents?|folks?|adults) )?(?:(?:who|that) are )?(?:aged? )?(?:5[05]|6[0-9]|7[05]) (?:and|or) (?:over|older|up|above)$
`;

const OWN_AGE =
  /\b(?:i'm|im|i am|we're|we are|aged|turned|turning) (\d\d)(?= ?(?:[,.;!?]|$|and\b|years? old\b|but\b|so\b|in\b|now\b))/g;

/** "I'm 64, in case there's a senior discount", where it begins at 65. */
function isYounger(age: number, { tokens }: Evidence): boolean {
  const ages = [...textOf(tokens).matchAll(OWN_AGE)].map(([, said]) => Number(said));
  return ages.length > 0 && ages.every((one) => one < age);
}

/** Who wants a tradesman for three hours has small jobs, without calling them so. */
const MINOR_WORK = /^small (?:jobs?|works?)$/;
const MOST_HOURS = 8;
const isMinor: Check = (_, { quantities }) =>
  quantities.length > 0 && quantities.every(({ unit, quantity }) => unit === 'hour' && quantity <= MOST_HOURS);

const isUpstairs: Check = (evidence) => flightsTo(evidence) > 0;

/** What shows that a condition holds where nobody says so; null for most. */
const shownBy = (plain: string): Check | null =>
  isByFlight(plain) ? isUpstairs : MINOR_WORK.test(plain) ? isMinor : null;

/** "Pair of springs": both, or two of them. */
const PAIR = /^(?:an? )?pair of (\p{L}{3,}s)$/iu;

function compile(condition: string): Check {
  const [, things] = PAIR.exec(condition.trim()) ?? [];
  const beyond = things === undefined ? beyondArea(condition) : isTwo(things.toLowerCase());
  if (beyond) return beyond;
  const whole = asCustomersSay(
    withoutPermit(cleanText(condition))
      .replace(/\bw\/o\b/gi, 'without')
      .replace(/\bw\/ ?/gi, 'with '),
  );
  const named = saidHigh(bothSides(whole.replace(PLACES, '$1 or ').toLowerCase()));
  const plain = named.replace(WITH, '').replace(WHAT_FOR, '').replace(OF_AGE, 'senior');
  const age = Number(/\d\d/.exec(OF_AGE.exec(named)?.[0] ?? '')?.[0] ?? 0);
  if (age > 0) return (evidence, details) => !isYounger(age, evidence) && eitherOf(plain)(evidence, details);
  const isShown = shownBy(plain);
  if (isShown) {
    const isSaidSo = eitherOf(plain);
    return (evidence, details) => isSaidSo(evidence, details) || isShown(evidence, details);
  }
  if (!priceThreshold(plain)) return whereNone(plain) ?? eitherOf(plain);
  const rest = besidePrice(plain);
  return rest === '' ? () => true : eitherOf(rest);
}

function isTwo(things: string): Check {
  const said = new RegExp(String.raw`\b(?:both|two|2|pair of)\b[^.;!?]{0,24}\b${things}\b`);
  return ({ tokens }) => said.test(textOf(tokens));
}

/** "A safety switch when the board has none": who says that there is none needs one, and so does who asks for one. */
const WHERE_NONE = pattern('u')`
  ^(?:an? )?([\p{L} -]{3,40}?) (?:when|where|if|unless) (?:(?:the|your|a) (?:\p{L}+ )?\p{L}+|there|it|you) (?:(?:already )?(?:has|have|is|are|'s)
    (?: got)? none|(?:has|have|is|are)(?:n'?t| not) one|lacks? one|already (?:has|have) one)$
`;
function whereNone(plain: string): Check | null {
  const thing = WHERE_NONE.exec(plain)?.[1];
  if (thing === undefined) return null;
  const [lacks, wants] = [eitherOf(`no ${thing}`), eitherOf(thing)];
  const isAsked = new RegExp(
    String.raw`\b(?:add|adding|install|need|needs|want|put in|fit)(?: (?:an?|the|new|one))* ${thing}`,
  );
  return (evidence, details) =>
    lacks(evidence, details) || (isAsked.test(textOf(evidence.tokens)) && wants(evidence, details));
}

function eitherOf(plain: string): Check {
  const { text, isDelivered, isCleared } = situationOf(plain);
  const checks = alternatives(text).map(alternative);
  const thing = isDelivered ? conceptsOf(text) : [];
  // Feet are said of the wall that a hole is in, too.
  const limits = limitsIn(tokenize(seldomMeasured(plain))).filter(({ unit }) => unit === null);
  return (evidence, details) =>
    !limits.some((limit) => isBeyond(limit, evidence, details)) &&
    (!isDelivered || asksToPutIn(thing, evidence)) &&
    !(isCleared && keepsWaste(evidence)) &&
    checks.some((check) => check(evidence, details));
}

/** What names the price that a limit is on, and what the two are compared with. */
const OF_PRICE = [
  'jobs? projects? works? orders? bookings? invoices? bills? quotes? estimates? prices? costs? amounts? totals? subtotals?',
  'the this that your our whole it its',
  'over above under below more less greater higher lower than at least exceeds? exceeding worth is are comes? goes',
].flatMap((words) => words.split(' '));

const PRICE_WORDS = new RegExp(
  `\\b(?:(?:or|and) (?:more|less|over|above|up|under|below)|${OF_PRICE.join('|')})\\b`,
  'g',
);
const MONEY = pattern('g')`
  [$£€]\s?[\d.,]+\s?k?\+?
  |\b(?:[\d.,]+|(?:an? |half )?(?:${NUMBER_WORD}|a)(?:[ -](?:${NUMBER_WORD}))*)\s?(?:dollars|bucks|k|grand)\b
`;

/** What a condition asks beside its limit on the price: of "exterior jobs above $8,000", "exterior". Nothing is ''. */
export function besidePrice(condition: string): string {
  const rest = condition.toLowerCase().replace(PRICE_WORDS, ' ').replace(MONEY, ' ').replaceAll(/\s+/g, ' ').trim();
  return /\p{L}{3}/u.test(rest) ? rest : '';
}

/** One alternative: every part of it must hold. */
function alternative(part: string): Check {
  const checks = partChecks(part);
  return (evidence, details) => checks.length > 0 && checks.every((check) => check(evidence, details));
}

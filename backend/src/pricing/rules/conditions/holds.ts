import { cleanText, textAt, tokenize, type Token } from '../../language/index.js';
import type { Details } from '../../types.js';
import { alternatives } from './alternatives.js';
import { beyondArea } from './beyond-area.js';
import { conceptOf } from './concepts.js';
import { graded } from './grades.js';
import { evidenceOf, isOnlyDenied, type Evidence } from './evidence.js';
import { isAction, isSaid, mentioned, thingsOf, type Wanted } from './mentioned.js';
import { askedMoments, momentChecks } from './moments.js';
import { asksToPutIn, situationOf } from './situation.js';
import { asRepeat } from './people.js';
import { flightsTo, isByFlight, storeyCheck } from './storeys.js';
import { supplyCheck } from './supply.js';
import { limitHolds } from './limit-values.js';
import { limitsIn, priceThreshold, type Limit } from './thresholds.js';
import { townsMet, withoutPermit } from './town.js';
import { rushCheck } from './urgency.js';
import { wantedWords } from './wanted.js';
import { WHY_A_YEAR } from './word-kinds.js';

/** What a condition is decided on. */
export interface ConditionRequest {
  text: string;
  details: Details;
}

type Check = (evidence: Evidence, details: Details) => boolean;

const compiled = new Map<string, Check>();
const MOST_COMPILED = 5000;

/**
 * Whether a rule's condition holds for what a customer said. Denials count ("not heritage listed"), words that mean the same
 * are the same, either side of "or" is enough, and limits ("over 100 sq m") are compared with the job's own numbers.
 * A limit on the price itself (see priceThreshold) is left to the estimator and does not decide here.
 */
export function conditionHolds(condition: string | null, request: ConditionRequest): boolean {
  if (condition === null || condition.trim() === '') return true;
  const check = compiled.get(condition) ?? compile(condition);
  if (compiled.size >= MOST_COMPILED) compiled.clear();
  compiled.set(condition, check);
  // "Jobs in Nampa", where the address says so.
  const towns = townsMet(withoutPermit(condition), request.details.location);
  const text = wholeText(request);
  return check(evidenceOf(towns === '' ? text : `${text} . in ${towns}`), request.details);
}

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
  const isDenied = (one: string): boolean => conceptsOf(one).some((concept) => isOnlyDenied(concept, text));
  return [
    text,
    ...known.filter(
      (one): one is string => one !== null && !text.toLowerCase().includes(one.toLowerCase()) && !isDenied(one),
    ),
  ].join(' . ');
}

/** Whether anything a customer writes could ever make a condition hold. */
export function isDecidable(condition: string): boolean {
  const plain = cleanText(condition).toLowerCase();
  if (wantedWords(tokenize(plain)).length > 0) return true;
  return priceThreshold(plain) !== null || alternatives(plain).some((part) => partChecks(part).length > 0);
}

/** What a condition is about, one name for words that mean the same; days, times and limits keep their own words. */
export function conceptsOf(condition: string): string[] {
  return wantedWords(tokenize(cleanText(condition).toLowerCase())).map((one) => one.concept);
}

/** "Rooms with ceilings over 9 ft", "homes with pets": what is there decides. */
const WITH =
  /^(?:rooms?|homes?|houses?|places?|properties|anything|jobs?) (?:with|that have|which have|having) (?=\p{L}{3})/u;

/** "Lime mortar for houses built before 1900": the house decides, and what it needs goes without saying. */
const WHAT_FOR = /^(?:\p{L}+ ){1,3}for (?=(?:houses|homes|buildings|anything) built \p{L}+ \d{4})/u;

/** "Nampa and Caldwell": nobody lives in both. */
const PLACES = /^(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (?:and|&) (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$)/u;

/** The things that a condition names: those that a text speaks of, and the others. */
export function thingsSaid(condition: string, text: string): { said: string[]; unsaid: string[] } {
  return thingsOf(wantedWords(tokenize(cleanText(condition).toLowerCase())), evidenceOf(text));
}

/** "Customers over 65", "60 and over": an age that no unit follows. */
const OF_AGE =
  /\b(?:aged? )?(?:over|above|past) (?:5[05]|6[0-9]|7[05])(?:'?s)?(?: years)?(?: old| of age)?$|\b(?:5[05]|6[0-9]|7[05]) (?:and|or) (?:over|older|up|above)$/u;

/** Who wants a tradesman for three hours has small jobs, without calling them so. */
const MINOR_WORK = /^(?:small|odd|little|minor) (?:jobs?|works?)$/;
const isByTheHour = ({ quantities }: Details): boolean =>
  quantities.length > 0 && quantities.every(({ unit }) => unit === 'hour');

function compile(condition: string): Check {
  const beyond = beyondArea(condition);
  if (beyond) return beyond;
  const whole = withoutPermit(cleanText(condition))
    .replace(/\bw\/o\b/gi, 'without')
    .replace(/\bw\/ ?/gi, 'with ');
  const named = whole.replace(PLACES, '$1 or ').toLowerCase();
  const plain = named.replace(WITH, '').replace(WHAT_FOR, '').replace(OF_AGE, 'senior');
  if (isByFlight(plain)) {
    const isSaidSo = eitherOf(plain);
    return (evidence, details) => isSaidSo(evidence, details) || flightsTo(evidence) > 0;
  }
  if (MINOR_WORK.test(plain)) {
    const isSaidSo = eitherOf(plain);
    return (evidence, details) => isSaidSo(evidence, details) || isByTheHour(details);
  }
  if (!priceThreshold(plain)) return eitherOf(plain);
  const rest = besidePrice(plain);
  return rest === '' ? () => true : eitherOf(rest);
}

function eitherOf(plain: string): Check {
  const { text, isDelivered } = situationOf(plain);
  const checks = alternatives(text).map(alternative);
  const thing = isDelivered ? conceptsOf(text) : [];
  return (evidence, details) =>
    (!isDelivered || asksToPutIn(thing, evidence)) && checks.some((check) => check(evidence, details));
}

/** What names the price that a limit is on, and what the two are compared with. */
const OF_PRICE = [
  'jobs? projects? works? orders? bookings? invoices? bills? quotes? estimates? prices? costs? amounts? totals? subtotals?',
  'over above under below more less greater higher lower than at least exceeds? exceeding worth is are comes? goes',
].flatMap((words) => words.split(' '));

const PRICE_WORDS = new RegExp(
  `\\b(?:(?:or|and) (?:more|less|over|above|up|under|below)|${OF_PRICE.join('|')})\\b`,
  'g',
);
const MONEY = /[$£€]\s?[\d.,]+\s?k?\+?|\b[\d.,]+\s?(?:dollars|bucks|k|grand)\b/g;

/** What a condition asks beside its limit on the price: of "exterior jobs above $8,000", "exterior". Nothing is ''. */
export function besidePrice(condition: string): string {
  const rest = condition.toLowerCase().replace(PRICE_WORDS, ' ').replace(MONEY, ' ').replaceAll(/\s+/g, ' ').trim();
  return /\p{L}{3}/u.test(rest) ? rest : '';
}

/** "No outside tap, we bring the water": what the owner does then is no part of the situation. */
const THEN = /\s(?:then|so)?\s?(?:we|i)(?:'ll)?\s.*$/;

/** "No driveway access for the trailer": that there is none decides, whatever it is missed for. */
const FOR_WHAT = /(?<=\p{L}{5}) for (?:the|our|a|an) .*$/u;

/** One alternative: every part of it must hold. */
function alternative(part: string): Check {
  const checks = partChecks(part);
  return (evidence, details) => checks.length > 0 && checks.every((check) => check(evidence, details));
}

/** "Stacked washer and dryer, two of us": a number at the end counts nothing of the situation; "more than one" is a limit. */
const LAST_NUMBER = /(?<=\p{L}{3})(?<! (?:than|over|under|above|below|least)) (?:one|two|three|four)$/u;

/** "6 inch slab instead of 4": what it is compared with decides nothing. */
const COMPARED = /\s*\(?\b(?:instead of|rather than|compared (?:to|with))\b.*$/;

/** "Stamped finish": whoever wants it stamped says no more. */
const FINISH = /(?<=\p{L}{5}) finish$/u;

/** "Cannot get within 50 ft": who cannot get near says no number. */
const HOW_NEAR = /\b(?:within|inside|closer than|up to) .*$/;

const UNABLE = /^(.*\p{L}{3}) (?:(?:can|could|will|does|do|did) not|cannot|(?:ca|could|wo|does|do|did)n'?t)\b(.*)$/u;

function partChecks(whole: string): Check[] {
  const part = asRepeat(whole.replace(COMPARED, '').replace(LAST_NUMBER, '').replace(FINISH, '') || whole);
  const negative =
    /^(?:if |when |where )?(?:there'?s? |there is |there are )?(?:no|not|without|non)\b[\s-]*/.exec(part) ??
    /\b(?:without|with no|has no|have no|is not|isn't|not|no)\b/.exec(part);
  // "Drawings for the county, if you do not have any" is read as "drawings for the county not".
  const isLast = negative !== null && negative.index + negative[0].length === part.length;
  const [positive, negated] = isLast
    ? ['', part.slice(0, negative.index).trim()]
    : negative
      ? [part.slice(0, negative.index), part.slice(negative.index + negative[0].length)]
      : [part, ''];
  const denied = wantedWords(tokenize(negated.replace(THEN, '').replace(FOR_WHAT, '')));
  // "If a bobcat can not get in", "mower does not fit through the gate": what cannot is denied
  const unable = UNABLE.exec(part);
  if (unable)
    return [cannot(wantedWords(tokenize(`${unable[1]}${unable[2]?.replace(THEN, '').replace(HOW_NEAR, '')}`)))];
  const checks = positiveChecks(positive);
  if (denied.length > 0) checks.push(absent(denied));
  return checks;
}

function positiveChecks(part: string): Check[] {
  const checks: Check[] = [];
  const rush = rushCheck(part);
  if (rush) return [rush];
  const storeys = storeyCheck(part);
  if (storeys) checks.push(storeys.check);
  const moments = momentChecks(storeys?.rest ?? part);
  if (moments.checks.length > 0)
    checks.push((evidence, details) => moments.checks.every((check) => check(askedMoments(evidence, details))));
  // "Storm season June to November": the months decide
  const beside = moments.rest.replace(/\b(?:\p{L}+ )?(?:season|special|rates?)\b/u, ' ');
  const tokens = tokenize(moments.checks.length > 0 ? beside : storeys ? moments.rest : part);
  const limits = limitsIn(tokens);
  for (const limit of limits) checks.push((evidence, details) => limitHolds(limit, evidence, details));
  const left = tokens.filter(
    (_, at) => !limits.some((limit) => (at >= limit.from && at < limit.to) || isWhy(tokens, at, limit)),
  );
  const all = wantedWords(left, checks.length > 0);
  const { rest, fits } = limits.length > 0 ? graded(all) : { rest: all, fits: null };
  if (fits) checks.push(fits);
  const wanted = rest.filter((one) => !limits.some((limit) => isSaidByLimit(one, limit)));
  // "Saturday installs": the day decides; "mowing up to a quarter acre": the work does, too
  if (checks.length > 0 && limits.length === 0 && wanted.every(isAction)) return checks;
  const place = placeIn(checks.length > 0 ? moments.rest : part);
  if (place.length > 0) checks.push((evidence) => place.every((one) => isSaid(one, evidence)));
  // "Inside and outside together": that both are asked for says it; "house" says so beside another work alone
  const things = wanted.filter(({ concept }) => concept !== 'combine');
  const both = things.length < wanted.length ? thingsJoined(part) : [];
  if (both.length > 1)
    checks.push(
      (evidence, { service }) =>
        both.every((one) => isSaid(one, evidence) || isAction(one)) &&
        (things.length > 1 || / and /.test(service ?? '')),
    );
  else if (wanted.length > 0)
    checks.push(
      supplyCheck(part, wanted, (word, evidence) => isSaid({ concept: conceptOf(word), stem: word }, evidence)) ??
        ((evidence) => mentioned(wanted, evidence)),
    );
  return checks;
}

/** The things that a condition wants together, general ones too: "house and driveway together". */
const thingsJoined = (part: string): Wanted[] =>
  part
    .split(/\b(?:and|with|plus)\b|&/)
    .flatMap((side) => wantedWords(tokenize(side)).filter(({ concept }) => concept !== 'combine'));

/** "Before 1978 for lead safe work", "pitch 10/12 and up", "ladder work above 12 ft": the number says it. */
function isSaidByLimit({ concept, stem }: Wanted, { unit, near }: Limit): boolean {
  if (unit === 'year') return WHY_A_YEAR.has(stem);
  if (unit === 'ratio') return /^(?:pitch|roof|slope|steep)$/.test(concept);
  return near.includes('high') && /^(?:ladder|scaffold)$/.test(concept);
}

/** "Air handler in the attic": where a thing is decides, for others have the thing too. */
function placeIn(part: string): Wanted[] {
  const [, before = '', place = ''] =
    /^(.*?) (?:in|on|under|behind|inside|beneath) (?:the |an? )?((?:\p{L}+ ?){1,2})$/u.exec(part) ?? [];
  return wantedWords(tokenize(before), true).length > 0 ? wantedWords(tokenize(place), true) : [];
}

/** "Built before 1960: $200 for a wiring check": the year decides, what follows it says what the money is for. */
function isWhy(tokens: Token[], at: number, { unit, from, to }: Limit): boolean {
  const isSentence = /^(?:built|before|after|since|prior|older|newer)$/.test(textAt(tokens, from));
  return unit === 'year' && isSentence && at >= to && !/^(?:with|having|and|or|that|in|on)$/.test(textAt(tokens, to));
}

/** "If the truck cannot get near": said so once, wherever else the truck is spoken of. */
const cannot =
  (wanted: Wanted[]): Check =>
  ({ said, denied }) =>
    wanted.some(({ concept }) => denied.has(concept)) &&
    wanted.every(({ concept }) => denied.has(concept) || said.has(concept));

/** "no lift", "without parking": the customer says that there is none; "no attic access, per light" also names what is there. */
function absent(wanted: Wanted[]): Check {
  const isDenied = (one: Wanted, { denied }: Evidence): boolean => denied.has(one.concept) || denied.has(one.stem);
  return (evidence) =>
    wanted.some((one) => isDenied(one, evidence)) &&
    wanted.every((one) => isDenied(one, evidence) || evidence.said.has(one.concept)) &&
    !wanted.every((one) => evidence.said.has(one.concept));
}

import { CANNOT, textAt, textOf, tokenize, type Token, pattern } from '../../language/index.js';
import { conceptOf } from './vocabulary/concepts.js';
import { graded } from './vocabulary/grades.js';
import type { Check, Evidence } from './evidence.js';
import { houseCheck } from './circumstances/house-work.js';
import { limitHolds } from './limits/limit-values.js';
import { withLocating } from './circumstances/locating.js';
import { headOf, isAction, isSaid, mentioned, type Wanted } from './mentioned.js';
import { askedMoments, momentChecks } from './circumstances/moments.js';
import { asRepeat } from './circumstances/people.js';
import { saysSize, saysThickness, sizesNamed } from './limits/named-sizes.js';
import { storeyCheck } from './limits/storeys.js';
import { supplyCheck } from './circumstances/supply.js';
import { limitsIn, type Limit } from './limits/thresholds.js';
import { rushCheck } from './circumstances/urgency.js';
import { darkColorCheck } from './vocabulary/colors.js';
import { wantedWords } from './wanted.js';
import { WHY_A_YEAR } from './vocabulary/word-kinds.js';

/** "No outside tap, we bring the water": what the owner does then is no part of the situation. */
const THEN = /\s(?:then|so)?\s?(?:we|i)(?:'ll)?\s.*$/;

/** "No driveway access for the trailer": that there is none decides, whatever it is missed for. */
const FOR_WHAT = /(?<=\p{L}{5}) for (?:the|our|a|an) .*$/u;

/** "No attic access above the ceiling": where it is missed goes without saying. */
const ABOVE_WHAT = /(?<=\p{L}{5}) (?:above|over|under|below|behind) (?:the|our|a|an|any) \p{L}+$/u;

/** "Stacked washer and dryer, two of us": a number at the end counts nothing of the situation; "more than one" is a limit. */
const LAST_NUMBER = /(?<=\p{L}{3})(?<! (?:than|over|under|above|below|least)) (?:one|two|three|four)$/u;

/** "6 inch slab instead of 4": what it is compared with decides nothing. */
const COMPARED = /\s*\(?\b(?:instead of|rather than|compared (?:to|with))\b.*$/;

/** "Stamped finish", "blackout fabric": whoever wants it so says no more. */
const FINISH =
  /(?<=\p{L}{5}) (?:finish|fabrics?)$|(?<=(?:toughened|tempered|laminated|frosted|obscure|tinted|reeded)) (?:glass(?: panes?)?|panes?)$/u;

/** "Cannot get within 50 ft": who cannot get near says no number. */
const HOW_NEAR = /\b(?:within|inside|closer than|up to) .*$/;

const UNABLE = new RegExp(
  String.raw`^(.*\p{L}{3} |(?:(?:we|you|i|they) )?)(?:${CANNOT}|(?:does|do|did)(?: not|n'?t))\b(.*)$`,
  'u',
);
const MAY_NOT = new RegExp(String.raw`\b${CANNOT}\b`, 'u');
/** "The lane is too narrow", "no truck could": whoever only has none of it, or moves it away, says nothing of the kind. */
const SAYS_UNABLE = pattern('u')`
  \b(?:${CANNOT}|unable|impossible|do(?:es)?(?: not|n'?t) fit|too (?:narrow|tight|small|low|steep|soft|wet)
    |no (?:way|room|space|access|getting|chance)|no \p{L}+(?: \p{L}+)? (?:can|could|will|would|fits?|gets?))\b
`;
const saysUnable: Check = ({ tokens }) => SAYS_UNABLE.test(textOf(tokens));

/** "No side access at all, so it'd have to be pumped": no truck gets in. */
const VEHICLE =
  /\b(?:trucks?|mixer|lorry|trailer|machines?|machinery|bobcat|skid ?steer|digger|excavator|equipment|vehicles?|van)\b/;
const NO_ACCESS =
  /\bno (?:(?:side|rear|back|vehicle|vehicular|truck|machine|machinery|driveway|road|direct) )*access\b/;
const saysNoAccess: Check = ({ tokens }) => NO_ACCESS.test(textOf(tokens));
const either =
  (one: Check, other: Check): Check =>
  (evidence, details) =>
    one(evidence, details) || other(evidence, details);

/** The checks that one alternative of a condition makes: all of them must hold. */
export function partChecks(whole: string): Check[] {
  const part = asRepeat(
    withLocating(whole).replace(COMPARED, '').replace(LAST_NUMBER, '').replace(FINISH, '') || whole,
  );
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
  const denied = wantedWords(tokenize(negated.replace(THEN, '').replace(FOR_WHAT, '').replace(ABOVE_WHAT, '')));
  // "If a bobcat can not get in", "mower does not fit through the gate": what cannot is denied
  const unable = UNABLE.exec(part);
  if (unable) {
    const wanted = wantedWords(tokenize(`${unable[1]}${unable[2]?.replace(THEN, '').replace(HOW_NEAR, '')}`));
    const isBarred: Check = (evidence, details) =>
      cannot(wanted)(evidence, details) && (!MAY_NOT.test(part) || saysUnable(evidence, details));
    return [VEHICLE.test(unable[1] ?? '') ? either(isBarred, saysNoAccess) : isBarred];
  }
  const plain = positiveChecks(positive);
  const dark = darkColorCheck(positive.trim());
  const checks = dark ? [either(dark, (evidence, details) => plain.every((holds) => holds(evidence, details)))] : plain;
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
  const isOfLimit = (at: number): boolean =>
    limits.some((limit) => (at >= limit.from && at < limit.to) || isWhy(tokens, at, limit));
  const sizes = sizesNamed(tokens, isOfLimit);
  for (const size of sizes) checks.push((evidence) => saysSize(size, evidence));
  const left = tokens.filter((_, at) => !isOfLimit(at) && !sizes.some(({ from, to }) => at >= from && at < to));
  const all = wantedWords(left, checks.length > 0);
  const { rest, fits } = limits.length > 0 ? graded(all) : { rest: all, fits: null };
  if (fits) checks.push(fits);
  const wanted = rest.filter((one) => !limits.some((limit) => isSaidByLimit(one, limit)));
  // "Saturday installs": the day decides; "mowing up to a quarter acre": the work does, too
  const house = houseCheck(storeys?.rest ?? part);
  if (checks.length > 0 && limits.length === 0 && wanted.every(isAction)) return [...checks, ...house];
  const place = placeIn(checks.length > 0 ? moments.rest : part);
  if (place.length > 0) checks.push((evidence) => place.every((one) => isSaid(one, evidence)));
  // "Inside and outside together": that both are asked for says it; "house" says so beside another work alone
  const things = wanted.filter(({ concept }) => concept !== 'combine');
  const both = things.length < wanted.length ? thingsJoined(part) : [];
  const head = headOf(part, wanted);
  if (both.length > 1)
    checks.push(
      (evidence, { service }) =>
        both.every((one) => isSaid(one, evidence) || isAction(one)) &&
        (things.length > 1 || / and /.test(service ?? '')),
    );
  else if (wanted.length > 0)
    checks.push(
      supplyCheck(part, wanted, (word, evidence) => isSaid({ concept: conceptOf(word), stem: word }, evidence)) ??
        ((evidence) =>
          sizes.some((size) => saysThickness(size, evidence)) ||
          ((head === null || isSaid(head, evidence)) && mentioned(wanted, evidence))),
    );
  // "Windows inside and out": one side is not both
  if (/\binside and outside\b/.test(part)) checks.push(({ said }) => INSIDE_AND_OUT.every((side) => said.has(side)));
  return [...checks, ...house];
}

const INSIDE_AND_OUT = ['interior', 'exterior'];

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
    /^(.*?) (?:in|on|under|behind|inside|beneath|near|beside|next to|close to|over|against|touching) (?:the |an? )?((?:\p{L}+ ?){1,2})$/u.exec(
      part,
    ) ?? [];
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

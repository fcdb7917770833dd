import { contentWords, isTimeUnit } from '../../language/index.js';
import { servicesNamed, thingsOf } from '../../reading/index.js';
import { conceptsOf } from '../../rules/index.js';
import type { Effect } from '../../types.js';
import { serviceIn, type Work } from '../../work/index.js';
import { TAKING_AWAY, namesWorkOfItsOwn, isAmount } from './price-of.js';

/**
 * "Office cleaning" is no price of cleaning the carpet of an office: the same is done, but to another thing. Whoever wants both
 * says both.
 */
export function isDoneToAnother({ kind, condition }: Effect, work: Work): boolean {
  if (kind !== 'unit_rate' || condition === null || isAskedByNumber(condition, work)) return false;
  const own = serviceIn(condition);
  const services = servicesNamed(work.details.service);
  if (own === null || services.length === 0) return false;
  const things = thingsOf(own);
  const doing = contentWords(own).filter((word) => !things.includes(word));
  return services.every(
    (service) => namesWorkOfItsOwn(condition, service) && contentWords(service).some((word) => doing.includes(word)),
  );
}

/** "Blown-in attic insulation" is no price of vacuuming out the old, where nothing is to be put in. */
export function isForPuttingIn({ kind, condition }: Effect, title: string, { details }: Work): boolean {
  const own = kind === 'unit_rate' && condition !== null ? serviceIn(condition) : null;
  const services = servicesNamed(details.service);
  const areRemovals = services.length > 0 && services.every((service) => conceptsOf(service).includes('remove'));
  if (own === null || !areRemovals || services.includes(own)) return false;
  return ![own, condition ?? '', title].some((said) => conceptsOf(said).some((word) => TAKING_AWAY.has(word)));
}

const GUARDS = / guard installation$/;
const IS_NEW =
  /\b(?:new|replac\w*|install\w*|put(?:ting)? up|hang\w*) (?:\p{L}+ ){0,2}gutters?\b(?! (?:guards?|covers?|screens?|mesh|helmets?))/iu;

/** "Gutters $11 a foot" is no price of guards that are put on those that hang there. */
export function isForWhatIsGuarded({ kind, condition }: Effect, { details, text }: Work): boolean {
  const own = kind === 'unit_rate' && condition !== null ? serviceIn(condition) : null;
  const services = servicesNamed(details.service);
  const areGuards = services.length > 0 && services.every((service) => GUARDS.test(service));
  return areGuards && own !== null && !services.includes(own) && !IS_NEW.test(text);
}

const LAYING = /\b(?:nail(?:ed)?|glued?|floating|click|install\p{L}*|la(?:y|ying|id))\b/iu;

/** "Solid oak nail-down $12 per sq ft" is no price of sanding the oak that is there. */
export function isForLaying({ kind, condition }: Effect, title: string, { details }: Work): boolean {
  const services = servicesNamed(details.service);
  const areKept = services.length > 0 && services.every((service) => service.endsWith(' refinishing'));
  return kind === 'unit_rate' && areKept && LAYING.test(`${title} ${condition ?? ''}`);
}

const NEW_ONES = /\bnew \p{L}{3,}|\binstall|\d ?(?:gal(?:lon)?s?|tons?|amps?|kw)\b/iu;
const TO_OLD_ONES = / (?:cleaning|washing|repair|removal|inspection|maintenance|tune-up|refinishing|trimming)$/;

/**
 * "$1.50 a foot more on new gutters" is no part of cleaning those that are there, nor "new fence minimum $900" of mending a post, nor
 * "50 gal $1,850" or "faucet install $225" of mending one.
 */
export function isForNewOnes({ condition }: Effect, { details, text }: Work): boolean {
  const services = servicesNamed(details.service);
  const areOld = services.length > 0 && services.every((service) => TO_OLD_ONES.test(service));
  return areOld && NEW_ONES.test(condition ?? '') && !/\b(?:new|install\w*|replac\w*)\b/i.test(text);
}

/** "Each gate adds $250" is for one that is put in, and no part of mending one. */
export function isForAddedOne({ kind, unit, condition }: Effect, { details }: Work): boolean {
  const services = servicesNamed(details.service);
  const named = conceptsOf(condition ?? '');
  return (
    kind === 'fixed_per_unit' &&
    // "Repairs $140 for the first hour, then $110 an hour"
    !isTimeUnit(unit) &&
    named.length > 0 &&
    services.length > 0 &&
    services.every((one) => one.endsWith(' repair') && named.every((word) => conceptsOf(one).includes(word)))
  );
}

const SOD = /\b(?:sod|turf laying|returf\w*|instant lawn)\b/i;
const LAID = /^(?:turf laying|artificial turf|landscaping)$/;

/** "Sod $1.80 a sq ft" is no price of mowing a lawn, which it is called, too. */
export function isForNewLawn({ kind, condition }: Effect, title: string, { details, text }: Work): boolean {
  const services = servicesNamed(details.service);
  const isSod = kind === 'unit_rate' && SOD.test(condition ?? title) && !SOD.test(text);
  return isSod && services.length > 0 && services.every((service) => /\blawn\b/.test(service) && !LAID.test(service));
}

const HEIGHT = String.raw`(?:\d+(?:\.\d+)?|eight|nine|ten|twelve) ?-?(?:ft|foot|feet|m|metres?|meters?|')`;
/** "With 9 ft ceilings", "ceilings are 8 ft", where nothing is said of painting them. */
const CEILING_HEIGHT = new RegExp(
  String.raw`\b${HEIGHT}\.? (?:(?:high|tall|flat|normal) )?ceilings?\b|\bceilings? (?:is|are|at) (?:about |around |only |just )*${HEIGHT}(?![^.;!?]*\b(?:paint|too|need|as well|also))`,
  'gi',
);
const CEILINGS = /^(?:the )?ceilings?$/i;
const WALLS_ONLY =
  /\b(?:walls only|(?:only|just) (?:the )?walls)\b(?!,? (?:and|&|plus|n) (?:the )?ceil|, (?:the )?ceil)/i;

/** "Walls only for now", and in a later message "please paint the ceilings as well" */
const CEILINGS_AFTER_ALL =
  /\b(?:ceilings? (?:as well|too|also|after all)|(?:paint|do|add|include|want) (?:the |all (?:the )?)?ceilings?)\b/i;
function saysWallsOnly(text: string): boolean {
  const said = WALLS_ONLY.exec(text);
  return said !== null && !CEILINGS_AFTER_ALL.test(text.slice(said.index + said[0].length));
}

/** What is charged for ceilings is no price of a room whose ceilings are only said to be so high. */
export const isForCeilings = ({ kind, condition }: Effect, { text }: Work): boolean =>
  kind !== 'minimum' &&
  CEILINGS.test(condition?.trim() ?? '') &&
  /\bceiling/i.test(text) &&
  (saysWallsOnly(text) || !/\bceiling/i.test(withoutPopcorn(text).replace(CEILING_HEIGHT, ' ')));

/** "Popcorn ceiling removal 500 sq ft": of a ceiling that is scraped, nothing is said of painting it. */
const withoutPopcorn = (text: string): string =>
  /\bpaint/i.test(text) ? text : text.replace(/\b(?:popcorn|textured?|stippled?|artex) ceilings?\b/gi, ' ');

const ONE_OF = /\b(?:with|plus|and|including|need|want) (?:an?|one) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+)/giu;

/** "32 metres of fence, 2 gates", "with a gate": asked for by its number. */
function isAskedByNumber(condition: string, { details, text }: Work): boolean {
  const named = conceptsOf(condition);
  const isNamed = (of: string): boolean => conceptsOf(of).some((word) => named.includes(word));
  return (
    details.quantities.some(({ unit, of }) => !isAmount(unit) && isNamed(of ?? '')) ||
    [...text.matchAll(ONE_OF)].some(([, of = '']) => isNamed(of))
  );
}

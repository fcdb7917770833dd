import { contentWords, isExtent, pattern, textBefore } from '../../language/index.js';
import { type Details, type Quantity } from '../../types.js';
import { joinConditions } from '../situations/conditions.js';
import { LONGEST_ISSUES } from '../situations/issues.js';
import { UNDATED } from '../details.js';
import { readQuantities } from '../quantities/quantities.js';
import { hasStreet, joinTown } from '../places/location.js';
import { isAddition, isCorrection } from './correction-words.js';
import { dropsThing, mergeQuantities } from './merge-quantities.js';
import { sizeOfAll } from './each-of-known.js';
import { squaresOfKnown, yardsOfKnown } from './measures-of-known.js';
import { scan, type Scan } from '../scan.js';
import { readUrgency } from '../times/urgency.js';
import { namesWork, readService } from '../services/service.js';
import {
  isKnownService,
  isTradeName,
  namesOwnThing,
  ownThings,
  renewal,
  servicesNamed,
  sharesThing,
} from '../services/service-names.js';

/** Trades of which no other work is a more exact name: a driveway, spoken of by who moves house, is where the truck stands. */
const WHOLE_WORKS = new Set(['moving', 'junk removal', 'insulation', 'house building', 'home addition']);
const SHORT_ANSWER = 8;

/**
 * What is known after another message: new facts are added, corrections replace ("make that 4 rooms", "no, it's an apartment"),
 * what is denied is dropped. `later` is the reading of `laterText` alone. Neither argument is changed.
 */
export function mergeDetails(earlier: Details, later: Details, laterText: string): Details {
  const scanned = scan(laterText);
  const corrects = isCorrection(scanned.lower);
  const service = mergeService(withoutDropped(earlier.service, scanned), later.service, scanned, corrects);
  const sized = sizeOfAll(earlier.quantities, later.quantities, scanned);
  const measured = corrects ? sized : ofUnmeasured(service, earlier.quantities, sized);
  return {
    service,
    urgency: mergeUrgency(earlier, later, scanned),
    preferredDate: later.preferredDate ?? (clearsDate(later) ? null : earlier.preferredDate),
    propertyType:
      earlier.propertyType === null || corrects || isShort(scanned)
        ? (later.propertyType ?? earlier.propertyType)
        : earlier.propertyType,
    location: mergeLocation(earlier.location, later.location, corrects),
    quantities: withOtherOne(
      earlier,
      mergeQuantities(
        earlier.quantities,
        squaresOfKnown(earlier, yardsOfKnown(earlier, measured, scanned), scanned),
        scanned,
      ),
      scanned,
    ),
    conditions: joinConditions(withoutStoreys(earlier.conditions, later.quantities), later.conditions, scanned),
    issues: mergeIssues(earlier.issues, later.issues),
  };
}

const OTHER_ONE = pattern()`
  \b(?:and|also|plus|do|add|include)\b[^.;!?]{0,20}\bthe (?:(?:upstairs|downstairs|other|second|guest|master|hall|main|basement)(?: (?:bath(?:room)?|floor))?) one\b
    (?! (?:is|was|has|works?|stays)\b)
`;

/** "Oh and the downstairs one too", after one toilet that is to be replaced: two of them. */
function withOtherOne(earlier: Details, quantities: Quantity[], { lower }: Scan): Quantity[] {
  const [service, ...others] = servicesNamed(earlier.service);
  if (quantities.length > 0 || service === undefined || others.length > 0 || !OTHER_ONE.test(lower)) return quantities;
  const [thing] = service.split(' ');
  return isKnownService(service) ? readQuantities(scan(`2 ${thing ?? ''}s`)) : quantities;
}

/** "80 sq ft", where the carpet has its size and the tiling has none: a bare size is of the work that lacks one. */
function ofUnmeasured(service: string | null, known: Quantity[], later: Quantity[]): Quantity[] {
  const services = servicesNamed(service);
  const lacking = services.filter((_, at) => !known.some(({ of }) => namesOwnThing(of, services, at)));
  const sizes = known.filter(({ unit }) => isExtent(unit));
  const areOfOthers = sizes.length > 0 && sizes.every(({ of }) => of !== null);
  const [only] = lacking;
  if (lacking.length !== 1 || only === undefined || !areOfOthers) return later;
  return later.map((one) => (one.of === null && isExtent(one.unit) ? { ...one, of: only } : one));
}

/** "Two storey", where it turns out to be one: a house has one number of them. */
function withoutStoreys(conditions: string[], later: Quantity[]): string[] {
  const said = later.find(({ unit }) => unit === 'storey');
  const isOther = ({ unit, quantity }: Quantity): boolean => unit === 'storey' && quantity !== said?.quantity;
  return said ? conditions.filter((condition) => !readQuantities(scan(condition)).some(isOther)) : conditions;
}

const isShort = ({ tokens }: Scan) => tokens.filter(({ kind }) => kind === 'word').length <= SHORT_ANSWER;

/** "Skip the deck for now", where the house is to be painted, too. */
function withoutDropped(service: string | null, scanned: Scan): string | null {
  const services = servicesNamed(service);
  const kept = services.filter((_, at) => !ownThings(services, at).some((thing) => dropsThing(thing, scanned)));
  return kept.length === 0 || kept.length === services.length ? service : kept.join(' and ');
}

/** "Actually yes, take up the old tiles", of a floor that is to be tiled: what makes way for the work, and no other work. */
const MAKES_WAY =
  /^(?:tile|carpet|floor(?:ing)?|wallpaper|fence|deck|roof|concrete|gutter|insulation|drywall|siding) removal$/;
const OLD = /\b(?:old|existing|current)\b/;

const [INSTALLED] = contentWords('installation');
const DONE_TO_IT = /\b(?:repair|removal|cleaning|washing|staining|painting|sealing|trimming|refinishing|inspection)\b/;
const SAYS_INSTALL = /\b(?:install\w*|put(?:ting)? (?:in|up)|new|build\w*|replac\w*)\b/;
const IS_REPAIR = / repair$/;
/** "Just 2 toilets" says how many. */
const SAYS_REPAIR =
  /\b(?:repair|fix|mend|patch|(?:only|just)(?! as\b| (?:the )?(?:\d|one\b|two\b|three\b|four\b|five\b|six\b))|instead|rather|no need to replace)/;

const PUT_ON_IT = / guard installation$/;

/** A service once said stays, unless it is corrected, added to, or said more exactly ("painting", then "exterior painting"). */
function mergeService(earlier: string | null, later: string | null, scanned: Scan, corrects: boolean): string | null {
  const { lower } = scanned;
  const renewed = earlier === null ? null : replaced(earlier, lower);
  if (renewed !== null) return renewed;
  if (!earlier || !later || earlier === later) return later ?? earlier;
  const [known, said] = [contentWords(earlier), contentWords(later)];
  // "It is 130 ft, not 90, all with the old fence": of the vinyl fence that was asked for
  const isOfSame = !DONE_TO_IT.test(earlier) && !SAYS_INSTALL.test(lower);
  if (said.every((word) => known.includes(word) || (isOfSame && word === INSTALLED))) return earlier;
  // "The basement one is just as bad, so make it three toilets": as much to be replaced
  if (IS_REPAIR.test(later) && !SAYS_REPAIR.test(lower) && sharesThing(earlier, later)) return earlier;
  if (MAKES_WAY.test(later) && !MAKES_WAY.test(earlier) && isKnownService(earlier) && OLD.test(lower)) return earlier;
  // "And gutter guards on all of it", of the gutters that were asked for
  if (PUT_ON_IT.test(later) && isKnownService(earlier) && sharesThing(earlier, later)) return earlier;
  if (known.every((word) => said.includes(word))) return later;
  if (isTreatedToo(earlier, later, lower)) return earlier;
  if (isPlace(later, scanned) || isPast(later, scanned) || isOfIt(later, lower) || !namesWork(scanned)) return earlier;
  // "I need a plumber", or "kitchen sink", then "it's leaking"
  const isOnlyThing = /^\S+(?: \S+)?$/.test(earlier) && !isKnownService(earlier) && isKnownService(later);
  if (corrects && !sharesThing(earlier, later) && isAddedBeside(later, scanned)) return `${earlier} and ${later}`;
  const isOpen = isTradeName(earlier) && !WHOLE_WORKS.has(earlier);
  const isExacter = (isOpen || isOnlyThing) && !isTradeName(later) && !isAddition(lower);
  // "Sorry, it's 380 sq ft, and it needs stripping": a size is corrected, and not the work
  if (isExacter || (corrects && (isKnownService(later) || !isKnownService(earlier)))) return later;
  return isAddition(lower) && !sharesThing(earlier, later) ? `${earlier} and ${later}` : earlier;
}

/** What can be done to anything that is there. */
const TREATMENT =
  /\b(?:washing|cleaning|painting|staining|sealing|sealcoating|refinishing|mowing|inspection|snow removal|sweeping)$/;
const OWN_WORK =
  /\b(?:replac\w*|install\w*|repair\w*|rebuild\w*|build\w*|remov\w*|new (?:ones?|\d)|new$|come down|cut down|take down)\b/;
const DO_TOO = pattern('u')`
  \b(?:do|doing|include|throw in|add)(?: (?:the|our|my|both|that|this))+ ((?:\p{L}+ ){0,2}\p{L}+)[^.;!?]*\b(?:too|as well|also|while you'?re)\b
    |\b(?:also|and) do(?: (?:the|our|my|both))+ ((?:\p{L}+ ){0,2}\p{L}+)
`;

/** "Do the patio too", after a driveway that is to be washed: the same is done to another thing. */
function isTreatedToo(earlier: string, later: string, lower: string): boolean {
  if (!TREATMENT.test(earlier) || TREATMENT.test(later) || OWN_WORK.test(lower)) return false;
  const [, one = '', other = ''] = DO_TOO.exec(lower) ?? [];
  const things = contentWords(`${one} ${other}`);
  // "The front walk" is read as a sidewalk
  return contentWords(later).some((word) => things.some((thing) => word.endsWith(thing)));
}

/** "Skip the oven clean": no other work is meant by what is left out. */
const LEAVES_OUT = /\b(?:skip|forget|scrap|scratch|drop|leave|cancel|ditch)\b/;
/** "Call it 18 feet, not 12. And we'd love a crown moulding": a size is corrected, and in a sentence of its own more is asked for. */
function isAddedBeside(service: string, scanned: Scan): boolean {
  const parts = scanned.lower.split(/[.!?\n]+/);
  const isOfWork = parts.some(
    (part) => isCorrection(part) && !LEAVES_OUT.test(part) && readService(scan(part)) !== null,
  );
  const isAdded = (part: string): boolean =>
    /^\W*(?:and|also|plus|but (?:could|can|would) you)\b/.test(part) &&
    !isCorrection(part) &&
    sharesThing(readService(scan(part)) ?? '', service);
  const isMeasured = readQuantities(scanned).length > 0;
  return !isOfWork && parts.some((part) => isAdded(part) && (isMeasured || /\b(?:add|also|as well)\b/.test(part)));
}

const REPLACE = pattern('u')`
  \b(?:just|let'?s|rather|want to|would like to|think (?:we|i) should|please|can you|could you|time to) (?:just |rather )?
    replace (?:it|that|the (?:whole )?thing|the whole \p{L}+)\b
  |^\W*replace it\b|\b(?:just|rather) (?:get |have |buy |put in )?a new one\b|\bprice (?:out )?a new one\b
`;

/** "Just replace it", of a water heater that leaks: what was to be mended makes way for a new one. Null when nothing does. */
function replaced(service: string, lower: string): string | null {
  const isKept = /\b(?:not|don'?t|no need to)\b[^.!?]{0,12}replace/.test(lower);
  return REPLACE.test(lower) && !isKept ? renewal(service) : null;
}

const AT = pattern()`
  \b(?:in|on|at|behind|under|to|towards?|from|near|by|past|along|beside|against|over|above|below|around|of) (?:(?:the|my|our|a|back|front|side|old|new) ){1,3}
    $
`;

/** "You replaced our gutters in 2018": what the business did for them once. */
const ONCE = pattern('u')`
  (?<!\b(?:can|could|will|would|do|if|want|need|like|have|hope|what|whatever|when|before|once) )\byou (?:guys |folks |all )?
    (?:already |also |just |previously |had |have )?(?:did|put|built|hung|laid|\p{L}{2,}ed)\b[^.!?;]*$
`;

/** "We'd like it laid on the diagonal": how it is done that was asked for before. */
const isOfIt = (service: string, lower: string): boolean =>
  !isKnownService(service) && ['it', 'them', 'these', 'those'].some((it) => lower.includes(` ${it} ${service}`));

/** "And it falls away towards the back fence": a fence is spoken of only to say where. */
const isPlace = (service: string, scanned: Scan): boolean => isOnlyAfter(AT, service, scanned);

const isPast = (service: string, scanned: Scan): boolean => isOnlyAfter(ONCE, service, scanned);

/** Whether what a service is done to is named only behind such words. */
function isOnlyAfter(words: RegExp, service: string, { lower, tokens }: Scan): boolean {
  const things = new Set(contentWords(service));
  const named = tokens.filter(({ text }) => contentWords(text).some((word) => things.has(word)));
  return named.length > 0 && named.every(({ start }) => words.test(textBefore(lower, start, 60)));
}

function mergeUrgency(earlier: Details, later: Details, scanned: Scan): Details['urgency'] {
  if (later.urgency === null || earlier.urgency === null) return later.urgency ?? earlier.urgency;
  // A weekday alone ("Saturday is best") says when, not how soon: it does not take back what was said outright.
  const isOutright = readUrgency(scanned, UNDATED.today, null)?.isSaid ?? later.preferredDate !== null;
  return isOutright ? later.urgency : earlier.urgency;
}

/** "No rush any more" also takes back the day. */
const clearsDate = (later: Details) => later.urgency === 'flexible';

function mergeLocation(earlier: string | null, later: string | null, corrects: boolean): string | null {
  if (!earlier || !later) return later ?? earlier;
  const [known, said] = [earlier.toLowerCase(), later.toLowerCase()];
  // "Oops, it's 81 Quinpool Road": the number is another, and the town the same
  const street = said.replace(/^[\d\W]+/, '');
  const town = street === '' || street.includes(',') ? -1 : known.indexOf(`${street},`);
  if (corrects && town >= 0) return later + earlier.slice(town + street.length);
  if (corrects) return later;
  if (known.includes(said)) return earlier;
  if (said.includes(known) || hasStreet(earlier) === hasStreet(later)) return later;
  return hasStreet(later) ? joinTown(later, earlier) : joinTown(earlier, later);
}

function mergeIssues(earlier: string | null, later: string | null): string | null {
  if (!earlier || !later) return later ?? earlier;
  if (earlier.toLowerCase().includes(later.toLowerCase())) return earlier;
  if (later.toLowerCase().includes(earlier.toLowerCase())) return later;
  return `${earlier}${/[.!?]$/.test(earlier) ? '' : '.'} ${later}`.slice(0, LONGEST_ISSUES).trim();
}

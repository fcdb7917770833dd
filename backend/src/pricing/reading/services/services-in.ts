import { pattern, textBefore } from '../../language/index.js';
import { isDeniedBefore } from '../denial.js';
import { isOnlyMentioned } from './only-mentioned.js';
import type { Scan } from '../scan.js';
import type { ServiceFound } from './service-found.js';
import { groupsAt, SERVICE_WORDS } from './service-index.js';
import { ACTIONS } from './trades/words.js';

/** "600 ft of four board, with one drive gate": what comes along with what is measured. */
const ALONG = pattern('u')`
  \d ?(?:sq |square )?(?:ft|feet|foot|lf|m|m2|met(?:re|er)s?|yards?)\b[^.!?;]*\bwith (?:an?|one|two|three|four|\d) (?:\p{L}+ ){0,2}
    $
`;
/** "It's single level with a granny flat": what the building has. */
const OF_BUILDING = pattern('u')`
  (?<!\b(?:want|build|building)\b[^.!?;]*)\b(?:stor(?:e?y|ies)|levels?|bungalow|ranch|semi|terraced?|detached|townhouse
    |\d bed(?:room)?s?
    |(?:it'?s|it is|is) an? (?:\p{L}+ )?(?:house|home|place|villa|cottage))(?: (?:house|home|place|building))?,? with (?:an?|one|two|three|four|\d) (?:\p{L}+ ){0,2}
    $
`;
const BUILDING_HAS = pattern()`
  ^(?:granny flats?|in-?law|pool|spa|hot tub|deck|porch|balcony|patio|pergola|gazebo|sunroom|conservatory|garage
    |carport|shed|basement|driveway|fence)\b(?! (?:in need|needing|leak|drain|pump|heater|repair|that|which))
`;

/** Spoken of once, as what the building has. */
function isOfBuilding(lower: string, place: number): boolean {
  const [thing] = BUILDING_HAS.exec(lower.slice(place)) ?? [];
  return (
    thing !== undefined &&
    OF_BUILDING.test(textBefore(lower, place, 90)) &&
    !lower.slice(place + thing.length).includes(thing)
  );
}

/** "Triple pane, because heating is expensive": why something is asked for. */
const WHY = /\b(?:because|cuz|coz|due to)\b(?:(?!, (?:and|also|plus)\b)[^.!?;])*$/u;

/** "Tear out the fence and put up a cedar one": the thing is named before. */
const OF_BEFORE = /\b(?:ones?|it|them|those)\b/;

/** "The acs tuned up, and add a UV light": what is added is named after it. */
const OWN_OBJECT = pattern('u')`
  ^(?:add|install|put in|build|hang|adding|installing) (?:an?|some|another|one of (?:those|these)|two|three|\d+) (?!ones?\b|more\b|others?\b|extra\b)
    \p{L}{2}
`;

type Range = [first: number, last: number];
/** Where the words of each group first stand, and how many letters they have. */
type Places = Map<number, { at: number; letters: number }>;

const JOINTS = new Set([',', 'and', '&', '+', 'plus']);

/**
 * The services whose words stand in a stretch of text. What one part of a list names by itself ("fix the tap and unclog the
 * toilet") is read from that part; what needs the words of two ("replace the tap and the toilet") from the whole.
 */
export function servicesIn(scanned: Scan, first: number, last: number): ServiceFound[] {
  const found = namedIn(scanned, first, last);
  const isAlong = ({ at, groups }: ServiceFound): boolean =>
    at.every(
      (place) =>
        ALONG.test(textBefore(scanned.lower, place, 90)) || (groups === 1 && isOfBuilding(scanned.lower, place)),
    );
  if (found.every(isAlong)) return [];
  const asked = found.filter(({ at }) => !at.every((place) => WHY.test(textBefore(scanned.lower, place, 160))));
  return asked.length > 0 ? asked : found;
}

function namedIn(scanned: Scan, first: number, last: number): ServiceFound[] {
  const places = placesIn(scanned, [first, last]);
  const parts = partsIn(scanned, first, last);
  const read = (words: Places): ServiceFound[] => {
    const found = servicesAt(scanned, words);
    return found.filter((one) => !found.some((other) => isAttributeOf(one, other, scanned)));
  };
  if (parts.length < 2) return read(places);
  const ofParts = parts.map((part) => placesIn(scanned, part, first));
  const own = once(ofParts.flatMap(read));
  const lent = once(ofParts.flatMap((words) => read(new Map([...places, ...words]))));
  const isOpen = (one: ServiceFound): boolean =>
    !own.some(({ service }) => service === one.service) && !isTakenApart(one, scanned, parts, own);
  return [...own, ...lent.filter(isOpen)];
}

const once = (all: ServiceFound[]): ServiceFound[] =>
  all.filter((one, at) => all.findIndex(({ service }) => service === one.service) === at);

const PART_OF_ROOM = /^(?:floor|wall|ceiling)/;

const FINISHED = /^(?:re-?)?(?:stain|paint|seal|spray|sand|refinish)(?:s|ed|ing)?\b/;

/** Of "kitchen cabinets painted" the kitchen only tells which cabinets; a bathroom floor is tiled as bathrooms are. */
function isAttributeOf(one: ServiceFound, other: ServiceFound, { lower }: Scan): boolean {
  const own = one.at.filter((at) => !other.at.includes(at));
  const [phrase] = /^\p{L}+ \p{L}+/u.exec(lower.slice(own[0])) ?? [];
  // Of garage doors and doors, garage doors are the exacter name, and so are garage door springs.
  const isExacter = phrase !== undefined && one.service.startsWith(`${phrase} `);
  if (isExacter || one.service.endsWith(` ${other.service}`)) return false;
  // "Stain wood fence": what is done to it
  if (FINISHED.test(lower.slice(own[0]))) return false;
  // The clean of a "standard clean" is a part of that name.
  const isExact = one.service !== other.service || one.groups >= other.groups;
  const isOwn = (head: number): boolean =>
    one.at.some((at, n) => head === at || (isExact && head > at && head < (one.ends[n] ?? at)));
  const heads = other.at.filter((at) => !isOwn(at) && !PART_OF_ROOM.test(lower.slice(at, at + 8)));
  return own.length === 1 && other.groups > 1 && heads.some((head) => /^\p{L}+ $/u.test(lower.slice(own[0], head)));
}

/** The parts of a list, as ranges of tokens: what commas and "and" divide. */
export function partsIn({ tokens }: Scan, first: number, last: number): Range[] {
  const parts: Range[] = [];
  let start = first;
  for (let at = first; at <= last + 1; at += 1) {
    if (at <= last && !JOINTS.has(tokens[at]?.text ?? '')) continue;
    if (at > start) parts.push([start, at - 1]);
    start = at + 1;
  }
  return parts;
}

/**
 * Whether words of two parts of a list are joined although the later part has its own: of "fix the tap and unclog the toilet"
 * no toilet is fixed. In "two taps and a toilet need replacing" the verb at the end is meant for both.
 */
function isTakenApart(
  { at, groups }: ServiceFound,
  { tokens, lower }: Scan,
  parts: Range[],
  own: ServiceFound[],
): boolean {
  const exact = own.filter((other) => other.groups > 1);
  const [from, to] = [Math.min(...at), Math.max(...at)];
  const [first, last] = parts.findLast(([one]) => (tokens[one]?.start ?? 0) <= to) ?? [0, 0];
  const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
  if (groups !== 2 || from >= start) return false;
  if (OWN_OBJECT.test(lower.slice(to, to + 40))) return true;
  if (OF_BEFORE.test(lower.slice(start, to + 30))) return false;
  // "The pump hums, wants replacing. Azure Lane Pools": no list goes on in another sentence.
  if (/[.!?]\s/.test(lower.slice(from, to))) return false;
  if (ACTIONS.test(lower.slice(start, to))) return true;
  // "A furnace tune-up and a new thermostat": the verb has an object of its own.
  if (own.some((other) => other.at.some((place) => place > to && place < end))) return true;
  const users = exact.filter((other) => other.at.includes(to) && !other.at.includes(from));
  const isUsed = exact.some((other) => other.at.includes(from) && !other.at.includes(to));
  return users.some((other) => isUsed || Math.max(...other.at) > to);
}

/** "A sliding glass door, and the glass is fogged": the one that was named before, from this token on. */
function namedBefore({ tokens }: Scan, at: number, from: number): number | null {
  if (tokens[at - 1]?.text !== 'the') return null;
  return tokens.slice(from, at).find(({ text }) => text === tokens[at]?.text)?.start ?? null;
}

/** "Clear out 10 cubic yards", "8 yards of mulch": a measure, and no yard. */
const isCubicYards = ({ tokens }: Scan, at: number): boolean =>
  /^yards?$/.test(tokens[at]?.text ?? '') &&
  (/^(?:cubic|cu|square|sq)$/.test(tokens[at - 1]?.text ?? '') ||
    (tokens[at + 1]?.text === 'of' && tokens[at - 1]?.kind === 'number'));

const ONE_OF_A_SIZE = pattern('u')`
  ^(?:an?|one|two|2) [\d.,]+ ?k?(?:[ -](?:ton|kw|btu|gal|gallon|litre|liter)s?)?[ -](?:[\p{L}\d%-]+ ){0,3}?
    (?:ac|a\/c|air con(?:ditioner)?|aircon|furnace|boiler|condenser|heat pump|water heater)(?: units?| systems?)?
    (?=$|[.,;!?)]| (?:and|plus|or|in|for|installed|put|with|to replace|please|on)\b)
`;
const ASKED_FOR = pattern('u')`
  \b(?:needs?|wants?|quotes?(?: me)? (?:for|on)|prices? (?:for|on|of)|estimates? (?:for|on)|costs? (?:of|for)|how much (?:for|is|would)
    |looking (?:for|at)|getting|like|after|get|both)(?: both)?:? (?:(?:an?|one) [^.;!?]{4,40}? (?:and|plus|with) )?$
`;

/** "Need a 3.5 ton AC and an 80,000 btu furnace": who asks for one of a size wants a new one. */
const isNewOne = (lower: string, start: number): boolean =>
  ONE_OF_A_SIZE.test(lower.slice(start, start + 60)) && ASKED_FOR.test(textBefore(lower, start, 70));
const OF_NEW = groupsAt('new ', 0);

function placesIn(scanned: Scan, [first, last]: Range, from = first): Places {
  const places: Places = new Map();
  for (let at = first; at <= last; at += 1) {
    const token = scanned.tokens[at];
    if (!token || token.kind === 'sign' || isOnlyMentioned(scanned, at) || isCubicYards(scanned, at)) continue;
    const named = groupsAt(scanned.lower, token.start);
    for (const { group, text } of isNewOne(scanned.lower, token.start) ? [...named, ...OF_NEW] : named) {
      if (!places.has(group) && !isDeniedBefore(scanned, at))
        places.set(group, { at: namedBefore(scanned, at, from) ?? token.start, letters: text.length });
    }
  }
  return places;
}

function servicesAt(scanned: Scan, places: Places): ServiceFound[] {
  if (places.size === 0) return [];
  return SERVICE_WORDS.flatMap(({ service, groups }) => {
    if (!groups.every((group) => places.has(group))) return [];
    const found = groups.flatMap((group) => places.get(group) ?? []);
    const letters = found.reduce((sum, one) => sum + one.letters, 0);
    if (found.some(({ at }) => isElsewhere(at, found, scanned.lower))) return [];
    const ends = found.map(({ at, letters: own }) => at + own);
    return [{ service, groups: groups.length, at: found.map(({ at }) => at), ends, letters }];
  });
}

const LOCATED = pattern('u')`
  ^[\p{L}-]+(?: box)? (?:is|are|it's) (?:located |right |just |all |over |(?:about |around |only |some |roughly |maybe )*\d+ ?(?:ft|feet|foot|m|met(?:er|re)s?|yards?|yds?) )*
    (?:away|from|in|on|at|by|near|behind|under|next|outside|inside|down|up|across|downstairs|upstairs)\b
`;

/** "Put in a charger? My panel is in the basement": where something is tells nothing of what is done in another sentence. */
const isElsewhere = (at: number, found: { at: number }[], lower: string): boolean =>
  LOCATED.test(lower.slice(at, at + 60)) &&
  found.length > 1 &&
  found.every((other) => other.at === at || /[.?!;,\n]/.test(lower.slice(other.at, at)));

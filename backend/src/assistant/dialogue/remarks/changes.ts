import {
  type Details,
  type Quantity,
  contentWords,
  dayChange,
  isSameQuantity,
  materialChange,
  refusedThing,
  servicesNamed,
  storeysChange,
  isExtent,
  isKnownService,
  readDetails,
  UNDATED,
  unitName,
  withCountedThing,
  withTheirCount,
  pattern,
} from '../../../pricing/index.js';
import type { ConversationState } from '../../state.js';

/** "We also need the deck stained, I mean 300 sq ft of it": more work, and not other work. */
const ADDS =
  /\b(?:also|plus|as well|in addition|another)\b|\btoo\b(?=\W*$|[,.;!])|\band (?:the|an?|our|my|some)\b.*\bi mean/i;

/** "What if we refinish the hardwood instead", or other work after one that cannot be priced here. */
export function turnsTo({ details, noEstimate }: ConversationState, read: Details, text: string): boolean {
  // "Make it two ceiling fans instead of one", where lights are wanted, too
  const [known, asked] = [servicesNamed(details.service), servicesNamed(read.service)];
  const isLess = asked.length < known.length && /\b(?:just|only)\b/i.test(text) && !/\binstead of\b/i.test(text);
  const isOther = known.length > 0 && asked.length > 0 && (isLess || asked.some((one) => !isSaidOf(one, known)));
  // "12 x 20 instead of 12 x 16" is the same work in another size
  const turns =
    /\b(?:instead|rather)\b(?! (?:of|than) (?:the )?\d)/i.test(text) ||
    (/\bi mean(?:t)?\b/i.test(text) && !ADDS.test(text));
  return isOther && (turns || noEstimate === 'no_basis' || areDropped(known, text));
}

const DROPPED =
  /\b(?:scrap|forget(?: about)?|scratch|drop|skip|cancel|never mind) (?:the|that|our|my) ((?:\p{L}+ ?){1,3})/giu;

const HOW_IT_IS = new Set(contentWords('whole old new big small entire rest idea'));

/**
 * "Scrap the outside, what we want now is the cabinets sprayed": all that was asked for before is taken back. Who skips the oven clean of a
 * move-out cleaning takes back no cleaning.
 */
function areDropped(known: string[], text: string): boolean {
  const dropped = [...text.matchAll(DROPPED)].map(([, thing = '']) =>
    contentWords(thing).filter((word) => !HOW_IT_IS.has(word)),
  );
  return known.every((service) => {
    const words = contentWords(service);
    return dropped.some(([first = '']) => words.includes(first));
  });
}

/** "The large tiles instead", of a floor that is to be tiled: no other work, and only named less exactly. */
const isSaidOf = (service: string, known: string[]): boolean =>
  known.some((one) => plainly(service).every((word) => plainly(one).includes(word)));
/** New windows in place of old ones are the same work as new windows. */
const plainly = (service: string): string[] => contentWords(service.replace(/ replacement$/, ' installation'));

/** What stays when the work is another: the place, the time, and a size that was not measured anew. */
export function afresh(details: Details, read: Details, isOtherSide = false): Details {
  // The outside of a house tells nothing of how large a room in it is.
  const quantities =
    read.quantities.length > 0 || isOtherSide
      ? []
      : details.quantities.map((one) => ({ ...one, of: one.unit === 'item' ? one.of : null }));
  return { ...details, service: null, quantities, conditions: [], issues: null };
}

/** What was said before, with what the visitor has now changed to. */
function inOtherWords(state: ConversationState, change: (words: string) => string): ConversationState {
  const { service, quantities, conditions, issues } = state.details;
  return {
    ...state,
    details: {
      ...state.details,
      service: service === null ? null : change(service),
      quantities: quantities.map((one) => ({ ...one, of: one.of === null ? null : change(one.of) })),
      conditions: conditions.filter((one) => change(one) === one),
      issues: issues === null ? null : change(issues),
    },
    said: state.said.map(change),
  };
}

/**
 * A message beside what was said before it, both after what the message changes there: another material, another day, another
 * number of storeys, or without what the message refuses.
 */
export interface Reworded {
  before: ConversationState;
  text: string;
  /** What was changed; null when nothing was. */
  changed: 'material' | 'day' | 'storeys' | 'refused' | null;
  /** The material that it was changed to, as written. */
  material?: string;
}

const ONE_MORE =
  /^\W*(?:oh,? |ok,? )*(?:and|plus|also) (?:a|an|one|another) ((?:\p{L}+ ){0,2}\p{L}+)(?: please| too| as well)?\W*$/iu;

/** "And a faucet", after toilets that are to be replaced: put in, too. What is no such work stays as it was written. */
function withDeed(service: string | null, message: string): string {
  const [, thing] = ONE_MORE.exec(message) ?? [];
  if (thing === undefined || !/\b(?:replacement|installation)$/.test(service ?? '')) return message;
  const deed = `also install a ${thing}`;
  const read = readDetails(message, UNDATED);
  const isWork = servicesNamed(readDetails(deed, UNDATED).service).some(isKnownService);
  return isWork && read.service === null && read.quantities.length === 0 ? deed : message;
}

/** What is counted so far, in one word: the windows of "4 vinyl windows". */
function countedThing({ quantities }: Details): string | null {
  const counted = quantities.find(({ unit, of }) => !isExtent(unit) && (unit !== 'item' || of !== null));
  if (counted === undefined) return null;
  return counted.unit === 'item' ? (counted.of?.split(' ').at(-1) ?? null) : unitName(counted.unit, 2);
}

/** `told` is all that was said before about the work, `ofWork` what the message says of it. */
export function reworded(state: ConversationState, told: string, typed: string, ofWork: string): Reworded {
  const thing = countedThing(state.details);
  const message = withDeed(state.details.service, typed);
  const written = thing === null ? message : withTheirCount(withCountedThing(told, message, thing), thing);
  const material = materialChange(told, written, state.details.service ?? '');
  if (material)
    return {
      before: inOtherWords(state, material),
      text: material(written),
      changed: 'material',
      material: material.material,
    };
  const day = dayChange(told, ofWork);
  if (day) {
    const before = inOtherWords(state, day);
    return {
      before: { ...before, details: { ...before.details, preferredDate: null } },
      text: day(written),
      changed: 'day',
    };
  }
  const storeys = storeysChange(told, ofWork);
  if (storeys) return { before: inOtherWords(state, storeys), text: storeys(written), changed: 'storeys' };
  const refused = refusedThing(told, ofWork);
  if (refused) return { before: inOtherWords(state, refused), text: written, changed: 'refused' };
  return { before: state, text: written, changed: null };
}

/** What the details gained or changed with a message. */
export interface News {
  quantities: Quantity[];
  conditions: string[];
  corrected: boolean;
  any: boolean;
}

const CORRECTING = pattern('i')`
  \b(?:actually|sorry|i mean|i meant|correction|make (?:it|that)|instead|rather|not \d|wait
    |(?:scratch|scrap) that|change (?:it|that)|on second thought)\b
`;

/**
 * `text` is the message between the two: only its words tell a correction from an addition. `isTakingBack`: it takes back
 * what was said, which need not stand among the details.
 */
export function newsBetween(before: Details, after: Details, text: string, isTakingBack: boolean): News {
  const quantities = after.quantities.filter((item) => !before.quantities.some((old) => isSameQuantity(old, item)));
  const conditions = after.conditions.filter((item) => !before.conditions.includes(item));
  const gone = before.quantities.some((item) => !after.quantities.some((now) => isSameQuantity(now, item)));
  const scalar = (['service', 'urgency', 'propertyType', 'location', 'issues', 'preferredDate'] as const).some(
    (key) => after[key] !== null && after[key] !== before[key],
  );
  const isFirst = before.quantities.length === 0 && before.service === null;
  const corrected = gone || isTakingBack || (!isFirst && CORRECTING.test(text) && (quantities.length > 0 || scalar));
  return {
    quantities,
    conditions,
    corrected,
    any: quantities.length > 0 || conditions.length > 0 || scalar || gone || isTakingBack,
  };
}

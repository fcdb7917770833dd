import {
  contentWords,
  LONG_AGO,
  LONGEST_READ,
  NUMBER_WORD,
  remembered,
  saysWorkingHours,
  pattern,
} from '../language/index.js';
import { isTradeName, readDetails, servicesNamed, TRADESMAN, YOU_DID, UNDATED } from '../reading/index.js';
import { sizesMeant } from '../rules/index.js';
import type { Details, PastJob, PriceRequest } from '../types.js';
import { isAsking, withoutWhen } from './asking-words.js';
import { sizesOf, type Sizes } from './sizes.js';
import { writtenOut } from './trade-shorthand.js';

/** A piece of work, past or asked for, as pricing compares it. */
export interface Work {
  text: string;
  details: Details;
  /** Distinct stems in order of appearance, without numbers and units. */
  words: string[];
  /** The stems of the service asked for; [] for a past job, whose every word describes the service. */
  serviceWords: string[];
  sizes: Sizes;
  /** What is asked for is what the business does to anything (see PriceRequest). */
  goesWithoutSaying: boolean;
}

/** Beyond this a description repeats itself or is a mistake; reading must stay cheap. */
export const LONGEST_JOB = 4_000;
const MOST_WORDS = 300;
const SERVICE_MARK = 'service:';

const UNIT_WORDS = new Set(
  'sq sqft sf ft feet foot squar lf sqm meter mtr inch in mm cm x yd lin linear lineal'.split(' '),
);

/** To do a thing again is the same trade's work: "repaint" is compared with "paint". */
const AGAIN = pattern('u')`
  ^re(?=(?:paint|roof|finish|til|wir|pip|surfac|seal|stain|hang|grout|point|sod|caulk|pav|plaster|screen|glaz
      |varnish|carpet|deck)\p{L}*$)
`;

/** "A 2.5 kW split system", "50 gallon heater": how large a machine is makes it another one, where rooms only are more work. */
const CAPACITY =
  /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)[ -]?(kw|tons?|gal(?:lon)?s?|amps?|hp|litres?|liters?)\b/gi;
/** "60,000 BTU", "furnace 80k", "100k BTU": what gives heat is told by thousands of these, which many leave out. */
const HEAT =
  /(?<![\d.,$£€])(?:(\d{1,3}) ?k(?! ?(?:w|gal|sq|ft|miles?|lumens?|lbs?)\b)(?:[ -]?btus?)?|(\d{1,3}),?000[ -]?btus?)(?!\p{L})/giu;
const GIVES_HEAT = /\b(?:btus?|furnaces?|boilers?|(?:unit )?heaters?|mini[ -]?splits?|heat pumps?)\b/i;
const capacitiesIn = (text: string): string[] => [
  ...[...text.matchAll(CAPACITY)].map(
    ([, size = '', unit = '']) => `${Number(size.replaceAll(',', ''))}${unit.toLowerCase().slice(0, 2)}`,
  ),
  ...(GIVES_HEAT.test(text) ? [...text.matchAll(HEAT)] : []).map(([, k, full = '']) => `${Number(k ?? full)}bt`),
];

const CAPACITY_WORD = /^(\d+(?:\.\d+)?)(\p{L}{2})$/u;
/** The capacity that a word of a work stands for ("50ga" of 50 gallons); null for any other word. */
export function capacityIn(word: string): { size: number; unit: string } | null {
  const [, size, unit] = CAPACITY_WORD.exec(word) ?? [];
  return size === undefined || unit === undefined ? null : { size: Number(size), unit };
}

/** The distinct words of a text that tell one kind of work from another. */
export function wordsOfWork(text: string): string[] {
  const words = contentWords(withoutWhen(text)).filter(
    (word) => !/\d/.test(word) && word.length > 1 && !UNIT_WORDS.has(word) && !isAsking(word),
  );
  return [...new Set([...words.map((word) => word.replace(AGAIN, '')), ...capacitiesIn(text)])].slice(0, MOST_WORDS);
}

/** The same job is a candidate for many estimates; a reading takes about 1 kB. */
const MOST_JOBS = 6_000;

const MOST_SERVICES = 5;

/** Services as words of their own: two texts may name the same service without sharing a word of it. */
const marksOf = (services: string[]): string[] => services.slice(0, MOST_SERVICES).map(serviceMark);
/** The name of a service as a word of its own; new windows in place of old ones are the same work as new windows. */
export const serviceMark = (service: string): string =>
  `${SERVICE_MARK}${service.toLowerCase().replace(/ replacement$/, ' installation')}`;

/** Whether a word of a work is the mark of any service, and was not written by anybody. */
export const isServiceMark = (word: string): boolean => word.startsWith(SERVICE_MARK);

/** Whether a work goes by the name of a service. */
export const bearsService = ({ words }: Work, service: string): boolean => words.includes(serviceMark(service));

/** Whether a past job is of a service that is asked for. */
export const isOfService = ({ words }: Work, { serviceWords }: Work): boolean =>
  serviceWords.some((word) => isServiceMark(word) && words.includes(word));

/** Whether a word is the mark of a service. */
export const isMarkOf = (word: string, service: string): boolean => word === serviceMark(service);

/** "Weekday, burst pipe repaired": what is dangerous was no emergency to be paid for, unless the job says so. */
const isInHours = (text: string): boolean =>
  saysWorkingHours(text) && !/\b(?:emergenc|urgent|night|week-?ends?\b|after[- ]hours)/i.test(text);

export const readJob = ({ title, description }: PastJob): Work => jobTold(writtenOut(title), writtenOut(description));

const BEDROOMS = /\bbedrooms?\b/i;
const ROOMS = new RegExp(String.raw`\b(?:\d+|${NUMBER_WORD}) rooms\b`, 'i');

/** "Two bedrooms and a study", of which the description says "3 rooms": the bedrooms are among the rooms. */
function withinRooms(work: Work, title: string, description: string): Work {
  const isBoth = (BEDROOMS.test(title) && ROOMS.test(description)) || (ROOMS.test(title) && BEDROOMS.test(description));
  const { bedroom = 0, ...sizes } = work.sizes;
  return isBoth && bedroom <= (sizes['room'] ?? 0) ? { ...work, sizes } : work;
}

function jobTold(title: string, description: string): Work {
  const told = workTold(`${withDoing(title, description)}. ${description}`.slice(0, LONGEST_JOB));
  const work = withinRooms(told, title, description);
  if (!BARE_TITLE.test(title) || !work.words.some((word) => WASHING.test(word))) return work;
  const calledSo = marksOf(servicesNamed(readDetails(title, UNDATED).service));
  return { ...work, words: [...work.words, ...calledSo.filter((mark) => !work.words.includes(mark))] };
}

/** "Deck", of which the description says "washed 300 sq ft": whoever asks who washes for "the deck" asks for that. */
const BARE_TITLE = /^\W*\p{L}+\W*$/u;
const WASHING = /^service:.*washing$/;

/** What is done, with nothing it is done to but a capacity: "replaced", "50 gallon gas, replaced", "swapped 40 gal electric". */
const DOING_ALONE = pattern('iu')`
  (?:^|[,.;] ?|\b(?:was|and|gas|electric|old one) )(replaced|installed|swapped(?: out)?|plow(?:ed)?|plough(?:ed)?)(?=\s*(?:[,.;]|$))
  |^(replaced?|install(?:ed)?|swap(?:ped)?(?: out)?) (?=\d[\d.]*[ -]?(?:gal|ton|amp|kw|hp)\p{L}*\b)
`;
const DOES = /\b(?:replac|install|repair|fix|clean|paint|wash|service|swap|new|remov|\p{L}+(?:ing|ed)\b)/iu;

/** "Water heater", of which the description says "50 gallon, replaced": what is done to what the title names. */
function withDoing(title: string, description: string): string {
  if (DOES.test(title)) return title;
  const [, alone, capacity] = DOING_ALONE.exec(description) ?? [];
  const doing = alone ?? capacity;
  if (doing === undefined) return title;
  return `${title} ${/^(?:inst|plo)/i.test(doing) ? doing : 'replaced'}`;
}

const PAINTED = / painting$/;
/** "95 sq m of interior walls" were painted, though who paints every day says so of one job alone. */
const impliedBy = (services: string[]): string[] => (services.some((one) => PAINTED.test(one)) ? ['paint'] : []);

const workTold = remembered(MOST_JOBS, (text): Work => {
  const read = readDetails(text, UNDATED);
  const details = isInHours(text) ? { ...read, urgency: null } : read;
  const services = servicesNamed(details.service);
  const words = [...new Set([...marksOf(services), ...wordsOfWork(text), ...impliedBy(services)])];
  return {
    text,
    details,
    words,
    serviceWords: [],
    sizes: sizesOf(sizesMeant(details, text)),
    goesWithoutSaying: false,
  };
});

/** "The repair guy said it's time" asks for no repair. */
const WHO = new RegExp(String.raw`\b(?:repair|service|maintenance|cleaning|other|last|previous) ${TRADESMAN}`, 'gi');

/** "You folks tiled our shower two years ago": what was done then is not asked for. */
const DONE_THEN = new RegExp(String.raw`${YOU_DID}[^.?!,;]{2,40}${LONG_AGO}`, 'giu');

/**
 * A service is read from words, but its name may hold others ("home addition" for "alteration or addition"): those would
 * find every job at a home. The words of the name count only where the text holds none of them.
 */
export function readRequest(request: PriceRequest): Work {
  const { details } = request;
  const said = [request.text, ...details.conditions, details.issues].filter((part) => part !== null && part !== '');
  // A past job may be called no more than the trade's name, too: that makes it no more alike than the others.
  const asked = servicesNamed(details.service?.toLowerCase() ?? null);
  const services = marksOf(asked.filter((service) => !isTradeName(service)));
  const named = wordsOfWork(details.service ?? '');
  const words = wordsOfWork(said.join('. ').slice(0, LONGEST_READ).replace(WHO, ' ').replace(DONE_THEN, ' '));
  // Nor do those of a name that only goes without saying: of "walls, 300 sq ft", the one job that says "painted" is not the likest.
  const isImplied = request.goesWithoutSaying === true;
  const isNamed = isImplied || named.some((word) => words.includes(word));
  const isTold = (part: string | null): part is string => part !== null && part !== '';
  const [told, ...known] = [request.text, ...details.conditions, details.issues].filter(isTold);
  // What was understood before stands before the messages, of which the last decides.
  const messages = request.text.includes('\n')
    ? [[details.service ?? null, ...known].filter(isTold).join('. '), told]
    : null;
  const text = messages ? messages.join('.\n') : [details.service, told ?? null, ...known].filter(isTold).join('. ');
  return {
    text: text.slice(0, LONGEST_READ),
    details,
    words: [...services, ...(isNamed ? [] : named), ...words],
    serviceWords: [...services, ...named.filter((word) => !isNamed || words.includes(word))],
    sizes: sizesOf(sizesMeant(details, text)),
    goesWithoutSaying: request.goesWithoutSaying === true,
  };
}

/** Days since 1970 of an ISO date, null when there is none. */
export function dayOf(date: string | null): number | null {
  const time = date === null ? Number.NaN : Date.parse(date.slice(0, 10));
  return Number.isFinite(time) ? Math.floor(time / 86_400_000) : null;
}

import { contentWords, pattern, remembered } from '../../language/index.js';
import {
  exactServices,
  isKnownService,
  isTradeName,
  readDetails,
  servicesNamed,
  UNDATED,
} from '../../reading/index.js';
import type { Details } from '../../types.js';
import { isServiceMark, serviceMark, type Work } from '../../work/index.js';

/** One job alone may be told oddly. */
const LEAST_ALIKE = 2;
const MOST_SERVICES = 2_000;

/** What is put in, mended or taken out is no care of what is there. */
const OTHER_DOING = / (?:installation|building|construction|replacement|repair|removal)$/;
/** What is done to a thing that is there. */
const CARED_FOR = / (?:cleaning|washing|staining|sealing|painting|refinishing|trimming|tinting|mowing)$/;
/** "Two new windows", "carpet laid": the thing itself is what comes. */
const MADE = pattern('i')`
  \b(?:new|(?:re-?)?(?:build|built|install|replac|construct|pour|erect)\w*|supply|supplied|fit|fitted|fitting|hung|hang|lay|laid|laying
    |put(?:ting)? (?:in|up|down)|put (?:a|an|some|the|our|my) (?:\w+ ){0,3}in)\b
`;

/** The word that by itself names a service: of "window installation" the window, of "vinyl plank flooring" vinyl; null where more has to be said. */
const bareWord = remembered(MOST_SERVICES, (service) =>
  CARED_FOR.test(service) || isTradeName(service)
    ? null
    : (service.split(' ').find((word) => readDetails(word, UNDATED).service === service) ?? null),
);

/** Whether a service is done to what a word names, or makes something else of it: "window cleaning", "vinyl fence". */
const isOtherwise = (service: string, word: string): boolean =>
  !OTHER_DOING.test(service) &&
  (CARED_FOR.test(service) || (service.startsWith(`${word} `) && bareWord(service) === null));

/** A "vinyl privacy fence" is a vinyl fence. */
function ofWord(word: string, service: string): string {
  const own = `${word} ${service.split(' ').at(-1) ?? ''}`;
  return isKnownService(own) ? own : service;
}

/**
 * What a service that was read from a thing's name alone means to a business, by its own jobs: "12 windows" are cleaned by who
 * cleans them, a deck is stained, and "100 ft of vinyl" is a fence. Where no past job put any in, and two or more did another
 * thing to them, at least half as many as only name them, that is meant; the service itself otherwise.
 */
function meaning(service: string, works: Work[]): string {
  const word = bareWord(service);
  const [stem] = contentWords(word ?? '');
  if (word === null || stem === undefined) return service;
  const about = works.filter(({ words }) => words.includes(stem));
  const named = about.map(({ details }) => exactServices(details.service));
  if (about.some(({ text }, at) => named[at]?.includes(service) === true && MADE.test(text))) return service;
  const others = named
    .filter((services) => services.length > 0 && !services.includes(service))
    .map((services) => services.map((other) => ofWord(word, other)));
  const [likest, ...less] = [...new Set(others.flat())]
    .map((other) => ({ other, times: others.filter((services) => services.includes(other)).length }))
    .sort((a, b) => b.times - a.times);
  if (likest === undefined || likest.times === less[0]?.times || !isOtherwise(likest.other, word)) return service;
  const bare = named.filter((services) => services.includes(service)).length;
  const { other, times } = likest;
  return times >= LEAST_ALIKE && 2 * times >= bare && 2 * times > others.length ? other : service;
}

/** The details of what a business did or is asked for, with the services as they are meant there. */
function inMeaning({ text, details }: Pick<Work, 'text' | 'details'>, meant: (service: string) => string): Details {
  const services = servicesNamed(details.service);
  if (services.length === 0 || MADE.test(text)) return details;
  const here = services.map(meant);
  if (here.every((service, at) => service === services[at])) return details;
  return { ...details, service: [...new Set(here)].join(' and ') };
}

function openMeaning(works: Work[]): (service: string) => string {
  const known = new Map<string, string>();
  return (service) => {
    const here = known.get(service) ?? meaning(service, works);
    known.set(service, here);
    return here;
  };
}

/** The details of a request as the business means them; `works` are its past jobs as they read by themselves. */
export const asMeantHere = (asked: Pick<Work, 'text' | 'details'>, works: Work[]): Details =>
  inMeaning(asked, openMeaning(works));

/** The past jobs as they are meant by who did them. */
export function worksMeantHere(works: Work[]): Work[] {
  const meant = openMeaning(works);
  return works.map((work) => {
    const details = inMeaning(work, meant);
    if (details === work.details) return work;
    const marks = exactServices(details.service).map(serviceMark);
    const own = work.words.filter((word) => !isServiceMark(word));
    return { ...work, details, words: [...new Set([...marks, ...own])] };
  });
}

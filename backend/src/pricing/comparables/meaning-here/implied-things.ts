import { contentWords } from '../../language/index.js';
import { exactServices, servicesNamed, thingsOf } from '../../reading/index.js';
import { isServiceMark, serviceIn, serviceMark, wordsOfWork, type Work } from '../../work/index.js';
import { isTelling } from '../similarity/everyday-words.js';
import { SHORT } from '../same-work/other-work.js';
import type { PastWork } from '../similarity/past-work.js';
import { vectorOf, type WordCounts } from '../similarity/similarity.js';

/** One job alone may be told oddly. */
const LEAST_ALIKE = 2;
/** "Clean and seal, 250 sq ft": who says more than this names what it was done to. */
const MOST_TOLD = 2;

interface Known {
  pasts: PastWork[];
  counts: WordCounts;
}

/**
 * The past jobs, of which those that name no thing are of the thing that is asked for, where they read as that work with it: "clean,
 * 2 storey, 240 ft", of who hangs gutters, is gutter cleaning. Only where nobody wrote the name of the work in full, and where the
 * business deals with such things.
 */
export function withImpliedThings({ details }: Work, known: Known): Known {
  const { pasts, counts } = known;
  const [service, ...others] = exactServices(details.service);
  if (service === undefined || others.length > 0 || counts.words.has(serviceMark(service))) return known;
  const thing = service.replace(/ \p{L}+$/u, '');
  const isDealtWith = contentWords(thing).every((word) => isKnownThing(word, counts));
  // "Gutters", and nothing said of what is done to them, are new ones: a job with a size alone may be any work.
  if (!isDealtWith || serviceIn(thing) === service) return known;
  const isShort = ({ work }: PastWork): boolean =>
    exactServices(work.details.service).length === 0 &&
    work.words.length <= SHORT &&
    work.words.filter((word) => !isServiceMark(word) && isTelling(word) && !NO_THING.has(word)).length <= MOST_TOLD &&
    serviceIn(`${thing} ${work.text}`) === service;
  const short = new Set(pasts.filter(isShort));
  if (short.size < LEAST_ALIKE) return known;
  const mark = serviceMark(service);
  const named = { ...counts, words: new Map([...counts.words, [mark, short.size]]) };
  const inFull = (past: PastWork): PastWork => {
    const own = past.work.words.filter((word) => !isServiceMark(word));
    const work: Work = { ...past.work, details: { ...past.work.details, service }, words: [mark, ...own] };
    return { ...past, work, vector: vectorOf(work, named) };
  };
  return { pasts: pasts.map((past) => (short.has(past) ? inFull(past) : past)), counts: named };
}

/** How high and how large: no thing. */
const NO_THING = new Set(wordsOfWork('storey story level single double high'));

/** Whether past jobs name a thing, or are of work that is done to it. */
export const isKnownThing = (thing: string, { words }: WordCounts): boolean =>
  words.has(thing) ||
  [...words.keys()].some(
    (word) =>
      isServiceMark(word) && servicesNamed(word.slice(MARK)).some((service) => thingsOf(service).includes(thing)),
  );
const MARK = serviceMark('').length;

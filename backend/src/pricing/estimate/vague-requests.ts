import { EVERYDAY, isTelling, type PastWork, type WordCounts } from '../comparables/index.js';
import { contentWords } from '../language/index.js';
import { servicesNamed } from '../reading/index.js';
import { isServiceMark, serviceIn, serviceMark, type Sizes, type Work } from '../work/index.js';

/** What a message tells beside the name of the trade and what nearly every message holds. */
const toldBeside = ({ words, serviceWords }: Work): string[] => {
  // "Movers" and "a painter" name the work as well.
  const isName = (word: string): boolean => serviceWords.some((name) => word.startsWith(name.replace(/e$/, '')));
  return words.filter((word) => !isName(word) && !EVERYDAY.has(word) && !isServiceMark(word));
};

/** "Painting", and nothing else. */
export const namesOnlyTrade = (work: Work): boolean => toldBeside(work).length === 0;

/** "Paint my mailbox", of who paints rooms: no size, no room and nothing that any past job was about. */
export const isOfNothingKnown = (work: Work, counts: WordCounts): boolean =>
  Object.keys(work.sizes).length === 0 &&
  !work.goesWithoutSaying &&
  toldBeside(work).every((word) => !counts.words.has(word) && isTelling(word));

/** "Hi, we need movers": work that is done here, of which nothing else is told yet. */
export function namesOnlyService({ details, words, serviceWords, sizes }: Work, counts: WordCounts): boolean {
  const services = servicesNamed(details.service);
  const isDone = services.length > 0 && services.every((service) => counts.words.has(serviceMark(service)));
  const isNamed = (word: string): boolean => serviceWords.includes(word) || services.includes(serviceIn(word) ?? '');
  return (
    isDone &&
    Object.keys(sizes).length === 0 &&
    words.every((word) => isNamed(word) || word.includes("'") || !isTelling(word))
  );
}

/** So many jobs that go by several sizes alike show what such sizes cost. */
const LEAST_SIZED = 3;
const SEVERAL = 2;

const ROOMS = new Set(
  contentWords(
    'kitchen bath bathroom bed bedroom living dining room laundry garage basement attic hall hallway office den closet',
  ),
);
const BY_ROOMS = ['room', 'bedroom', 'bathroom'];

/** "2 bathrooms and a kitchen", of who mends what stands in them, and nothing of what is to be done; who paints or cleans goes by rooms. */
export function namesOnlyRooms({ details, words, goesWithoutSaying }: Work, pasts: PastWork[]): boolean {
  const isMeasured = details.quantities.some(({ unit }) => !BY_ROOMS.includes(unit));
  const goByRooms = pasts.filter(({ sizes }) => BY_ROOMS.some((measure) => Object.hasOwn(sizes, measure)));
  return (
    details.service === null &&
    !goesWithoutSaying &&
    !isMeasured &&
    goByRooms.length < LEAST_SIZED &&
    words.length > 0 &&
    words.every((word) => ROOMS.has(word))
  );
}

/** How large, how often, how much and which animals: no work. */
const NO_WORK = new Set(
  contentWords(
    'bed bedroom bath bathroom how much about around other every weekly biweekly fortnightly monthly no pets dog cat',
  ),
);

/** "3 bed 2 bath, 1,800 sq ft, every other week", as who cleans homes writes them down, and nothing that names other work. */
export function isToldBySizes({ words, sizes }: Work, pasts: PastWork[], counts: WordCounts): boolean {
  const areShared = (own: Sizes): boolean =>
    Object.keys(sizes).filter((measure) => Object.hasOwn(own, measure)).length >= SEVERAL;
  return (
    pasts.filter((past) => areShared(past.sizes)).length >= LEAST_SIZED &&
    words.every((word) => counts.words.has(word) || !isTelling(word) || NO_WORK.has(word))
  );
}

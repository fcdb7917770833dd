import { isServiceMark, serviceIn, serviceMark, type Work, type WordCounts } from '../comparables/index.js';
import { servicesNamed } from '../reading/index.js';
import { EVERYDAY, isTelling } from './comparing/everyday.js';

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

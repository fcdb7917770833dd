import { PLACES } from '../../charges/index.js';
import { contentWords } from '../../language/index.js';

/** Stems that nearly every message holds: they say little about which work is meant. */
export const EVERYDAY = new Set(
  `install replac repair fix new old job work servic help quot pric estimat cost hous home plac today tomorrow week
  month day soon need chang put lay build small big larg room good clean go come take make keep know think guy folk
  weekdai weekend morn even afternoon mondai tuesdai wednesdai thursdai fridai saturdai sundai urgent asap whenever fine same both match
  someth anyth tall high wide deep metr`.split(/\s+/),
);

/** Where work is done: "shower" of a new shower head and of a tiled shower says as little of the work itself. */
export const EVERYDAY_AND_PLACES = new Set([
  ...EVERYDAY,
  ...contentWords(
    'kitchen bathroom bedroom shower laundry living dining hall garage basement yard bonus den nursery mudroom closet foyer line back front rear',
  ),
]);

/** Whether a stem tells which work is meant. */
export const isTelling = (word: string): boolean => !EVERYDAY_AND_PLACES.has(word);

/** Whether a word of a service's name tells of what kind it is: "wall removal" names the place that paint goes on, too. */
export const tellsKind = (word: string): boolean => isTelling(word) && !PLACES.has(word);

import { lines } from '../../../language/index.js';

/**
 * Work as a trade names it: what it is called, then groups of word beginnings, one of each of which must stand in the
 * sentence ("$" ends a word, "$$" a thing: "oak$$" is no oak floor).
 */
export type ServiceWords = [service: string, ...groups: string[]];

const FAILS = ['work', 'clos', 'open', 'latch', 'lock', 'start'].flatMap((verb) =>
  ["doesn't", 'doesnt', "isn't", 'isnt', 'not', 'stopped'].map((not) => `${not} ${verb}`),
);
export const FIX = lines`
  fix|repair|mend|patch|restor|leak|broke|damag|stuck|problem|won't|wont$|sagg|sags$|off its track|off the track
  |off track|${FAILS.join('|')}
`;
export const NEW =
  'new$|brand-new|install|replac|renew|put in|swap|change|upgrad|add$|adding|fit$|fitted|fitting|build';
export const REMOVE = lines`
  remov|get rid|getting rid|tear|rip|take out|take up|take down|taking down|taken down|taken out|taking out|haul|demo|break
  |broken out|strip|pull up|pulling up|pulled up|to come up
`;
export const CLEAN = 'clean|wash|scrub|limpi';
/** What is washed off: "the front walk is slick with algae". */
export const GROWTH = lines`
  algae|mildew|moss|lichen|slimy|slick with|slippery with|gone green|turned green|going green|all green|green stuff
  |green with|side is green
`;
/** What is done, to whatever it is done. */
export const ACTIONS = new RegExp(
  String.raw`\b(?:${[FIX, NEW, REMOVE, CLEAN].join('|').replaceAll('$', String.raw`\b`)})`,
);

const BEGINS_WITH_ACTION = new RegExp(String.raw`^(?:${ACTIONS.source})`);

/** Whether the word at a place of a lower-case text says what is done ("wash", "replacing"). */
export const beginsWithAction = (lower: string, place: number): boolean => BEGINS_WITH_ACTION.test(lower.slice(place));

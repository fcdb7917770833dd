import { lines } from '../../../language/index.js';
import { FIX, NEW, type ServiceWords } from './words.js';

const PLACES = 'garage|basement|attic|loft|cellar|shed|storage unit|house|apartment|flat|estate'.split('|');
/** "Our garage cleaned out", "empty the cellar": a whole place, and no drain in it. */
const CLEARED = PLACES.flatMap((place) => [
  ...['cleaned out', 'cleared out', 'emptied', 'cleanout', 'clean-out', 'clear-out'].map((done) => `${place} ${done}`),
  ...['the', 'my', 'our'].flatMap((whose) =>
    ['clean out', 'clear out', 'clearing out', 'cleaning out', 'empty', 'emptying'].map(
      (verb) => `${verb} ${whose} ${place}`,
    ),
  ),
]).join('|');

/** "Locked myself out of the house", "the door shut behind me". */
const LOCKED_OUT = [
  ...['myself', 'ourselves', 'himself', 'herself', 'themselves', 'me', 'us'].flatMap((whom) => [
    `locked ${whom} out`,
    `shut ${whom} out`,
  ]),
  ...['locked', 'closed', 'shut', 'slammed', 'slammed shut', 'swung shut', 'clicked shut', 'blew shut'].flatMap((did) =>
    ['me', 'us'].map((whom) => `${did} behind ${whom}`),
  ),
].join('|');

export const LOCKS_AND_JUNK: ServiceWords[] = [
  ['lockout service', `locked out|lockout|lock out|locked my keys|locked the keys|keys in the car|${LOCKED_OUT}`],
  [
    'lock rekeying',
    lines`
      rekey|re-key|re key|keyed alike|to one key|on one key|same key|locks changed|change the locks
      |change my locks|changing the locks|change out the locks
    `,
  ],
  [
    'broken key extraction',
    lines`
      key snapped|key has snapped|key just snapped|key broke|key has broken|key just broke|key is broken|broken key
      |snapped key|snapped my key|snapped the key|broke my key|broke the key|broke a key|half a key|half the key
      |half my key|half of the key|key extract|extract the key|extract a key
    `,
  ],
  ['lock installation', NEW, 'deadbolt|lock$|locks$'],
  [
    'car key replacement',
    'key$|keys$|fob',
    lines`
      car$|truck$|transponder|volkswagen|vw$|audi$|mercedes|hyundai|subaru|volvo|toyota|honda|ford$|chevy|nissan
      |jeep|bmw|reprogram|programm|key program|fob program
    `,
  ],
  ['car key replacement', 'fob', 'lost|new|replace'],
  ['junk removal', CLEARED],
  ['junk removal', 'junk|truckload|truck load|debris|haul away|hauling|cleanout|clean out|clear out|clearing out'],
  ['siding installation', NEW + '|vinyl|hardie|fiber cement', 'siding'],
  ['siding installation', 'vinyl', 'sheathing|no tear|tear off|tearoff|tear-off|house wrap|housewrap|sq vinyl'],
  ['siding installation', 'hardie|fiber cement|fibre cement'],
  ['siding repair', FIX, 'siding'],
];

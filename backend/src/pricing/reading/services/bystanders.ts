import { lines, NUMBER_WORD, pattern } from '../../language/index.js';
import type { Scan } from '../scan.js';

/** "Hard water stains from": what follows left them there. */
export const STAINS_FROM = lines`
  \b(?:stain(?:s|ed|ing)?|(?:hard )?water (?:marks?|spots?)|spots?|streaks?|residue|limescale|overspray|mud|dirt
    |dust|soot|smoke|rust)(?: \p{L}+){0,3} (?:from|by|off) (?:(?:the|my|our|an?|all|that|those) ){1,2}
`;
const FAULTY = '(?!leak|drip|broke|burst|bad|rott)';
/** "Hard water stains from the lawn sprinkler", which is not said to leak. */
const STAINED_BY = new RegExp(
  String.raw`(${STAINS_FROM})(${FAULTY}\p{L}+(?: ${FAULTY}\p{L}+)?)(?!\p{L}| (?:(?:that|which) )?(?:leak|drip))`,
  'gu',
);
/** After what there is: "and want them cleaned", "it needs painting", "and would like weekly cleaning" say what is to be done with it. */
const DONE_WITH =
  "(?:and (?:(?:we|i)(?:'d)? )?(?:would |'d )?(?:want|need|like|love)\\b|[^]{0,80}?\\b(?:them|they|those|these|(?:it|which|that) (?:all )?(?:needs?|wants?|has to|should|is|leaks?|sags?|squeaks?|won't)|(?:clean|wash|paint|stain|seal|fix|repair|replace|remove|open|close|service|do|get|have|want|need) it)\\b)";
/** "There are 2 skylights", "it has a brick chimney", and nothing that is to be done with them. */
const HAS_PARTS = pattern('gu')`
  ((?:^|[.!?;,\n] ?|\b(?:and|but|also|plus) )(?:there(?:'?s| is| are)
      |(?:it|the (?:house|home|place|building|roof))(?: also)? has|(?:we|i)(?:'ve got| have| already have)) (?:only |about |also )*
      (?:an?|some|\d+|${NUMBER_WORD}) )((?:\p{L}+ ){0,2}(?:skylight|window|door|chimney|dormer|gutter|deck|porch
      |balcony|fence|gate|stair|staircase|closet|garage|pool|shed)s?)
    (?=(?: (?:on|in|at|up|near|over|along|above|around)(?: [\p{L}-]+){1,4})? ?(?:[.!?;,\n]|$|and\b))
    (?![^.!?;,\n]{0,40}?[.!?;,\n]? ?${DONE_WITH})
`;

/** "Do you take small jobs?": what is asked of the business, where the job itself is named. */
const ASKS_SIZE = pattern('gu')`
  (\b(?:do|would|can|could) you (?:guys |folks |even |ever )?(?:take|do|handle|accept|consider) )
    ((?:small|little|tiny|odd|minor) jobs)
`;

/** "Spring cleaning time!": the time of year. */
const SEASON_OF = /()(\bspring[- ]clean(?:ing|s)? (?:time|season|fever|weekend)\b)/gu;

/** "My wife wanted hardwood, I wanted carpet": what one of them was talked out of, named before what it is going to be. */
const OUTVOTED = pattern('gu')`
  (\b(?:wife|husband|partner|mother|father|mom|mum|dad|son|daughter|roommate) (?:always |really |first )?(?:wanted|preferred) )
    ((?:\p{L}+ ?){1,3}?)(?= ?, (?:and |but )?i (?:wanted|preferred|said)\b)
`;

/** "A skip bin for the old slabs": what goes into it. */
const GOES_INTO = pattern('gu')`
  (\b(?:skips?|bins?|dumpsters?|roll-?offs?|trailers?) (?:hire |rental )?(?:for|to take) (?:(?:the|my|our|all|any|old|existing|broken) )+)
    (\p{L}+(?: (?!we|that|which|i|from|and|out|please|in|on)\p{L}+)?)
`;

/** "It opens straight off the garage door": where. */
const OPENS_OFF = pattern('gu')`
  (\b(?:straight|right|directly|opens?|leads?) (?:straight |right |out )?(?:off|onto|into|from|beside) (?:the|our|my) )
    ((?:garage|back|front|side|patio|sliding|kitchen) doors?)
`;

/** "We won't need any gate": nothing that will not work. */
const NOT_NEEDED = /()(\bwo ?n[’']?t)(?= (?:be )?(?:need|want|requir|bother)\p{L}*)/gu;

/**
 * A text without what only stands there: what left stains ("hard water spots from the lawn sprinkler") and what the building has
 * name no work where other work is named.
 */
export function withoutBystanders(scanned: Scan): Scan {
  const hide = (_: string, told: string, thing: string): string => told + '-'.repeat(thing.length);
  return {
    ...scanned,
    lower: scanned.lower
      .replace(STAINED_BY, hide)
      .replace(HAS_PARTS, hide)
      .replace(ASKS_SIZE, hide)
      .replace(SEASON_OF, hide)
      .replace(OUTVOTED, hide)
      .replace(GOES_INTO, hide)
      .replace(OPENS_OFF, hide)
      .replace(NOT_NEEDED, hide),
  };
}

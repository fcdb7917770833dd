import { EXCHANGE, pattern } from '../../language/index.js';
import { textBefore } from '../scan.js';

/** A service whose words stand in a text, at these places. */
interface Named {
  service: string;
  at: number[];
}

/** Of these, one takes the place of another. */
const FLOOR = /^(?:carpet installation|(?:hardwood|laminate|vinyl plank) flooring|(?:\p{L}+ )?tiling|epoxy floor)$/u;
const FENCE = /^(?:(?:\p{L}+ )+fence|fence installation)$/u;

const DETERMINED =
  '(?: \\d+ (?:\\p{L}+ ){1,2}of)?(?: (?:out|the|my|our|all|this|that|an?|old|existing|current|ugly|nasty|shag|some|wall to wall|upstairs|downstairs))* $';
/** "Replace my ", "we have ", "from ": what follows is what is there. */
const THERE = pattern('u')`
  \b(?:${EXCHANGE}|convert(?:ing)?|rid of|hate|tired of|sick of|done with|from|ruined|destroyed|wrecked|soaked
    |stained|flooded|(?<!\b(?:to|you|could|can|should|i'd|we'd|'d) )(?:have|has|had)|there(?:'s| is)|existing
    |currently|old|instead of|over)${DETERMINED}
`;
/** "Install ", "new ", "want ": what follows is what is asked for, whatever else is said of it. */
const WANTED = pattern()`
  \b(?:new|install\w*|put(?:ting)? (?:in|down)|lay\w*|wants?|wanting|needs?|like|prefer|go(?:ing)? with)
    (?: (?:some|an?|the|of|more|new))* $
`;
/** "Carpet is all stained", "laminate stinks", "carpet now" */
const FAILS = pattern()`
  ^ (?:(?:is|are|was|has|have|got|looks?)
      (?: (?:all|so|really|very|just|been|getting|pretty|completely|totally|badly))* (?:old|ruined|damaged|worn
      |stained|ugly|gross|disgusting|rotten|rotting|dated|outdated|shot|trashed|scratched|torn|soaked|wet
      |flooded|leaning|falling|down|buckl\w+|warp\w+|lifting|peeling|horrible|filthy|dirty|there|had it)\b
    |(?:(?:is|are|has been|have been) )?(?:already|all) (?:up|out|gone|lifted|pulled|ripped|torn)\b
    |(?:has|have) been (?:all |already )?(?:ripped|torn|pulled|lifted|taken|dug) (?:up|out|off)\b
    |stinks?\b|smells?\b|fell\b|blew\b|came down\b|now\b|currently\b)
  |^(?:'s|'re) (?:(?:already|all) )?(?:up|out|gone|lifted)(?=[,.;!?]|$| and\b)
`;
const NAME = /^[\p{L}-]+(?: (?:planks?|floors?|flooring|tiles?|link fence|fence))?/u;
const BECOMES = /^ (?:to|into|->|→|=>) (?:an? |new )?$/;

const NEW_DOOR = /\bnew (?:\p{L}+ ){0,4}doors?\b|\breplac(?:e|ing) (?:my|the|our|this|that) (?:\p{L}+ ){0,3}doors?\b/u;
const GLASS_OF_NEW = pattern()`
  \b(?:pane|low-?e|glazed|tempered|toughened|laminated|obscure|frosted|tinted|impact|insulated|safety) glass\b
  |\bglass with\b
`;
/** The glass is what is to be changed, and not a word for new windows. */
const GLASS_ITSELF = pattern('u')`
  \bglass (?:in|replacement|units?)\b|\b(?:replac|chang|swap)\w* (?:\p{L}+ ){0,4}glass\b
  |\bglass (?:\p{L}+ ){0,4}(?:in|of) (?:the|my|our|an?)\b|\bshower\b
`;
/** Where this work is named, and said so, the whole thing is not asked for. */
const INSTEAD: { named: string | RegExp; said?: RegExp; not: RegExp; unless?: RegExp }[] = [
  // "A new garage door, the old one has broken springs"
  { named: 'garage door installation', said: NEW_DOOR, not: /^garage door springs$/ },
  // "Both springs replaced on a double door"
  { named: 'garage door springs', said: /spring/, not: /\bdoor (?:installation|repair)$/, unless: NEW_DOOR },
  // "AC not cooling, relay replaced"
  {
    named: 'air conditioning repair',
    said: /\b(?:capacitor|relay|(?:control|circuit) board|contactor|(?:fan|blower) motor|refrigerant|recharge|freon)/,
    not: /^air conditioning installation$/,
  },
  // "There's a dead old aircon in the wall that you'd need to take out", beside a new one
  {
    named: /^(?:ductless mini split|air conditioning installation|heat pump)$/,
    said: pattern()`
      \b(?:dead|old|existing|broken) (?:old )?(?:air ?con\w*|ac|a\/c|unit|split)\b[^.!?]*\b
        (?:(?:take|taken|taking|rip|pull) out|remov\w+|get rid|dispos\w+|taken? away)\b
    `,
    not: /^air conditioning repair$/,
  },
  // "Burnt wire in the panel, breaker replaced"
  {
    named: 'electrical repair',
    said: /\b(?:burnt|burned|scorched|melted|loose) (?:\p{L}+ )?(?:wir|breaker|bus)/u,
    not: /^panel upgrade$/,
  },
  // "Eight new windows, trimmed inside and out"
  {
    named: 'window installation',
    said: /\b(?:new|install\w*|replac\w*|glaz\w*|fit(?:ted)?)\b/,
    not: /^window cleaning$/,
    unless: /\b(?:clean|wash)/,
  },
  // "5 taps dripping, need new washers"
  {
    named: 'leak repair',
    said: /\b(?:taps?|faucets?)\b[^.!?]*\bwashers?\b/,
    not: /^appliance installation$/,
    unless: /\bdish-?washer|\bwashing machine/,
  },
  // "House cleaning, and 12 windows to clean"
  {
    named: 'window cleaning',
    not: /^window (?:installation|replacement)$/,
    unless: /\b(?:new|install\w*|replac\w*|swap\w*|fit(?:ted)?)\b/,
  },
  // "Six windows, triple pane glass": what the new ones are made of
  { named: 'window installation', said: GLASS_OF_NEW, not: /^glass replacement$/, unless: GLASS_ITSELF },
  { named: 'window replacement', said: GLASS_OF_NEW, not: /^glass replacement$/, unless: GLASS_ITSELF },
  // "Replace the glass in two windows"
  {
    named: 'glass replacement',
    said: pattern()`
      \b(?:replac\w*|new|change|swap) (?:the |just the |only the |some |broken |cracked |fogged |foggy )*glass (?:in|of|on|for)
        \b
    `,
    not: /^window (?:installation|replacement)$/,
    unless: /\b(?:and|plus|also)\b|\bnew windows?\b|\bwindow (?:replacement|installation)/,
  },
  // "The broken glass in my patio door"
  {
    named: 'window repair',
    said: /\bglass (?:in|of|on) (?:an?|my|our|the) (?:\p{L}+ ){0,2}door\b/u,
    not: /^door installation$/,
    unless: /\b(?:new|install\w*|replac\w*|whole)\b[^.;!?]*\bdoors?\b|\bdoor replacement/,
  },
  // "Hail last spring, and the insurance says new shingles": why it has to be a new one
  {
    named: 'roof replacement',
    said: pattern()`
      \b(?:a|need|needs?|wants?|get|getting|says?|say|for|whole|all|entire|complete|full|brand) (?:new|brand[- ]new) (?:\w+ )?
        (?:roof|shingles)\b
      |\breplac(?:e|ing) (?:the |my |our )?(?:whole |entire |full )?(?:\w+ )?roof\b|\bre-?roof
    `,
    not: /^roof repair$/,
    unless: pattern()`
      \b(?:leak\w*|patch\w*|repair\w*|fix\w*|mend\w*|missing|few|couple|some|several|two|three|four|five|six
        |\d+ (?:new )?shingles)\b
    `,
  },
  // "Change one cracked vent boot, the roof is steep"
  {
    named: 'roof repair',
    said: /\b(?:vent|pipe|roof|plumbing) boots?\b/,
    not: /^roof replacement$/,
    unless:
      /\bnew (?:\w+ )?(?:roof|shingles)\b|\bre-?(?:roof|shingl)|\broof replac|\breplac\w* (?:the |our |my )?(?:whole |entire |full )?(?:roof|shingles)\b|\bfull replacement\b|\bredone\b|\bsquares\b/,
  },
  // "Hail hit the roof, a few new shingles"
  {
    named: 'roof repair',
    said: pattern()`
      \b(?:few|couple|some|several|two|three|four|five|six|\d+) (?:of )?(?:(?:new|missing|loose|broken) )+shingles\b
    `,
    not: /^roof replacement$/,
    unless: /\bnew roof\b|\bre-?roof|\breplac\w+ (?:the |my |our )?(?:\w+ )?roof\b/,
  },
  // "The sill is rotten, new window please"
  {
    named: 'window installation',
    said: /(?<!\b(?:the|my|our|this|these|those|that) )\bnew (?:\w+ ){0,2}windows?\b/,
    not: /^window repair$/,
    unless:
      /\b(?:repair\w*|fix\w*|mend\w*|patch\w*|glass|panes?|sash\w*|won'?t|stuck|seals?|cranks?|latch\w*|locks?|draft\w*|crack\w*|fog\w*)\b/,
  },
  // "Old plaster, all hairline cracks, to be skim coated": what the coat is for
  {
    named: 'skim coating',
    said: /skim/,
    not: /^(?:plaster|drywall) repair$/,
    unless: /\b(?:repair|fix|patch|mend|fill|hole)\w*/,
  },
  // "Our garage cleaned out, old shelves and a mattress": what goes
  {
    named: 'junk removal',
    said: /\b(?:clean|clear)(?:ed)?[ -]?out\b|\bempt(?:y|ied)\b|\beverything goes\b/,
    not: /^(?:upholstery cleaning|hanging shelves|furniture assembly|cabinet installation)$/,
    unless: /\b(?:shampoo\w*|steam\w*|new|install\w*|put up|hang|hung|fit|assembl\w*|lay)\b/,
  },
  // "The roof is 2,400 sq ft, want architectural shingles, two skylights to reflash": they are flashed on the way
  {
    named: 'roofing',
    said: /\bskylights?(?: \w+){0,3} (?:re-?)?flash|\b(?:re-?)?flash\w* (?:\w+ ){0,3}skylights?\b/,
    not: /^skylight installation$/,
    unless:
      /\b(?:new|add|adding|install\w*|put in|putting in|replac\w*|fit|fitting|want|like) (?:\w+ ){0,3}skylights?\b/,
  },
  // "Two new skylights in our roof": where they go
  {
    named: 'skylight installation',
    said: /\bskylights?\b[^.,;!?]{0,20} (?:in|on|into|onto|through) (?:the|our|my) (?:\w+ )?roof\b/,
    not: /^roof(?:ing| replacement)$/,
    unless: /\b(?:new|re-?) ?(?:\w+ )?(?:roof|shingles)\b|\broof (?:replac|redo|re-?done|is )|\bshingles\b/,
  },
  // "A sunroom, glass walls and a glass roof": what it is made of
  { named: 'sunroom', not: /^glass replacement$/, unless: /\b(?:broken|crack\w*|replac\w*|fogg\w*)\b/ },
  // "The old fence blew down, I need 30 m of new vinyl fence"
  {
    named: FENCE,
    said: /\bnew (?:[\p{L}\d]+ ){0,4}(?:fence|fencing)\b(?! (?:posts?|panels?|pickets?|boards?|rails?|gates?)\b)/u,
    not: /^fence repair$/,
    unless:
      /\b(?:repair\w*|fix\w*|mend\w*|patch\w*|straighten\w*|prop\w*|save (?:it|them|the)|salvag\w*|(?:our|my) new (?:\w+ )?fence (?:got|was|is|has))\b/,
  },
  // "AC tune-up: clean the coils, change the filter": what belongs to it
  {
    named: /\b(?:tune-up|maintenance)$/,
    not: /^(?:air conditioning|furnace|heating) repair$/,
    unless:
      /\b(?:broke\w*|dead|stopp\w*|leak\w*|no heat|not (?:heat|cool|work)\w*|won'?t|doesn'?t|isn'?t|repair\w*|fix\w*)\b/,
  },
  // "A leak by the chimney, a brown ring on the ceiling": how it shows
  {
    named: 'roof repair',
    said: pattern()`
      \b(?:rings?|stain(?:s|ed)?|spots?|marks?|patch(?:es)?|drip\w*|bubbl\w+|wet|damp|leak\w*)\b[^.!?;]{0,40}\bceilings?\b
      |\bceilings?\b[^.!?;]{0,20}\b(?:rings?|stain\w*|spots?|marks?|drip\w*|wet|damp)\b
    `,
    not: /^drywall repair$/,
    unless: pattern()`
      \b(?:repair|fix|patch|mend|replac|repaint|redo)\w* (?:\w+ ){0,3}(?:ceiling|drywall)\b
      |\b(?:ceiling|drywall)(?: also| too)? (?:needs?|wants?|to be|repair|fix|patch|redone|replaced)
    `,
  },
  { named: 'sealcoating', not: /^concrete driveway$/ },
  // "The storm dropped a tree onto our garage roof": where it lies
  {
    named: 'tree removal',
    said: pattern('u')`
      \b(?:fell|dropped|landed|crashed|came down|toppled|down|leaning|resting|lying)\b[^.!?;]{0,40}\b
        (?:on|onto|on to|over|against|across|through) (?:my|our|the) (?:\p{L}+ ){0,2}roof\b
    `,
    not: /^roof repair$/,
    unless:
      /\b(?:repair|fix|patch|mend|replac)\w* (?:\w+ ){0,3}roof\b|\broof (?:to be )?(?:repair|fix|patch|mend|replac)/,
  },
];

/**
 * The services without the floors and fences that make way for another: "replace my carpet with hardwood" and "we have carpet now,
 * want oak floors" ask for no carpet. Nor does who asks for springs ask for their door.
 */
export function withoutGivingWay<One extends Named>(found: One[], lower: string): One[] {
  const instead = INSTEAD.filter(
    ({ named, said, unless }) =>
      found.some(({ service }) => (typeof named === 'string' ? service === named : named.test(service))) &&
      said?.test(lower) !== false &&
      unless?.test(lower) !== true,
  );
  const all = found.filter(({ service }) => !instead.some(({ not }) => not.test(service)));
  const giving = (OF_BOTH.test(lower) ? [FLOOR] : [FLOOR, FENCE]).flatMap((kind) => {
    const alike = all.filter(({ service }) => kind.test(service));
    const ways = alike.filter((one) => givesWay(one, alike, lower));
    return ways.length === alike.length ? [] : ways;
  });
  return all.filter((one) => !giving.includes(one));
}

/** "And repair a chain link fence", "the fence on the other side": more than one is spoken of. */
const OF_BOTH = /\b(?:also|too|as well|and (?:repair|fix)|(?:on|along) the other side)\b/;

/** "Our neighbor has a cedar fence. I want the same": what another one is to be like. */
const ALIKE = pattern()`
  \b(?:want|wants|like|love|need|get) (?:exactly |pretty much )?(?:the same|(?:one |something )?like (?:that|theirs|his|hers|it))\b
    (?! (?:place|spot|line|rooms?|area|height|length|size|colou?r|run|way|day|time)\b)
`;

function givesWay(one: Named, alike: Named[], lower: string): boolean {
  const [word = ''] = /^[\p{L}-]+/u.exec(lower.slice(one.at[0])) ?? [];
  const places = [...lower.matchAll(new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'gu'))].map(
    ({ index }) => index,
  );
  if (ALIKE.test(lower) || places.some((at) => WANTED.test(textBefore(lower, at, 60)))) return false;
  return places.some((at) => {
    const end = at + (NAME.exec(lower.slice(at))?.[0].length ?? 0);
    const becomes = alike.some((other) => other.at.some((to) => to > end && BECOMES.test(lower.slice(end, to))));
    return becomes || THERE.test(textBefore(lower, at, 60)) || FAILS.test(lower.slice(end));
  });
}

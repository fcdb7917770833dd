import { pattern } from '../../language/index.js';
import { type Instead, ROOFS_INSTEAD } from './roofs-instead.js';

/** All kinds of fence. */
export const FENCE = /^(?:(?:\p{L}+ )+fence|fence installation)$/u;

const NEW_WINDOWS = /^window (?:installation|replacement)$/;
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
/** What takes the place of asphalt. */
const NO_ASPHALT = /\b(?:concrete|pavers?|brick|gravel) (?:drive|one|instead)/;

/** A room of which nothing stays. */
export const GUTTED =
  /\bgut(?:s|ted|ting)?\b|\b(?:ripp?(?:ed|ing)?|stripp?(?:ed|ing)?) (?:it |everything )?(?:all |right )?(?:out|back to)\b/;
const APART = /\b(?:also|separate\w*|as well|other (?:bath|kitchen))/;

const NEW_HEATER = /\b(?:new|replac\w*|install\w*|swap\w*|switch\w*|upgrad\w*|put in|convert\w*|died|dead)\b/;
/** What is wrong with a water heater, or done to one that stays. */
const OLD_HEATER = pattern()`
  \b(?:flush\w*|drain(?:ed|ing)?|descal\w*|servic\w*|maint\w*|repair\w*|fix\w*|thermostat|element|anode|pilot|relief valve
    |thermocouple|(?:not|isn'?t|isnt|stopped|won'?t|wont) (?:heat|work|light|turn)\w*|no hot|leak\w*|drip\w*|cold|nois\w*)\b
`;

export const INSTEAD: Instead[] = [
  ...ROOFS_INSTEAD,
  // "The bathroom gutted, pink toilet and all": what stands in it, and what comes
  {
    named: 'bathroom remodel',
    said: GUTTED,
    not: /^(?:toilet (?:repair|replacement)|(?:bathtub|shower|cabinet) installation)$/,
    unless: APART,
  },
  { named: 'kitchen remodel', said: GUTTED, not: /^(?:cabinet installation|countertops)$/, unless: APART },
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
  // "Flush my 50 gal water heater", "40 gal water heater, no hot water": how large it is asks for no other one
  {
    named: 'water heater repair',
    said: OLD_HEATER,
    not: /^water heater replacement$/,
    unless: NEW_HEATER,
  },
  // "Replace a light switch"
  {
    named: 'switch installation',
    said: /\blight switch/,
    not: /^lighting installation$/,
    unless: /\b(?:lights?|fixtures?|chandeliers?|lamps?|sconces?|cans?)\b(?! switch)/,
  },
  // "A gas line to a new stove": where it goes
  {
    named: 'gas line',
    said: pattern()`
      \b(?:lines?|pipes?|piping|run|hook ?up) (?:\w+ ){0,2}(?:to|for) (?:an? |the |my |our )?(?:\w+ )?
        (?:stove|range|cooktop|oven|dryer|grill|bbq|barbecue|fire ?place|fire ?pit|generator)
    `,
    not: /^appliance installation$/,
    unless:
      /\b(?:install|hook up|connect|fit)\w* (?:an? |the |my |our )?(?:new )?(?:gas )?(?:stove|range|cooktop|oven|dryer)/,
  },
  // "Leaking gas water heater needs replacing"
  {
    named: 'water heater replacement',
    said: NEW_HEATER,
    not: /^(?:water heater|leak) repair$/,
    unless:
      /\b(?:don'?t|do not|not) replace|\b(?:element|thermostat|valve|anode|part|pilot|flush\w*|or (?:repair|fix))\b/,
  },
  // "40 gallon electric water heater"
  {
    named: 'water heater replacement',
    said: /\b\d+[ -]?(?:gal|lit)/,
    not: /^water heater repair$/,
    unless: OLD_HEATER,
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
    not: NEW_WINDOWS,
    unless: /\b(?:new|install\w*|replac\w*|swap\w*|fit(?:ted)?)\b/,
  },
  // "Six windows, triple pane glass": what the new ones are made of
  { named: 'window installation', said: GLASS_OF_NEW, not: /^glass replacement$/, unless: GLASS_ITSELF },
  { named: 'window replacement', said: GLASS_OF_NEW, not: /^glass replacement$/, unless: GLASS_ITSELF },
  // "Do you replace the whole window? Just the glass would be great"
  {
    named: 'glass replacement',
    said: pattern()`
      \b(?:just|only) (?:do |replace |swap |change |need |want )?(?:the |new )?(?:glass|panes?)\b(?! doors?\b)
      |\b(?:the )?glass only\b
    `,
    not: /^window (?:installation|replacement|repair)$/,
    unless: /\bnew windows?\b|\bnot just\b/,
  },
  // "Replace the glass in two windows"
  {
    named: 'glass replacement',
    said: pattern()`
      \b(?:replac\w*|new|change|swap) (?:the |just the |only the |some |broken |cracked |fogged |foggy )*glass (?:in|of|on|for)
        \b
    `,
    not: NEW_WINDOWS,
    unless: /\b(?:and|plus|also)\b|\bnew windows?\b|\bwindow (?:replacement|installation)/,
  },
  // "The broken glass in my patio door"
  {
    named: 'window repair',
    said: /\bglass (?:in|of|on) (?:an?|my|our|the) (?:\p{L}+ ){0,2}door\b/u,
    not: /^door installation$/,
    unless: /\b(?:new|install\w*|replac\w*|whole)\b[^.;!?]*\bdoors?\b|\bdoor replacement/,
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
  { named: 'sealcoating', not: /^(?:concrete|asphalt) driveway$/ },
  // "The old asphalt driveway out, a concrete one in"
  { named: 'asphalt driveway', said: NO_ASPHALT, not: /^asphalt driveway$/ },
  { named: 'asphalt driveway', not: /^concrete driveway$/, unless: NO_ASPHALT },
  // "A garage door with a row of windows across the top"
  {
    named: 'garage door installation',
    said: /\b(?:row|section|panel|set)s? of windows\b|\b(?:with|no|without|top) windows?\b|\bwindows? (?:across|along|in|on) (?:the )?(?:top|upper|door)/,
    not: NEW_WINDOWS,
    unless: /\b(?:new|replace|install|another) (?:\w+ ){0,2}windows?\b/,
  },
  // "500 sq ft of wall area with the windows taken out": how much of it there is
  { named: 'wall removal', said: /\bwall (?:area|space|surface)\b/, not: /^wall removal$/ },
  // "A deck with 28 ft of railing and steps": parts of it
  {
    named: 'deck building',
    said: /\b(?:with|w\/|includ\w+|incl\.?|no)\b[^.;!?]{0,40}\b(?:railings?|handrails?|stairs|steps)\b/,
    not: /^stair work$/,
    unless: pattern()`
      \b(?:stair treads?|staircase|stairway|banister|interior|inside|basement stairs|carpet|remov\w*|tear|demo\w*)\b
      |\b(?:re-?buil\w*|replac\w*|repair\w*|fix\w*|re-?do\w*|stain\w*|paint\w*) (?:\w+ ){0,3}(?:railings?|stairs|steps|handrails?)\b
      |\b(?:railings?|stairs|steps|handrails?)[,:]? (?:only|re-?built|replaced|repaired|redone|need|are|is)\b
    `,
  },
  // "A contract for the winter for our double driveway": what is cleared
  {
    named: 'snow removal',
    not: /^(?:concrete driveway|sidewalk|concrete steps)$/,
    unless: /\b(?:new|pour\w*|replac\w*|install\w*|lay|laid|concrete|pav\w+)\b/,
  },
  // "Our wooden fence washed": which fence
  {
    named: 'pressure washing',
    said: pattern('u')`
      \b(?:fence|fences|fencing)(?: (?:\p{L}+ ){0,3})?(?:washed|washing|wash|cleaned)\b
      |\bwash(?:ing|ed)? (?:down |off )?(?:(?:the|our|my|a|an) )?(?:[\p{L}\d-]+ ){0,3}fenc(?:e|es|ing)\b
    `,
    not: FENCE,
    unless: /\b(?:new|install\w*|build\w*|replac\w*|erect\w*|put (?:in|up))\b/,
  },
  // "Mice ruined our attic: the old stuff out, new cellulose in": why, once they are gone
  {
    named: /^insulation/,
    said: pattern('u')`
      \b(?:exterminator|pest (?:guy|man|control|company|people)|trapper)s?(?: \p{L}+)? (?:has|have|was|did|came|got|took|sorted|took care|dealt|finished)\b
      |\b(?:mice|mouse|rats?|rodents?|squirrels?|raccoons?|possums?|bats) (?:\p{L}+ ){0,3}(?:got|get|ruined|nested
        |made|destroyed|chewed|tore|ate|wrecked|soiled|trampled|have been|had been|were|are gone)\b
    `,
    not: /^(?:rodent|pest) control$|^wildlife removal$/,
    unless: pattern()`
      \b(?:get rid of|exterminate|trap\w*|bait\w*|kill\w*|remove|control|keep)\b[^.!?;]{0,30}\b(?:mice|rats?
        |mouse|them|rodents?|squirrels?|raccoons?|possums?|bats)\b|\b(?:rodent|pest) control\b
    `,
  },
  // "Moving out, we need two men and a truck; the landlord wants the keys back on the 30th": things are to be moved
  {
    named: 'moving',
    said: pattern()`
      \b(?:movers?|trucks?|van|boxes|furniture|sofas?|couch(?:es)?|piano|belongings|our things|my things|stairs
        |elevator|to (?:a|an|our|my) new|help (?:us |me )?mov\w+|load\w*)\b
    `,
    not: /^move-out cleaning$/,
    unless: /\bclean/,
  },
  // "The tenant moved out, I'm the landlord: 3 rooms to paint"
  {
    named: /^(?!mov|car key|.*\bcleaning$)/,
    not: /^move-out cleaning$/,
    unless: /\b(?:clean|scrub|spotless|oven|steam|shampoo)/,
  },
  { named: /^mov(?:ing|e-out cleaning)$/, said: /\bkeys? (?:back|over|in|returned)\b/, not: /^car key replacement$/ },
];

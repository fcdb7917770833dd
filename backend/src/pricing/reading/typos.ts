import { lacksOneLetter, nearlySame, SLIPS, wordPairs, pattern } from '../language/index.js';

/** Words of the trades that decide what is meant, long enough for one slip to make no other word of them. */
// prettier-ignore
const TRADE_WORDS = new Set(
  `aerate aerated aeration mattress mattresses dresser recliner overseed fertilize barbed soffit fascia rotten
  refrigerator leaves cleared finished hanging appliance backsplash balcony bathroom bathrooms basement bathtub
  bedroom bedrooms blocked breaker cabinet cabinets carpet ceiling ceilings charger chimney circuit clogged commercial
  compressor concrete condenser crawlspace dimmer dimmers demolition dishwasher disposal drainage driveway drywall electric
  electrical electrician emergency engineered ourselves living nothing estimate exterior faucet faucets fencing
  fireplace fixture fixtures flooring foundation furnace garage generator gutter gutters hallway handyman hardwood
  heritage inspection install installed installation insulation interior irrigation kitchen laminate landscaping
  leaking masonry mortar outlets overgrown painted painting patio permit plaster plasterboard plumber plumbing
  pressure pruning square squares railing recessed refinish removal remove removed repair repaired replace replaced replacement
  retaining roofing saturday septic shingle shingles shower siding skylight skylights sliding spring springs sprinkler
  stamped steep storeys stucco stumps switches thermostat toilet toilets tomorrow apartment apartments construction
  elevator elevators staircase sidewalk walkway termite termites squirrel squirrels cockroach roaches radiator radiators scaffolding
  porcelain countertop countertops composite asphalt sealant ventilation ductwork popcorn leylandii
  sealcoat sealcoated sealcoating detector detectors hardwired interconnected inside outside downstairs townhouse cleaning monthly upgrade upstairs veneer wallpaper weekend weekly whenever window windows wiring`.split(/\s+/).filter((word) => word.length >= 6),
);
/** Words of their own, one slip away from one of the above. */
// prettier-ignore
const OTHER_WORDS = new Set(
  `insider insiders outsider outsiders noting knotting giving diving lining liking loving bared facet facets sprig sumps sower backslash beaker blacked
  blocker charge charged changer coiling condense drywell emergence firing flocked forage garbage getter getters
  handymen hermitage hiring insolation instill instilled laking laminated locked mixture mixtures motor overgrow
  pained paining panted panting paster pickets planer platter pluming pointed pointing pressured reaming relaxing
  replacer retraining sidling single singles sparing sprang sprigs sprinkle sprints sprung stampede stamps stocked
  stomped stomps stores storied string strings striding stumped swatches toiled trumps unblocked upgraded weakly widow
  widows wring caret loaves sceptic roiling flouring`.split(/\s+/),
);
const BY_START = new Map<string, string[]>();
for (const word of TRADE_WORDS) BY_START.set(word.slice(0, 1), [...(BY_START.get(word.slice(0, 1)) ?? []), word]);

/** Of these, two letters after the first that changed places make no other word ("odors" would be one of "doors"). */
const SHORT_WORDS =
  'house fence floor paint tiles clean sewer hedge grass wires panel water roofs doors walls rooms light lights points sockets'.split(
    ' ',
  );
const SWAPPED = new Map(
  SHORT_WORDS.flatMap((word) =>
    [...word]
      .slice(2)
      .map((letter, at): [string, string] => [
        word.slice(0, at + 1) + letter + (word[at + 1] ?? '') + word.slice(at + 3),
        word,
      ]),
  ).filter(([typed, word]) => typed !== word),
);

const VOWEL = /^[aeiouy]$/;
/** Consonants that are heard alike: "resessed lights". */
const SOUNDS = new Set(['cs', 'sc', 'ck', 'kc', 'sz', 'zs', 'gj', 'jg']);
const soundsAlike = (a: string, b: string): boolean => (VOWEL.test(a) && VOWEL.test(b)) || SOUNDS.has(a + b);

/** "Carpt": of a word of six letters, one inside is missing; without the last one it is often another word. */
const lacksInnerLetter = (typed: string, word: string): boolean =>
  typed.length === 5 && word.length === 6 && typed.at(-1) === word.at(-1) && lacksOneLetter(typed, word);

/** A letter more or less, two that changed places, or a wrong letter that sounds the same; other consonants often make another word. */
function isSlip(typed: string, word: string): boolean {
  if (lacksInnerLetter(typed, word)) return true;
  if (!nearlySame(typed, word)) return false;
  if (typed.length !== word.length) return true;
  const wrong = [...typed].flatMap((letter, at) => (letter === word[at] ? [] : [[letter, word[at] ?? '']]));
  return wrong.length === 2 || wrong.every(([a = '', b = '']) => soundsAlike(a, b));
}

/** "Lockd", "changd": written as it is spoken. */
const CLIPPED =
  /^((?:un)?lock|chang|paint|clean|replac|install|remov|repair|leak|crack|block|clogg|finish|wash|stain|seal|look|want|need|mov|us|clos|ask)d$/;

function spelled(typed: string): string {
  const lower = typed.toLowerCase();
  const clipped = CLIPPED.exec(lower)?.[1];
  if (clipped !== undefined) return `${clipped}ed`;
  if (TRADE_WORDS.has(lower) || OTHER_WORDS.has(lower)) return typed;
  const swapped = SWAPPED.get(lower);
  if (swapped !== undefined) return swapped;
  const fits = (BY_START.get(lower.slice(0, 1)) ?? []).filter((word) => isSlip(lower, word));
  // "Repairs" is a slip of none, although it has a letter more than "repair".
  const [only] = fits;
  return only === undefined || fits.length > 1 || lower === `${only}s` || `${lower}s` === only ? typed : only;
}

/** "This weeek", "sooo soon": no English word has a letter three times running. */
const DRAWN_OUT = /(\p{Ll})\1{2,}/gu;
/** Where one may stand. It is looked for inside: a pattern of the whole takes minutes over a long run of letters. */
const SMALL_WORD = /(?<![\p{L}\d@.])(?!www)\p{Ll}+(?![\p{L}\d@]|\.\p{L})/gu;
/** Words to be spelled: without capitals, or at the start of a sentence. */
const TYPED =
  /(?<![\p{L}@.])\p{Ll}{5,}(?![\p{L}@]|\.\p{L})|\p{Lu}(?<=(?:^|[.!?]\s*)\p{Lu})\p{Ll}{4,}(?![\p{L}@]|\.\p{L})/gu;

/** As people write on telephones; each may have an "s" behind it, but those with an "s" of their own come first. */
// prettier-ignore
const SHORTHAND = new Map([
  ...wordPairs(`hous=house; huse=house; flor=floor; fenc=fence; nxt=next; tmrw=tomorrow; tmr=tomorrow; 2moro=tomorrow; wknd=weekend; wk=week; mth=month; mnth=month;
    abt=about; downlite=downlight; skylite=skylight; spotlite=spotlight; floodlite=floodlight; lite=light; powr=power; pwr=power; nite=night; tonite=tonight; 2nite=tonight; dis week=this week; dis month=this month; rm=room; bdrm=bedroom; bedrm=bedroom;
    bthrm=bathroom; fawcet=faucet; fawcett=faucet; faucett=faucet; bathrm=bathroom; kitch=kitchen; yrd=yard; b4=before; aswell=as well; acutally=actually; actualy=actually; acually=actually; facia=fascia;
    allready=already; alredy=already; alreddy=already; ourselfs=ourselves; ourself=ourselves; myslef=myself; meself=myself; mesel=myself; hisself=himself; themselfs=themselves;
    theyre=they're; theres=there's; thats=that's; dont=don't; doesnt=doesn't; didnt=didn't; isnt=isn't; arent=aren't; wasnt=wasn't; werent=weren't; wont=won't; cant=can't; couldnt=couldn't; wouldnt=wouldn't; shouldnt=shouldn't; havent=haven't; hasnt=hasn't; hadnt=hadn't; youre=you're; weve=we've; ive=i've; youll=you'll; theyll=they'll;
    dinnae=don't; didnae=didn't; doesnae=doesn't; isnae=isn't; wasnae=wasn't; cannae=can't; nae=no; naebody=nobody; yous=you; jist=just; aff=off;
    u guys=you guys; u lot=you lot; ur=your; jsut=just; ded=dead`),
  ...SLIPS,
]);
/** Names, where no article stands before them: "Flor Mendez". */
const NAME = String.raw`(?<!\b(?:a|the|my|our) )(?:huse|flor)`;
const SHORTENED = new RegExp(
  String.raw`(?<![\p{L}\d@.])(?!${NAME})(${[...SHORTHAND.keys()].join('|')})(s?)(?![\p{L}\d@])`,
  'gu',
);

/** "Takin down", "leakin": how it is said. */
const DROPPED_G = pattern('gu')`
  (?<![\p{L}\d@.])((?:tak|mak|com|go|do|hav|gett|putt|look|work|stay|leak|lean|drip?p|blow|fall|runn|rott|crack|peel
      |sagg|flood|cool|heat|clean|paint|fix|replac|mov|cutt|tear|ripp|pull|haul|hang|build|trimm|mow|grind)in)'?
    (?![\p{L}\d@]|\.\p{L})
`;

/** "Putin a door", "the old one takenout": two words typed as one, of which no other word is made. */
const RUN_TOGETHER = pattern('gu')`
  (?<![\p{L}\d@.])
    (put|puttin|taken|takin|torn|ripped|rippin|pulled|pullin|knocked|hauled|cleared|filled|boxed|hooked)
    (in|out|up|down|off|away)(?![\p{L}\d@]|\.\p{L})
`;

/** "The fridge stays w the house" */
const WITH = /(?<![\p{L}\d@.])w(?= (?:the|an?|my|our|its|no|new|two|both|all)\b)/gu;
/** "The carpets been ripped up" */
const HAVE_BEEN = pattern('gu')`
  (?<=\b(?:carpets?|floors?|floorboards|tiles?|lino|vinyl|laminate|wallpaper|fence|deck|roof|trees?|walls|windows|it|they))
    (?: all)? been(?= (?:all |already )?(?:\p{L}+ed|torn|taken|done|dug|cut)\b)
`;

/** "5 up 4 down": on which floor they are. */
const UP_AND_DOWN = /\b(\d{1,2}) up(,?(?: and)?) (\d{1,2}) down\b/gi;

/** "The hole house" */
const HOLE = /(\b(?:the|my|our) )hole(?= (?:house|home|place|thing|lot|yard)\b)/gi;

/**
 * A message with the trades' words spelled right: "a elctrician for the ceilng fans", "nxt wk". Capitals inside a sentence
 * are names and stay.
 */
export function withoutTypos(text: string): string {
  return text
    .replace(SMALL_WORD, (word) => word.replace(DRAWN_OUT, '$1$1'))
    .replace(UP_AND_DOWN, '$1 upstairs$2 $3 downstairs')
    .replace(RUN_TOGETHER, '$1 $2')
    .replace(WITH, 'with')
    .replace(HOLE, '$1whole')
    .replace(HAVE_BEEN, ' have been')
    .replace(DROPPED_G, '$1g')
    .replace(SHORTENED, (_, short: string, s: string) => (SHORTHAND.get(short) ?? short) + s)
    .replace(TYPED, spelled);
}

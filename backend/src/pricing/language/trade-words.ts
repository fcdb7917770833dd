import { lacksOneLetter } from './edit-distance.js';
import { remembered } from './remembered.js';
import { nearlySame } from './words.js';

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
  sealcoat sealcoated sealcoating senior seniors veteran veterans military customer customers separate separately anything everything usually detector detectors hardwired interconnected inside outside downstairs townhouse cleaning monthly upgrade upstairs veneer wallpaper weekend weekly whenever window windows wiring`.split(/\s+/).filter((word) => word.length >= 6),
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

/** Words are few, and come again with every rule and message. */
const MOST_REMEMBERED = 5_000;

const spelled = remembered(MOST_REMEMBERED, (typed): string => {
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
});

/** Words to be spelled: without capitals, or at the start of a sentence. */
const TYPED =
  /(?<![\p{L}@.])\p{Ll}{5,}(?![\p{L}@]|\.\p{L})|\p{Lu}(?<=(?:^|[.!?]\s*)\p{Lu})\p{Ll}{4,}(?![\p{L}@]|\.\p{L})/gu;

/** A text with the trades' words spelled right: "the ceilng", "Chimny flashing". Capitals inside a sentence are names and stay. */
export const withTradeWordsSpelled = (text: string): string => text.replace(TYPED, (word) => spelled(word));

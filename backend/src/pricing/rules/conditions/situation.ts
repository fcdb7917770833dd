import { stem, lines, pattern, textAt, type Token } from '../../language/index.js';
import { conceptOf } from './vocabulary/concepts.js';
import { LEFT, REMOVAL, type Evidence } from './evidence.js';
import { isAction } from './mentioned.js';

/** A condition without what decides nothing in it. */
interface Situation {
  text: string;
  /** The owner speaks of putting the thing in ("turf supplied and laid"), which a customer seldom says. */
  isDelivered: boolean;
  /** The price holds that what the work leaves behind is taken away ("trimming, clippings taken away"), as customers expect. */
  isCleared: boolean;
}

const HANDED = lines`
  supplied|laid|wired|trimmed|connected|installed|install|installation|fitted|delivered|spread|poured|hung
  |included|planted|mounted|flashed(?: in)?|stacked|brought(?: in)?|trucked(?: in)?|set
`;
/** What belongs to handing it over where one of the above stands beside it: "spread and edged", "hung, taped and finished". */
const BESIDE_IT = lines`
  (?!(?:re)?(?:mov|pair|paint|stain|seal|sand|clean|finish|wash|strip|torn|haul)\p{L}*)\p{L}{3,}ed
`;
const JOINT = String.raw`(?:\s*,\s*(?:(?:and|&)\s+)?|\s+(?:and|&)\s+)`;
const HANDED_AFTER = new RegExp(
  String.raw`(?<=\p{L}{2})[\s,]+(?:(?:${BESIDE_IT}${JOINT})*(?:${HANDED})(?:${JOINT}?(?:${HANDED}|${BESIDE_IT}))*)\s*$`,
  'u',
);
const HANDED_BEFORE = pattern()`
  ^(?:supply|supplying|supplied) (?:and|&) (?:install\w*|lay|laying|laid|fit|fitting|fitted|deliver\w*|spread\w*) (?:of )?
`;

/** "New gutters" are put in; "new customers" and "new homes" are not. */
const NEW_THING = pattern('u')`
  ^(?:brand[- ])?new (?=\p{L}{3})(?!(?:customers?|clients?|patients?|tenants?|owners?|homeowners?|members?
      |accounts?|homes?|houses?|builds?|construction|buildings?|work|jobs?|bookings?|sites?|lawns?|plants?
      |surfaces?|paint|drywall|plaster|(?:concrete|wood)(?! (?:posts?|fence|gates?|steps?|doors?|windows?|slab)\b))\b)
`;

/** What the money is spent on stands before the situation that calls for it: "dust control in occupied homes". */
const MEASURE = pattern('u')`
  ^(?:\p{L}+[\s-])*(?:control|protection|containment|equipment|gear|precautions|masking|allowance|contingency
    |surcharge|loading|setup|fee|permits?|inspection|scaffold|scaffolding|ladder|crane|lift hire)
    (?: needed| required| hire)? (?:in|for|at|on|with|when|where|if|inside|around) (?=\p{L}{3})
`;

/** "Furnace replacements: city permit": after the work that calls for it, too. */
const MEASURE_AFTER = pattern('u')`
  (?<=\b(?:replacements?|installations?|installs?|changeouts?|upgrades?|conversions?|removals?|swaps?|repairs?
      |additions?))[\s:,-]+(?:need(?:s|ing)? )?(?:an? |the )?
    (?:(?:city|county|town|state|village|building|mechanical|electrical|plumbing) )?
    (?:permits?|inspections?|filings?|disposal|haul away|surcharge)(?: fees?| charges?)?$
`;

/** "10% off labor and parts for military": what the percent is of decides nothing. */
const OF_WHAT = pattern('u')`
  ^(?:(?:all |the |our |your |total )*
      (?:labou?r|parts|materials?|work|jobs?|services?|everything|total|bill|invoice|price)(?:,? and |,? & |, )?)+ for (?=\p{L}{3})
`;

/** "Jobs on the island: ferry": what it costs to get there, after the place. */
const FARE = /(?<=\p{L}{4})[\s:,]+(?:the )?(?:ferry|tolls?|bridge tolls?|mileage|fuel)(?: fees?| costs?)?$/u;

/** "Hiding cables in the wall": where else. */
const IN_WALLS =
  /(?<=\b(?:hiding|concealing|fishing) (?:\p{L}+ )?\p{L}+) (?:in|inside|behind|through) (?:the )?walls?$/u;

/** "Cutting around outlets", "running wire through brick", "the inside of the oven": the thing is there, or is named for short. */
const WHERE_ON_IT = pattern('u')`
  ^(?:\p{L}+ing (?:\p{L}+ )?(?:around|through|into)
    |(?:the )?insides? of(?= (?:the |an? )?(?:oven|stove|fridge|refrigerator|freezer|microwave|dishwasher)\b)) (?:the |an? )?
    (?=\p{L}{3})
`;

/** "Skylights we flash around": what is there when a roof is made is flashed, which no customer says. */
const FLASHED = pattern('u')`
  (?<=\p{L}{3}) (?:(?:that |which )?(?:we|i)(?:'ll| will| have to| need to| must)? (?:re-?)?flash
      (?: in| around)?
    |(?:that |which )?(?:needs?|requires?|gets?) (?:new |re-?)?flash(?:ing|ed))$
`;

/** "Mattresses, for recycling", "old oil paint, for bonding primer": what the money is for. */
const PURPOSE = pattern('u')`
  (?<=\p{L}{4})[,:]?(?: for)? (?:the )?(?:recycling|recycling fees?|environmental fees?|handling fees?
    |dump(?:ing)? fees?|tipping fees?|freight|crane(?: day| hire| rental)?
    |(?:bonding |stain[- ]blocking )?primer)$
`;

/** "Recycling mattresses": the charge is called so, beside the thing it is due for. */
const CHARGES_NAME = /^(?:recycling|environmental|handling|dumping|tipping|freight) (?=\p{L}{4})/u;

/** "Sealing concrete after washing": when it is done, of what is done in any case. */
const WHEN_DONE = /(?<=\p{L}{4}) (?:after|before|following) (?:the )?\p{L}{3,}ing$/u;

/** "Each additional toilet on the same visit": whatever is asked for in one conversation is. */
const SAME_VISIT = pattern('u')`
  (?<=\p{L}{3})(?:,? (?:done|fitted|fixed|installed|bought))?,? (?:on|in|during|at) (?:the |one )?same (?:visit|trip|call|appointment|order|day|job|site|property|premises)
    $
`;

/** "Patches up to a foot": who asks for a patch seldom measures it. */
const BLEMISH = '(?:patch|patches|holes?|dings?|dents?|cracks?|spots?|repairs?|stains?|tears?|chips?)';
const SMALL = pattern('u')`
  (?<=\b${BLEMISH}(?: \p{L}+){0,2}) (?:up to|under|of up to) (?:(?:an? |[12] ?)(?:foot|feet|ft|hand|fist)
    |(?:an? |\d+ ?)(?:inch|inches|in))\b(?: (?:across|wide|square|in size))?$
`;

/** "Cabinet doors sprayed both sides": how they are painted, which no customer says. */
const SPRAYED = pattern('u')`
  (?<=\b(?:cabinets?|doors?|fronts?|drawers?|shutters?))(?:,? sprayed)?,? (?:on )?(?:both|all) sides$
  |(?<=\b(?:cabinets?|cabinet doors?|drawers?|fronts?)),? sprayed$
`;

/** "Priming oil stains", "treating rot": whoever has them wants something done about them. */
const DEFECT = pattern('u')`
  ^(?:prim(?:e|ing)|treat(?:ing)?|seal(?:ing)?(?: in)?|kill(?:ing)?|neutrali[sz](?:e|ing)|block(?:ing)?(?: out)?
    |deal(?:ing)? with) (?:the |any |old )?
    (?=(?:\p{L}+ )?(?:stains?|rust|rot|mou?ld|mildew|moss|algae|lichen|odou?rs?|smells?|smoke|nicotine|rodents?|mice
      |rats?|droppings|pests|knots|graffiti|efflorescence)$)
`;

/** "Scaffold hire": whoever needs a scaffold says no more. */
const HIRE = /(?<=\p{L}{4})(?<!\b(?:term|vacation|holiday|for)) (?:hire|rental)$/u;

/** "Skimmed smooth", "cut flush": how it is left. */
const LEFT_SO = /(?<=\p{L}{2}(?:ed|en|ut|nd)) (?:smooth|flat|flush|level|clean|even|bare)$/u;
const SECOND_DEED = /(?<=\p{L}{2}(?:ed|en)(?: (?:off|out|up|down|away))?)(?: (?:and|&) |, )(\p{L}{3,}ed)$/u;

/** "Scrape the ceiling and skim it smooth" */
const DONE_TO_IT = pattern('u')`
  (?<=\p{L}{3}),? (?:and|&|then|and then) (\p{L}{3,}) (?:it|them)
    (?: (?:all|off|up|down|out|smooth|flat|flush|level|clean|even|bare|dry))*$
`;

/** "Popcorn ceiling scraped and skimmed", "gutters cleaned and flushed": what goes with the work, unless it is work of its own. */
const withoutSecondDeed = (situation: string): string =>
  [SECOND_DEED, DONE_TO_IT].reduce(
    (text, pattern) =>
      text.replace(pattern, (said, deed: string) => {
        const word = stem(deed);
        return isAction({ concept: conceptOf(word), stem: word }) ? said : '';
      }),
    situation,
  );

/** "Hedge trimming, clippings taken away", "mowing incl. debris hauled off". */
const CLEARED = pattern('u')`
  (?<=\p{L}{4})(?:,| and| &| with| incl\.?| including)(?: and| with)? (?:all )?(?:the )?
    (?:clippings|trimmings|cuttings|prunings|debris|(?:green )?waste|rubbish|trash|mess|offcuts|spoil|rubble) (?:are |is )?
    (?:taken|hauled|carted|cleared|swept|bagged|raked|removed|cleaned|picked|disposed)
    (?: (?:away|off|up|out|of))*$
`;

/** Other work on a thing than putting it in. */
const OTHER_WORK = [
  'repair',
  'remove',
  'clean',
  'wash',
  'mow',
  'paint',
  'sand',
  'seal',
  'leak',
  'broken',
  'refinish',
  'stain',
];
const PUT_IN = ['install', 'replace', 'suppli', 'lai', 'lay', 'new', 'put'];

const BESIDE = [
  SPRAYED,
  DEFECT,
  HIRE,
  MEASURE,
  MEASURE_AFTER,
  PURPOSE,
  CHARGES_NAME,
  FARE,
  FLASHED,
  WHEN_DONE,
  OF_WHAT,
  WHERE_ON_IT,
  IN_WALLS,
  SMALL,
];

/** "Up to 6 inches" of "patches up to 6 inches", which holds where nobody says how large; '' where a condition says no such thing. */
export const seldomMeasured = (plain: string): string => SMALL.exec(plain)?.[0] ?? '';

/** A condition without the clearing away of what its work leaves behind. */
export const withoutClearing = (plain: string): string => plain.replace(CLEARED, '');

/** Leaves out of a condition how a thing is handed over and what the money is spent on. */
export function situationOf(plain: string): Situation {
  const cleared = withoutClearing(plain);
  const isCleared = cleared !== plain;
  const work = withoutSecondDeed(cleared.replace(LEFT_SO, ''));
  const situation = withoutVisit(BESIDE.reduce((text, pattern) => text.replace(pattern, ''), work)) || plain;
  const thing = situation.replace(HANDED_AFTER, '').replace(HANDED_BEFORE, '').replace(NEW_THING, '').trim();
  if (thing === '' || thing === situation) return { text: situation, isDelivered: false, isCleared };
  return { text: thing, isDelivered: true, isCleared };
}

/** What is done together with other work on one visit says more than the visit. */
const withoutVisit = (situation: string): string =>
  /\b(?:and|with|plus|second|two|more)\b/.test(situation) ? situation : situation.replace(SAME_VISIT, '');

/** "Leave the clippings", "we take them to the tip": what is not to be cleared away. */
export const keepsWaste = ({ said, denied }: Evidence): boolean =>
  said.has(LEFT) || denied.has('rubbish') || (denied.has(REMOVAL) && !said.has(REMOVAL));

const NEAR = 4;

const saysPutIn = ({ said }: Evidence): boolean => PUT_IN.some((word) => said.has(word));

/** Whether a text names other work than putting something in, and none of that. */
export const isOtherWork = (evidence: Evidence): boolean =>
  !saysPutIn(evidence) && OTHER_WORK.some((word) => evidence.said.has(word));

/** "The concrete posts are staying", "keep the posts": no new ones. */
const isKept = (tokens: Token[], at: number): boolean =>
  [1, 2, 3].some(
    (ahead) =>
      /^(?:stays?|staying|remains?|remaining|kept|reused)$/.test(textAt(tokens, at + ahead)) &&
      // "Floor stays at 9", as large as it was said to be
      textAt(tokens, at + ahead + 1) !== 'at',
  ) || [1, 2, 3].some((back) => /^(?:keep|keeping|reuse|reusing)$/.test(textAt(tokens, at - back)));

/** Whether a text may ask for a thing to be put in: it says so, or names no other work beside it ("laminate flooring"). */
export function asksToPutIn(thing: string[], evidence: Evidence): boolean {
  const { mentions, tokens } = evidence;
  const things = mentions.filter((one) => thing.includes(one.concept));
  const isNew = things.some(({ at }) => /^(?:new|more|another|extra)$/.test(textAt(tokens, at - 1)));
  if (!isNew && things.some(({ at }) => isKept(tokens, at))) return false;
  if (saysPutIn(evidence)) return true;
  const others = mentions.filter((one) => OTHER_WORK.includes(one.concept));
  const beside = (a: number, b: number): boolean =>
    Math.abs(a - b) <= NEAR && tokens.slice(Math.min(a, b), Math.max(a, b)).every(({ kind }) => kind !== 'sign');
  return things.length === 0 || things.some(({ at }) => !others.some((other) => beside(at, other.at)));
}

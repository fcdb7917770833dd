import { isStopWord, MONTHS, SEASON, STREET, WEEKDAY, lines, pattern, textBefore } from '../../language/index.js';
import { isNameWord } from '../contact/name-words.js';
import type { Scan } from '../scan.js';
import { CITY, POSTCODE, REGION, STATE_CODES, STATES } from './regions.js';

/** Characters of a place that are kept. */
export const LONGEST_PLACE = 120;
const LONGEST_TOWN = 80;
const DIRECTION = String.raw`(?:(?:north|south|east|west|n|s|e|w|ne|nw|se|sw)\.? )?`;
const HOUSE = String.raw`(?<![\p{L}\d$#.,'"/-])\d{1,6}[a-z]?(?:[/-]\d{1,5})?,? `;
/** "8800 County Road 73", "12 Highway 20" */
const NUMBERED_ROAD = lines`
  ${DIRECTION}(?:county (?:road|rd)|state (?:road|route|highway)|cr|sr|route|rte|highway|hwy|us|fm|farm road) \d{1,5}
    [a-z]?\b
`;
const ADDRESS = pattern('giu')`
  ${HOUSE}(?:${NUMBERED_ROAD}
    |${DIRECTION}((?:(?!\d+,? )[\p{L}\d][\p{L}\d.'-]*,? ){1,4}?)(?:(${STREET.only})|(${STREET.perhaps}))\b\.?
      (?: (?:ne|nw|se|sw|north|south|east|west)\b)?
    |(?:calle|avenida|av\.?|camino|paseo|via|rue|rua|avenue|piazza|carrer) (?:(?:de|del|la|las|los|el|du|des|di) ){0,2}
      \p{L}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*){0,2})(?:,? (?:apt|apartment|unit|suite|ste|#)\.? ?[\da-z]{1,5}\b)?
`;
/** Words that show the number before them counts something. */
export const COUNTED = pattern('i')`
  \b(?:sq|square|ft|feet|foot|sf|sqft|m2|metres?|meters?|rooms?|bed(?:room)?s?|bath(?:room)?s?|stor(?:y|ey|ies)
    |storeys|windows?|doors?|outlets?|hours?|hrs?|days?|weeks?|months?|years?|miles?|km|of|the|in|on|to|and|or
    |for|with|at|is|are|a|an|my|our|we|i|x|by|per|from|am|pm|degrees|coats?|layers?|gallon|inch(?:es)?|x\d+)\b
`;
const TOWN_AFTER = new RegExp(String.raw`^(?:,| in|)? ?(${CITY})(?:,? ${POSTCODE}|${REGION}(?:,? ${POSTCODE})?)`, 'u');
const REST_AFTER = new RegExp(String.raw`^(?:,? ${POSTCODE}|${REGION}(?:,? ${POSTCODE})?)`, 'u');
const TOWN = pattern('gu')`
  \b(?<!\b(?:put|puts|putting) )(?:[Ii]n|[Ww]ithin|[Nn]ear|[Oo]utside|[Pp]ast|[Aa]round|[Dd]owntown
    |(?:out|over|up|down|back) (?:by|towards?|at|in)|[Cc]lose to|[Ss]omewhere (?:a?round|near|by)|[Nn]ot far from|located at|[Ss]uburb of
    |[Cc]ity of|[Tt]own of|(?:[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)(?:-?(?:east|west))? of|I'm at|we're at|live at
    |(?:place|house|home|cabin|cottage|property|live|located|[Ww]e're) on
    |(?:cabin|cottage|camp|property|live|acreage|farm|ranch|section|shop) by) (?:downtown |north |south |east |west |central |the |an? (?:[a-z]+ )?
      (?:island|village|town|suburb|hamlet),? (?:called |named )?)?(${CITY})
    (?:, ${CITY}(?= (?:area|neighbou?rhood|district)\b)|,? ${POSTCODE}|${REGION}(?:,? ${POSTCODE})?)
`;
/** "Tampa, Florida", and not "Acme LLC" */
const WITH_STATE = lines`
  (?=${CITY}(?:,? (?!LLC|INC|LTD)[A-Z]{2,3}\b
      |, (?:${STATES}|Canada|Australia|England|Scotland|Wales|Ireland|New Zealand|UK)\b))
`;
/** "Hello from sunny Tampa!", "Hi from Tampa, FL!"; "hi from Maria", "hello from Acme Realty" are names. */
const GREETS_FROM = pattern('gu')`
  \b(?:[Hh]ello|[Hh]i|[Hh]ey|[Hh]owdy|[Gg]reetings|[Mm]orning|[Aa]fternoon|[Ee]vening)
    (?: there| all| everyone| everybody| folks)? from (?:(?:an? )?(?:very )?
      (?:sunny|rainy|snowy|hot|warm|cold|chilly|windy|wet|foggy|beautiful|gorgeous|lovely|frozen|frosty|humid) |
      (?:down|up|over|out|here|back) in |${WITH_STATE})(${CITY})${REGION}(?=[,.!?;:\n]|$)
`;
const TOWN_AND_CODE = new RegExp(String.raw`(?<![\p{L}])(${CITY}),? (?:[A-Z]{2},? )?\d{5}\b(?! ?(?:sq|ft|\$))`, 'gu');
const CODE = pattern('u')`
  \b(?:[Zz]ip|[Zz]ip ?code|[Pp]ost ?code|[Pp]ostal code)(?: is|:)? ?(\d{4,5}|${POSTCODE})
  |(?:^|\b(?:in|near|around|from|code|code is) )([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])
    (?= (?:[Dd]owntown|area)\b|[,.]|$)
  |\b((?:[A-Z]{2} \d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d
      |(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT) \d{4}))\b
`;
const LOWER_TOWN = pattern('g')`
  \b(?:(?:deliver|come|travel|drive|service)(?:ing)?(?: out| over| all the way)? to
    |(?:i'm|we're|im|i am|we are|live|living|located|based|house is|property is|place is|job is|home is|it's|its) (?:just |right |all |on the \w+ floor )?
      (?:\d+ (?:miles|km|kms|minutes|mins) (?:(?:out|away) )?(?:from (?:you|here|your \w+) )?)?
      (?:in|near|outside|over in|out in)
    |(?:flat|house|home|place|semi|terrace|bungalow|apartment|condo|cottage|unit|office|shop) in
    |(?:out|up|down|just) (?:past|by)) ([a-z][a-z'-]{2,}(?: [a-z][a-z'-]{2,})?)
    (?=\s*(?:[,.!?;\n]|$|and\b|about\b))
`;
/** "West Seattle.", "Ponte Vedra Beach." in a sentence of its own. */
const QUARTER = pattern('u')`
  (?:^|[.!?;\n] ?)((?:North|South|East|West|Downtown|Upper|Lower) \p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}+)?
    |\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:Beach|City|Falls|Harbou?r|Heights|Hills|Island|Junction|Lake|Park|Rapids|Springs|Valley|Village)
    |\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?,? ${STATE_CODES}
    |(?!Thanks|Regards|Cheers|Hi\b|Hello|Hey|Best|Love|Sincerely)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?, (?:${STATES}))
    (?=\s*(?:[.!?;\n]|$))
`;
/** "Mosgiel, house.", "Hamilton East, flat section.", "Clifton, BS8." in a sentence of its own. */
const TOWN_AND_HOUSE = pattern('u')`
  (?:^|[.!?;\n] ?)(\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}{2,}){0,2}), (?:(?:an? |the )?(?:\p{Ll}+ ){0,2}(?:house|flat|apartment|unit|condo|townhouse|bungalow
      |villa|cottage|duplex|section|home|semi|terrace)|(?:[A-Z]{1,2}\d{1,2}[A-Z]?))
    (?=\s*(?:[.!?;\n,]|$))
`;
/** Words of the work that may begin such a sentence: "Exterior, two storey house." */
const OF_WORK = pattern('i')`
  ^(?:exterior|interior|rental|vacant|occupied|modern|victorian|older|basic|weatherboard|outside|inside|siding
    |laminate|vinyl|hardwood|carpet|tiles?|brick|stucco|timber|cedar|shingles?|gutters?|walls?|ceilings?|whole
    |entire|full|deep|regular|standard|weekly|paling|colorbond|fence|roof|driveway|lawn|kitchen|bathroom|deck|move
    |moving|repaint|paint\w*|clean\w*|\w+(?:ing|ed|ation|ment))\b
`;

const LABELLED = pattern('i')`
  (?<!\.\w{2,4} |e-?mail |web |mail |old |wrong |gmail )\b
    (?:(?:my |our |the |job |site |street |property )?address|location|service location)(?: is| would be|:| -)+ ?
    (?!(?:an? |the |my )?(?:old|wrong|former|new) (?:one|address)\b)
    ([^\n;!?]{3,120})
`;
/** After "in", these are no towns. */
const NO_TOWN = pattern('i')`
  ^(?:the|our|my|a|canada|america|usa|australia|england|ireland|mexico|poland|vietnam|india|china|germany|france
    |lvp|lvt|pvc|hvac|led|pex|ac|ev|tv|${MONTHS.join('|')}|${SEASON}|english|spanish|french|german|room|building
    |unit|suite|phase|cityworks|total|good|bad|general|mind|touch|need|advance|addition|town|place|there|here
    |rough|excellent|great|decent|poor|nice|stucco|brick|stone|wood|timber|foreclosure|probate|escrow|noon|hand|hands
    |chimney|attic|light|law|accident|mistake|itself|myself|hours?|days?|charge|case|person|order|time|shape|progress|use|stock|christmas|easter|thanksgiving|${WEEKDAY}|home depot
    |lowe's|costco|walmart|target|ikea|facebook|instagram|google|yelp|nextdoor|llc|i|navy|army
    |main (?:bath\w*|bed\w*|floor)|[a-z ]+ (?:white|gr[ae]y|beige|cream|navy|teal)$|marines?|air force|military
    |coast guard|national guard|us|usa|bible)\b
`;

/** "We're in Big Timber": where somebody says where they are, words of another meaning are a town, too. */
const WE_ARE =
  /\b(?:we're|i'm|we are|i am|live|living|located|based|(?:house|home|place|property|it) is)(?: \p{L}+)? $/iu;

/** "Out by Last Chance" */
const OUT_BY = /^(?:out|over|up|down|back) /i;

/** "My husband's a fireman in Asheville": where somebody works is not where the job is. */
const OF_A_PERSON = pattern('u')`
  \b(?:husband|wife|partner|brother|sister|son|daughter|mother|mom|mum|father|dad|uncle|aunt|cousin|friend
    |nephew|niece|grand(?:son|daughter)|mate|boss)(?:'s| is| was|) (?:an? [a-z]+|works?|working|worked|doing|does|studies|studying|teaches|teaching) (?:\p{L}+ ){0,3}
    $
  |\bto (?:him|them) (?:\p{L}+ )?$
`;

const HERE = String.raw`(?:house|home|place|property|rental|flat|apartment|cottage|live|living|located|we're|i'm)`;
/** "We moved here from Ohio", "I grew up in Maine": where somebody was before. */
const LEFT_BEHIND = pattern('giu')`
  \b(?:(?:moved|relocated|transferred)(?: (?:here|over|down|up|out|back))* from|grew up in|used to live in
    |(?:was|were) (?:living|born|raised) in|(?:stationed|deployed) in
    |(?:he|she|they|who|(?:my|our|his|her) \p{L}+) (?:got|paid|was charged|were charged|bought|was quoted)
      \b[^.!?;]{0,40} in) (${CITY})
`;

const isLeftBehind = (town: string, clean: string): boolean =>
  [...clean.matchAll(LEFT_BEHIND)].some(([, left]) => left === town) &&
  !new RegExp(String.raw`\b${HERE}[^.!?;,]{0,20} in ${town}`, 'i').test(clean);

/** Where the work is: a street address with its town, a town after "in" or "near", or a postal code; null when nothing is said. */
export function readLocation(scanned: Scan): string | null {
  const { clean } = scanned;
  const labelled = LABELLED.exec(clean)?.[1];
  const street = streetIn(clean) ?? streetAlone(clean);
  if (street) return tidy(joinTown(street, townIn(scanned) ?? townRightBefore(clean, street)));
  if (labelled && /\p{L}/u.test(labelled) && !/@/.test(labelled))
    return tidy(labelled.split(/\. |, (?:and|it|the|we|i|my|call|phone|email)\b/i)[0] ?? '');
  const town = townIn(scanned);
  const code = CODE.exec(clean);
  if (town) return tidy(town);
  return code ? tidy(code[1] ?? code[2] ?? code[3] ?? '') : null;
}

const HERE_FROM = "[Hh]ello|[Hh]i|[Hh]ey|I'm|[Ww]e're|[Ww]e are|I am|I live|[Ww]e live|[Ll]iving|[Ll]ocated";
const RIGHT_BEFORE = new RegExp(
  String.raw`(?:\b(?:${HERE_FROM})(?: there| again)?,? (?:from|in|at) (?=${CITY}, )|(?:^|[.!?;:\n] ?)(?=${CITY},? (?:${STATE_CODES}\b|${STATES})))(${CITY}${REGION}(?: ${POSTCODE})?), $`,
  'u',
);

/** "Hello from Bracebridge, 61 Kirby's Beach Rd", "Dayton OH, 12 Elm St" */
const townRightBefore = (clean: string, street: string): string | null =>
  RIGHT_BEFORE.exec(textBefore(clean, Math.max(0, clean.indexOf(street)), 60))?.[1] ?? null;

/** "at 35 Elmwood, Kingston": a number and a name, where an address is announced. */
const PLAIN_STREET = pattern('u')`
  (?:\b(?:at|address is|address:) |(?:^|[.!?;\n] ?)(?=\d+ (?:[NSEW]|[NS][EW])\.? \p{Lu}[^.!?;\n,]*, ?\p{Lu}))
    (\d{1,6}[a-z]? (?:(?:[NSEW]|[NS][EW])\.? )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}(?:, ?\p{L}{3,20})?)
    (?=[.,;!?\n]|$)
`;

/** "On Bridge Street in Northampton", "off Mill Lane, Leeds": a street without a number. */
const STREET_ALONE = new RegExp(
  String.raw`\b(?:[Oo]n|[Aa]t|[Oo]ff|[Aa]long) ((?:\p{Lu}[\p{L}'-]+ ){1,3}(?:${STREET.capital})\b\.?)`,
  'u',
);

/** "Apartment 3B, 90 Quay Street" */
const FLAT_FIRST = /\b(?:apt|apartment|unit|suite|flat)\.? [\da-z]{1,5}, (?=\d)/gi;

/** The first street address of a text, with its town when that stands behind it. */
export function streetIn(whole: string): string | null {
  const clean = whole.replace(FLAT_FIRST, (flat) => ' '.repeat(flat.length));
  for (const match of clean.matchAll(ADDRESS)) {
    const [street, name = '', sure, perhaps] = match;
    const hasCapitals = /^\p{Lu}|^\d+(?:st|nd|rd|th)/u.test(name);
    if (
      COUNTED.test(name) ||
      (perhaps && !hasCapitals && !/\baddress\b|\b(?:live|located) at\b/i.test(textBefore(clean, match.index, 30)))
    )
      continue;
    if (sure && !hasCapitals && name.trim().split(' ').length > 3) continue;
    return street + townBehind(clean.slice(match.index + street.length));
  }
  return PLAIN_STREET.exec(clean)?.[1] ?? null;
}

/** The town, region and postal code with which the text behind a street begins; '' where none do. */
function townBehind(whole: string): string {
  const rest = whole.slice(0, LONGEST_TOWN);
  const town = TOWN_AFTER.exec(rest);
  const isTown = town?.[1] !== undefined && !NO_TOWN.test(town[1]) && isNameWord(town[1].split(' ')[0] ?? '');
  return isTown ? town[0] : (REST_AFTER.exec(rest)?.[0] ?? '');
}

/** "Her house is on", "we're off", and not "the store on", "my sister lives on", "I saw your van on". */
const OF_OURS = pattern('i')`
  (?:^|[.!?;\n])(?![^.!?;\n]*\b(?:saw|seen|noticed|passed|sister|brother|friend|cousin|neighbou?r|store|shop|met|bought|sell|your)\b)
    [^.!?;\n]*\b(?:house|home|place|property|flat|apartment|bungalow|rental|job|site|live|located|it'?s|we'?re|we are|i'?m|i am)\b
    [^.!?;\n]*$
`;

function streetAlone(clean: string): string | null {
  const match = STREET_ALONE.exec(clean);
  return match?.[1] !== undefined && OF_OURS.test(clean.slice(0, match.index))
    ? match[1] + townBehind(clean.slice(match.index + match[0].length))
    : null;
}

/** "Moving from Columbus to Dayton", "Clintonville to a house in Worthington": both ends. */
const ROUTE = pattern('u')`
  \b[Ff]rom (?:an? (?:[\p{L}\d-]+ ){1,4}in )?(${CITY})(?: \([^)]{0,60}\))? to (?:an? (?:[\p{L}\d-]+ ){1,4}in )?
    (${CITY})
`;

function isTown(town: string, before: string, lead = ''): boolean {
  const words = town.split(' ');
  const isOwn = words.length > 1 && (WE_ARE.test(before) || OUT_BY.test(lead)) && !words.some(isStopWord);
  return (isOwn || isNameWord(words[0] ?? '')) && !OF_A_PERSON.test(before);
}

function townIn({ clean, lower }: Scan): string | null {
  const [, from = '', to = ''] = ROUTE.exec(clean) ?? [];
  if (from !== '' && !NO_TOWN.test(from) && !NO_TOWN.test(to)) return `${from} to ${to}`;
  const letters = clean.replace(/[^\p{L}]/gu, '');
  const isShouted = letters.length > 12 && letters === letters.toUpperCase();
  for (const match of isShouted
    ? []
    : [TOWN, TOWN_AND_CODE, GREETS_FROM].flatMap((places) => [...clean.matchAll(places)])) {
    const town = match[1] ?? '';
    // "In HERRINGBONE": shouted for joy
    const isLoud = /^\p{Lu}{4,}$/u.test(town) && !WE_ARE.test(`${clean.slice(0, match.index)} `);
    if (
      isLoud ||
      NO_TOWN.test(town) ||
      !isTown(town, clean.slice(0, match.index), match[0]) ||
      isLeftBehind(town, clean)
    )
      continue;
    return match[0].slice(match[0].indexOf(town));
  }
  const quarter = isShouted ? null : QUARTER.exec(clean)?.[1];
  if (quarter) return quarter;
  const town = isShouted ? undefined : TOWN_AND_HOUSE.exec(clean)?.[1];
  if (town !== undefined && !OF_WORK.test(town) && !NO_TOWN.test(town) && isTown(town, '')) return town;
  for (const [, town = ''] of lower.matchAll(LOWER_TOWN)) {
    if (!NO_TOWN.test(town) && town.split(' ').every(isNameWord)) return town;
  }
  return null;
}

/** "12 Elm St" and "Springfield", said apart, belong together. */
export function joinTown(street: string, town: string | null): string {
  return town && !street.toLowerCase().includes(town.toLowerCase())
    ? `${street.replace(/[ ,.]+$/, '')}, ${town}`
    : street;
}

function tidy(location: string): string | null {
  const text = location.replace(/\s+/g, ' ').replace(/^[ ,.:-]+|[ ,.:-]+$/g, '');
  return text ? text.slice(0, LONGEST_PLACE) : null;
}

/** Whether more stands behind the street of an address than its kind: "14 Railway Pde Westmead". */
export const hasTown = (address: string): boolean => {
  const [street = ''] = new RegExp(ADDRESS).exec(address) ?? [];
  return /\p{L}{3}/u.test(address.slice(street.length));
};

/** A text without its street address: "14 Railway Pde" counts nothing. */
export function withoutStreet(text: string): string {
  const street = streetIn(text);
  return street === null ? text : text.replace(street, ' ');
}

/** Whether a location names a street and number, not only a town. */
export function hasStreet(location: string): boolean {
  return /^\D{0,40}(?:\d{1,4}[a-z]?\/)?\d{1,6}[a-z]?[,-]? ?\p{L}{2}/iu.test(location);
}

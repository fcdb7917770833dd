import { pattern } from '../../pricing/index.js';
import { isDenied } from './clause.js';
import { PRICE_TALK } from './words.js';

const PERCENT = pattern('gi')`
  (?:\d[\d.,]*|\b\w+)\s*(?:%|‰|\b(?:percent|per ?cent|pct|por ?ciento|prozent|pour ?cent|per ?cento|por ?cento
    |procent|phan tram)\b)|百分之|프로|퍼센트
`;
/** What has percentages of its own: materials, weather, slopes, how far a job has come. */
const OF_THINGS = pattern('i')`
  \b(?:acrylic|cotton|canvas|latex|silicone|wool|polyester|nylon|vinyl|linen|oil|epoxy|copper|recycled|natural|pure
    |solids?|humid\w*|moist\w*|moisture
    |slopes?|grades?|pitch|incline|efficien\w*|furnaces?|boilers?|afue|batter(?:y|ies)|charged|opacity|coverage
    |covered|shade|gloss|waterproof|watertight
    |dry|wet|dilut\w*|bleach|vinegar|alcohol|peroxide|chance|likely|certain|sure|with you|sound|done|finished
    |complete|of (?:it|them|the time
    |(?:the|your|our|that|this) (?:\w+ )?(?:wall|roof|deck|fence|house|room|floor|ceiling|paint|surface|area|lawn
    |siding|work|job|tiles?|boards?|water|heat|tank|leaks?|problems?)))\b
`;
/** Words of a price or of its change, beside which no percentage is of a thing. */
const OF_MONEY = pattern('i')`
  \b(?:off|less|more|cheaper|dearer|extra|discount\w*|sav(?:e|es|ing)|add|adds|up-?front|down|financ\w*|interest
    |surcharge|markup|tax|tip|deposit|cash|
    customers?|seniors?|veterans?)\b
`;

/** A percentage that could be one of a price. */
export function namesPercentage(text: string, byModel: boolean): boolean {
  const found = [...text.matchAll(PERCENT)];
  if (found.length === 0) return false;
  if (!byModel)
    return found.some(({ index, 0: whole }) => !isDenied(text, { start: index, end: index + whole.length }));
  return PRICE_TALK.test(text) || OF_MONEY.test(text) || !OF_THINGS.test(text);
}

/** Things that bear a fraction in their name. */
const THING = pattern('gi')`
  \b(?:half|third|quarter|double|triple)[ -](?:baths?|bathrooms?|bedrooms?|floors?|stor(?:y|ey|ies)|rooms?|coats?
    |walls?|doors?|windows?|hung|pane|glazed|glazing|sinks?|vanit(?:y|ies)|garages?|beds?|ovens?|moons?
    |rounds?|turns?|inch(?:es)?|inches|of an inch|acres?|miles?|hours?|days?|way|past|lots?|check\w*|boilers?|sided
    |units?|lites?|layers?|gates?|the (?:walls?|rooms?|house|fence|deck|roof|basement|floor|time|day))\b
  |\b(?:puertas?|ventanas?|camas?|portes?|fenetres?) dobles?\b|\bdoppelt(?:e[rsn]?)? (?:tur|fenster)\w*
`;
const OF_PRICE = pattern('i')`
  \b(?:half|moitie|mitad|halfte|metade)\b(?:[- ](?:price|rate|off|again|as much)\b
    |(?: of)? (?:what|(?:the|our|your|my|that|this) (?:usual |normal |full )?(?:price|cost|estimate|quote|rate
    |total|money|fee)\b|that\b|it\b|this\b))
  |\b(?:twice|double|triple|treble|thrice|(?:two|three|one|a) (?:third|quarter|fifth|tenth)s?) (?:of )?
    (?:that|this|it\b|the (?:usual |normal |regular |original )?(?:price|cost|estimate|quote|rate|total|amount
    |money|fee)|as much)
  |\b(?:a|one|two|three) (?:third|quarter|fifth|tenth|half)s? (?:off|more|less|again|cheaper|extra)\b|\b(?:take|get
    |knock|is|be|cost)s? (?:\w+ )?(?:a |the )?(?:third|quarter|half|double|triple|twice) (?:off|more|less)\b
  |\d(?:\.\d+)? ?(?:times|x) (?:that|this|the|as much|what|your|our)\b|\btime and a half\b|\bdouble (?:time|rate
    |pay)\b|\b(?:half|third|quarter) (?:is )?(?:up-? ?front|down|now|in advance|when done|at the start
    |on completion)\b
  |\b(?:halve|halves|halving|double|doubles|triple|triples)\b(?= (?:the|that|your|it\b))|\bmultipl(?:y|ied) (?:that
    |it|this|by)\b|\b(?:about|around|roughly|nearly|almost) (?:double|twice|triple|half)(?=\W*$| for\b| on\b| that\b)
  |\b(?:halben|doppelten) preis\b|\bmoitie prix\b|\bmeta prezzo\b|\bpo[lł] ceny\b|\bnua gia\b|半[价額]
    |\bmitad de precio\b|\bde helft\b
`;
const FRACTION = pattern('gi')`
  \b(?:half|halved|halves|(?:a|one|two|three)[ -](?:third|quarter|fifth|tenth)s?|quarter|third|double|doubled
    |twice|triple|treble|thrice|mitad|doble|moitie|halfte|doppelt|meta?de|meta)\b
`;

/** Bills that come from others. */
const UTILITY = /\b(?:water|energy|heating|electric(?:ity)?|power|gas|utility|fuel) (?:bills?|costs?|rates?)\b/gi;

/** A part or a multiple of a price. */
export function namesFraction(text: string): boolean {
  const said = text.replace(THING, ' ').replace(UTILITY, ' ');
  if (OF_PRICE.test(said)) return true;
  if (!PRICE_TALK.test(said)) return false;
  return [...said.matchAll(FRACTION)].some(
    ({ index, 0: word }) => !isDenied(said, { start: index, end: index + word.length }),
  );
}

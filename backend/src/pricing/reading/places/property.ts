import { STREET, pattern, textBefore } from '../../language/index.js';
import { type PropertyType } from '../../types.js';
import { isDenied } from '../denial.js';
import { streetIn } from './location.js';
import { tokenAtOffset, type Scan } from '../scan.js';
import { RECOMMENDED } from '../beside/told-of.js';

/** "An old flat", "the flat we let": a home, where nothing follows that would itself be flat ("a nice flat yard"). */
const FLAT = pattern('g')`
  \b(?:an?|my|our|the|this|that) (?:(?:old|older|new|newer|nice|lovely|big|bigger|large|tiny|little|modern|empty
      |victorian|edwardian|georgian|basement|garden|rental|student|council|city|town|inner|centre|center|one|two
      |three|first|second|third|top|ground|floor|bed(?:room)?)[ -])+flat(?=\W*$
    |[.,;:!?)](?! (?:easy|level|dry|grass|dirt|no |open))
    | (?:in|on|at|above|near|with|which|is|has|needs|for|we|i|where|btw|by the way|though|tho|so|but|please
      |and (?!level|even|easy|open|dry|clear|grassy|smooth))\b)
`;

const STOREYS = '(?:[123]|one|two|three|single|double)[- ]stor(?:e?y)';

/** Kinds of property; the earlier kind wins where two are named with equal weight. */
const KINDS: [kind: PropertyType, pattern: RegExp][] = [
  [
    'apartment',
    pattern('g')`
      \b(?:apartments?|apts?|condo(?:minium)?s?
        |(?:\d[- ]?(?:bed|bath)(?:room)? |my |our |a |the |small |top floor |rented |council |ground floor )flat
        |flat (?:in|on|at|above|is)
        |(?<=(?<!\blike i said|\bas i (?:said|mentioned)|\b(?:soil|dirt|clay|grass|yard|side|ground|driveway|drive|lot|level|access|paddock|section|block|lawn|garden|path|yes|no|yep))[.!?,]\s*)flat
          (?=\s*[.!?]|\s*$|,(?! ?(?:normal|easy|dirt|grass|soil|sand|level|no |good|open|clear|not |and )))
        |block of flats|flats|penthouse|studio (?:apartment|flat)
        |(?:my|our|small|tiny|little|rented) (?:\w+ )?studio(?= ?[.,!?]|$)|granny flat|rental unit
        |(?:i'?m|i am|we'?re|we are|live|living|lives) on the (?:[a-z]+|\d+(?:st|nd|rd|th)) floor|loft apartment
        |\d[- ]?bed(?:room)? unit|unit (?:in|on) (?:a|the) (?:block|complex|strata|high[- ]rise)|strata building
        |(?:a|my|our|the|this) (?:small |rented |strata )?unit(?=,? (?:on )?(?:the )?(?:ground|first|second|third|fourth|fifth|top|\d+(?:st|nd|rd|th)) (?:floor|level))
        |at (?:the|my|our) unit(?=\s*(?:[.,;!?]|$))|flat \d+[a-z]?(?=,)|unit \d+[a-z]?(?=, \d)|departamento|apartamento)\b(?!(?<=\b(?:till|until|once|after) [^.;!?,]{0,24}) (?:sold|sells
          |goes)\b)(?! (?:roof|pack|finish|rate|screen|ground|paint\b|surface|lot|panel|tv|area
          |garden|yard|lawn|field|site|plot|spot|and easy))
    `,
  ],
  ['apartment', FLAT],
  [
    'commercial',
    pattern('g')`
      (?<!\b(?:(?:near|beside|behind|opposite|past|next to|across from) (?:the |an? )?(?:old |local |new )?
          |(?:is|was|were|been|am|i'm) in (?:(?:the )?(?=hospital|surgery)|(?=school|church|retail))))
      \b(?:commercial|business premises|office (?:building|space|block|suite|clean(?:ing|ed)?)
        |(?:our|my|an|the|small|tiny|little|large|big|whole|entire|dental|doctor'?s|law
          |(?:sq ?ft|square f(?:oo|ee)t|sqm|m2|square met(?:re|er)s?)(?: of)?) office
        |offices|(?:coffee |barber |auto |repair |retail |our |my |a )shop
        |(?<!(?:hardware|grocery|paint|big|big box|department|box|local|furniture|tile|carpet|app|thrift|in
            |at the|from the|to the) )store
        |storefront|restaurant|cafe|caf(?=é)|warehouse|retail|(?:hair|nail|beauty|my|our|a) salon|clinic|hotel|motel
        |factory|(?<!\b(?:home|garage|basement|backyard|rubber) )gym
        |(?<!\d [a-z]{3,20} )
          (?:(?<!\b(?:off|after|from|to|for|at|before|high|finish|start|their|his|her) )school
            (?! (?:project|is|was|starts|ends|year|holidays?|break|run|bus|kids?)\b)
            |(?<!\b(?:for|at|to|from|after|before) )church|mall)
        |(?:yoga|dance|fitness|pilates|art|photo|music|recording|hair|nail|tattoo) (?:studio|salon)|day ?care
        |hospital|bakery|brewery|nightclub|strip mall|showroom|industrial|surgery|dealership)\b
        (?! (?:style|grade|quality|bought|it|them|bag|room))
    `,
  ],
  [
    'house',
    pattern('gu')`
      \b(?:house|houses|town ?(?:house|home)s?|bungalows?|cape cods?
        |\d{4} (?:cape|colonial|craftsman|ranch|tudor|victorian|bungalow|rambler|split[- ]level)
        |(?:(?:it'?s|is|have|own|in) an?|on our|our old|my old) (?:\p{L}+ )?
          (?:cape|craftsman|colonial|victorian|tudor|split[- ]level|rambler)
        |${STOREYS} (?:ranch|rambler|rancher)|single[- ]family|villas?|cottages?|duplex(?:es)?|ranch(?:-style)?(?: home| house)|(?:brick|raised|hip|in an?|(?:is
          |it'?s) an?(?: (?:plain|small|little|simple|big|long|old))?) ranch(?= (?:built|from|in|on|with)|[,.;]|$)|farm ?house
        |semi-?detached|(?:bed(?:room)?|edwardian|victorian|\d0s|our|my|wee|little|small|old|typical|standard) semi(?=[,.!?]|$| (?:in|on|at|near|with|and|just))
        |(?:mid|end)(?:-| of |[ -]of[ -])terraced?|(?:moved|moving|live|living|lives) in
          (?:to| to)? an? (?:\w+ )?terrace|(?:bed(?:room)?|victorian|edwardian|georgian) terrace
        |(?:[3-9]|three|four|five|six)[- ]bed(?:room)? place|${STOREYS} place|(?:our|my) ${STOREYS}
          (?=\s*(?:[.,;!?]|$))|stor(?:e?y) (?:weatherboard|clapboard|brick veneer|semi)(?= ?(?:[,.]|$|and |in ))
        |row ?house|terraced? (?:house|home)|brownstone|mobile home|manufactured home|cabin
        |(?:my|our|family|single family|story|storey|bedroom|old|new|older|occupied|historic|victorian|heritage|craftsman
          |colonial|level) home
        |(?<!i'?m |we'?re |be |am |are )home (?:built|in|is|was|has)|homeowners?|casa|residence|homestead
        |queenslander)\b(?! (?:number|keys?|sitter|paint\b|plants?|music|party|wrap|office))
    `,
  ],
  [
    'other',
    pattern('g')`
      \b(?:barn|stables?|farm|(?<!\b(?:so|for|fit|fits|get|park|store|move|tow) (?:the|my|our|a|his|her) )
        (?:boat|caravan)(?! (?:trailer|shed|ramp|fits?)\b)
        |(?<!\b(?:so|for|of|with|park|fit|store|because|around) (?:the|my|our|a|an) )rv
        (?! (?:pad|parking|garage|port|gate|driveway))|houseboat
        |vacant (?:lot|block|land)|empty lot|tiny home|storage unit(?! (?:has|goes|too|as well|also|needs to)\b)|marina)\b
    `,
  ],
];
/** "my neighbor's house", "from your shop", "above my shop": not where the work is. */
const ELSEWHERE = pattern()`
  \b(?:neighbou?r'?s?|your|from your|friend'?s|next door'?s|above (?:my|our|the|a)|next to (?:the|a|my)
    |(?:i'?m|i am|he'?s|she'?s|(?:wife|husband|son|daughter|mom|mum|dad|partner|sister|brother) is
      |who is) (?:an? )?(?:nurse|teacher|doctor|cook|chef|clerk|guard|cashier|waiter|waitress
      |student) (?:at|in|for) (?:the|an?)(?: \w+)?
    |behind (?:the|a)|near (?:the|a)|across from (?:the|a)|home|(?<!far )from) $
  |\bin-$
`;
/** "We're showering at the gym": where somebody goes, and no place of theirs. */
const GOES_TO = pattern('u')`
  \b(?:shower(?:ing)?|wash(?:ing)?|swim(?:ming)?|train(?:ing)?|go|goes|going|went|eat(?:ing)?|stay(?:ing)?
    |sleep(?:ing)?) (?:at|to|in) (?:the|an?|my|our) (?:\p{L}+ )?$
`;
/** "A patio behind the house": their own. */
const BEHIND_IT = /\b(?:behind|next to|beside) the $/;
/** "5 rooms, the office and the den too", "let's do the office as well": a room at home. */
const HOME_ROOM = pattern()`
  \b(?:den|bed ?rooms?|bathrooms?|kitchen|living room|dining room|family room|nursery|guest room|hall(?:way)?
    |playroom|laundry)\b
`;
const isRoomAtHome = (lower: string, at: number, end: number): boolean =>
  /\boffice$/.test(lower.slice(at, end)) &&
  (/^ (?:too|as well)\b/.test(lower.slice(end)) ||
    HOME_ROOM.test(/^(?:,| and| &| plus)[^.!?;]{0,24}/.exec(lower.slice(end))?.[0] ?? '') ||
    HOME_ROOM.test(/[^.!?;]{0,24}(?:,| and| &| plus) ?$/.exec(textBefore(lower, at, 34))?.[0] ?? ''));
/** "A bungalow with a granny flat": what the house has beside it. */
const BESIDE_IT = pattern('u')`
  \b(?:house|home|bungalow|cottage|villa|cabin|ranch|duplex|property|garage|barn|shop|store|place|storey|story
    |level)\b[^.?!]{0,14} with (?:an?|its own|one) (?:\p{L}+ )?$
`;
/** "It rocks like a boat" */
const LIKENED = /\b(?:like|as) an? (?:\p{L}+ )?$/u;
/** "402 Kopua Road, on a farm": where the house stands. */
const ON_LAND = /\bon (?:an?|the|our|my) (?:\p{L}+ )?$/u;
const WITHIN_IT = /\b(?:no|any) \p{L}+ (?:in|at|inside|around|throughout|to) (?:the|my|our|his|her|their) $/u;
/** "My house is not in the historic district": what it is not, is said of a house that is there. */
const isSaidOf = (before: string, after: string): boolean =>
  /(?:^|[.!?;] ?)(?:my|our|the|this) (?:\p{L}+ )?$/u.test(before) &&
  /^ (?:(?:is|was) not|isn'?t|wasn'?t) (?:in|on|near|at|part of|under|within|listed|historic|heritage)\b|^ (?:has|hasn'?t|does|doesn'?t) /.test(
    after,
  );
/** "Marcy at the bakery told me about you" */
const SPEAKS = new RegExp(String.raw`^ ${RECOMMENDED}`);
const OWN = pattern()`
  \b(?:it'?s|its|is|my|our|this is|we have|i have|live in|own|for|at|of the|in (?:a|an|my|our))
    (?: (?:a|an|my|our|the))?(?: [a-z0-9-]+){0,2} $
`;

/** "Church Lane": what follows the word in the name of a street. */
const NAMES_STREET = new RegExp(`^ (?:${STREET.capital})\\b`);
/** "Low Fell Barn, Settle": what the house is called; the part before the word, and what stands behind it. */
const CALLED = /(?:^|[\s,])\p{Lu}[\p{L}'-]* $/u;
const IN_TOWN = /^,? \p{Lu}\p{Ll}/u;

/** Whether a word stands in the name of a street or a house, and tells nothing of what is there now. */
function isName({ clean }: Scan, kind: PropertyType, at: number, end: number): boolean {
  const [before, after] = [clean.slice(0, at), clean.slice(end)];
  const street = kind === 'apartment' ? null : streetIn(clean);
  const from = street === null ? -1 : clean.indexOf(street);
  if (street !== null && at >= from && end <= from + street.length) return true;
  if (!/^\p{Lu}/u.test(clean.slice(at))) return false;
  return NAMES_STREET.test(after) || (kind === 'other' && CALLED.test(before) && IN_TOWN.test(after));
}

/** House, apartment, commercial or other, from the words about the place itself; null when nothing is said. */
export function readPropertyType(scanned: Scan): PropertyType | null {
  let best: { kind: PropertyType; weight: number } | null = null;
  for (const [kind, pattern] of KINDS) {
    for (const match of scanned.lower.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const before = textBefore(scanned.lower, match.index, 36);
      const isBehindIt = kind === 'house' && BEHIND_IT.test(before);
      if ((ELSEWHERE.test(before) && !isBehindIt) || SPEAKS.test(scanned.lower.slice(end))) continue;
      // "There's no heat in the house": it is the heat that is missing
      const isThere = WITHIN_IT.test(before) || (kind !== 'commercial' && isSaidOf(before, scanned.lower.slice(end)));
      if (!isThere && isDenied(scanned, tokenAtOffset(scanned, match.index), tokenAtOffset(scanned, end))) continue;
      if (isName(scanned, kind, match.index, end)) continue;
      if (kind === 'commercial' && isRoomAtHome(scanned.lower, match.index, end)) continue;
      if (kind === 'commercial' && GOES_TO.test(before)) continue;
      if (kind === 'other' && (ON_LAND.test(before) || LIKENED.test(before))) continue;
      if (kind === 'apartment' && BESIDE_IT.test(before)) continue;
      const weight =
        (OWN.test(before) ? 2 : 1) +
        (/\bno,? (?:it'?s|its)\b/.test(before) ? 2 : 0) +
        (kind === 'house' || kind === 'apartment' ? 0.5 : 0);
      if (weight > (best?.weight ?? 0)) best = { kind, weight };
    }
  }
  return best?.kind ?? null;
}

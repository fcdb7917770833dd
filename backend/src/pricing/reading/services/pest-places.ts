import { pattern } from '../../language/index.js';
import type { ServiceFound } from './service-found.js';
import { isPest } from './service-names.js';

/** From the pest to the place: "wasps under the ", "ants all along the back ", "a nest at our ". */
const LIVE_AT = pattern('u')`
  \b(?:in|inside|into|on|onto|at|under|underneath|beneath|behind|along|around|round|near|by|next to|beside|over|above
    |below|against|through|between|from|outside|off|of|up)\b(?: (?!\p{L}+ed\b|ate\b|tore\b)[\p{L}'-]+)* ?$
`;
/** From the place to the pest: "the deck has ", "our fence is crawling with ", "porch - ". */
const HAS = /^\p{L}+(?: \p{L}+)?(?: (?:has|have|is|are|got|with|full|crawling|infested|covered)\b| ?[-:,])[^.;!?]*$/u;
/** Between the pest and the place, somebody comes to the work itself: "ants got in, we want the deck ...". */
const TO_WORK = pattern()`
  \b(?:want\w*|need\w*|replac\w*|repair\w*|fix\w*|rebuild\w*|build\w*|install\w*|paint\w*|stain\w*|tear\w*|quote
    |price|estimate|so|also|plus)\b
  |\band (?:an?|the|our|my|new)\b|\bthen (?:new|put|lay|blow)\b
`;

/** What is done to a thing, and to no pest: "a deck with ants in it needs to be torn out", "fence posts replaced", "it shredded the ducts". */
const ON_THE_THING = pattern()`
  \b(?:replac|repair|rebuil|refac|refinish|install|remodel|renovat)\w*
  |\b(?:torn|tore|tear|ripp?(?:ed)?|chewed|shredded|ate|eaten|destroyed|rotted|damaged)\b
  |\b(?:power|pressure)[ -]?wash
  |\bnew (?:deck|porch|fence|floor|roof|window|door|cabinet|siding|gutter|vent|duct|boards?)
  |\b(?:insulation|deck|fence|porch|cabinet|window|door|shed|duct\w*) removal\b
`;

function livesAt({ at: pest }: ServiceFound, { at: place }: ServiceFound, lower: string): boolean {
  const [pestAt, placeAt] = [Math.min(...pest), Math.min(...place)];
  const between = lower.slice(Math.min(pestAt, placeAt), Math.max(pestAt, placeAt));
  if (TO_WORK.test(between)) return false;
  return pestAt < placeAt ? LIVE_AT.test(between) : HAS.test(between);
}

/** "A wasp nest at the porch", "ants along the foundation": without the work on things that are only where a pest lives. */
export function withoutHaunts(found: ServiceFound[], lower: string): ServiceFound[] {
  const pests = found.filter(({ service }) => isPest(service));
  if (pests.length === 0 || ON_THE_THING.test(lower)) return found;
  return found.filter(
    (one) => one.groups > 1 || isPest(one.service) || !pests.some((pest) => livesAt(pest, one, lower)),
  );
}

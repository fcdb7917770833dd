import { lines, MONTH_IN_FULL, pattern } from '../../language/index.js';
import { isDenied } from '../denial.js';
import { scan, sentencesOf, tokenAtOffset, type Scan } from '../scan.js';
import { HABIT, waterDanger, waterIn } from './water.js';

const WATER = 'water';
const NO_HEATER = '(?! (?:fired |powered )?(?:hot )?(?:water|boilers?|tanks?|tankless|geysers?|cylinders?)\\b)';
/** What the danger is called, and the words that tell of it within one sentence. */
const DANGERS: [label: string, words: Pick<RegExp, 'exec'>][] = [
  // "A leaking gas water heater": what leaks is water
  ['gas smell', pattern()`
    \b(?:smell\w*|odou?r|whiff|reek\w*|leak\w*|hiss\w*)\b[^.]{0,20}\bgas\b${NO_HEATER}
    |\bgas\b${NO_HEATER}[^.]{0,15}\b(?:smell\w*|leak\w*|odou?r|hiss\w*|escap\w*)|\brotten eggs?\b
    |\b(?:huele a|fuga de) gas\b
  `],
  ['carbon monoxide', pattern()`
    \b(?:carbon monoxide|\bco) (?:alarm|detector|monitor)\b[^.]{0,30}\b
      (?:going|goes|went|beep\w*|chirp\w*|alarm\w*|ringing|screaming|off)\b
    |\bcarbon monoxide (?:leak|poison\w*|in the|is|level)
  `],
  ['burst pipe', pattern()`
    \b(?:burst|busted|bursting|exploded|ruptured|split)\b[^.]{0,20}\b
      (?:pipes?|mains?|waterline|line|hose|tank|water heater|hot water)\b
    |\b(?:pipes?|mains?|waterline|line|hose|tank|water heater)\b[^.]{0,45}\b
      (?:burst|bursted|busted|exploded|ruptured|blew)\b
    |\btuber[ií]a rota\b
  `],
  [WATER, { exec: waterIn }],
  ['sewage', pattern()`
    \b(?:raw )?sewage\b[^.]{0,25}\b(?:back\w*|com\w*|overflow\w*|flood\w*|everywhere|in the|into)\b
    |\b(?:sewer|septic(?: tank| system)?)(?:'s)? (?:is |was |keeps )?(?:back\w* up|overflow\w*|coming up)
  `],
  ['fire', pattern()`
    \b(?:is|are|caught|catching|on|electrical) fire\b|\bincendio\b
    |(?:\bthere(?:'s| is)|(?:^|[!,] ?)(?:help[!, ]+)?) ?(?:(?:an?|some) )?(?:(?:big|huge|small|little|real|grease|electrical) )?\bfires? (?:in|at|on|under|behind|inside) (?:the|my|our|a)\b
      (?![^.!?]*\b(?:remov\w*|servic\w*|sweep\w*|swept|surround|hearth|flue|chimney|replac\w*|install\w*|fit|fitted|grate)\b)
    |\b(?:i|we)(?:'ve got| have| got) (?:an? )?(?:\w+ )??fire in (?:the|my|our) (?:kitchen|attic|loft|garage|basement|cellar|walls?|roof|oven|bathroom)\b
    |\b(?:house|home|kitchen|garage|roof|attic|building|apartment|flat|bedroom|room)(?:'s| is) (?:burning|in flames|ablaze)\b
  `],
  ['sparks or burning', pattern()`
    \bspark(?:s|ing|ed)\b|\barcing\b|\bburning smell\b|\bsmell\w*[^.]{0,12}\b(?:burning|smoke|burnt)\b
    |\b(?:outlet|socket|panel|breaker|wire|wiring|furnace|switch|unit|fuse box|light)s?\b[^.]{0,12}\b
      (?:smoking|smokes|melting|melted|on fire|burning|smoldering|hot to (?:the )?touch)\b
    |\b(?:panel|breakers?|breaker box|fuse box|outlets?|sockets?|plugs?)\b[^.]{0,16}\b
      (?:is|are|feels?|gets|getting|and) (?:very |really |so )?(?:hot|warm|buzzing|crackling|scorched)\b
    |\bsmoke (?:is )?(?:com\w*|pour\w*|from)\b
  `],
  ['live wire', pattern()`
    \b(?:live|exposed|bare|downed|hanging|loose) (?:live |electric(?:al)? |power )?(?:wires?|cables?|lines?)\b
      (?! (?:management|to))
    |\b(?:wires?|power ?lines?|cables?)\b[^.]{0,12}\b(?:down|exposed)\b|\belectrocut\w+
    |\b(?:got|get|gave|gives|getting)\b[^.]{0,12}\b(?:a |an )?(?:electric(?:al)? )?(?:shocks?|shocked|zapped)\b
    |\bshocked me\b
  `],
  ['collapse', pattern()`
    \b(?:ceiling|roof)\b[^.]{0,20}\b
      (?:coming down|came down|cav\w+|collaps\w+|fell|falling|about to (?:fall|go|drop)|giving way|gave way)\b
    |\b(?:wall|porch|deck|balcony|chimney|floor|stairs|stairway|foundation)\b[^.]{0,20}\b
      (?:caving|caved|collaps\w+|about to (?:fall|go|collapse)|giving way|gave way)\b
    |\b(?:tree|branch|limb)\b[^.]{0,20}\b(?:fell|fallen|crashed|came down|through)\b[^.]{0,15}\b
      (?:house|roof|car|line|lines|power)\b
    |\b(?:tree|branch|limb|trunk|bough)\b(?! (?:service|guy|company|roots?))[^.]{0,25}\b
      (?:came|crashed|fell|fallen|smashed|punched|ripped)\b[^.]{0,12}\b
      (?:through|into) (?:the |my |our )?(?:\w+ ){0,2}(?:ceiling|roof|house|wall|attic|bedroom|kitchen|(?:living )?room|garage|window)\b
  `],
  ['someone locked in', pattern('u')`
    \block(?:ed|s)? (?:\p{L}+ ){0,3}out\b[^.]*\b
      (?:bab(?:y|ies)|toddlers?|infants?|child|kids?|son|daughter|girl|boy|little one|gran\w*)\b[^.]{0,15}\b
      (?:inside|in there|in the (?:house|car))\b
    |\b(?:bab(?:y|ies)|toddlers?|infants?|child|kids?|son|daughter|girl|boy|little one|gran\w*)\b[^.]{0,15}\block(?:ed|s)? (?:in|inside|\p{L}+selves in|\p{L}+self in)
      \b
  `],
  ['someone hurt', pattern()`
    \b(?:someone|somebody|he|she|kid|child|husband|wife|mom|dad|worker)\b[^.]{0,15}\b
      (?:injured|hurt|unconscious|trapped|bleeding)\b
  `],
]; // prettier-ignore

/** After "no power" or "no hot water" these are things to fit, and nothing has failed: "no power outlets in the garage". */
export const FITTINGS = lines`
  lines?|pumps?|heaters?|tanks?|systems?|units?|vents?|ducts?|points?|outlets?|sockets?|tools?|wash\w*|cables?|poles?
`;

const NO_COMFORT = pattern()`
  \b(?:no|without|lost|out of) (?:any )?(?:heat|heating|hot water|(?:running )?water|ac|a\/c|air ?con\w*|cooling
    |power|electricity)\b
    (?! (?:damage|stains?|pressure|features?|pipes?|${FITTINGS}))
  |\b(?:heat|heating|furnace|boiler|heater|ac|a\/c|power)\b[^.]{0,15}\b
    (?:out|died|dead|quit|quits|stopped|went out|not working|isn't working|won't (?:start|turn on|come on))\b
  |\b(?:ac|a\/c|air ?con\w*)\b[^.]{0,15}\bblow\w* (?:warm|hot)\b
  |\b(?:heat|heating|furnace|heater)\b[^.]{0,15}\bblow\w* cold\b
`;
const FRAIL = pattern()`
  \b(?:bab(?:y|ies)|newborn|infants?|toddlers?|elderly|grandm\w+|grandf\w+|disabled|oxygen|sick|pregnant|medical
    |wheelchair)\b
  |\b(?:(?<!\b(?:nobody'?s|nobody is|no ?one(?:'s| is)|not|isn'?t|aren'?t) )freezing|below zero|sub-?zero|minus \d+|snow\w*)\b|\b-?\d{1,2} (?:degrees|below)\b
  |\b(?:year|month|week)s?[ -]old (?:mother|father|mom|dad|mum|child|kid|son|daughter|baby)\b
`;

const OVER = pattern()`
  \b(?:last (?:week|month|year|winter|summer|spring|fall|autumn|night's)|(?:years?|months?|weeks?|days?) ago
    |(?:already|been|was|were|got|is|has been|had it|had that|now) (?:all )?
      (?:fixed|repaired|sorted|replaced|resolved|shut off for good)
    |used to|back in|in (?:19|20)\d\d|when we (?:bought|moved)|previous(?:ly)?
    |in ${MONTH_IN_FULL})\b
`;
const STILL = /\b(?:still|again|right now|currently|just|happening)\b/;
const SUPPOSED = pattern()`
  \b(?:in case|what if|if (?:a|an|the|there|it|something|we)|to prevent|prevent\w*|avoid\w*|protect\w*
    |worried about|afraid of|(?:flood|fire|spark)[ -]?proof\w*
    |(?:smoke|fire|carbon monoxide|co) (?:alarms?|detectors?) (?:install\w*|replac\w*)
    |(?:install|replace|add|need|want|quote for|get)\b[^.]{0,20}\b(?:alarms?|detectors?)
    |do you (?:do|fix|handle|deal|repair|offer|have)|flood ?lights?
    |fire (?:place|pit|wood|door|rated|sprinkler|alarm|extinguisher)s?)\b
`;

/**
 * The danger that a text tells of here and now, in two or three words ("burst pipe", "gas smell"); null when there is none.
 * What is denied ("no gas smell"), over ("had a flood last year"), supposed ("what if a pipe bursts") or offered is none.
 */
export function dangerIn(text: string): string | null {
  return dangerInScan(scan(text));
}

/** dangerIn for a text that has been cut up already. */
export function dangerInScan(scanned: Scan): string | null {
  const danger = dangerSaid(scanned);
  return danger !== null && CAN_WAIT.test(scanned.lower) && !KILLS.test(danger) ? null : danger;
}

const COMES_IN = pattern()`
  \b(?:roof|ceiling|skylight|attic|pipes?|water heater|hot water (?:tank|system)|basement|cellar)\b[^.]{0,25}\bleak
    (?:s|ing)\b
  |\bleak(?:s|ing)\b[^.]{0,25}\b(?:through|from|in) (?:the |my |our )?(?:roof|ceiling|skylight|attic|light|wall)\b
  |\b(?:water|rain) (?:is |'s |keeps )?(?:coming|getting|running|dripping) (?:in|through|down)\b
`;
const WANTED_TODAY = pattern('u')`
  \b(?:(?:can|could|will|would) (?:you|u|ya|someone|somebody|anyone|anybody|they)(?: \p{L}+){0,2} (?:come|get|be|make|fix|look|stop|attend|help|send)
      \b
    |(?:any chance|is there) [^.!?]{0,20}\b(?:you|someone|somebody|anyone|anybody)\b)
    (?![^.!?]{0,30}\b(?:price|quote|estimate)\b)[^.!?]{0,30}\b
    (?:today|tonight|now|this (?:arvo|afternoon|evening|morning))\b
`;

/** Whether water comes into a building now, as was told before or with it, and somebody asks for help the same day. */
export function needsHelpToday(told: string, text: string): boolean {
  if (!WANTED_TODAY.test(scan(text).lower) || CAN_WAIT.test(scan(text).lower)) return false;
  const scanned = scan(`${told}\n${text}`);
  return sentencesOf(scanned).some(({ first, last }) => {
    const sentence = scanned.lower.slice(scanned.tokens[first]?.start ?? 0, scanned.tokens[last]?.end);
    const isNow = !HABIT.test(sentence) && !SUPPOSED.test(sentence) && (!OVER.test(sentence) || STILL.test(sentence));
    return isNow && COMES_IN.test(sentence);
  });
}

/** "The main line backed up; it's not an emergency, a weekday is fine": who says so is not sent to the phone, unless lives are at stake. */
const CAN_WAIT = /\b(?:not|isn'?t|no|hardly) (?:an? |really an? |exactly an? |a real )?emergenc(?:y|ies)\b/;
const KILLS = /^(?:gas|carbon|fire|sparks|live|someone|collapse|no heat)/;

const ON_A_STREET = pattern('iu')`
  ^,? \d{1,5} (?:\p{L}+\.? ){1,3}(?:st(?:reet)?|r(?:oa)?d|ave(?:nue)?|blvd|boulevard|lane|ln|dr(?:ive)?|way|c(?:our)?t|pl(?:ace)?|cir(?:cle)?)\b
`;

/** "Sparks, 840 Pyramid Way", "our house in Sparks": a town. */
function isTown(said: string, clean: string, at: number): boolean {
  const after = clean.slice(at + said.length);
  if (said === 'sparks' && /(?:^|[.!?;\n])\s*$/.test(clean.slice(0, at)) && ON_A_STREET.test(after)) return true;
  if (!/^\p{L}+$/u.test(said) || !/^\p{Lu}\p{Ll}/u.test(clean.slice(at))) return false;
  const isPlaced = /\b(?:in|near|outside|around|from|to|of|at)\s$/i.test(clean.slice(0, at));
  return (
    isPlaced || /^,? (?:\d|[A-Z]{2}\b|Nevada\b)/.test(after) || clean.trim().replace(/\.$/, '').toLowerCase() === said
  );
}

function dangerSaid(scanned: Scan): string | null {
  for (const { first, last } of sentencesOf(scanned)) {
    const start = scanned.tokens[first]?.start ?? 0;
    const sentence = scanned.lower.slice(start, scanned.tokens[last]?.end);
    if (SUPPOSED.test(sentence) || (OVER.test(sentence) && !STILL.test(sentence))) continue;
    for (const [label, words] of DANGERS) {
      const match = words.exec(sentence);
      if (!match || isTown(match[0], scanned.clean, start + match.index)) continue;
      const [from, to] = [start + match.index, start + match.index + match[0].length];
      if (isDenied(scanned, tokenAtOffset(scanned, from), tokenAtOffset(scanned, to))) continue;
      return label === WATER ? waterDanger(sentence, scanned.lower) : label;
    }
  }
  const cold = NO_COMFORT.exec(scanned.lower);
  return cold && FRAIL.test(scanned.lower) && !OVER.test(scanned.lower)
    ? `${/\b(?:ac|a\/c|air|cooling)\b/.test(cold[0]) ? 'no cooling' : 'no heat'} and people at risk`
    : null;
}

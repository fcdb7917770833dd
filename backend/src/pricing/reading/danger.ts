import { isDenied } from './denial.js';
import { scan, sentencesOf, tokenAtOffset, type Scan } from './scan.js';

/** What the danger is called, and the words that tell of it; each pattern is matched within one sentence. */
const DANGERS: [label: string, pattern: RegExp][] = [
  ['gas smell', /\b(?:smell\w*|odou?r|whiff|reek\w*|leak\w*|hiss\w*)\b[^.]{0,20}\bgas\b|\bgas\b[^.]{0,15}\b(?:smell\w*|leak\w*|odou?r|hiss\w*|escap\w*)|\brotten eggs?\b|\b(?:huele a|fuga de) gas\b/],
  ['carbon monoxide', /\b(?:carbon monoxide|\bco) (?:alarm|detector|monitor)\b[^.]{0,30}\b(?:going|goes|went|beep\w*|chirp\w*|alarm\w*|ringing|screaming|off)\b|\bcarbon monoxide (?:leak|poison\w*|in the|is|level)/],
  ['burst pipe', /\b(?:burst|busted|bursting|exploded|ruptured|split)\b[^.]{0,20}\b(?:pipes?|mains?|waterline|line|hose|tank|water heater|hot water)\b|\b(?:pipes?|mains?|waterline|line|hose|tank|water heater)\b[^.]{0,25}\b(?:burst|bursted|busted|exploded|ruptured|blew)\b|\btuber[ií]a rota\b/],
  ['rain through the roof', /\b(?:roof|skylight|ceiling)(?:'s|s)?\b[^.]{0,12}\bleak(?:s|ing)\b[^.]{0,50}(?<!\bif |\bwhen )\bit(?:'?s| is) (?:\p{L}+ )?(?:bucketing|pouring|teeming|pelting|hammering|raining|pissing|storming)\b(?: (?:down|cats|hard|outside|now|atm|again|here|right now|at the moment)\b)|\b(?:water|rain)\b[^.]{0,25}\b(?:pour\w*|gush\w*|stream\w*|everywhere)\b[^.]{0,40}\b(?:roof|skylight|storm|chimney)\b|\b(?:roof|skylight|storm|chimney)\b[^.]{0,50}\b(?:water|rain)\b[^.]{0,15}\b(?:pour\w*|gush\w*|stream\w*|everywhere)\b/u],
  ['flooding', /\bwater(?:'s)?\b[^.]{0,15}\b(?:spray\w*|gush\w*|pour\w*|shooting|everywhere|streaming|flooding|rising|rushing)\b|^(?!.*\b(?:sprinklers?|irrigation|garden hose)\b|(?!.*\b(?:water|leak\w*|burst\w*)\b).*\b(?:(?:by|for|before) spraying|(?:re)?paint(?:ed|ing)|(?:you|to|i|we|please) (?:re)?paint)\b).*\b(?:pipes?|valves?|fittings?|joints?)\b[^.]{0,25}\b(?:spraying|gushing|spewing)\b|\b(?:filling|fills|filled) (?:up )?(?:with|from) (?:\w+ )?water\b|\b(?:flooding|inundaci[oó]n)\b|\b(?:is|are|getting|got|just|room|kitchen|basement|house|floor|bathroom) flooded\b|\b(?:room|kitchen|basement|house|floor|bathroom|garage|cellar|pad) (?:is |are )(?:all )?(?:under ?water|full of water)\b|\bleak\w*[^.]{0,10}\beverywhere\b|\bleaking[^.]{0,10}\ball over (?:the|my|our) |\bwater\b[^.]{0,12}\ball over (?:the|my|our) (?!yard|lawn|garden|driveway)|\b(?:inch(?:es)?|feet|foot) of (?:standing )?water (?:in|on) (?:the |my |our )?(?:\p{L}+ )?(?:basement|cellar|kitchen|house|home|garage|(?:bath|bed|living |laundry )?room|crawl ?space|hall\w*|apartment|office|shop|floor)\b|\bwater\b(?! (?:pipe|line|heater|main|supply|stain|damage|mark|softener|tank|tap|feature)s?\b)(?:(?!\b(?:(?<!just )came|went|got|leaked|ran|dripped|stains?|damage)\b)[^.]){0,20}\b(?:through|from|out of) (?:the |my |our )?(?:\p{L}+ ){0,2}(?:ceiling|light|panel|outlet|breaker)|\b(?:leaking|dripping|leaks|drips|raining)\b[^.]{0,12}\b(?:through|from|out of|down from) (?:the |my |our )?(?:\p{L}+ ){0,2}ceiling|\bceiling(?:'s| is| has been)? (?:now )?(?:leaking|dripping|raining|bulging (?:with|from|full of))\b|\bwater\b(?! (?:pipe|line|heater|main|supply|tap|feature)s?\b)[^.]{0,12}\b(?:running|coming|dripping|leaking) (?:down|out of|from|through) (?:the |my |our )?(?:\p{L}+ ){0,2}(?:walls?|drywall|upstairs(?! (?:deck|balcony|porch))|apartment above|neighbou?rs?)\b|\b(?:toilets?|sink|tub|bathtub|washer|washing machine|dishwasher)\b[^.]{0,15}\b(?:is|keeps|won'?t stop) overflowing\b(?! with (?:(?!water\b)\p{L}+ ){0,2}(?:dishes|plates|pots|pans|bottles|laundry|cloth\w*|towels|toys|stuff|things|junk|trash|garbage|leaves|hair)\b)|(?<!\b(?:trash|garbage|rubbish|cans?|bins?|dumpsters?|hampers?)(?: is| are| keeps)? )\boverflowing (?:onto|everywhere|right now)|\b(?<!hot )water (?:won'?t|wont|will not) (?:stop|shut off|turn off)\b(?! (?:being|smelling|tasting|looking)\b)/u],
  ['sewage', /\b(?:raw )?sewage\b[^.]{0,25}\b(?:back\w*|com\w*|overflow\w*|flood\w*|everywhere|in the|into)\b|\b(?:sewer|septic(?: tank| system)?)(?:'s)? (?:is |was |keeps )?(?:back\w* up|overflow\w*|coming up)/],
  ['sparks or burning', /\bspark(?:s|ing|ed)\b|\barcing\b|\bburning smell\b|\bsmell\w*[^.]{0,12}\b(?:burning|smoke|burnt)\b|\b(?:outlet|socket|panel|breaker|wire|wiring|furnace|switch|unit|fuse box|light)s?\b[^.]{0,12}\b(?:smoking|smokes|melting|melted|on fire|burning|smoldering|hot to (?:the )?touch)\b|\b(?:panel|breakers?|breaker box|fuse box|outlets?|sockets?|plugs?)\b[^.]{0,16}\b(?:is|are|feels?|gets|getting|and) (?:very |really |so )?(?:hot|warm|buzzing|crackling|scorched)\b|\bsmoke (?:is )?(?:com\w*|pour\w*|from)\b|\b(?:is|are|caught|on|electrical) fire\b|\bincendio\b/],
  ['live wire', /\b(?:live|exposed|bare|downed|hanging|loose) (?:live |electric(?:al)? |power )?(?:wires?|cables?|lines?)\b(?! (?:management|to))|\b(?:wires?|power ?lines?|cables?)\b[^.]{0,12}\b(?:down|exposed)\b|\belectrocut\w+|\b(?:got|get|gave|gives|getting)\b[^.]{0,12}\b(?:a |an )?(?:electric(?:al)? )?(?:shocks?|shocked|zapped)\b|\bshocked me\b/],
  ['collapse', /\b(?:ceiling|roof)\b[^.]{0,20}\b(?:coming down|came down|cav\w+|collaps\w+|fell|falling|about to (?:fall|go|drop)|giving way|gave way)\b|\b(?:wall|porch|deck|balcony|chimney|floor|stairs|stairway|foundation)\b[^.]{0,20}\b(?:caving|caved|collaps\w+|about to (?:fall|go|collapse)|giving way|gave way)\b|\b(?:tree|branch|limb)\b[^.]{0,20}\b(?:fell|fallen|crashed|came down|through)\b[^.]{0,15}\b(?:house|roof|car|line|lines|power)\b/],
  ['someone locked in', /\block(?:ed|s)? (?:\p{L}+ ){0,3}out\b[^.]*\b(?:bab(?:y|ies)|toddlers?|infants?|child|kids?|son|daughter|gran\w*)\b[^.]{0,15}\b(?:inside|in there|in the (?:house|car))\b|\b(?:bab(?:y|ies)|toddlers?|infants?|child|kids?|son|daughter|gran\w*)\b[^.]{0,15}\block(?:ed|s)? (?:in|inside|\p{L}+selves in|\p{L}+self in)\b/u],
  ['someone hurt', /\b(?:someone|somebody|he|she|kid|child|husband|wife|mom|dad|worker)\b[^.]{0,15}\b(?:injured|hurt|unconscious|trapped|bleeding)\b/],
]; // prettier-ignore

const NO_COMFORT =
  /\b(?:no|without|lost|out of) (?:any )?(?:heat|heating|hot water|(?:running )?water(?! (?:damage|stains?|pressure|feature|line|pipe|heater))|ac|a\/c|air ?con\w*|cooling|power|electricity)\b|\b(?:heat|heating|furnace|boiler|heater|ac|a\/c|power)\b[^.]{0,15}\b(?:out|died|dead|quit|quits|stopped|went out|not working|isn't working|won't (?:start|turn on|come on))\b|\b(?:ac|a\/c|air ?con\w*)\b[^.]{0,15}\bblow\w* (?:warm|hot)\b|\b(?:heat|heating|furnace|heater)\b[^.]{0,15}\bblow\w* cold\b/;
const FRAIL =
  /\b(?:bab(?:y|ies)|newborn|infants?|toddlers?|elderly|grandm\w+|grandf\w+|disabled|oxygen|sick|pregnant|medical|wheelchair)\b|\b(?:freezing|below zero|sub-?zero|minus \d+|snow\w*)\b|\b-?\d{1,2} (?:degrees|below)\b|\b(?:year|month|week)s?[ -]old (?:mother|father|mom|dad|mum|child|kid|son|daughter|baby)\b/;

const OVER =
  /\b(?:last (?:week|month|year|winter|summer|spring|fall|autumn|night's)|(?:years?|months?|weeks?|days?) ago|(?:already|been|was|were|got|is|has been|had it|had that|now) (?:all )?(?:fixed|repaired|sorted|replaced|resolved|shut off for good)|used to|back in|in (?:19|20)\d\d|when we (?:bought|moved)|previous(?:ly)?|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/;
/** "Water pours over the door every time it rains": nothing that happens now. */
const HABIT =
  /\b(?:every|each) ?time|^(?!.*\b(?:now|again|today|tonight)\b).*\b(?:every|each) (?:spring|summer|fall|autumn|winter|year|season|wet season)\b|(?:when(?:ever)?|if) it(?:'?s| is)? (?:\w+ )?(?:rain|storm|pour|snow|melt|bucket)(?:s|ing)\b/;
/** No water main stops what comes from there. */
const FROM_ABOVE = /\b(?:roof|rain\w*|storm|skylights?|gutters?|chimney|shingles?)\b/;
const FROM_PIPES = /\b(?:pipes?|plumb\w*|toilets?|tub|bath\w*|showers?|sinks?|valves?|faucets?|washer|hose)\b/;
const WATER = /^(?:flooding|rain)/;
const OTHER_STUFF = String.raw`(?:(?<!central )air|heat|cold(?! water)|draf?ts?|draughts?|(?:day|sun|see |some )light|paint|oil|grease|(?:saw)?dust|plaster|insulation|sand)`;
/** What water leaves, or is by nature: "water spots all over the glass". */
const TRACES =
  /(?<!ing (?:\p{L}+ )?)\bhard water\b|\b(?:stain\w*|spots?|marks?) (?:from|of) (?:the )?water\b|\bwater[- ]?(?:spot(?:s|ted)?|stain(?:s|ed|ing)?|marks?|damaged?)\b/gu;
/** What leaks or drips without being water: "cold air leaking from the ceiling". */
const DRY_LEAK = new RegExp(
  String.raw`\b${OTHER_STUFF}(?: is| are| keeps)? (?:leak|dripp?|rain|spray)(?:s|ing)?\b(?: down)?|\b(?:leak|dripp?|rain|spray)(?:s|ing)? (?:(?!(?:in|on|onto|into|to|through|from|behind|under|over|by|near|at|and|or)\b)\p{L}+ )?(?:${OTHER_STUFF}|light(?= (?:in|into|at|through|from)\b|\W*$)|dirt|debris)\b`,
  'gu',
);
const STILL = /\b(?:still|again|right now|currently|just|happening)\b/;
const SUPPOSED =
  /\b(?:in case|what if|if (?:a|an|the|there|it|something|we)|to prevent|prevent\w*|avoid\w*|protect\w*|worried about|afraid of|(?:flood|fire|spark)[ -]?proof\w*|(?:smoke|fire|carbon monoxide|co) (?:alarms?|detectors?) (?:install\w*|replac\w*)|(?:install|replace|add|need|want|quote for|get)\b[^.]{0,20}\b(?:alarms?|detectors?)|do you (?:do|fix|handle|deal|repair|offer|have)|flood ?lights?|fire (?:place|pit|wood|door|rated|sprinkler|alarm|extinguisher)s?)\b/;

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

const COMES_IN =
  /\b(?:roof|ceiling|skylight|attic|pipes?|water heater|hot water (?:tank|system)|basement|cellar)\b[^.]{0,25}\bleak(?:s|ing)\b|\bleak(?:s|ing)\b[^.]{0,25}\b(?:through|from|in) (?:the |my |our )?(?:roof|ceiling|skylight|attic|light|wall)\b|\b(?:water|rain) (?:is |'s |keeps )?(?:coming|getting|running|dripping) (?:in|through|down)\b/;
const WANTED_TODAY =
  /\b(?:(?:can|could|will|would) (?:you|u|ya|someone|somebody|anyone|anybody|they)(?: \p{L}+){0,2} (?:come|get|be|make|fix|look|stop|attend|help|send)\b|(?:any chance|is there) [^.!?]{0,20}\b(?:you|someone|somebody|anyone|anybody)\b)(?![^.!?]{0,30}\b(?:price|quote|estimate)\b)[^.!?]{0,30}\b(?:today|tonight|now|this (?:arvo|afternoon|evening|morning))\b/u;

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
const KILLS = /^(?:gas|carbon|sparks|live|someone|collapse|no heat)/;

/** "Sparks, 840 Pyramid Way", "our house in Sparks": a town. */
function isTown(said: string, clean: string, at: number): boolean {
  if (!/^\p{L}+$/u.test(said) || !/^\p{Lu}\p{Ll}/u.test(clean.slice(at))) return false;
  const after = clean.slice(at + said.length);
  const isPlaced = /\b(?:in|near|outside|around|from|to|of|at)\s$/i.test(clean.slice(0, at));
  return (
    isPlaced || /^,? (?:\d|[A-Z]{2}\b|Nevada\b)/.test(after) || clean.trim().replace(/\.$/, '').toLowerCase() === said
  );
}

/** A sentence with what is no running water blotted out, each place where it was. */
function wateryOf(sentence: string): string {
  const blot = (words: string) => '~'.repeat(words.length);
  const watery = sentence.replace(TRACES, blot);
  return /\bwater\b/.test(watery) ? watery : watery.replace(DRY_LEAK, blot);
}

function dangerSaid(scanned: Scan): string | null {
  for (const { first, last } of sentencesOf(scanned)) {
    const start = scanned.tokens[first]?.start ?? 0;
    const sentence = scanned.lower.slice(start, scanned.tokens[last]?.end);
    const isHabit = HABIT.test(sentence);
    const wet = wateryOf(sentence);
    if (SUPPOSED.test(sentence) || (OVER.test(sentence) && !STILL.test(sentence))) continue;
    for (const [label, pattern] of DANGERS) {
      const match = pattern.exec(WATER.test(label) ? wet : sentence);
      if (
        match &&
        !(isHabit && WATER.test(label)) &&
        !isTown(match[0], scanned.clean, start + match.index) &&
        !isDenied(
          scanned,
          tokenAtOffset(scanned, start + match.index),
          tokenAtOffset(scanned, start + match.index + match[0].length),
        )
      ) {
        const isRain = FROM_ABOVE.test(sentence) || (FROM_ABOVE.test(scanned.lower) && !FROM_PIPES.test(scanned.lower));
        return label === 'flooding' && isRain ? 'rain through the roof' : label;
      }
    }
  }
  const cold = NO_COMFORT.exec(scanned.lower);
  return cold && FRAIL.test(scanned.lower) && !OVER.test(scanned.lower)
    ? `${/\b(?:ac|a\/c|air|cooling)\b/.test(cold[0]) ? 'no cooling' : 'no heat'} and people at risk`
    : null;
}

import { BY_THE_CLOCK, CALL, MONTH, SEASON, TENS_WORD, WEEKDAY, lines, pattern } from '../../language/index.js';
import { scan } from '../scan.js';

const ASKS = pattern()`
  ^(?:\W*(?:ha|haha|oh|so|well|hey|hi|hello|and|but|also|btw|by the way|anyway|just curious|quick question
      |random|(?:do )?you know(?: if| whether)?)\b)*\W*(?:what|what's|whats|which|who|who's|when|when's|where
    |how|how's|is|isn't|are|aren't|do|does|did|will|would|can|could|has|have|was|any|(?:do you |d'you |you )?(?:reckon|think)
    |you (?:would|wouldn't|wouldnt|don't|might)(?: happen to)? know)\b
`;
/** What people chat about. */
const CHAT = pattern()`
  \b(?:play(?:s|ing|ed)?(?! ?(?:set|house|room|ground|area)|room)|games?(?! ?(?:room|table))|match(?:es)?
    |scores?|wins?|won|winning|beat|finals|play-?offs?|premiership|league|championships?|(?:the|world) cup|movies?|films?|concerts?|parades?|festivals?|marathons?
    |(?:farmers'?|flea|night|street|christmas) markets? (?:is |be )?(?:on|open)
    |(?<!\b(?:my|our) )(?:librar(?:y|ies)|museums?) (?:is |be )?open|fireworks|elections?|weather|forecast
    |rain(?:ing|y)?(?! ?(?:gutter|barrel|water|garden|chain|head))|snow(?:ing|y)?|the date|what day
    |whats the day|what's the day)\b
`;
/** Who asks for one of these asks for work, whatever game it is to be done before. */
const OF_THE_WORK = pattern()`
  \b(?:com(?:e|es|ing)|fix\w*|repair\w*|replac\w*|install\w*|unlock\w*|done|finish\w*|start\w*|help|available
    |availability|cost|price|charge|clean\w*|clear\w*|remov\w*|plough\w*|plow\w*|shovel\w*|paint\w*|roof\w*
    |lay(?:ing)?|slots?|appointments?|jobs?|crew|seal\w*|pour\w*|plant\w*|mow\w*|match (?:the|my|our|this|that|it))\b
`;
const WATCHING = pattern()`
  \b(?:watch(?:es|ing)?|catch(?:ing)?|see(?:ing)?) (?:the|that|it|them)\b.*\b
    (?:game|match|fight|race|show|series|movie|news)\b
`;
/** One thing right after another, looked for by the second: what comes before it would else be looked back for at every letter. */
const behind = (before: string, what: string): RegExp => new RegExp(`(?=${what})(?<=${before})${what}`, 'giu');

/** "How are you today", "hope you're having a good one tonight": the greeting's day. */
const GREETED_AT = behind(
  lines`
  \b(?:how(?:'s|s| is| are| r)? (?:you|ya|u|it|things|everyone|everybody|everything|your (?:day|night|evening|week))
    |hop(?:e|ing) (?:you|all|everyone|everything|your)|having an? (?:good|great|nice|lovely)
    |wish(?:ing)? (?:you|everyone))\b
    (?![^.,;!?\n]*\b(?:fixed|placed|booked|can|could|able|will|need|want)\b[^.,;!?\n]*)[^.,;!?\n]{0,30}
`,
  String.raw` (?:today|tonight|this (?:morning|afternoon|evening|week|weekend)|\p{L}{2,6}(?:s|n|r|i|u)day)\b`,
);
/** "Do you do weekends? Only asking, weekdays are better": what follows the question. */
const ONLY_ASKING =
  '(?:only|just) (?:asking|curious|wondering|checking)\\b(?!,? (?:because|as|since|it.s the only)\\b)|\\W*not that (?:i|we) need\\b';
/** "Do you work weekends too?": when they work, and not when the work is wanted. */
const HOURS_ASKED = behind(
  lines`
  \b(?:do|does|are) (?:you|u|ya|y'?all|they)(?: (?:guys|all|also|ever|even|still|normally|usually))* (?:work(?:ing)?|open
    |do (?:it|this|that|these|them|jobs|work|anything)|do(?=[^.!?\n]*\?\W*${ONLY_ASKING})|take jobs|come out)
`,
  String.raw` (?:(?:on|at|in|over|during) )?(?:the )?(?:week-?ends|(?:satur|sun)days|nights|evenings|(?:bank )?holidays)(?=(?: too| as well| also| or not)?\s*\?)`,
);
/** "Does snow matter if you lay sod?" asks of the work, "do you know if it will snow?" does not. */
const WEATHER = /\b(?:weather|forecast|rain\w*|snow\w*)\b/;
const YOURS = pattern()`
  \byou(?! (?:know|think|guess|reckon|hear)\b)(?<!\b(?:with|by|near|where) you)\b
  |\byour (?!way\b|end\b|side\b|area\b|part\b)
`;
/** What visitors do themselves, or how they want to be reached. */
const TALK = pattern()`
  \b(?:${CALL}|e-?mail|reach|message|contact|get (?:a )?hold of|speak (?:to|with)|talk to) (?:me|us|my)\b
  |\b(?:(?:i|we)(?: will| can| could| should| have to| need to| am going to| are going to)?|i'll|we'll|i'd
    |let me|(?:husband|wife|son|daughter|partner|landlord) (?:will|can|is going to|has to))
    (?: (?:probably|also|just|then))? (?:send|measure|check(?! (?:in|out)\b)|ask|talk|speak|think|sleep|decide
    |sign|discuss|reply|upload|get back|let you know|take (?:some |a few |the )?(?:pictures|pics|photos))\b
`;
/** "Have a great weekend": a wish. */
const WISHED = pattern('giu')`
  (?<=\b(?:have|had|having|enjoy(?:ed|ing)?|wish(?:ing)? (?:you|everyone))\b[^.,;!?\n]{0,14}\b
      (?:good|great|nice|lovely|wonderful|relaxing|fun|restful|blessed|amazing)) (?:long |rest of (?:the|your) )?
    (?:week-?end|evening|night|holidays?|week|day)\b
  |(?<=\benjoy(?:ed|ing)? (?:the|your)) (?:long |rest of (?:the|your) )?(?:week-?end|evening|night|holidays?)\b
`;
/** "Good evening", "Happy Friday!", "Evening all": the hour of the greeting. */
const GREETING = pattern('giu')`
  (?<=(?:^|[.!?,\n]\s*|\b(?:hi|hello|hey|there|thanks|thank you|and) )(?:(?:and )?a? ?very )?(?:good|happy)) (?:evening|night|holidays?|new year|${WEEKDAY}|thanksgiving|easter|christmas)
    (?=\W|$)(?! (?:is|works|would|slot|appointment|rate)s?\b)
  |^\W*evening(?=[!.]| (?:all|everyone|everybody|folks|guys|team|mate|there)\b
    |, (?:i|i'm|we|my|our|need|looking|can|could|just|got|have|wondering|after)\b)
`;
/** "In early June", "on the 14th June", "next week" */
const BIRTH_DATE = lines`
  (?:(?:in|this|next|come|on)(?: early| mid| late)? (?:\d{1,2}(?:st|nd|rd|th)? )?
    (?:${MONTH}(?: \d{1,2}(?:st|nd|rd|th)?)?|${SEASON}|${WEEKDAY}|month|week|weekend|year)|tomorrow|today)(?!\p{L})
`;
/** "I'll be 74 in June", "she turns eighty next week": when somebody has a birthday. */
const BIRTHDAY = behind(
  lines`
  \b(?:(?:i|he|she|who)(?:'ll| will|'s going to|'m going to)? be|i'?m|turn(?:s|ing)?) (?:\d{2,3}|(?:${TENS_WORD})(?:[- ]\p{L}+)?)
    (?: years old)?
`,
  ` ${BIRTH_DATE}`,
);
/** What happened: "the tap broke", "I noticed"; of words that also say what state a thing is in ("a cracked pane"), only where nothing but the time follows. */
const HAPPENED = lines`
  (?:did (?:the|my|our|your|he|she|it|anyone|anybody)(?! [^.,;!?\n]*\b(?:say|mention|tell|mean|suggest)\b)|broke
    |died|quit|stopped|fell|blew|gave (?:up|out|way)|packed (?:up|in)|went|came|happened|began|noticed|saw|heard
    |rang|carked it|conked out|won|lost|beat
    |got (?:up|home|back|in|worse|stuck|broken|smashed|cracked|hit|soaked|flooded|damaged)
    |(?:was|were|got) (?:away|out|off|broken|smashed|damaged|hit))\b(?:
      (?!\b(?:to|for|and|so|but|if|when|can|could|would|need\p{L}*|want\p{L}*|please|come|with)\b)[^.,;:!?\n]){0,30}
  |(?<!\b(?:a|an|the|my|our|this|that|of|fix|mend|two|some|^)) (?:burst|leaked|cracked|flooded|snapped|started
    |failed|tripped|overflowed|collapsed|dropped|smashed|kicked|jammed)
    (?: (?:open|down|out|off|up|through|again|badly|leaking|dripping|making noise))*
`;
/** "It broke on Saturday", "the fence blew over at the weekend": when something happened; today and tonight it is still going on. */
const IT_HAPPENED = behind(
  String.raw`\b${HAPPENED}`,
  lines`
  (?: (?:on|over|at|during|in|last|this past|this))?(?: the)? (?:week-?end|holidays?|night|${WEEKDAY})
    (?: (?:morning|afternoon|evening|night))?(?= (?:and|so|but|when|after|because)\b|\s*(?:[.,;:!?)\n]|$))
`,
);
/** "On Sunday, as we were leaving, there was a bang": the same, told first. */
const THEN_HAPPENED = pattern('giu')`
  (?<=(?:^|[.!?\n])\s*)(?:on |last |this past |over )?(?:the )?(?:week-?end|${WEEKDAY})(?: (?:morning|afternoon|evening|night))?,?
    (?= ?[^.!?\n]{0,80}\b(?:there was|we heard|i heard|${HAPPENED}))
`;
/** "Bowls is on the weekend": what else keeps somebody busy. */
const BUSY_ON = pattern('giu')`
  (?<=\b(?:bowls|bingo|church|mass|golf|footy|football|soccer|rugby|cricket|netball|practice|choir|market|school|classes|training|the game) (?:is|are))
    (?: (?:on|at|over))? (?:the )?(?:week-?ends?|${WEEKDAY}s?)\b
`;
/** "The storm on Tuesday left us with two trees down": when it came. */
const STORM_CAME = behind(
  String.raw`\b(?:(?:the|that|this|last) )?(?:big |bad )?(?:storms?|winds?|gales?|hail(?:storm)?|hurricane|tornado|cyclone|floods?|freeze|downpour)`,
  String.raw` (?:(?:on|over|last|this past) )(?:the )?(?:week-?end|night|${WEEKDAY})(?: night| morning)?(?= (?!(?:is|are|will|hits|comes|arrives)\b)\p{L})`,
);
/** "How was your weekend?" */
const HOW_WAS = behind(
  String.raw`\bhow (?:is|was|were|are|has been) (?:your|the|everyone's)`,
  String.raw` (?:long )?(?:week-?end|evening|night|holidays?)\b`,
);
/** "Can I get a number today or not": when they want to hear, and not when the work is wanted. */
const QUOTED_BY = behind(
  lines`
  (?<!\b(?:come|stop by|out|over)(?: out| by)?(?: and| to)? )\b(?:get|have|give (?:me|us)|send (?:me|us)|tell (?:me|us)|hear) (?:an?|the|my|your|some) (?:rough |ballpark )?
    (?:number|price|quote|figure|estimate|answer|reply|idea|ballpark)(?: (?:from|out of) (?:you|somebody|someone|anyone))?
`,
  String.raw` (?:today|tonight|now|right now|this (?:morning|afternoon|evening|week))(?=\s*(?:[.,;!?)\n]|$)| (?:or|please|if)\b)`,
);
const KIN = lines`
  (?:neighbou?rs?|friends?|buddy|sister|brother|mom|mum|mother|dad|father|son|daughter|boss|cousin|aunt|uncle
    |in-laws|parents|family|guests?|company|(?:mother|father|sister|brother)[- ]in[- ]law)
`;
/** "You charged my neighbor a fortune for a Sunday visit": when it was done for others. */
const DONE_FOR_OTHERS = behind(
  String.raw`\b(?:charged|billed|overcharged) (?:my|our|the|his|her) ${KIN}\b[^.,;!?\n]{0,40}`,
  String.raw` (?:(?:on|at|for) )?(?:an? |the )?(?:week-?end|holiday|night|evening|${WEEKDAY})(?: (?:visit|call|job|appointment|night|morning|afternoon|evening))?(?!\p{L})`,
);
/** "My mother in law is over on Sunday.": when somebody visits, where nothing has to be done by then. */
const VISITED = behind(
  String.raw`\b(?:my|our|the|some|having|have) ${KIN} (?:is |are |'s |'re |will be )(?:over|round)`,
  String.raw` (?:on |at |over )?(?:the )?(?:week-?end|${WEEKDAY})(?=\s*(?:[.!?\n]|$))`,
);
const PART_OF_DAY = '(?: (?:morning|afternoon|evening|night))?';
const NOW_OR_THEN = lines`
  right now|at the moment|(?:last |to)night|today|tomorrow${PART_OF_DAY}|(?:on|over|at) the week-?end
  |(?:this|on|next) (?:week(?:end)?|month|year|season|morning|afternoon|evening|${WEEKDAY})|${WEEKDAY}${PART_OF_DAY}
`;
const TIME = String.raw` ?\b(?:${NOW_OR_THEN})\b`;
/** Between a talk and a day, or after that day, these lead on to the work: "text me when you can come tomorrow". */
const ON_TO_WORK = pattern()`
  \b(?:when|if|whether|that|come|coming|so|but|before|need\w*|want\w*)\b
  |\b(?:to (?!you\b|my\b|our\b|the\b|him\b|her\b|them\b)
    |and (?!then\b|i\b|we\b|i'll\b|send|measure|check|ask|talk|take|upload|let|get back|reply|call|text|e-?mail))
`;
const TO_WORK = pattern()`
  ^ (?:to|and|so) (?!discuss|talk|chat|speak|go|set|schedule|confirm|arrange|book|give|tell|ask|let|send|i\b|we\b|then\b)
`;
const REACHED = /\b(?:me|us|my)$/;
const AT_ONCE = /^ ?(?:today|right now)$/i;
const FIRST_TIME = new RegExp(TIME, 'i');
const TIMES = new RegExp(TIME, 'gi');

const CALL_TIME = lines`
  (?:(?:any ?time )?(?:${BY_THE_CLOCK}|after hours)
    |(?:in the |of an? )?(?:mornings?|evenings?|afternoons?)|at night|(?:on |at )?(?:the )?week-?ends?)
    (?: (?:only|best|please|on weekdays))?
`;
const REACH = `(?:${CALL}|txt|message|whatsapp|reach|contact|e-?mail)`;
/** "Please call me after 6pm", "best time to ring is evenings": when they can be reached. */
const REACHED_AT = pattern('giu')`
  \b(?:(?:best|good|easiest) (?:time|way) (?:(?:to|for you to) (?:${CALL}|contact|reach|get)(?: (?:me|us))?)?(?: is| are| would be|:)? ${CALL_TIME}
    |(?:(?:please|pls|just|only|so|but|you can|you could|can you|could you) ){0,3}
      (?:${REACH} (?:me|us)|(?!(?<=\byou )call\b)${REACH})
      (?: (?:back|on \S+))? ${CALL_TIME})(?![\p{L}\d])
`;

/**
 * A message without the times of something else than the work: of "are the Reds playing tonight?", "how are you today", "I'll send
 * photos tomorrow", "do you work weekends?". All else that is said there stays.
 */
export function withoutAsideTimes(text: string): string {
  const greeted = [
    WISHED,
    GREETING,
    GREETED_AT,
    REACHED_AT,
    HOW_WAS,
    HOURS_ASKED,
    BIRTHDAY,
    IT_HAPPENED,
    THEN_HAPPENED,
    BUSY_ON,
    STORM_CAME,
    DONE_FOR_OTHERS,
    QUOTED_BY,
    VISITED,
  ].reduce((rest, pattern) => rest.replace(pattern, ''), text);
  if (!FIRST_TIME.test(greeted)) return greeted;
  const { clean, lower, tokens, clause, sentence } = scan(greeted);
  let rest = '';
  let done = 0;
  for (let first = 0; first < tokens.length; first = clause.lastIndexOf(clause[first] ?? 0) + 1) {
    const last = clause.lastIndexOf(clause[first] ?? 0);
    const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
    const said = lower.slice(start, end);
    const isAsked =
      tokens[sentence.lastIndexOf(sentence[first] ?? 0)]?.text === '?' ||
      /\b(?:you know|what time|who won)\b/.test(said);
    const isChat =
      WATCHING.test(said) ||
      (isAsked &&
        ASKS.test(said) &&
        CHAT.test(said) &&
        !OF_THE_WORK.test(said) &&
        !(WEATHER.test(said) && YOURS.test(said)));
    if (!isChat && !TALK.test(said)) continue;
    const clauseText = clean.slice(start, end);
    rest += clean.slice(done, start) + (isChat ? clauseText.replace(TIMES, '') : withoutTalkTime(clauseText));
    done = end;
  }
  return done === 0 ? greeted : rest + clean.slice(done);
}

/** "I will send pictures tonight" without its time, which must belong to the talk; "call me today" is in a hurry, and keeps it. */
function withoutTalkTime(clause: string): string {
  const talk = TALK.exec(clause.toLowerCase());
  if (!talk) return clause;
  const [before, after] = [clause.slice(0, talk.index), clause.slice(talk.index + talk[0].length)];
  const time = FIRST_TIME.exec(after);
  if (!time)
    return /^\W*(?:(?:and|so|then|ok|okay) )*$/i.test(before.replace(FIRST_TIME, ''))
      ? before.replace(FIRST_TIME, '') + clause.slice(before.length)
      : clause;
  const isOfTheWork =
    ON_TO_WORK.test(after.slice(0, time.index).toLowerCase()) ||
    TO_WORK.test(after.slice(time.index + time[0].length).toLowerCase());
  if (isOfTheWork || (REACHED.test(talk[0]) && AT_ONCE.test(time[0]))) return clause;
  return clause.slice(0, clause.length - after.length) + after.replace(FIRST_TIME, '');
}

import { scan } from './scan.js';

const ASKS =
  /^(?:\W*(?:ha|haha|oh|so|well|hey|hi|hello|and|but|also|btw|by the way|anyway|just curious|quick question|random|(?:do )?you know(?: if| whether)?)\b)*\W*(?:what|what's|whats|which|who|who's|when|when's|where|how|how's|is|isn't|are|aren't|do|does|did|will|would|can|could|has|have|was|any)\b/;
/** What people chat about. */
const CHAT =
  /\b(?:play(?:s|ing|ed)?(?! ?(?:set|house|room|ground|area)|room)|games?(?! ?(?:room|table))|match(?:es)?|scores?|wins?|won|winning|beat|movies?|films?|concerts?|parades?|fireworks|elections?|weather|forecast|rain(?:ing|y)?(?! ?(?:gutter|barrel|water|garden|chain|head))|snow(?:ing|y)?|the date|what day|whats the day|what's the day)\b/;
/** Who asks for one of these asks for work, whatever game it is to be done before. */
const OF_THE_WORK =
  /\b(?:com(?:e|es|ing)|fix\w*|repair\w*|replac\w*|install\w*|unlock\w*|done|finish\w*|start\w*|help|available|availability|cost|price|charge|clean\w*|clear\w*|remov\w*|plough\w*|plow\w*|shovel\w*|paint\w*|seal\w*|match (?:the|my|our|this|that|it))\b/;
const WATCHING =
  /\b(?:watch(?:es|ing)?|catch(?:ing)?|see(?:ing)?) (?:the|that|it|them)\b.*\b(?:game|match|fight|race|show|series|movie|news)\b/;
/** "How are you today", "hope you're having a good one tonight": the greeting's day. */
const GREETED_AT =
  /(?<=\b(?:how(?:'s|s| is| are| r)? (?:you|ya|u|it|things|everyone|everybody|everything|your (?:day|night|evening|week))|hop(?:e|ing) (?:you|all|everyone|everything|your)|having an? (?:good|great|nice|lovely)|happy)\b(?![^.,;!?\n]*\b(?:fixed|placed|booked|can|could|able|will|need|want)\b[^.,;!?\n]*)[^.,;!?\n]{0,30}) (?:today|tonight|this (?:morning|afternoon|evening|week|weekend)|\p{L}{2,6}(?:s|n|r|i|u)day)\b/giu;
/** What visitors do themselves, or how they want to be reached. */
const TALK =
  /\b(?:call|text|ring|phone|e-?mail|reach|message|contact|get (?:a )?hold of|speak (?:to|with)|talk to) (?:me|us|my)\b|\b(?:(?:i|we)(?: will| can| could| should| have to| need to| am going to| are going to)?|i'll|we'll|i'd|let me|(?:husband|wife|son|daughter|partner|landlord) (?:will|can|is going to|has to))(?: (?:probably|also|just|then))? (?:send|measure|check|ask|talk|speak|think|sleep|decide|discuss|reply|upload|get back|let you know|take (?:some |a few |the )?(?:pictures|pics|photos))\b/;
/** "Have a great weekend": a wish. */
const WISHED =
  /(?<=\b(?:have|had|having|enjoy(?:ed|ing)?|wish(?:ing)? (?:you|everyone))\b[^.,;!?\n]{0,14}\b(?:good|great|nice|lovely|wonderful|relaxing|fun|restful|blessed|amazing)) (?:long |rest of (?:the|your) )?(?:week-?end|evening|night|holidays?|week|day)\b|(?<=\benjoy(?:ed|ing)? (?:the|your)) (?:long |rest of (?:the|your) )?(?:week-?end|evening|night|holidays?)\b/giu;
/** "Good evening", "Happy Friday!", "Evening all": the hour of the greeting. */
const GREETING =
  /(?<=(?:^|[.!?,\n]\s*|\b(?:hi|hello|hey|there|thanks|thank you|and) )(?:(?:and )?a? ?very )?(?:good|happy)) (?:evening|night|holidays?|new year|(?:mon|tues|wednes|thurs|fri|satur|sun)day|thanksgiving|easter|christmas)(?=\W|$)(?! (?:is|works|would|slot|appointment|rate)s?\b)|^\W*evening(?=[!.]| (?:all|everyone|everybody|folks|guys|team|mate|there)\b|, (?:i|i'm|we|my|our|need|looking|can|could|just|got|have|wondering|after)\b)/giu;
const TIME = String.raw` ?\b(?:right now|at the moment|(?:last |to)night|today|tomorrow(?: (?:morning|afternoon|evening|night))?|(?:this|on|next) (?:week(?:end)?|morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?)\b`;
const FIRST_TIME = new RegExp(TIME, 'i');
const TIMES = new RegExp(TIME, 'gi');

/**
 * A message without the times of something else than the work: of "are the Reds playing tonight?", "how are you today", "I'll send
 * photos tomorrow". All else that is said there stays.
 */
export function withoutAsideTimes(text: string): string {
  const greeted = [WISHED, GREETING, GREETED_AT].reduce((rest, pattern) => rest.replace(pattern, ''), text);
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
    const isChat = WATCHING.test(said) || (isAsked && ASKS.test(said) && CHAT.test(said) && !OF_THE_WORK.test(said));
    if (!isChat && !TALK.test(said)) continue;
    rest += clean.slice(done, start) + clean.slice(start, end).replace(isChat ? TIMES : FIRST_TIME, '');
    done = end;
  }
  return done === 0 ? greeted : rest + clean.slice(done);
}

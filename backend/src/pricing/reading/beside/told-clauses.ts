import { lines, MONTH_IN_FULL, NUMBER_WORD, pattern, SEASON, WEEKDAY } from '../../language/index.js';
import { readQuantities } from '../quantities/quantities.js';
import { scan } from '../scan.js';
import { readService } from '../services/service.js';
import { readIssues } from '../situations/issues.js';
import { type Clause, clausesOf, sentencesOf, STARTS_SENTENCE } from './clauses.js';
import { ACROSS, HOUSEHOLD, LEAD, RELATIVES, THEY } from './told-people.js';

/**
 * What a visitor only tells: of what others have, did and used to do, and of what is done already, whoever did it. A text is cut into
 * clauses, and each is judged by who does what in it, and when. In capitals, sources of regular expressions.
 */

/** What somebody of the kind wants done, or says of this work: no mere telling. */
const OF_THIS_WORK = pattern('iu')`
  \b(?:needs?|wants?|wanting|would like|'d like|looking (?:for|to|at)|asks?|asked|to be \p{L}+(?:ed|n)|is (?:moving|having|getting|selling|buying)|has to
    |have to|says?|said|told|tells|reckons?|thinks?|measured|counted|paced|estimated|recommended|mentioned|suggested|sent|gave|giving|wondering|please
    |same|like (?:theirs|his|hers|that)|for (?:him|her|them)|leaking|leaks|blocked|clogged|broken|how much|quote|estimate
    |to (?:clean|paint|fix|repair|replace|remove|move|wash|mow|install|tile|stain))\b
`;
/** "My neighbor's tree hangs over our fence" */
const FOR_US = /\b(?:our|us|me|we|over my|onto my|on my|your|you guys|yours|from you|by you)\b/i;
/** "My mum is 82", "my brother is a veteran": who they are is judged elsewhere. */
const WHO_THEY_ARE = pattern('iu')`
  \b(?:is|was|are|were|'s|'re) (?:\p{L}+ )?(?:\d{2,3}\b|an? (?:\p{L}+ )?(?:senior|pensioner|veteran|student|teacher|nurse|landlord|marine|soldier)|retired|elderly|disabled|allergic|home\b|here\b)
`;
const KEEPS = pattern('iu')`
  (?:has|have|had|'s got|got|used to|swears? by|swore by|loves?|hates?|pays?|paid|chose|went (?:for|with)|turned
    |does|did|\p{L}{3,}(?:s|ed) (?:his|hers?|theirs?|the|all)|\p{L}{2,}s (?:his|her|their) own)
`;
/** "My mum has a built-in", "the neighbor wraps his maples", "my mate's bar has herringbone" */
const THEY_HAVE = new RegExp(
  String.raw`${LEAD}${THEY}(?:'s?)?(?: (?!(?:i|we|you)\b)[\p{L}\d'-]+){0,4}? (?:${KEEPS.source}\b|(?:is|was|lives?|lived) (?:(?:up|over|out|down|back) )?in (?:an?|the)\b)`,
  'iu',
);
/** "My dad's place up in Sudbury was steep", "next door's is enormous" */
const THEIRS_IS = pattern('iu')`
  ${LEAD}(?:${THEY}'s? (?:place|house|home|flat|roof|garden|yard|pool|deck|fence|kitchen|bathroom|driveway|drive)
    \b[^,.;!?]{0,25}|next[- ]door(?:'s)?(?: (?:one|place|pool|house))?
    |(?:the|that|power) (?:[\p{L}-]+ ){1,3}${ACROSS}) (?:is|was|are|were|has|had)\b
`;

/** "Paint my mother's house", "a quote for my dad": the work is theirs, and so is what is told of it. */
const FOR_KIN = new RegExp(
  String.raw`\b(?:for|paint|clean|wash|mow|repair|fix|replace|re-?roof|insulate|quote on|work on) (?:my|our) (?:late |older? )?${RELATIVES}\b`,
  'iu',
);

const PAST_TIME = lines`
  \b(?:yesterday|already|this morning|the other (?:day|week)|(?:a |the )?(?:while|long time) (?:ago|back)|ages ago|back (?:in|then)|in (?:19|20)\d\d|since (?:19|20)\d\d
    |(?:on|over) (?:${WEEKDAY}|the weekend|\p{L}+ weekend|thanksgiving|christmas)
    |last (?:night|week|weekend|month|year|time|${SEASON}|${WEEKDAY})
    |(?:an?|\d+|${NUMBER_WORD}|(?:a )?few|(?:a )?couple(?: of)?|several) (?:days?|weeks?|months?|years?|winters?|summers?) (?:ago|back|since))\b
`;
const SELVES = String.raw`\b(?:myself|ourselves|himself|herself|themselves)\b`;
const DID = lines`
  (?:did|done|cleaned|cleared|painted|replaced|removed|ripped|pulled|tore|torn|took|taken|carried|moved(?! (?:in|to|here))|washed|mowed|mown|edged|sealed|stained|installed|fitted|built|laid
    |dug|threw|thrown|spread|put (?:in|up|down|on|out)|sorted|swept|trimmed|pruned|ground|hauled|stripped|sanded|scraped|treated|sprayed|weeded|seeded|overseeded|unblocked
    |emptied|planted|raked|shampooed|vacuumed|patched|plastered|tiled|insulated|serviced|changed|knocked)
`;
/** "She did the oven herself on Sunday", "my son put in our opener last summer", "the neighbour's already ripped the old fence out" */
const THEY_DID = new RegExp(
  String.raw`${LEAD}(?:${THEY}|${HOUSEHOLD}|i|we|he|she|they)(?:'ve|'s|'d| have| has| had| and [\p{L} ]{2,20}?)?(?: (?:already|just|since|all|both))* ${DID}\b`,
  'iu',
);
/** "I had the roof soft washed back in spring", "we had it taken out in 2019" */
const WE_HAD_DONE = pattern('iu')`
  ${LEAD}(?:i|we|${THEY}|${HOUSEHOLD}|he|she|they)(?:'ve|'d| have)? (?:had|got) (?:all )?
    (?:the|our|my|it|that|them|those|all|everything)\b[^,.;!?]{0,40}? (?:\p{L}+ )?(?:done|\p{L}{3,}(?:ed|wn)
    |taken (?:out|down|up)|put in|cut (?:back|down))\b
`;
/** "The upstairs ones were done in 2018", beside those that are asked for */
const OTHERS_WERE_DONE = pattern('iu')`
  ${LEAD}(?:the|our) (?:[\p{L}-]+ ){0,3}(?:ones|rest|others|other (?:[\p{L}-]+ )?\p{L}+s) (?:(?:was|were|got
      |have been|has been)(?: all| just| already)*) (?:done|redone|${DID})\b
`;
/** "The chimney was taken care of two summers ago by a fellow from Auburn" */
const WAS_SEEN_TO = new RegExp(
  String.raw`${LEAD}(?:the|our|my) (?:[\p{L}-]+ ){1,3}(?:was|were|got|has been|have been)(?: all| just| already)* (?:taken care of|seen to|dealt with|done|redone|replaced|fixed|repaired)\b[^.;!?]*\bby (?:an?|my|our|some|the) [\p{L}'-]+(?: [\p{L}'-]+)?(?: from [\p{L} ]+)?$`,
  'iu',
);
const OVER = new RegExp(String.raw`${PAST_TIME}|${SELVES}|\bin ${MONTH_IN_FULL}\b`, 'iu');
/** "We had a power flush two winters ago"; a leak is what is to be mended. */
const WE_HAD_ONE = pattern('iu')`
  ${LEAD}(?:i|we)(?:'ve| have)? had an? (?!\b(?:leak|flood|fire|burst|storm|break|problem|issue|crack|power cut
      |tree|look|quote|price|person|man|guy|company)\b)(?:[\p{L}-]+ ){1,4}${PAST_TIME}
`;
/** It is not over, it is where the trouble began, or more is asked for in the same breath. */
const STILL_OPEN = pattern('iu')`
  \b(?:needs?|needed|want|wants|again|(?<!\bafter (?:an? |the )?)leak\p{L}*|peel\p{L}*|crack\p{L}*|fail\p{L}*|broke|broken|badly|wrong|except|but not|only half|halfway|partly|some of|half of
    |warranty|now|still(?! (?:works?|fine|good|fresh))|you|your|please|looking (?:for|to|at)|time (?:for|to)|due|how much|quote|estimate|would like|'d like
    |hoping|rott\p{L}*|worn)\b
`;
/** "…, and it peels again": what was done is to be done anew. */
const IS_BAD_AGAIN = pattern('iu')`
  \b(?:needs?|wants?|again|still (?!works?\b|fine|good|fresh)|drip\p{L}*|sag\p{L}*|rust\p{L}*|crumbl\p{L}*|smell\p{L}*|nois\p{L}*|stuck
    |leak\p{L}*|peel\p{L}*|crack\p{L}*|fail\p{L}*|broke|broken|wrong|won't|stopped)\b
`;
/** How many there are is told beside what was done. */
const COUNTED = new RegExp(
  String.raw`(?<!\b(?:last|in|since) )\b(?:\d+|${NUMBER_WORD})(?! (?:days?|weeks?|months?|years?|winters?|summers?)\b) `,
  'iu',
);

/** "He'll handle his own", "leaves are my grandson's job" */
const THEIR_OWN = pattern('iu')`
  ${LEAD}(?:${THEY}|he|she|they)(?:'ll| will| can|'s going to| is going to)? (?:handles?|deals? with|sorts?
    |takes? care of|do(?:es)?|sweeps?|cleans?|cuts?|mows?)(?: out)? (?:his|her|their|it|that)
    (?: own| (?:him|her|them)sel(?:f|ves))\b|\b(?:is|are) (?:my|our) (?:\p{L}+ )?${RELATIVES}'s job\b
`;
/** "I used to be a landlord", "used to have a camper but sold it" */
const USED_TO = new RegExp(
  String.raw`${LEAD}(?:i |we |${THEY} |he |she |they )?used to (?:be|have|own|do|get|keep)\b`,
  'iu',
);
const OF_OTHERS = /^\W*(?:and |but |so )?(?:he|she|they) used to\b/i;
const NO_LONGER =
  /\b(?:sold|gone|got rid|gave (?:it|that|them)|moved (?:on|out)|not any ?more|no longer|stopped|(?:everything|it|all)(?:'s| is) (?:fine|flowing|grand|good))\b/iu;
/** "We had a conservatory till the storm took it" */
const HAD_TILL = new RegExp(
  String.raw`${LEAD}(?:i|we|there)(?:'d)? (?:had|was|were) [^.;!?]{2,60}? (?:till|until) `,
  'iu',
);
/** "There were cats here before our time" */
const BEFORE_US = new RegExp(
  String.raw`${LEAD}there (?:was|were|had been) [^,.;!?]{2,40} before (?:our time|us|we|i)\b`,
  'iu',
);
/** "It's the one behind us that's steep", "the three storey place is next door" */
const IS_THERE = pattern('iu')`
  \b(?:it's|it is|that's) (?:only |just )?the (?:\p{L}+ )?
    (?:one|ones|place|section|house|block|lot|property) ${ACROSS}|${LEAD}(?:the|that|power) (?:[\p{L}-]+ ){1,5}
    (?:is|are) (?:the )?(?:next[- ]door(?:'s)?|neighbou?rs?'?s?|${ACROSS})\b
`;
/** "At the old place I got locked out at 2 in the morning" */
const AT_OLD_PLACE = new RegExp(
  String.raw`${LEAD}(?:[^,.;!?]{0,20}, )?(?:at|in) (?:the|my|our) (?:old|last|previous|former) (?:place|house|home|flat|apartment)\b`,
  'iu',
);
/** "…, so no bother now": all of a sentence that tells of what was once is over. */
const NO_BOTHER_NOW = pattern('iu')`
  \b(?:no (?:bother|problem|trouble|issues?|smell|sign)s?(?: \p{L}+)? (?:now|since|left|any ?more)
    |(?:it|they|all|that)(?:'s| is|'re| are) (?:all )?(?:fine|grand|sorted|clear|good) (?:now|since)
    |(?:it|that)(?:'s| is) (?:all )?sorted)\b
`;
/** "The kitchen has laminate from 2011 that is perfectly fine" */
const IS_FINE = pattern('iu')`
  ^\W*(?:the|our|my) [\p{L} ]{2,25} (?:has|have) [^.;!?\d]{2,40} (?:from|since) (?:19|20)\d\d (?:that|which)(?:'s| is|'re| are)
    (?: perfectly| absolutely| still| just)? (?:fine|good|great)\W*$
`;
/** "I work in a restaurant" */
const WORKS_AT = new RegExp(String.raw`${LEAD}(?:i|${HOUSEHOLD})(?: used to)? work(?:s|ed)? (?:in|at|for) an? `, 'iu');
/** "We were all set on herringbone", before "but it's going to be straight lay" */
const WAS_MEANT = new RegExp(
  String.raw`${LEAD}(?:i|we) (?:was|were) (?:all |first |originally )*(?:set on|going for|leaning towards?|thinking (?:of|about)) `,
  'iu',
);
const CHOSEN_SINCE =
  /\b(?:it's going to be|it'll be|we(?:'ve| have)? (?:decided|settled|gone|went)|i(?:'ve| have)? (?:decided|settled|gone|went)|instead)\b/iu;
const ONCE = new RegExp(PAST_TIME, 'iu');
/** "The underlay only went down in 2023, it's like new and is staying put" */
const STAYING = pattern('iu')`
  ^\W*(?:(?:the|our|that) [\p{L}' -]{2,30} (?:only |just |all )?(?:went|was|were|is|are|has|have)|[^.;!?]*\bin (?:19|20)\d\d,? (?:we|i) had [^.;!?]*\b(?:put (?:on|in|down)|laid|fitted|installed))\b[^;!?]*\b
    (?:stay(?:s|ing)?|remain(?:s|ing)?) (?:exactly |just |right )?(?:put|as (?:it|they)|as is|where|in place)\b
`;

const tellsOfThem = (clause: string): boolean =>
  (THEY_HAVE.test(clause) && !WHO_THEY_ARE.test(clause) && !FOR_US.test(clause) && !OF_THIS_WORK.test(clause)) ||
  (THEIRS_IS.test(clause) && !OF_THIS_WORK.test(clause));

const isTheirs = (clause: string, isForKin: boolean): boolean =>
  (!isForKin && tellsOfThem(clause)) ||
  (THEIR_OWN.test(clause) && !FOR_US.test(clause)) ||
  IS_THERE.test(clause) ||
  AT_OLD_PLACE.test(clause) ||
  (WORKS_AT.test(clause) && !OF_THIS_WORK.test(clause)) ||
  BEFORE_US.test(clause);

const isDone = (clause: string): boolean =>
  wasSeenTo(clause) ||
  ((THEY_DID.test(clause) ||
    WE_HAD_ONE.test(clause) ||
    ((WE_HAD_DONE.test(clause) || OTHERS_WERE_DONE.test(clause)) && !COUNTED.test(clause))) &&
    OVER.test(clause) &&
    !STILL_OPEN.test(clause));

/** By whom is told up to the first comma; what follows is of them ("lovely man, retired now"). */
function wasSeenTo(clause: string): boolean {
  const [done = '', ...rest] = clause.split(',');
  const isAsked = /\d|\b(?:has|have|needs?) to\b|\bneeds?\b/i.test(rest.join(','));
  return WAS_SEEN_TO.test(done.trim()) && OVER.test(done) && !STILL_OPEN.test(done) && !isAsked;
}

/** "We installed it 15 years ago. Time to replace it": the next sentence asks for what was told. */
const IS_DUE_NEXT = pattern('iu')`
  ^\W*(?:(?:but|so|and|now) )*(?:(?:it|they|that|those)\b[^.;!?]{0,30}\b(?:needs?|due|leak\p{L}*|peel\p{L}*|crack\p{L}*|fail\p{L}*|broke|broken)
    |(?:it's )?(?:time|ready|looking|(?:i|we)(?:'d)? (?:now )?(?:need|want|like)) (?:to )?(?:replace|redo|change|repair|fix|refinish|repaint|renew) (?:it|them|that|those))\b
`;

/** "…, and it looks class": goes on about what was just told. */
const GOES_ON =
  /^(?:,? ?)(?:and|but|so) (?:it|that|they|those|he|she)(?:'s|'d|'ll|'ve)? (?!(?:needs?|wants?|has to|leaks?|won'?t|is leaking|should|must|can you)\b)/iu;
const OF_IT = /\b(?:it|them|that|those)\b/iu;

const ASKS = /\b(?:needs?|want|please|paint|clean|lay|replace|move|repair|around)\b/i;

/** Whether all of a sentence tells of what is over, or stays as it is. */
const isOver = (sentence: string): boolean =>
  IS_FINE.test(sentence) ||
  (NO_BOTHER_NOW.test(sentence) && ONCE.test(sentence)) ||
  (STAYING.test(sentence) && !ASKS.test(sentence));

/** ", all 13 steps of it, which stays where it is" */
const STAYS = /\b(?:stay(?:s|ing)?|remain(?:s|ing)?) (?:exactly |just |right )?(?:put|as|where|in place)\b/i;
/** ", took it to the dump", ", from the lad who did the boiler": more of the same story. */
const SAME_STORY = new RegExp(
  String.raw`^(?:and |but |so )?(?:in (?:19|20)\d\d|${DID}|from|by|with|when|while|who|which|after|before|thanks?|cost|lovely|great|no (?:mess|issues?|problems?))\b`,
  'iu',
);
/** So far into a clause it is read on: each reading takes time. */
const MOST_COMMAS = 4;
const IS_QUESTION = /^(?:is|are|was|do|does|did|can|could|would|will|what|how|why|when|where)\b.*\?/iu;

/** ", no heat upstairs", ", drywall patch 4 sq ft": what stands in a told clause behind a comma, where it names work. */
function requestWithin(clause: string): string | null {
  const at = [...clause.matchAll(/, (?!\d{3}\b)/g)].slice(0, MOST_COMMAS).map(({ index }) => index + 2);
  const from = at.find((start) => {
    const rest = clause.slice(start);
    if (SAME_STORY.test(rest) || STAYS.test(rest) || isTheirs(rest, false) || isDone(rest)) return false;
    if (IS_QUESTION.test(rest)) return true;
    const scanned = scan(rest);
    return readService(scanned) ?? readIssues(scanned, null) ?? readQuantities(scanned)[0];
  });
  return from === undefined ? null : clause.slice(from);
}

/** Whether a clause only tells, by its own words and the next two clauses. */
function isTold(text: string, following: string[], isForKin: boolean): boolean {
  const next = following[0] ?? '';
  // "I painted it last year, and it peels again"
  const isOpen = STARTS_SENTENCE.test(text) ? IS_DUE_NEXT.test(next) : OF_IT.test(next) && IS_BAD_AGAIN.test(next);
  return (
    isTheirs(text, isForKin) ||
    (isDone(text) && !isOpen) ||
    HAD_TILL.test(text) ||
    (WAS_MEANT.test(text) && CHOSEN_SINCE.test(next)) ||
    (USED_TO.test(text) && (OF_OTHERS.test(text) || NO_LONGER.test(text) || NO_LONGER.test(following.join(' '))))
  );
}

/** Whether a clause goes on about what the one before it only told. */
const goesOn = ({ text, joint }: Clause): boolean =>
  (GOES_ON.test(`${joint}${text}`) || NO_LONGER.test(text)) && !CHOSEN_SINCE.test(text) && !OF_THIS_WORK.test(text);

/** A text without the clauses that only tell of others, of earlier times, and of what is done. */
export function withoutToldClauses(text: string): string {
  const clauses = clausesOf(text.replace(/[’‘]/g, "'"));
  const wordsOf = (at: number): string => clauses[at]?.text ?? '';
  const gone = new Set<number>();
  const isForKin = FOR_KIN.test(text);
  clauses.forEach((clause, at) => {
    const isFirst = at === 0 || STARTS_SENTENCE.test(wordsOf(at - 1));
    const following = clauses.slice(at + 1, at + 3).map((one) => one.text);
    const isMore = !isFirst && gone.has(at - 1) && goesOn(clause);
    if (!isMore && !isTold(clause.text, following, isForKin)) return;
    gone.add(at);
    // "One downpipe was blocked but hubby cleared it yesterday"
    if (!isFirst && isDone(clause.text) && OF_IT.test(clause.text)) gone.add(at - 1);
  });
  for (const places of sentencesOf(clauses))
    if (isOver(places.map((at) => wordsOf(at)).join(' '))) for (const at of places) gone.add(at);
  if (gone.size === 0) return text;
  return clauses
    .map(({ text: clause, joint }, at) => {
      if (gone.has(at)) return requestWithin(clause) ?? endOf(clause);
      return gone.has(at - 1) ? ` ${asSentence(clause)}` : joint + clause;
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** ", but ours is fine" without what it was joined to. */
const asSentence = (clause: string): string =>
  clause.replace(/^(?:but|so|and) (\p{L})/iu, (_, first: string) => first.toUpperCase());

/** The full stop of a clause that goes, which still parts what stands around it. */
const endOf = (clause: string): string => /[.;!?\n]\s*$/.exec(clause)?.[0] ?? '';

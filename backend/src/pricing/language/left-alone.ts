import { lines, pattern } from './pattern.js';
import { textAt, textOf, type Token } from './tokens.js';

const REACH = 4;
const MOST_WORDS = 24;
const isSign = (tokens: Token[], at: number): boolean => tokens[at]?.kind === 'sign' || tokens[at] === undefined;

/** Nobody's sentence says more that still bears on a word: each word of a text looks so far ahead, and a text without a full stop is no reason to look further. */
const LONGEST_SENTENCE = 40;

/** The words from a place on, up to the end of the sentence and no more than `most`. */
export function restOfSentence(tokens: Token[], from: number, most = LONGEST_SENTENCE): string {
  const words: string[] = [];
  for (let at = from; at < from + most && tokens[at] && !/^[.!?;]$/.test(textAt(tokens, at)); at += 1)
    words.push(textAt(tokens, at));
  return words.join(' ');
}

/** The words of the sentence before a place, and no more than `most`. */
export function startOfSentence(tokens: Token[], before: number, most = LONGEST_SENTENCE): string {
  let from = before;
  while (from > Math.max(0, before - most) && !/^[.!?;]$/.test(textAt(tokens, from - 1))) from -= 1;
  return textOf(tokens.slice(from, before));
}

/** "Leave the windows alone", "leave out the closets": what stands at this token is named as not to be touched. */
function isLeft(tokens: Token[], at: number): boolean {
  for (let place = at - 1; place >= at - REACH && !isSign(tokens, place); place -= 1) {
    if (!/^leav(?:e|es|ing)$/.test(textAt(tokens, place))) continue;
    if (textAt(tokens, place + 1) === 'out') return true;
    // "We leave the pool as is in winter" tells of a habit.
    if (
      /^(?:i|we|they|he|she)$/.test(textAt(tokens, place - 1)) &&
      !/^(?:can|could|shall|should|may)$/.test(textAt(tokens, place - 2))
    )
      return false;
    const after = restOfSentence(tokens, at + 1, 5);
    if (
      /^(?:\p{L}+ ){0,2}(?:alone|out(?! on| in)|be|untouched|in place|(?<!\bas \p{L}+ )as is|(?<!\bas \p{L}+ )(?:as|where) (?:it|they)(?:'s|'re| is| are))(?: |$)/u.test(
        after,
      )
    )
      return true;
    // "Clean the house but leave the oven", "leave the ceilings, they're fine"
    const isNamed =
      isSign(tokens, at + 2) &&
      /^(?:boards?|doors?|frames?|tiles?|floors?|windows?|walls?|guards?|pads?)$/.test(textAt(tokens, at + 1));
    const isAlone =
      isSign(tokens, at + 1) ||
      isNamed ||
      /^(?:they're|they are|it's|it is) (?:all )?(?:fine|ok|okay|good|alright)\b/.test(after);
    return isAlone && /^(?:but|just|please|and|so|,|)$/.test(textAt(tokens, place - 1));
  }
  return false;
}

/** What begins to say something of a thing: "the fridge IS new". */
const SAYS = pattern()`
  ^(?:is|are|isn't|aren't|was|were|has|have|got|gets|looks?|seems?|works?|just|already|we|i|you|my|our|needs?
    |doesn't|don't|can|could|will|should)$
`;
/** "Don't bother with it", "no need to do them", "leave it", "skip that one". */
const NOT_IT = pattern('u')`
  (?:^| )(?:(?:(?<!(?:^| )(?:we|i|they|he|she|you) )(?:don't|dont|do not|never)
      |(?:no|not|don't|dont|doesn't|without) (?:really |any )?(?:need|have) (?:you |us |for you )?to|needn't) (?:even |ever |really )?
      (?:bother(?: to)?(?: (?:with|about|clean|do|doing|cleaning))?|worry about|touch|include|count|clean|do
      |wash|paint|price|quote|move)
    |(?<!(?:^| )(?:don't|dont|not|never|i|we|they|he|she|(?:said|says|tried|trying|used|told (?:us|me))(?: to)?)
        (?: just)? )(?:skip|ignore|leave|forget(?: about)?)) (?:it|them|that|those|that one|these)
    (?: (?:alone|out|be|as is|(?:as|where) (?:it|they)(?:'s|'re| is| are)|either|too|please|at all|for now|then
      |this time)\b
    |$| ,)
  |(?:^| )(?:we|i) (?:don't|do not) (?:need|want) (?:it|them|that|those|these) (?:\p{L}+ed|done|touched)(?: |$)
    (?!(?:, )?(?:just|only|but|rather)\b(?! (?:the|our|my)\b))
`;

/** "The crawl space under the sacristy is": where it is, before anything is said of it. */
const WHERE_IT_IS = /^(?:\p{L}+ )?(?:under|in|at|on|by|over|behind|beside|near) (?:the|our|my) \p{L}+$/u;

/** "The fridge is new, please don't bother with it": the thing that the sentence began with is left out at its end. */
function isLeftLater(tokens: Token[], at: number): boolean {
  let start = at;
  while (start > at - REACH && !/^(?:the|our|my|his|her|that|those|these)$/.test(textAt(tokens, start))) {
    // "AC is new, so leave that alone"
    if (start === at && isSign(tokens, at - 1)) break;
    if (isSign(tokens, start)) return false;
    start -= 1;
  }
  if (start === at - REACH) return false;
  const verb = [1, 2, 3, 4, 5, 6].find(
    (ahead) =>
      SAYS.test(textAt(tokens, at + ahead)) &&
      (ahead <= 3 || WHERE_IT_IS.test(textOf(tokens.slice(at + 1, at + ahead)))),
  );
  if (verb === undefined || tokens.slice(at, at + verb).some((_, place) => isSign(tokens, at + place))) return false;
  const after = restOfSentence(tokens, at + verb, MOST_WORDS);
  const end = NOT_IT.exec(after)?.index;
  // "The oven is new and the fridge too, so leave it": the nearer thing is meant.
  return (
    end !== undefined && !/\b(?:the|our|my) (?:\p{L}+ ){1,2}(?:is|are|has|have|was|were)\b/u.test(after.slice(0, end))
  );
}

/** No other thing is named between, but where it is. */
const NO_OTHER = String.raw`^(?:(?!(?:^| )(?<!(?:^| )(?:to|into|in|on|of|from|at|with) ?)(?:the|our|my|your|an?) ).)*?`;
/** "13 steps going down, but those are painted and stay as they are" */
const THOSE_STAY = pattern()`
  ${NO_OTHER}(?:^| )(?:those|these|they|that one|it)(?:'re|'s|'ll)? (?:(?!(?:the|our|my|your|an?) )\S+ ){0,5}?stays? (?:(?:just|exactly|right) )?
    (?:put\b|as is\b|that way\b|(?:as|where|how) (?:they|it)(?:'re|'s| are| is)\b)
  |${NO_OTHER}(?:^| )(?:we|i)(?:'re|'ll|'m| are| will| am)? (?:leaving|leave|keeping|keep) (?:those|these|them|it|that) (?:(?:just|exactly|right) )?
    (?:as is\b|(?:as|where|how) (?:they|it)(?:'re|'s| are| is)\b)
`;
/** "The stairs, all 11 of them, keep their carpet" */
const KEEP_THEIRS = /^(?:, )?(?:(?:all|both) (?:\S+ )?(?:of them )?,? ?)?keep (?:their|its) \p{L}+/u;
/** "Carpet in the entry that is a year old, that stays", "13 stairs, but they are the neighbors' and nobody needs to touch them". */
const THAT_STAYS = pattern()`
  ${NO_OTHER}(?:(?:^| )[,;] (?:and |but |so )?that stays?(?: (?:as well|too|put|in|there)\b| ,|$)
    |(?:^| )(?:those|these|they|it)\b.*? (?:nobody|no one|noone) (?:needs|has) to (?:touch|do|clean|wash|move|paint|bother with) (?:it|them|those|that))
`;
const isKept = (tokens: Token[], at: number): boolean => {
  const after = restOfSentence(tokens, at + 1, MOST_WORDS);
  return THOSE_STAY.test(after) || THAT_STAYS.test(after) || KEEP_THEIRS.test(after);
};

const KEEPS = pattern('u')`
  \b(?:keeping|re-?using|(?:i|we)(?:'ll| will| can)? keep|keeps?(?= (?:their|its)\b)) (?:(?:the|our|my|all|both|those|these|existing|old|current|own) )+(?:[\p{L}-]+ )?$
`;
/** Who or what is kept makes a room occupied. */
const STAYS_TO_BE = /^(?:tenants?|renters?|furniture|furnishings|pets?|dogs?|cats?|contents|carpets?)$/;

/** "Keeping our openers", and not "keep the floors, just refinish them". */
function isToBeKept(tokens: Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - REACH - 1), at).map(({ text }) => text);
  if (!KEEPS.test(`${before.join(' ')} `)) return false;
  const after = restOfSentence(tokens, at + 1, MOST_WORDS);
  return /^(?:$|\)|as is\b|in place\b|though\b|because\b)/.test(after) && !STAYS_TO_BE.test(textAt(tokens, at));
}

const LIST_KEPT =
  /(?:^| )(?:keep(?:ing)?|leav(?:e|ing)) (?:(?!(?:the|our|my|a|an) (?:the|our|my|a|an) )[\p{L}-]+ (?:, )?){0,8}$/u;
const SAME_PLACE = lines`
  (?:the |their |its )?(?:same|current|existing|present|original) (?:place|spot|location|position|footprint)s?
`;
const IN_ITS_PLACE = pattern('u')`
  ^(?:(?: ,| and| &| or| the| our| my)+ \p{L}+){0,4}(?: all| both| right| exactly)* (?:(?:in|at) ${SAME_PLACE}
    |where (?:it|they)(?: is| are|'s|'re))(?= |$)
`;
/** "A full gut, but keep toilet, shower and vanity in the same places": how the things of a list are to stay. */
const isKeptInPlace = (tokens: Token[], at: number): boolean =>
  IN_ITS_PLACE.test(` ${restOfSentence(tokens, at + 1, MOST_WORDS)}`) &&
  LIST_KEPT.test(`${textOf(tokens.slice(Math.max(0, at - 2 * REACH), at))} `);

/** No other thing is named between, and nothing that is wrong with this one: "either side ", "in the hall ". */
const SAME_THING = lines`
  ^(?:(?!(?:^| )(?<!(?:^| )(?:to|into|in|on|of|from|at|with|by|beside|side) ?)(?:the|our|my|your|an?|two|three|four|five|six|\d+) )
    (?! (?:leak|drip|br[eo]k|rot|crack|stuck|need|want|fail|peel|fog|won't|doesn't|is|are|has|have))[^.,;!?:]){0,50}
`;
const HAVE_BEEN =
  '(?:were|was|have been|has been|had been|got|been)(?: (?:all|both|already|just|only|recently|newly))*';
/** "Two windows either side, but those were done in 2019": over, unless it is to be done again; "both put in in 2005" tells how old they are. */
const THOSE_DONE = pattern('u')`
  ${SAME_THING}(?: ?[.,;] ?(?:and )?(?:those|these|both|that one)(?:'ve)?(?: ${HAVE_BEEN})? (?:done|redone|renewed)
    |(?: ?[.,;])? (?:but|though|although) (?:those|these|both|they|it|that one)(?:'ve)?(?: ${HAVE_BEEN})? (?:done|replaced|redone|changed|installed|put in|renewed|upgraded))
    (?: (?:in (?:19|20)\d\d|last (?:year|month|week|spring|summer|autumn|fall|winter)|(?:(?:an?|only|just|about|\p{L}+|\d+) ){1,4}ago|recently|already)\b)
    (?![^.!?;]*\b(?:again|redo\w*|needs?|want\w*|but|peel\w*|leak\w*|fail\w*|now|warranty)\b)
`;
/** Whether the words after a thing say that its work is done: "those were done in 2019". */
export const isDoneAlready = (tokens: Token[], after: number): boolean =>
  THOSE_DONE.test(textOf(tokens.slice(after, after + MOST_WORDS)));

/** Whether a thing is named to say that nothing is to be done about it: "leave the windows alone", "the fridge is new, don't bother with it". */
export const isLeftAlone = (tokens: Token[], at: number): boolean =>
  isLeft(tokens, at) ||
  isLeftLater(tokens, at) ||
  isKept(tokens, at) ||
  isToBeKept(tokens, at) ||
  isKeptInPlace(tokens, at) ||
  isDoneAlready(tokens, at + 1);

const STAYS = lines`
  ^(?: ?,)? (?:(?:is|are) \p{L}+ and )?(?:(?:that|which|all|both|can|will|should|must|is|are|has to|have to) ){0,3}
    (?:stay(?:s|ing)?|remains?)
`;
const AS_IS = lines`
  (?: (?:just|exactly|right))? (?:put|as|where|there|in place|the way
    |(?:all )?(?:timber|wood(?:en)?|unpainted|uncarpeted)(?= ?[.,;!?)]|$| (?:and|but|so)\b)|with the (?:house|home
      |place|flat|apartment|property|sellers?|buyers?)(?! but\b))\b
`;
const STAYS_AS_IS = new RegExp(STAYS + AS_IS, 'u');
const STAYS_AT_ALL = new RegExp(String.raw`${STAYS}(?:${AS_IS}|(?= (?:and|but)\b|\W*$| ?[,.;!)]))`, 'u');
/** Whether what is written after a thing says that it is not touched: "the vanity can stay where it is". */
export const staysAsIs = (after: string): boolean => STAYS_AS_IS.test(after);
/** As staysAsIs, or that it stays at all, which may still make the work around it dearer: "two skylights that stay". */
export const stays = (after: string): boolean => STAYS_AT_ALL.test(after);

const FINE = pattern('u')`
  ^(?: (?:and|&) (?:(?:the|our|my) )?\p{L}+)?(?: themselves| itself| all| both| still)* (?:is|are|was|were|looks?|seems?) (?:(?:all|already|both|in|just|now|perfectly|still) )*
    (?:fine|ok|okay|good|great|sound|perfect)\b(?! (?:place|time|day|for|to|with)\b)
  |^ (?:ya )?est[aá]n? (?:ya )?(?:limpi[oa]s?|bien)(?!\p{L})
`;
/** Whether what is written after a thing says that nothing is wrong with it: "the gutters themselves are fine". */
export const isFine = (after: string): boolean => FINE.test(after);

const PET = /^(?:dogs?|cats?|pets?|puppy|puppies|kittens?|pup|hound)$/;
const GONE_AFTER = pattern()`
  ^(?:(?:has|have|had|just|sadly|recently|both|all|is|are) ){0,2}(?:passed|died|gone(?! (?:to|for|until|with)\b)
    |crossed over|was put (?:down|to sleep)|were put (?:down|to sleep)|ran (?:off|away))
  |^(?:(?:is|are|'s|will be|he's|she's|they're|already|all|staying|stays|living|lives|now|over|boarded) ){0,4}(?:at|with) (?:(?:my|our|the|a|his|her) )?
    (?:parents|mom'?s?|mum'?s?|dad'?s?|sister'?s?|brother'?s?|in-laws|friends?'?s?|grandma'?s?|neighbou?rs?'?|kennels?|boarding|cattery|sitters?'?|daycare|day care)\b
`;

/** "The last cat passed in 2020", "we lost our dog": an animal that is no more in the house. */
export function isGonePet(tokens: Token[], at: number): boolean {
  if (!PET.test(textAt(tokens, at))) return false;
  const before = [3, 2, 1].map((back) => textAt(tokens, at - back)).join(' ');
  return (
    GONE_AFTER.test(restOfSentence(tokens, at + 1, 5)) ||
    /\b(?:lost (?:our|my|the)(?: \p{L}+)?|late)$/u.test(before.trim())
  );
}

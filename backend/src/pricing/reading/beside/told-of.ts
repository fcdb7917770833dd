import { NUMBER_WORD, OTHER_DOERS, SEASON, lines, pattern } from '../../language/index.js';
import { GONE } from './gone.js';

/** What a visitor tells of others, and of earlier times; in capitals, sources of regular expressions. */

/** "You folks tiled our ": what the business did for them. */
export const YOU_DID = lines`
  \byou (?:guys |all |folks |people )?(?:\p{L}{3,}ed|did|built|hung|laid|put in) (?:our|my|the) 
`;
/** "Guy" of "the repair guy": who does something; "a company to" do it is asked for. */
export const TRADESMAN = String.raw`(?:guy|man|men|people|person|company|shop|tech|technician)\b(?! (?:to|for)\b)`;
/** What somebody did who sent them here. */
export const RECOMMENDED = String.raw`(?:told|said|says|recommended|recommends|sent|gave|referred|suggested|mentioned)\b`;

/** People with a home of their own; a parent, a child or a partner may be who the work is for. */
const KIN = lines`
  (?:(?:my|our|the|a|his|her) |(?<=(?:^|[.!?;\n]) ?))(?:next[- ]door )?(?:neighbou?rs?|friends?|budd(?:y|ies)|co-?workers?|colleagues?
    |cousins?|uncles?|aunts?|(?:brother|sister|mother|father|son|daughter)s?[- ]in[- ]laws?)\b
    (?:[^.!?;\n]{0,30} |'s place )(?:has|have|had|paid|got|spent|put in|chose|went with|moved|hired)\b
`;
const NEAREST = 'sister|brother|mother|father|mom|mum|dad|parents|son|daughter';
/** "My sister had the wallpaper stripped in her place": done already, for somebody else. */
const FAMILY = lines`
  (?:my|our|his|her) (?:${NEAREST})\b(?:[^.!?;\n]{0,20} )?
    (?:just )?(?:had|paid|got)\b(?![^.!?;\n]*\b(?:needs?|wants?|looking)\b)
    (?=[^.!?;\n]*\b(?:done|(?!need|want)\p{L}{3,}ed|put in|for (?:hers|his|theirs)|[$£€]))
`;
/** "My daughter's place is in the conservation area, mine isn't": theirs, and not the writer's own. */
const NOT_OURS = lines`
  (?:my|our|his|her) (?:${NEAREST}|aunt|uncle|cousin|friend|mate)s?
    (?:'s? (?:place|house|home|flat|apartment))?(?: (?:in|at|over in) (?:\p{L}+ ){0,2}\p{L}+)? (?:has|is|was|had|went with|got)\b[^.;!?\n]*?
    (?=,? (?:but )?(?:ours?|mine|we(?:'ve| have| haven't|'re| are| aren't)|i(?:'ve| have| haven't|'m| am)) (?:isn't|is not|aren't
      |not|no|hasn't|don't|never|nothing)
      |,? but (?:we're|we are|ours (?:is|are|has)|mine (?:is|has))\b)
`;
/** "Our ceilings are 2.4 m, it's the neighbours who went for 3 m" */
const IT_IS_THEY = String.raw`it(?:'s| is| was) (?:the|our|my) (?:next door |other )?neighbou?rs?'?s? (?:who|that|which)\b`;
/** "The bloke at number 40", "the people across the street". */
const NEARBY = lines`
  the (?:\p{L}+ )?(?:guys?|bloke|man|lady|woman|couple|people|folks|family|house|place|ones?) (?:at (?:number|no\.?) \d+
    |at the (?:\p{L}+ ){0,3}(?:store|shop|depot)|next door|across the (?:street|road|way)
    |(?:behind|next to|beside|opposite|across from|above|below) us|(?:up|down|over) the (?:street|road|hill|block)
    |(?:two|three|a few) doors (?:up|down))\b[^.!?;\n]{0,30} (?:is|was|has|have|had|paid|got|spent|hit|did|told
    |said|pushed|charged)
    \b
`;
/** "A buddy of mine in Henderson had 1,500 sq ft scraped" */
const OF_MINE = lines`
  an? (?:\p{L}+ )?(?:buddy|friend|mate|neighbou?r|cousin|co-?worker|colleague|guy i know|couple we know) (?:of (?:mine|ours)|from \p{L}+|in \p{L}+)\b
    [^.!?;\n]{0,30} (?:has|had|paid|got|was|went)\b
`;
/** "I got a flyer for $99 whole house up to 10 vents" */
const FLYER = lines`
  (?:i|we)(?:'ve)? (?:got|had|saw|have) (?:an? |this )?(?:flyer|leaflet|coupon|ad|advert|mailer|voucher)\b
`;
/** "Number 9 next door is a listed building" */
const NEXT_DOOR = lines`
  (?:number|no\.?) \d+ (?:next door|across (?:the|our) (?:street|road)|opposite)\b[^.!?;,\n]{0,20} (?:is|was|has|had|got)\b
    |next[- ]door (?:is|was|has|had|have|got)\b
    |next[- ]door'?s [\p{L}-]+ (?=[^.!?;\n]* but (?:ours|mine|we)\b)|(?:the|that) [\p{L}-]+ next door (?:belongs|is)\b
`;
/** "You did next door, number 40, they had 9 windows" */
const YOU_DID_THEIRS = lines`
  you (?:guys |lot |folks |lads )?(?:did|done|fitted|painted|built|cleaned|replaced|installed|mowed)
    (?: (?:the (?:house|place|people|folks|couple|ones?))?)? ?(?:next door|across the (?:street|road)|(?:at )?number \d+)\b
`;
/** "He had a patio put in": told of somebody who was named before, unless something is then wanted of it. */
const THEY = lines`
  (?<=(?:^|[.!?;\n]) ?)(?:he|she|they) (?:just )?had (?:an?|his|her|their|the) (?:[\p{L}'-]+ ){1,5}?
    (?:put in|done|built|installed|painted|replaced|laid|redone|resurfaced)\b(?![^]{0,80}\b
      (?:(?:it|they|that|and)(?:'s| is| are| has| needs?| wants?| leaks?)|wants? (?:it|them)
      |(?:replace|redo|fix|stain|repair|remove|paint) (?:it|them))\b)
`;
/** "My sister said some companies charge a winter price", "other firms add a fee for stairs" */
const OTHER_FIRMS = lines`
  (?:(?:my|our|a|the) (?:[\p{L}-]+ ){1,4}?(?:says?|said|tells me|told me|reckons|mentioned|heard)(?: that)? )?
    (?:some|other|most|a lot of|many) (?:companies|firms|places|outfits|crews|contractors|businesses)
    (?: (?:out there|around here))? (?:charge|add|want|ask|bill)\b
`;
/** "He had vermiculite at his place and it was a nightmare" */
const AT_THEIRS = lines`
  (?<=(?:^|[.!?;\n,] ?|\b(?:and|but) ))(?:he|she|they|(?:my|our) \p{L}+) (?:had|has|have|got|did) (?:[\p{L}'-]+ ){1,5}?(?:at|in) (?:his|hers|her|their|theirs)(?: (?:own|old|last))?
    (?: (?:place|house|home|flat|basement|attic|yard|garden))?\b
`;
const OTHERS = new RegExp(
  String.raw`\b(?:${OTHER_FIRMS}|${AT_THEIRS}|${KIN}|${FAMILY}|${NOT_OURS}|${IT_IS_THEY}|${NEARBY}|${OF_MINE}|${FLYER}|${NEXT_DOOR}|${YOU_DID_THEIRS}|${THEY})(?:[^.!?;\n]|\.(?=\d))*`,
  'giu',
);
/** From here on the speaker is back at their own work. */
const OWN = pattern('iu')`
  (?:,? (?:but|so|and)|,) (?:for )?
    (?:we|i|i'm|we're|ours?|mine|my(?! (?:son|daughter|brother|sister|cousin|mother|father|mum|mom|dad|friend|mate|uncle|aunt)\b)
      |can|could|do|please|no|let'?s|call it|it (?:makes|made|drives|gives))\b
`;
/** "The neighbor has a tree over our fence", "a friend had you do theirs": it is about this work after all. */
const OURS = pattern('iu')`
  \b(?:we|us|our|ours|i|me|mine|you|your
    |for (?:him|her(?! (?:\d+\S*|birthday|wedding|anniversary|graduation|retirement)(?![\p{L}\d]))|them)|needs?
    |wants?|wanting|looking for|leak\w*|to (?:paint|be|fix|do|replace))\b
  |\b(?:reckon|say|said|think|thought|figure|guess|estimate)(?:s|ed)?(?: (?:it|that|it'?s|that'?s|it'?ll|it'?d|is
      |be|take|about|around|maybe|roughly|like))* (?:\d+|an?|${NUMBER_WORD})(?: to \d+)? (?:hours?|hrs?|days?)\b
`;

/** "Tells me he has 2 layers up there" */
const TELLS_ME = pattern('gi')`
  \b(?:tells|telling|told|says to|said to|shows|showed|gave|warned|reckons to) me\b
  |\b(?:he|she|they) (?:says?|said|reckons?|tells? me|told me)(?: that)? (?:you|ye)(?: (?:people|guys|folks|lot|all))? (?:charge|cost|do|did|add)\b
  |\bdon'?t ask me (?:why|how|what)\b
  |,? not (?:us|ours|mine|me)\b
  |\b(?:which|that|and) (?:i|we) (?:think|thought|reckon|told)\b[^.;!?]*
  |\b(?:which|that) (?:seems|looks|sounds|is)\b[^.;!?]*?\bto me\b
  |\bif you ask me\b
  |\bof (?:mine|ours)\b
  |\b(?:behind|next to|beside|opposite|across from|above|below) us\b
`;

/** "My neighbor has a cedar fence. I want the same": what they have tells what is wanted. */
const LIKE_THEIRS = pattern('i')`
  \b(?:(?:the |something )?(?:same|similar)|(?<!\b(?:nothing|not|isn'?t|aren'?t|don'?t look) )like (?:that|it|this|his|hers|theirs|them)
    |(?:one|ones|it|that) (?:too|as well|like)|jealous|copy)\b
`;
/** "I want the same look": what theirs is like, and not how much of it they have. */
const LOOKS_LIKE_THEIRS =
  /\b(?:the |something )?(?:same|similar) (?:look|style|kind|sort|type|thing|colou?r|finish|material|design|pattern|brand)\b/i;
const AMOUNT =
  /\b\d[\d,.]* ?(?:sq\.? ?(?:ft|m)|square (?:feet|met(?:re|er)s)|ft|feet|foot|m2?|met(?:re|er)s?|yards?|panels|windows|doors|rooms)\b(?: of (?:it|them|that))?/gi;
const NEXT = 80;

/** What is left of a text, or all of it where no word is left. */
const orAll = (rest: string, text: string): string => (/\p{L}{3}/u.test(rest) ? rest : text);

/** ", but we don't need that" without what it was joined to. */
const asSentence = (rest: string): string =>
  rest.replace(/^,? ?(?:(?:but|so|and) )?(\p{L})/u, (_, first: string) => ` ${first.toUpperCase()}`);

/** A message without what it tells of other people's places: "my brother-in-law has 12 foot ceilings, and it cost him a fortune". */
export function withoutOthers(text: string): string {
  const rest = text.replace(OTHERS, (told, at: number) => {
    const back = OWN.exec(told)?.index ?? told.length;
    const isTheirs = LIKE_THEIRS.test(text.slice(at + back, at + told.length + NEXT));
    if (isTheirs && LOOKS_LIKE_THEIRS.test(text.slice(at + back, at + told.length + NEXT)))
      return told.slice(0, back).replace(AMOUNT, '') + told.slice(back);
    return isTheirs || OURS.test(told.slice(3, back).replace(TELLS_ME, '')) ? told : asSentence(told.slice(back));
  });
  return orAll(rest, text);
}

const BY_THEMSELVES = pattern('giu')`
  (?:(?<=[.;!?,\n])|(?<=\b(?:and|but|so) )|^)(?:(?!\b(?:and|but|so)\b)[^.;!?,\n])*\b(?:i|we)
    (?:'ll| will(?! not)| can(?!not)| do|(?:'m| am|'re| are) doing| (?:take|rip|pull|tear|remove|strip|haul|clear|pack|cart))\b(?!'t)
    (?:(?!\b(?:not|able)\b)[^.;!?,\n]){0,40}\b(?:myself|ourselves)\b
    (?:,? \d+ \p{L}+ (?:a|per|each|every) \p{L}+)?
`;

/** "The old carpet is up, we did that ourselves on Sunday" */
const DID_OURSELVES = pattern('giu')`
  ,? ?\b(?:i|we)(?:'ve| have)? (?:already |just )?(?:did|took|pulled|tore|ripped|stripped|cleared|removed|moved|scraped|dug) (?:(?:up|out|off|down|away) )?
    (?:it|that|this|those|them|all of (?:it|that|them)|(?:all (?:of )?)?(?:the|our) (?:old )?[\p{L}-]+(?![^]{0,90}\b(?:new ones?
      |another|replac\p{L}*|rest|last time|haul|please)\b))
    (?: (?:up|out|off|down|away))? (?:all )?(?:myself|ourselves)\b(?: (?:on|last|over|yesterday|this|in)\b[^.,;!?\n]{0,30})?
`;

/** "The fridge I already did myself", "windows we've cleaned ourselves": the thing stands first. */
const FIRST_AND_MYSELF = pattern('giu')`
  (?:(?<=[.;!?,\n] ?|\b(?:and|but) )|^)(?:(?:the|our|my|all) )?(?!(?:and|but|so|then|when|what|since|because|if|as|how|where|why|which|that|last|first)\b)
    (?:(?!(?:and|but|so|then|when|what|since|because|if|as|how|where|why|which|that)\b)[\p{L}-]+ ){1,4}(?:i|we)
      (?:'ve| have| had)? (?:already |just )?(?:did|done|\p{L}{3,}ed)
    (?: (?:it|them|that|those))?(?: (?:up|out|off|down|away))? (?:all )?(?:myself|ourselves)\b
    (?! (?:is|are|has|have|looks?|and|which|that)\b)(?![^.;!?]*\b(?:again|badly|needs?|redo\p{L}*|leak\p{L}*
        |years? ago|fail\p{L}*|peel\p{L}*)\b)(?: (?:on|last|over|yesterday|this)\b[^.,;!?\n]{0,30})?
`;

/** "We did look at herringbone but no, straight planks", "I thought about a heat pump, but it was too dear" */
const DECIDED_AGAINST = pattern('giu')`
  \b(?:i|we)(?: did|'d|'ve| had| have)? (?:look(?:ed)? (?:at|into)|th(?:ink|ought) about|consider(?:ed)?|talk(?:ed)? about|toy(?:ed)? with|been considering)\s
    (?:(?!\b(?:myself|ourselves)\b|\d)[^.;!?,\n]){2,50}?,? but (?:no\b,?|(?:we |i )?(?:decided (?:against|not to)|went off
      |gave up on|dropped|ruled)\b(?: (?:it|that|them)(?: out)?)?
      |(?:it|that|they)(?:'s| is| was|'re| were) too (?:dear|expensive|pricey|costly|much(?! (?:for|work|to)\b)))
`;

/** "Dryer vent was done in the spring so not that" */
const DONE_SO_NOT = pattern('giu')`
  (?:(?<=[.;!?\n] ?)|^)(?:(?:the|our|my) )?(?:[\p{L}-]+ ){1,4}?(?:was|were|got|has been|have been)(?: just
    | already)? \p{L}{2,}(?:ed|ne|en|t)\b[^.;!?\n]{0,40}?,? so\s
    (?:not (?:that|those|them|it)|no (?:\p{L}+ ){1,2}(?:needed|required|necessary|this time)|no need (?:for|to)
      \b[^.;!?\n]{2,30}|(?:it|that|they) (?:doesn'?t|don'?t|does not|do not) need (?:it|that|one|doing|any))\b
      (?: one)?(?=\s*(?:[.,;!?\n]|$))
`;

/** "The house is two stories and 2,600 sq ft, but you don't have to touch the house" */
const UNTOUCHED = pattern('giu')`
  (?:(?<=[.;!?\n] ?)|^)(?:the|our|my) (\p{L}+)\b[^.;!?\n]{2,80}?,? but (?:you|u|ye)(?: guys)? (?:don'?t|do not|needn'?t|won'?t) (?:have to |need to )?
    (?:touch|do|wash|clean|paint|bother with|worry about) (?:it|that|them|those|(?:the|our|my) \1)\b
`;

/** "The hall downstairs is tile and stays as it is" */
const STAYS = pattern('giu')`
  (?:(?<=[.;!?\n] ?)|^)(?:the|our|my) (?:[\p{L}'-]+ ){1,6}?(?:is|are|was|were|has|have|already has|already have) [^.,;!?\n]{2,40}?,? (?:and|so) (?:it |that |they |those )?
    (?:(?:can|will|is|are|is going to|are going to|has to|have to|should|all|just) )*(?:stay(?:s|ing)?|remains?) (?:as (?:it|they|that) (?:is|are)|as is|put|where (?:it|they) (?:is|are))
    \b[^.,;!?\n]*
`;

/** "Paint 4 rooms. The other 3 we will get to next year" */
const LATER = pattern('gi')`
  (?:,? ?\b(?:and|but) )?\b(?:the (?:other|rest)|others)\b[^.;!?\n]*?\b
    (?:next (?:year|month|${SEASON})|later|another time|can wait|down the (?:road|track))\b
`;

/** "(closing we can talk about in october)" */
const TALK_LATER = pattern('giu')`
  (?:(?<=[.;!?(\n] ?)|^)(?:the |our )?[\p{L} ]{3,30} we can (?:talk|speak|think|worry) about (?:it |that )?(?:in|later|next|another|after|then)\b[^.;!?)\n]*
`;
/** "Do you do owt for pensioners? not for me, it's my mum next door" */
const NOT_FOR_ME = pattern('giu')`
  \b(?:do|can|could|would|is|are) (?:you|there)[^.!?\n]{3,60}\?\s*(?:it'?s |its |that'?s )?not for (?:me|us|this)\b[^.!?;\n]*
`;

/** "Forget the patio door, it can wait": that one, and not what is wanted. */
const CAN_WAIT = pattern('giu')`
  (?<=\b(?:forget|scrap|skip|leave|drop|scratch|park) (?:about )?(?:the|that|my|our) [^.;!?\n]{2,40}),? (?:and )?(?:it|that|they|those) can wait
    [^.,;!?\n]*
`;

/** "We'll get you back next year for the bathroom, but not now" */
const BACK_LATER = pattern('giu')`
  (?:,? ?\b(?:and|but|then) )?\b(?:we|i)(?:'ll| will| might| may)(?: (?:probably|maybe|then))? (?:get|have|call|ring|book|hire|use) you(?: (?:guys|lot|folks))?
    (?: (?:back|again|in|out|over))*[^.;!?\n]*?\b(?:next (?:year|month|${SEASON})|later(?: on)?|another (?:day|time|year)|down the (?:road|track|line)|in the new year)\b
    [^.;!?\n]*
`;

/** "We have lost 5 of them over the years": those are gone. */
const LOST = pattern('giu')`
  \b(?:we|i)(?:'ve| have)? lost (?:\d+|${NUMBER_WORD}|some|a few)\b[^.;!?\n]*?\b(?:over|through) the years\b
    [^.;!?\n]*
`;
/** "When we moved in there were 9 big trees": how many there were, and not what is to be done, unless that is said of them. */
const ONCE = pattern('giu')`
  \b(?:when|before|after) (?:we|i) (?:first )?(?:moved|bought|came|arrived|got)\b[^.;!?\n]*?\bthere were (?:(?:about|some|only|still) )?
    (?:\d+|${NUMBER_WORD})\b(?! (?:[\p{L}-]+ ){1,3}(?:to|that|which)\b)[^,.;!?\n]*(?=[,.;!?\n]|$)
    (?![^]{0,80}\b(?:they|them|those|these|both|all)\b)
  |\bthere used to be\b[^,.;!?\n]*(?![^]{0,60}\b(?:it|them|again|back)\b)
`;

/** "The first thing he did was tear off the old deck": done long ago. */
const DID_FIRST = pattern('giu')`
  \b(?:the )?(?:first|last|only) thing (?:he|she|we|they|i|my \p{L}+) (?:ever )?did (?:was|is)\b
    (?![^.;!?]*, [^.;!?]*\b(?:new|another) ones?\b)(?:(?!\b(?:now|need|want)\b)[^.;!?\n])*
`;

/** "My roommate just did the oven, so skip that", "the house is steep, but you're not touching that": named as no part of it. */
const NOT_THAT = pattern('giu')`
  (?:(?<=[.;!?,\n] ?)|^)(?:(?!\b(?:and|but|so)\b)[^.;!?,\n])*,? (?:so (?:you can )?(?:just )?(?:skip|forget|drop|leave out)
      |but (?:you|u)(?:'re| are|r) not (?:touching|doing|working on|painting|cleaning)) (?:that|it|those|them)\b
`;
/** "I thought they were bed bugs at first, but no, it's ants" */
const FIRST_THOUGHT = pattern('giu')`
  \b(?:i|we) (?:first )?(?:thought|figured|assumed|guessed) (?:that )?(?:it|they|that|this|those)
    (?:'d| was| were| is| are|'s|'re) [^.;!?\n]{2,60}?,? but (?=(?:no|nope|it'?s|its|they'?re|turns|actually)\b)
`;

/** "Leave the oven, the landlord's replacing it" */
const DONE_BY_THEM = pattern('giu')`
  (?:,? ?(?:because|since|as|and) )?\b(?:the|my|our) ${OTHER_DOERS}(?:'s| is| are| will be|'ll be|'ll| will)(?: just| already)?
    (?:replac|do|fix|sort|handl|install|paint|remov|clean|tak|buy|supply|putt)(?:e|es|ing|y)? (?:care of )?(?:it|that|them|those|this)\b
    (?: (?:in|up|out|away|anyway|himself|herself|themselves))*
`;

const without = (text: string, patterns: RegExp[]): string =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, ' '), text);

/**
 * What a text says beside work that its writer does, or wants another year, or had once: "the inside I do myself, 1 room per winter".
 * Of what is over and gone nothing is left, even where a message tells nothing else.
 */
export function withoutUnasked(text: string): string {
  const here = without(text, GONE);
  return orAll(
    without(here, [
      ...[
        DONE_BY_THEM,
        NOT_THAT,
        DONE_SO_NOT,
        UNTOUCHED,
        STAYS,
        FIRST_THOUGHT,
        DECIDED_AGAINST,
        BY_THEMSELVES,
        DID_OURSELVES,
        FIRST_AND_MYSELF,
      ],
      ...[LATER, TALK_LATER, NOT_FOR_ME, BACK_LATER, CAN_WAIT, LOST, ONCE, DID_FIRST],
    ]),
    here,
  );
}

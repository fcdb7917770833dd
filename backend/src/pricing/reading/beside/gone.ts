import { lines, pattern } from '../../language/index.js';

const WANTED = String.raw`\b(?:still|again|back|needs?|needed|wants?|wanted|please|would|could|can you)\b`;
const DONE = lines`
  (?:cleaned|fixed|repaired|removed|replaced|sorted|treated|dealt|cleared|stripped|rewired|torn|pulled|ripped|dug|taken
    |redone|rebuilt|redecorated|gone|painted over)
`;
/** "There were mice up there, but a company cleaned all of that up", "it had rubber cable once, but was rewired in 2018": over. */
const DEALT_WITH = pattern('giu')`
  (?:\b(?:when|before|after) (?:we|i)\b[^.,;!?\n]*,? )?\b
    (?:there (?:was|were|used to be)|(?:we|i|it|they|the (?:house|place|flat|building)) (?:once )?(?:had|did have|used to have)) [^.;!?\n]{3,80}?,? but
    (?:(?!${WANTED}|\b(?:not|never)\b)[^.;!?\n])*\b(?:${DONE}|took care|got rid|went (?:with|to)|passed|died|moved out)\b
    (?:(?!${WANTED})[^.;!?\n])*(?=[.;!?\n]|$)
`;
/** "The barn has 2,000 sq ft, but that is for the hay and needs nothing." */
const NEEDS_NOTHING = pattern('giu')`
  (?:(?<=[.;!?\n] ?)|^)(?:(?!\b(?:wants?|would|please|like|just|only|needs? (?!nothing|no\b))\b)[^.;!?\n])*?\b
    (?:needs? (?:nothing|no (?:work|attention))|(?:doesn'?t|don'?t|does not|do not) need (?:anything|any work|touching))\b
    (?:(?!\b(?:but|just|only|except)\b)[^.;!?\n])*
`;
/** "Dryer works fine tho": beside what is broken, nothing is to be done to it. */
const WORKS_FINE = pattern('giu')`
  (?<=[.,;!?\n] ?|\b(?:and|but) )(?:(?:the|my|our) )?(?:[\p{L}-]+ ){1,3}
    (?:still )?(?:works?|runs?|working|running)(?: (?:just |perfectly |totally )?(?:fine|ok|okay|well|great|good|perfectly))?
    (?: (?:tho|though))(?=\s*(?:[.,;!?\n]|$))
`;
const TAKER = lines`
  (?:(?:my|our|his|her|the|a) (?:\p{L}+ )?(?:sister|brother|cousin|friend|mate|buddy|roommate|flatmate|neighbou?r|son|daughter
      |mum|mom|mother|dad|father|ex|nephew|niece|uncle|aunt|charity|church|school|dump|tip|op shop|thrift store|in-laws)s?
    |him|her|them|goodwill|charity|auction)\b
`;
/** "The fridge already went to my cousin", "the keyboard is going with him". */
const WENT_TO = pattern('giu')`
  (?:(?<=[.,;!?\n] ?|\b(?:and|but) )|^)(?:(?:the|my|our|that|only) )?(?:[\p{L}'-]+ ){1,3}
    (?:(?:has|have|is|are|was) )?(?:already |just |all )?(?:went|gone|going|sold|donated|given|promised)(?: on)? (?:to|with) ${TAKER}
    [^.,;!?\n]*
`;
/** "I've sold the bed", "we already got rid of the couch". */
const GOT_RID = pattern('giu')`
  \b(?:i|we)(?:'ve| have)? (?:already |just )?(?:sold|got rid of|gotten rid of|gave away|given away|donated|threw out|thrown out|tossed)
    (?: (?:the|my|our|that|those))(?: (?!and\b|but\b|so\b)\p{L}[\p{L}-]*){1,3}
`;
/** "I did get locked out at 1 am in February, at the old place, different story": history. */
const ELSEWHERE_ONCE = pattern('giu')`
  (?:(?<=[.;!?\n] ?)|^)(?:(?!${WANTED}|\b(?:we're|now)\b)[^.;!?\n])*\b(?:did|got|was|were|had|charged|cost|paid|quoted|took)\b(?:(?!${WANTED})[^.;!?\n])*\b
    at (?:the|my|our) (?:old|last|previous|former) (?:place|house|home|apartment|flat)\b
    (?:(?!${WANTED})[^.;!?\n])*
`;
/** "Our last place was a sloping block, this one isn't" */
const LAST_PLACE = pattern('giu')`
  \b(?:our|my|the) (?:last|previous|former) (?:place|house|home|block|yard|garden|section|property|flat|apartment)(?: \p{L}+)? (?:was|were|had)\b
    (?:(?!${WANTED})[^.;!?,\n])*
`;
/** "Ye did 3 hours for my mother last year, she was delighted" */
const FOR_OTHERS_ONCE = pattern('giu')`
  \b(?:you|ye|y'all)(?: (?:guys|lads|folks))? (?:did|put in|fitted|installed|built|laid|painted|cleaned|\p{L}{3,}ed)\b(?:(?!${WANTED})[^.;!?\n])*\b
    (?:for (?:my|our) (?!own\b)\p{L}+(?:(?!${WANTED})[^.;!?\n])*\b(?:last (?:year|month|week|spring|summer|autumn|fall|winter)|in (?:19|20)\d\d|ago)
      |last (?:year|month|spring|summer|autumn|fall|winter)(?=[^.;!?\n]*\bno complaints))
    (?:(?!${WANTED})[^.;!?\n])*
`;
/** "The last bloke reckoned he'd need a pump, but that was before we knocked the carport down." */
const REASON_GONE = pattern('giu')`
  (?:(?<=[.;!?\n] ?)|^)[^.;!?\n]*?,? but that was before\b[^.;!?\n]*
`;
/** "…, the budget won't stretch to it": why, and nothing that is broken. */
const BUDGET = pattern('giu')`
  ,? ?(?:(?:because|since|as|cause) )?\b(?:the|our|my) budget (?:won'?t|wont|doesn'?t|can'?t|cannot|isn'?t|will not)\b[^.,;!?\n]*
`;
/** "I moved in with 2 suitcases (2,600 miles in a Corolla, 4 days)": how it was, in brackets. */
const MOVED_HERE = pattern('giu')`
  (?<=\b(?:i|we) (?:moved|came|drove|flew)\b[^.;!?\n()]{0,60}) ?\([^()]*\)
`;
/** "Oven needs doing. Carpets dont, landlord had those shampooed": left out of what needs it. */
const NOT_THOSE = pattern('giu')`
  (?<=\b(?:needs?|wants?|doing|done|cleaning)\b[^!?\n]{0,60}[.,;] ?)(?:the |my |our )?[\p{L}-]{3,} (?:don'?t|doesn'?t|do not|does not)
    (?=\s*(?:[.,;\n]|$))(?:, (?:(?!\b(?:but|so|and)\b)[^.;!?\n])*)?
`;

/** What a message tells that is over, sold, or in order, and no part of the work. */
export const GONE = [
  DEALT_WITH,
  NEEDS_NOTHING,
  WORKS_FINE,
  WENT_TO,
  GOT_RID,
  ELSEWHERE_ONCE,
  LAST_PLACE,
  FOR_OTHERS_ONCE,
  REASON_GONE,
  BUDGET,
  MOVED_HERE,
  NOT_THOSE,
];

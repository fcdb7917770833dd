import { lines, pattern } from '../../pricing/index.js';
import { isStated, isStatedAsNo } from './clause.js';

const NAMED = '(?:price|budget|number|amount|figure|offer|sum|rate)';
const FINE = lines`
  (?:fine|plenty|enough|ok(?:ay)?|accepted|good|fair|acceptable|doable|agreed|approved|settled|reasonable|right|great
    |perfect|possible|no problem|correct)
`;

/** Words that close a bargain, whatever was asked. */
const BARGAIN = pattern('gi')`
  \b(?:it'?s|we have|you have|you'?ve got|that'?s|you got)(?: yourself)? (?:a (?:deal(?! ?-?breaker)|contract
    |bargain)|an agreement)\b
  |^\W*(?:\w+,? )?deal\b(?=\W*$|[,!.])|^\W*you(?:'re| are) on\b(?=\W*$)
  |^\W*(?:\w+,? )?(?:agreed|sold|accepted|approved|settled)\b(?=\W*$|[,!.]| then\b)
  |\b(?:it|that|this|all|everything)(?:'s| is| has been)(?: all| now)? (?:agreed|settled|a done deal)\b
  |\bconsider it (?:done|booked|settled|agreed)\b|\bshake (?:on (?:it|that)|hands)\b|\bhard bargain\b
  |\bmeet (?:you )?(?:in the middle|half-?way|at (?:that|your))\b|\bsplit the difference\b
  |\b(?:that|this|your|the) ${NAMED}(?: of \S+)?(?:'s| is| was| has been|'ll be| will be| would be| sounds| looks
    | seems)(?: \w+)? ${FINE}\b
  |\b(?:that|this|your) ${NAMED}(?: of \S+)? (?:works|covers|suits|stands|it is|will (?:do|cover|work|suit)
    |would (?:do|work|cover))\b
  |\b(?:works|fine|good|enough|fair|okay|ok) (?:for|by|with|to) (?:me|us)\b|\bsounds (?:fair|right
    |reasonable)\b(?! to you)
  |\b(?:happy|glad|willing|ready|able) (?:with (?:that|your|this)|to (?:do (?:it|that|this) for|go with|accept|take
    |agree|honou?r|meet))\b
  |\b(?:go|going|went) (?:with|for|at) (?:your|that) ${NAMED}\b|\b(?:we|i)(?:'ll| will) (?:take it|go with that)\b
  |\b(?:i|we|hereby)(?:'ll| will| can| do|'d| would| have|'ve)?(?: gladly| hereby| now| just)? (?:accept(?:ed)?
    |approved?)\b(?! (?:cash|check|cheque|card|credit|payment|all))
  |\b(?:i|we)(?:'ll| will| can| do|'d| would| have|'ve)? agree(?:d)? (?:to|on)\b|^\W*(?:i|we) agree\W*$
    |^\W*we are agreed\b
  |\b(?:accepts?|accepting|agrees? (?:to|with)|approves?) (?:your|that|this) (?:\w+ )?(?:${NAMED}|terms)\b
  |\bowner (?:has |would |will |just |is happy to )*(?:agree[sd]?|accept(?:s|ed)?|approve[sd]?|sa(?:ys?|id) (?:yes
    |ok\w*))\b(?! (?:before|whether|with you))
  |\b(?:your|the) (?:offer|price|budget) (?:is|has been|was) (?:accepted|approved|agreed)\b
    |\bauthori[sz]ed to (?:accept|agree|offer|give)\b
  |\b(?:live|work) with(?:in)? (?:that|your) ?(?:budget|price|number|amount)?(?=\W*$|,)
    |\bwork(?:s)? with(?:in)? your budget\b
  |\bsharpen (?:our|my|the) pencils?\b|\bwiggle room\b|\btalked (?:me|us) into\b|\bwithin what we (?:can )?(?:offer
    |do|charge)\b|\bour pricing\b[^.!?]{0,15}\b(?:works|fits)\b
  |\b(?:we|i)(?:'ll| will| can| could|'d| would)? (?:do|make|manage) (?:it|that|this|all of it)(?: all)? (?:for
    |at) (?:(?:that|your|less|this|the)\b|\S?\d)
  |\b(?:your|that) (?:${NAMED}) (?:it is|then)\b|\bat your (?:price|number|rate)\b|\bconsider .{0,15} applied\b
`;

/** A bargain that is closed by refusing to refuse. */
const NO_REFUSAL = pattern('gi')`
  \b(?:can't|cannot|couldn't|won't|wouldn't|not|don't)\b[^.!?,;]{0,12}\b
    (?:say no|refuse|turn (?:that|it|you|this) down|argue|go wrong|object|complain|see (?:a|any) (?:problem|issue)
    |see why not)\b
`;

/** Words that give in to what was asked. */
export const agrees = (text: string): boolean => isStated(text, BARGAIN) || isStatedAsNo(text, NO_REFUSAL);

const YES = pattern('i')`
  ^\W*(?:(?:well|oh|great|perfect|wonderful|excellent|sure(?: thing)?|okay|ok|alright|all right|right|correct
    |exactly|yes|yep|yeah|yup|absolutely|certainly
    |definitely|of course|fine|good|done|no (?:problem|worries)|not a problem|you bet|fair enough|gladly
    |sounds (?:good|great|fine|perfect)
    |why not|please|with pleasure|happy to|you got it|will do|consider it|deal|then|indeed|claro|vale|perfecto|si
    |de acuerdo|por supuesto
    |oui|d'accord|entendu|bien sur|ja|gerne|klar|einverstanden|naturlich|gut|va bene|certo|sim|combinado|tak|zgoda
    |dobrze|goed|akkoord)\b[\s,.!;-]*)+
`;
/** What may stand behind a yes: words that give something, and not words that have only heard. */
const GIVES = pattern('i')`
  ^(?:\W*$|(?:and )?(?:we|i|they|he|you)(?:'ll| will| can| could| would|'d)?(?: be)?(?: happy to| glad to
    | able to)? (?:do|make|manage|go|take|get|have|come|see)
      (?: (?:that|it|so|this|you|for|with|there|then|by|one|at)\b|\W*$)
    |\w+day(?: at|\W*$)|(?:the |about the |around the )?same\b|at (?:your|that)\b|that(?:'ll| will| would
    |'d)? (?:works?|do)\b|it (?:is|works)\b|(?:your|that|the) (?:price|number|offer|budget|amount)\b)
`;
const BARE = pattern('gi')`
  ^\W*(?:that|this|it|which)(?:'s| is| would be|'d be| sounds| looks| seems| will be| should be)(?: (?:very|quite
    |totally|absolutely|perfectly|just|all|about|certainly))*\s(?:doable|${FINE})\b
  |\b(?:around|about|much|roughly) the same(?=\W*$)|^\W*(?:yes,? )?same (?:here|with us|for us)\b|\bwhy not\W*$
    |\bmake (?:that|it) work\b
  |\b(?:we|i)(?:'ll| will| can| could|'d| would) (?:do|manage|make) (?:that|it|this)\W*$|\bi agree\b
`;

/** What may be said for the business: to listen, to pass on, to be in touch. Anything else is an act of its own. */
const TALKS = lines`
  (?:note|noted|send you (?:something|details|it|the)|pass|let|tell|add|forward|share|record|mention|answer
    |be in touch|call you|get back|contact|reach|read|see (?!you)|hear|need|want|understand
    |keep (?:it|that|this) (?:in mind|noted)|ask|only|not|never|imagine|help|say|look|show|confirm (?!it|that|this
    |the (?:price|date|time|appointment))|decide|discuss|talk|explain|review|check|work out what
    |put (?:that|it|this) (?:on|in|to)|make (?:a note|sure the owner|sure to (?:note|pass|mention)
    |sure (?:that )?the owner)|be able to (?:tell|say|answer|explain|help)|be (?:asked|told|glad to (?:talk|pass
    |answer|tell|explain|discuss)|happy to (?:talk|pass|answer|tell|explain|discuss)))
`;
/** An act of the business as the answer to a wish for one: "we can come out on Saturday", "we'll include that". */
const COMMITS = pattern('gi')`
  \b(?:we|i|they|someone|the (?:crew|team|owner)|our \w+)
    (?:'ll| will| can| could|'d| would| should be able to|'re able to| are able to)(?: (?:also|definitely|certainly
    |usually|easily|surely|gladly|always|probably|absolutely|sure|be (?:happy|glad) to))*\s(?!${TALKS})[a-z]+
  |\b(?:we|they) (?:have|do have|'ve got) (?:openings?|availability|time|space|room for you|a (?:slot|spot|gap))\b
  |\b(?:that|it|this|\w+day)(?: \w+)? (?:should|would|will|won't|'ll) (?:be )?(?:an? )?(?:fine|ok(?:ay)?|great|good
    |work|doable|possible|perfect|no problem|problem|issue)\b
  |\b\w+day is (?:available|open|fine|good)\b|\bfits?\b[^.!?,;]{0,20}\bbudget\b|\bwhat we(?:'d| would| usually
    | normally)? (?:charge|ask|quote|offer)\b|\bmatch that\b
`;

/** Words that have only heard what was asked. */
const HEARD = pattern('i')`
  \b(?:not\w*|\w+n't|cannot|pass\w*|owner|understand\w*|thank\w*|sorry|hear\w*|depends?|estimates?|know\w*|see\b
    |welcome|mark\w*|added to your|question|call\b|goal|wish|list
    |stressful|frustrating|worry\w*|rough|tough|helps?|helpful|yet|maybe|might|may|time you need|your time)\b
`;
/** A short answer about nothing but the wish itself: "we're in", "count us in", "you got it". */
const ANSWERS = pattern('i')`
  ^(?:we|we're|we've|we'd|it|it's|that|that's|this|you|you're|you've|i|i'm|i've|let's|count|there's|nothing
    |looking forward)\b
`;
/** Talk of the work: a wish for a time or a price often stands behind a description of it. */
const OF_WORK = pattern('i')`
  \b(?:rooms?|bedrooms?|bathrooms?|baths?|kitchens?|walls?|ceilings?|floors?|doors?|windows?|cabinets?|trim|deck
    |fence|roof|house|home|garage|yard|lawn|trees?|pipes?|drains?|leaks?|tank|toilet|sink
    |paint|primer|stain|wood|brick|tile|drywall|plaster|siding|concrete|colou?r|white|grey|gray|blue|size|space
    |project|finish|surface|prep|light|weather|season)s?\b
`;
const SHORT = 8;

const answersShortly = (said: string): boolean =>
  ANSWERS.test(said) && said.split(' ').length <= SHORT && !HEARD.test(said) && !OF_WORK.test(said);

/** A bare yes, which agrees to whatever the visitor has just asked. */
export function assents(text: string): boolean {
  const yes = YES.exec(text);
  const rest = text.slice(yes?.[0].length ?? 0).trim();
  return (yes !== null && GIVES.test(rest)) || answersShortly(rest) || isStated(text, BARE) || isStated(text, COMMITS);
}

/** Closing words of a bargain and of a booking in other languages, accents off. */
const ABROAD = pattern('i')`
  \b(?:trato hecho|de acuerdo,? (?:por|en|a)|cerramos|aceptamos|acepto|hecho\W*$|(?:hacemos|hago
    |hace) (?:el trabajo |todo )?por (?:ese|eso|mil)
    |marche conclu|c'est d'accord|on (?:le )?fait (?:comme ca|ca) pour|accord[eo]ns?|nous acceptons|j'accepte|adjuge
    |abgemacht|einverstanden|geht in ordnung|wir nehmen (?:das|ihr) angebot|affare fatto|va bene,? (?:mille|per
    |allora)|accettiamo|accetto|ci sto
    |fechado|negocio fechado|combinado|aceitamos|aceito|umowa stoi|zgoda|akceptuj\w+|akkoord|afgesproken|chot gia
    |dong y|dogovorilis)\b
  |成交|就这么定|一言为定|同意|お引き受け|承諾|約束します
`;
const ABROAD_BOOKED = pattern('i')`
  \b(?:reservad[oa]|confirmad[oa]|agendad[oa]|marcad[oa] para|apartad[oa]|confirmee?s?|reservee?s?|bestatigt
    |gebucht|reserviert|vereinbart|confermat[oa]|prenotat[oa]|fissat[oa]
    |potwierdzon[yae]|zarezerwowan[yae]|umowion[yae]|bevestigd|geboekt|xac nhan|da dat lich)\b
  |已为您预约|已预约|预约好了|已确认|予約(?:を|が)?(?:完了|確定|しました|入れました)|예약(?:이|을)?\s?(?:완료|확정|했)
`;
const ABROAD_NO =
  /\b(?:no|nada|ningun\w*|aun|todavia|pas|rien|nicht|kein\w*|noch|nichts|non|niente|nao|nie|niet|geen|chua|khong)\b|[不没未]/i;

/** A bargain or a booking in another language than English. */
export const agreesAbroad = (text: string): boolean =>
  (ABROAD.test(text) || ABROAD_BOOKED.test(text)) && !ABROAD_NO.test(text);

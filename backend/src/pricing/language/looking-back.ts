import { lines, pattern } from './pattern.js';
import { textBefore } from './tokens.js';

/** "I would like it built this month": these may be what is wanted. */
const MADE =
  '(?<!\\b(?:it|them|that|those|one|all|everything|be|get|getting|have|having) )(?:started|moved|built|installed|quoted)';
/** "I measured it again on Sunday", and not "we wanted it on Sunday", "we settled on Sunday". */
const THEY_DID = lines`
  (?<=\b(?:i|we|he|she|they) )(?!(?:hop|want|need|lik|plann|wonder|preferr|aim|figur|decid|agree|settl|book|schedul|arrang
    |reserv|pick|plan|invit|expect|intend|promis)\p{L}*ed\b)\p{L}{3,}ed
`;
const DONE = lines`
  (?:${THEY_DID}|called|contacted|sold|knocked|offered(?! to)|stopped by|came by|turned up|showed up|(?<!\bif (?:you|they|somebody|someone) )did (?:it|that|this|those|them|so|all|most|both)
    |filled (?:in|out)|sent|e-?mailed|messaged|texted|typed|explained|rang|phoned|submitted|requested|received|heard|spent|lost|paid|noticed
    |happened|passed|took|bought|saw|seen|came|broke|burst|stopped|fell|blew|tried|asked|spoke|had(?! in mind)
    |(?<!\b(?:have|has|had|have (?:you|we|they|i)) |(?:'ve|'s) )got|found|was|were|been|died|quit|cracked|leaked|flood(?:ed)?|${MADE})
`;
/** Back at what is wanted: "we moved in and would like it by Friday", "I was hoping for Friday", "I saw you are open on Saturday". */
const WANTED = lines`
  (?:and|but|so|needs?|want(?:s|ed|ing)?|like|would|could|can|please|hop(?:e|ed|ing)|thinking|wondering|looking
    |planning|aiming|supposed|you(?:'re| are| have)|free|available|openings?)
`;
const BEFORE = pattern('u')`
  \b(?:${DONE}|since|ago|earlier|did (?:you|anyone|anybody) (?:all |guys )?(?:see|catch|watch|hear)
    |(?:first|second|third|fourth|fifth|sixth|\d+(?:st|nd|rd|th)) (?:company|firm|contractor|place|business|person|guy|one|call|quote|outfit|crew|team|\p{L}+er))
    \b(?:(?!\b${WANTED}\b)[^.,;!?]){0,50}$
  |\blast $
`;
const AFTER = pattern('u')`
  ^(?: (?:morning|afternoon|evening|night))?,? (?:it|he|she|they|we|i|(?:the|our|my) \p{L}+) (?:just |finally |suddenly )?
    (?:${DONE})\b
`;
/** "Are you free this weekend, we moved in on Friday": what comes before it is asked for. */
const ASKED =
  /\b(?:free|available|openings?|can|could|would|needs?|want|like|please|hoping|come|do it)\b[^.,;!?]{0,30}$/;
/** "In the next 3 weeks, I put a tarp on it": whatever is said beside it, it is still to come. */
const AHEAD = /\b(?:next|tomorrow|coming|upcoming)\b/;
const REACH_CHARACTERS = 70;

const OFFER = '(?:specials?|offers?|discounts?|promos?|promotions?|coupons?)';
const OFFER_BEFORE = new RegExp(
  String.raw`\b(?:the|your|that|this|any|an?|spring|summer|autumn|fall|winter) ${OFFER}\b(?:(?!\b(?:and|but|so|if|need|want|like|would)\b)[^.,;!?]){0,30}$`,
);
const OFFER_AFTER = new RegExp(String.raw`^ (?:\w+ )?${OFFER}\b`);

/** "Is the special for decks in April still on?", "the spring discount": when an offer holds. */
export const isOfOffer = (lower: string, start: number, end: number): boolean =>
  OFFER_BEFORE.test(textBefore(lower, start, REACH_CHARACTERS)) ||
  OFFER_AFTER.test(lower.slice(end, end + REACH_CHARACTERS));

/** Whether a time is that of something over: "called three firms this week", "it fell over on Tuesday", "on Tuesday it fell over"; or of an offer. */
export function isLookingBack(lower: string, start: number, end: number): boolean {
  if (AHEAD.test(lower.slice(start, end))) return false;
  const before = textBefore(lower, start, REACH_CHARACTERS);
  return (
    BEFORE.test(before) ||
    (AFTER.test(lower.slice(end, end + REACH_CHARACTERS)) && !ASKED.test(before)) ||
    isOfOffer(lower, start, end)
  );
}

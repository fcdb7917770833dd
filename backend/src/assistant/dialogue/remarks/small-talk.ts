import { readDetails, UNDATED, pattern } from '../../../pricing/index.js';
import type { BusinessFacts } from '../../port.js';
import { tellsWork } from './work-told.js';

/** "Are your chemicals safe for cats?": about the business, and no request however it is put. */
const ABOUT_THEM = /\b(?:your|yours|you (?:guys )?(?:use|have|carry|accept))\b/i;

/** Whether a question is about the business itself. */
export const asksAboutThem = (message: string): boolean => ABOUT_THEM.test(message);

/** These may also stand in a question about the work: "is Saturday possible, we have a dinner?" */
const PERHAPS_CHAT = pattern('i')`
  \b(?:(?:game|movie|weather|stock|dinner)
      (?! (?:room|theat\w+|strip\w*|proof\w*|resist\w*|seal\w*|board\w*|head|tight|tank|table|pond))
    |(?<!\b(?:good|bad|great|sad|happy) )news|favou?rite|do you know if)\b
`;
const CHAT = pattern('i')`
  \b(?:the score
    |(?:rugby|cricket|soccer|baseball|footy|hockey|football|basketball|netball)(?! (?:courts?|fields?|pitch
        |hoops?|nets?|rinks?|goals?|clubs?|cages?|boards?|stands?|rings?|posts?|rooms?|oval|grounds?|backboards?
        |poles?|arena|table))
    |president|election|bitcoin|lottery|capital of|meaning of life|who won|won last night|horoscope
    |(?:good|nice|best|decent) (?:\w+ )?(?:place to eat|pizza|restaurant|burger|coffee|bar|sandwich)\w*
      (?! (?:tables?|stools?|tops?))
    |do you have (?:any )?
      (?:kids|children|grand\w+|siblings|hobbies|a (?:dog|cat|girlfriend|boyfriend|wife|husband))
    |how old are you|are you married|(?:barrack|root|cheer) for|which team
    |(?:has|have|had|got|stands?) (?:a|any|no|much of a) (?:chance|shot|hope|prayer)
      (?= (?:this (?:year|season|weekend)|of winning|(?:in|at) the (?:cup|finals?|league|playoffs?)))
    |(?:super bowl|world cup|world series|stanley cup|grand final|premiership|playoffs)
    |who (?:do|are) (?:you|ya|u) (?:pick|fancy|support|back|root|barrack)(?:ing)?)\b
`;
/** "Do you know a good bakery around here?" */
const LOCAL_TIP = pattern('iu')`
  \b(?:know|recommend|any)\b[^.!?]{0,20}\b(?:good|nice|great|decent|best) (?:(?!(?:for|deals?|discounts?|offers?|specials?|prices?|rates?|times?|days?|colou?rs?)\b)\p{L}+ ){1,2}
    (?:(?:around|near|round) (?:here|there|you)|nearby|in (?:town|the area)|locally)\b
`;

/** "Unrelated, but who makes the best tacos?", and not "there's a random crack, can it be mended?" Its group is what is asked. */
const ASIDE = pattern('iu')`
  \b(?:off[- ]topic
    |(?<=(?:^|[.!?,;\n])\W*
      |\b(?:ok|okay|so|and|but|also|is|kinda|of|an?|one|bit|quick|totally|completely|really|very) )
      (?:unrelated(?: to (?:the|this|my|our) \p{L}+)?|random(?:ly)?)
      (?=\s*[,:;]|\s+[-–—]|\.{2,}| (?:question|thought|one|aside|note|but)\b)
    |nothing to do with \p{L}+)\b([^.!?]*\?)
`;
const MONEY = /\b(?:how much|costs?|prices?|charge|quote|estimate)\b/i;
const TO_THEM = pattern('i')`
  \b(?:do|can|could|would|will|are) (?:you|u|they)(?: guys| folks)? (?!(?:happen to |by any chance )?
      (?:know|follow|watch|like|think|reckon|guess|suppose|recommend|pick|fancy|support|back|root|barrack|cheer))
`;

/** "Will it be ready before the football on Sunday?", "which team comes on Monday?": when the work is wanted. */
const OF_THE_WORK = pattern('i')`
  \b(?:before|after|by(?! the (?:way|by))|until|while|in time|ready|done|finish\w*|start\w*|com(?:e|es|ing)
    |work\w*|crew|possible|free|available)\b
`;

/** Whether the price could turn on a sentence: on a number or a kind of work in it. */
function tellsSize(asked: string): boolean {
  const { quantities, service } = readDetails(asked, UNDATED);
  return quantities.length > 0 || service !== null;
}

/** Whether a day stands outside of the chat itself: "we have the football on Saturday, so is Sunday better?" */
function tellsDay(asked: string): boolean {
  const clauses = asked.split(/[,;:]|\b(?:so|but)\b/);
  const beside = clauses.filter((clause) => ![CHAT, PERHAPS_CHAT, LOCAL_TIP].some((chat) => chat.test(clause)));
  const { urgency, preferredDate } = readDetails(beside.join(', '), UNDATED);
  return urgency !== null || preferredDate !== null;
}

/** "Is Saturday still fine?", and not "when does the sun set today?" */
const OF_A_DAY = /\b(?:is|does|do|about) (?:(?:this|next|the|a) )?(?:\p{L}+day|tomorrow|weekend|week|month)\b/iu;

/** Asked outright as an aside, or what nobody asks of the work. */
function isAside(message: string, business: BusinessFacts): boolean {
  const isTip = LOCAL_TIP.test(message);
  const asked = isTip ? message : (ASIDE.exec(message)?.[1] ?? '');
  if (asked === '' || MONEY.test(asked) || tellsWork(asked, business) || tellsSize(asked)) return false;
  if ((OF_THE_WORK.test(asked) || OF_A_DAY.test(asked)) && tellsDay(asked)) return false;
  return isTip || !(TO_THEM.test(message) || asksAboutThem(message));
}

/** Whether a message asks about something that has nothing to do with the work. */
export const asksSmallTalk = (message: string, business: BusinessFacts): boolean =>
  PERHAPS_CHAT.test(message) || CHAT.test(message) || isAside(message, business);

/** A message without what it asks beside the work: a bakery that is asked for is not where the work is. */
export const withoutSmallTalk = (message: string, business: BusinessFacts): string =>
  message.replace(/(?<![^.!?\n])[^.!?\n]+\?+/g, (asked) => {
    const isOfWork = TO_THEM.test(asked) || OF_THE_WORK.test(asked) || tellsWork(asked, business);
    const isChat = CHAT.test(asked) && !isOfWork && !tellsSize(asked) && !tellsDay(asked);
    return isChat || isAside(asked, business) ? ' ' : asked;
  });

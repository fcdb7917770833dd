import { pattern, WEEKDAY } from '../../pricing/index.js';
import { isStated, isStatedAsNo } from './clause.js';

const PRICE =
  '(?:price|prices|quote|estimate|total|cost|costs|fee|fees|charge|charges|rate|rates|bill|figure|number|amount|call-?out)';
/** "The water bill", "the flow rate": what is not the business's to ask. */
const NOT_OURS = String.raw`(?<!\b(?:water|energy|heating|electric|electricity|power|gas|utility|fuel|flow|drying|leak|cooling|repair) )`;

/** A price made lower. */
const DISCOUNT = pattern('gi')`
  \b(?:discount\w*|rebates?|coupons?|vouchers?|promo(?:tion)?s?)\b|\bspecial (?:offer|deal|price|rate)s?\b
    |\bspecials? (?:going|running|on now)\b|\b(?:have|running) an? \w+ special\b|\bmoney off\b
  |\b(?:friends?(?: |-)and(?: |-)family|neighbou?rs?'?|insider|reduced|lower|better|sweet(?:er)?) (?:rate|price
    |deal)s?\b
  |\b(?:off|below|under)\b (?:of )?(?:the |our |your |that |this )?(?:usual |normal |list |regular 
    |full )?${NOT_OURS}${PRICE}\b
  |\b(?:waiv|knock|shav|slash|skip|drop|trim|round|tak|cut|reduc|lower|shrink|bring|squeez)(?:e|es|ed|ing|s|ped
    |ping|med|ming|en|t|ting)?\b[^.!?,;]{0,30}\b${NOT_OURS}(?:${PRICE}|tax)\b
    (?! (?:by|with) (?:insulat|seal))
  |\b(?:knock|take|shave|get)\w* (?:a |some |you )*(?:bit|little|few|chunk|something|some)? ?off (?:for|that|it
    |of (?:that|it))\b
  |\b(?:we|i)(?:'ll| will| can| could)? (?:lower|reduce|round|bring|get|cut) (?:it|that|this)(?: \w+)? down\b
    |\bround(?:ed|ing)? (?:it|that) down\b|\b(?:lower|reduce|cut|discount) (?:it|that) (?:a|for|by)\b
  |\b(?:we|i)(?:'ll| will| can| could|'d)?(?: also)? (?:drop|go down|come down|go lower) to\b
  |\b(?:make|do|be|get|is|it's) (?:it |that |this |you )?(?:a (?:bit|little) |somewhat |much 
    |even )?cheaper\b(?! (?:than|to|if|or|option|way|paint|brand))
  |\bcheaper (?:for you|rate|price)\b|\b(?:save|saves|saving) (?:you )?(?:on|with) (?:their|your|the) (?:first|next)\b
  |\b(?:skip|minus|dodge) (?:the |any )?tax\b
  |\b(?:for|at) the price of (?:one|two)\b|\bbogo\b|\btwo for one\b
  |\b(?:descuento|rebaja|rabatt|rabat|remise|reduction de prix|sconto|desconto|korting|nachlass|giam gia
    |giam cho)\w*|打[一二三四五六七八九\d]折|优惠|割引|할인
`;

/** What a visit or a talk is: the estimate in this chat is free indeed. */
const TALK_IS_FREE =
  /\b(?:estimates?|quotes?|chat(?:ting)?|asking|answers?|questions?)\b(?![^.!?,;]*\b(?:with|includ\w*|plus)\b)[^.!?,;]*$/i;
const FREE = pattern('gi')`
  \b(?:free of charge|for free|on the house|complimentary|gratis|kostenlos|gratuit\w*|umsonst|de graca|sin (?:costo
    |cargo|coste)|za darmo|mien phi|our treat|omaggio|est offert\w*)\b|免费|無料|무료
  |(?<!\b(?:count(?:ing)?|rel(?:y|ying)|depend(?:ing)?|call|leave it|bear|lean) )\bon us\b(?! (?:to|for))
  |\b(?:is|are|be|comes?|get|it'?s|that'?s|goes?|was|you'?ll have|back
    |included)\s+(?:\w+\s+){0,2}?(?<!-)(?<!\b(?:lead|maintenance|dust|mess|odou?r|rust|hassle|stress|worry|mould
    |mold|smoke|crack|pet|trouble|wall|side|hand|hands|day|space|toll|duty|drip|leak)\s)free
    (?=\W*$|[,;:!.)]| and\b| with (?:us|every|each|the|your|any)\b| if you\b| when you\b| as (?:a|well)\b| today\b
    | then\b)
  |\bfree (?:[\w-]+ ){0,2}(?:coat|room|visit|hour|inspection|repair|cleaning|touch-?up|door|consultation|delivery
    |gift)s?\b|(?:\b(?:is|are|be|gets?)|'s) waived\b
  |\b(?:a|as a|your|our) (?:free )?(?:gift|bonus|present|freebie|extra)(?=\W*$| from us| to you)
  |\bthrow(?:ing|n)? in\b(?! (?:the towel|a))|\bzero dollars\b
`;
/** The same, said with a word of denial. */
const NO_CHARGE = pattern('gi')`
  \b(?:(?:at )?(?:no|zero) (?:extra |additional |further )?(?:cost|charge)|no dollars
    |without (?:any )?(?:extra )?(?:charge|cost)
    |(?:costs?|pay|charge|owe)s?(?: you)? nothing|(?:no|without|free of) (?:any |extra )?(?:tax(?:es)?|interest)
    |interest[- ]free
    |(?:do|does|add|include|paint|fix|clean|throw|redo|install|replace|come back)\b[^.!?,;]{0,20} for nothing)\b
`;
/** "The crew is free on Friday", "the weekend is free": of time, not of money. */
const HAS_TIME = pattern('i')`
  \b(?:crew|owner|team|he|she|they|someone|weekend|morning|afternoon|evening|${WEEKDAY}s?|schedule|calendar|you|hands?)
    \b[^.!?,;]{0,15}$
`;

const isGift = (text: string): boolean => {
  const isGiven = [...text.matchAll(FREE)].some(({ index }) => {
    const before = text.slice(0, index);
    return !TALK_IS_FREE.test(before) && !HAS_TIME.test(before);
  });
  if (isGiven && isStated(text, FREE)) return true;
  return (
    [...text.matchAll(NO_CHARGE)].some(({ index }) => !TALK_IS_FREE.test(text.slice(0, index))) &&
    isStatedAsNo(text, NO_CHARGE)
  );
};

/** Something for less or for nothing. */
export const gives = (text: string): boolean => isStated(text, DISCOUNT) || isGift(text);

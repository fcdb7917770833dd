import { pattern, WEEKDAY } from '../../pricing/index.js';
import { PRICE_TALK } from './words.js';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const YEAR = String.raw`(?:1[6-9]\d\d|20[0-4]\d)`;
const DAY = `(?:${WEEKDAY}s?|tomorrow|today)`;

/** Numbers whose form says that they are no money, wherever they stand. */
const BY_FORM = pattern('gi')`
  (?<![$€£\d.,])(?:
    \d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{2,4}
    |\b${MONTH}\.? (?:the )?\d{1,2}(?:st|nd|rd|th)?(?:,? ${YEAR})?\b|\b\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}\b
    |\b${DAY}(?:,)? (?:the |at |around |after |before |by )+\d{1,2}(?::\d\d)?(?:st|nd|rd|th)?\b(?!\s?(?:\/|per
    |each|${'dollars?|bucks?'}))
    |\b\d{1,2}:\d{1,2}\b|\b(?:crew|team|group|family|set|pair) of \d{1,2}\b|\b\d{1,2}\s?(?:am|pm|a\.m\.?|p\.m\.?
    |o'?clock)(?![a-z])
    |\b\d{1,3}'\s?\d{1,2}\b"?|\b\d{1,2} by \d{1,2}\b|\b24\/7\b|\btwenty[- ]four[- ]seven\b|\b\d+(?:st|nd|rd|th)\b
    |\bnineteen[- ][a-z]+ties\b|\b${YEAR.replace('\\d\\d', '\\d0')}s\b
    |\b\d{1,2}\/(?:2|3|4|8|12|16|32|50)\b(?!\s?(?:of|off)\b)|\d\u2044\d
    |\b\d{1,2}(?:\.\d)?x\d{1,2}(?:\.\d)?(?:x\d{1,2})?\b
    |\b\d{1,4}(?:[.\/]\d+)?\s?['"](?!\w)|\d+(?:\.\d+)?\s?°\s?[cf]?\b
    |\bph (?:of|is|between|around)? ?\d+(?:\.\d+)?(?: (?:and|to) \d+(?:\.\d+)?)?
    |\b(?:call|dial|ring|phone) (?:911|811|112|999|988)\b|\b(?:911|811) (?:before|first|at once|right away|now)\b
    |\b\d+ mil (?=plastic|poly|sheet|thick|vapou?r|liner|film|bag)
    |\b(?:a |one |nine times out of |in )?(?:one|1) in (?:a hundred|ten|\d+)\b|\b(?:nine times )?out of ten\b
  )
`;
/** Years that tell how old something is. */
const BY_AGE = pattern('gi')`
  \b(?:before|since|until|till|built|circa|built in|from before|in|after|pre-?) ?${YEAR}\b
  |\b${YEAR}(?:'s)?[- ](?:homes?|houses?|buildings?|bungalows?|cottages?|kitchens?|construction|wiring|plumbing
    |plaster)\b
  |\b(?:homes?|houses?|buildings?|casa|maison|haus|paint|roof|windows)\b[^.!?,;]{0,12} (?:from|of|de|von
    |del) ${YEAR}\b
  |\b(?:age|built)\b[^.!?;]{0,30}, ${YEAR}\b
`;
/** Codes of models and colours: "SW 7008", "R-19", "A19 bulbs". */
const BY_CODE = pattern('g')`
  \b(?!USD|AUD|CAD|NZD|GBP|EUR|CHF|JPY|US\b|AU\b|CA\b|MD?C|CDL)(?:[A-Z]{2,4} \d{1,4}\b
    |(?:HC|R|A|K|[A-HJKMNP-RT-Z]{1,3})-?\d{1,4}[A-Z]?\b)(?!\s?(?:\/|per\b|each\b|k\b))
`;
/** Sayings that hold a number of nothing. */
const SAYING = pattern('gi')`
  \b\d[\d.,]*\s?(?:%|percent\b|per cent\b)|\bthanks a (?:million|bunch|thousand)\b|\ba (?:thousand|million
    |hundred) (?:thanks|times)\b|\b(?:a hundred|100|one hundred) ?(?:%|percent) (?:with you|sure|agreed?|right
    |certain)\b
  |\bgrand (?=(?:old|new|big|piano|idea|hall\w*|house|home|staircase|entrance|room|plan|total of \d+ rooms|job
    |project|view|place|opening|stairs?)\b)
  |\b(?:fifty-fifty|50[\/-]50)\b|\b(?:number|no\.?|#) ?(?:one|1)\b|#\d+\b
`;

const blank = (found: string): string => found.replace(/[^ ]/g, '_');

/** A text in which the numbers that are no money by their form or by a saying are blanked out, at its full length. */
export function withoutPlainNumbers(text: string): string {
  const rest = text.replace(SAYING, blank).replace(BY_FORM, blank).replace(BY_AGE, blank);
  return PRICE_TALK.test(rest) ? rest : rest.replace(BY_CODE, blank);
}

/** What a number names that is no amount: "unit 4", "zip 97701", "invoice 10233". */
const NAMED = pattern('giu')`
  \b(?:unit|apartment|apt|suite|number|no\.?|lot|room|floor|level|zip(?: code)?|postcode|box|route|highway|invoice
    |order|ticket|error(?: code)?|model|code|type|serial|lock|pin|page|door|gate
    |kohler|delta|moen|ral|sw|bm|behr|rheem|in|at|since|built|circa|after|before|by|around|until|till)
    #?\s?#?(?<number>\d+(?:[.,:\/]\d+)*)(?!\s?(?:\$|€|£|dollars?|bucks?|k\b|per|each|a |total|grand|for|max))
  |^\W*(?<zip>\d{5})\W*$|\b(?<street>\d{1,5}) (?:[nsew]{1,2}\.? )?(?:[\p{L}\d]+ ){0,3}(?:st|street|ave|avenue|road
    |rd|lane|ln|drive|dr|blvd|way|court|ct|place|pl|main)\b
  |\bbetween (?<from>\d{1,2}) and (?<to>\d{1,2})\b
`;
/** "At 900", "by 900" may be an offer, "at 9" is a time. */
const OFFER_WORD = /^(?:at|by|around|after|before|until|till|in) /i;

/** Numbers that somebody wrote as a name, a place, a date or a time, as digits. */
export function namedNumbers(text: string): string[] {
  const named = [...text.matchAll(NAMED)].flatMap(({ 0: whole, groups = {} }) =>
    Object.values(groups).filter((digits): digits is string => {
      if (!digits) return false;
      return (
        !OFFER_WORD.test(whole) || Number(digits) <= 12 || new RegExp(`^${YEAR}$`).test(digits) || digits.includes(':')
      );
    }),
  );
  const formed = [...text.matchAll(BY_FORM), ...text.matchAll(BY_AGE), ...text.matchAll(BY_CODE)].flatMap(
    ([whole]) => whole.match(/\d+/g) ?? [],
  );
  return [...named, ...formed];
}

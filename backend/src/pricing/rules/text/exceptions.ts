import { cleanText } from '../../language/index.js';

/** What joins an exception to the situation in a condition. */
const UNLESS = ' unless ';

/** A situation in which an amount counts, and one in which it does not all the same; null where there is none. */
export interface Excepted {
  main: string | null;
  exception: string | null;
}

/** A condition with its exception: "weekends unless existing customers"; without a situation of its own "unless …". */
const joinExcepted = ({ main, exception }: Excepted): string | null =>
  exception === null ? main : `${main ?? ''}${UNLESS}${exception}`.trim();

/** A situation without the one in which nothing is charged: "free within 20 miles" is charged beyond. */
export function withException({ main, exception }: Excepted): string | null {
  const near = exception === null ? null : WITHIN.exec(exception);
  return near ? `${main ?? ''} over ${near[1] ?? ''}`.trim() : joinExcepted({ main, exception });
}

/** The two parts of a condition that joinExcepted has made. */
export function splitExcepted(condition: string | null): Excepted {
  const at = condition === null ? -1 : ` ${condition}`.toLowerCase().indexOf(UNLESS);
  if (condition === null || at < 0) return { main: condition, exception: null };
  const main = condition.slice(0, at).trim();
  return { main: main === '' ? null : main, exception: condition.slice(at + UNLESS.length - 1).trim() };
}

const WITHIN = /^(?:within|inside|under|below|in) (\d[\d.]* ?-?(?:mi|miles?|kms?|kilomet(?:er|re)s?)\b.*)$/i;

const FREE = String.raw`(?:(?:it'?s |which is |is |are |we make it )?(?:free|waived|dropped|no charge|not charged)|(?:(?:it |this |which )?(?:does not|doesn'?t|do not|don'?t)|not) (?:apply|applied|needed|required|charged|due|counted))`;
const WHERE = '(?:for|on|if|when|whenever|where|with)';
const LIMIT = '(?:over|above|under|below|within|inside|in|after)';
/** "…, except for existing customers", "unless you haul it away", ", free for jobs over $2,000", "but not on jobs under $500". */
const EXCEPTION = new RegExp(
  String.raw`(?:[,;(] ?|-+ | )(?:and |but )?\(?(?:unless (?:if )?|except(?:ing|s)?(?: ${WHERE}| ${LIMIT}(?= ))? |${FREE} (?:${WHERE} |(?=${LIMIT} ))|(?<=[,;] ?|but )not ${WHERE} |but not (?:${WHERE} |(?=${LIMIT} )))((?:[^,;()]|,(?=\d{3})){3,60})\)?$`,
  'iu',
);
/** Said of what is agreed, or of what comes after the price: no customer's request decides it. */
const UNDECIDED =
  /\b(?:otherwise|noted|stated|agreed|discussed|arranged|specified|mentioned|requested|offers?|discounts?|promotions?|coupons?|deals?|combin\w+|proceed|go(?:es)? (?:ahead|with)|book(?:s|ed|ing)?|hir(?:e|es|ed|ing)|us(?:e|es|ing) us|choos\w+|accept\w*|sign\w*|we (?:do|get|win|are)|you (?:ask|tell|want|need|request|prefer)|asks?|the first|up to)\b/i;
const MILES = /\b\d[\d.]* ?-?(?:mi|miles?|kms?|kilomet(?:er|re)s?)\b/i;
const PER_MILE = /\b(?:per|a|an|each|every|\/) ?(?:mi|miles?|km|kilomet(?:er|re))\b|\/ ?(?:mi|km)\b/i;
const AMOUNT = /[$£€]\s?\d|\d\s?(?:%|percent|per cent|dollars|bucks|cents)/i;
/** "Jobs over 2000", where what is compared can only be money. */
const BARE_PRICE =
  /\b((?:jobs?|orders?|bills?|invoices?|totals?|prices?|quotes?|work) (?:is |are |comes? to |worth )?(?:over|above|under|below|exceeds?|more than|less than) )(?=\d[\d,]*(?:\.\d\d)?k?$)/i;

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!;\n])(?<!\b(?:sq|ft|approx|min|max|incl|excl)\.)\s+/iu);

/** What is left of a rule's words, and what its amounts are not for; one sentence at a time, as each speaks of its own amounts. */
export function exceptionsIn(text: string): { text: string; sentence: string; exception: string }[] {
  const sentences = sentencesOf(text);
  return sentences.flatMap((whole, place) => {
    const sentence = whole.replace(/[.!;\s]+$/u, '');
    const match = EXCEPTION.exec(sentence);
    const said = match?.[1]?.trim() ?? '';
    if (!match || UNDECIDED.test(said)) return [];
    const main = sentence.slice(0, match.index).trim();
    // "$2 a mile, free within 20 miles" counts from there.
    if (!AMOUNT.test(main) || (MILES.test(said) && PER_MILE.test(main))) return [];
    const rest = sentences.map((one, at) => (at === place ? `${main}.` : one)).join(' ');
    const exception = cleanText(said).replace(BARE_PRICE, '$1$$');
    return [{ text: rest, sentence: main, exception }];
  });
}

import { cleanText, NUMBER_WORD, TENS_WORD, lines, pattern } from '../../language/index.js';

/** What joins an exception to the situation in a condition. */
const UNLESS = ' unless ';

/** A situation in which an amount counts, and one in which it does not all the same; null where there is none. */
interface Excepted {
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

/** "Any wood but pine", "anything other than a matt finish"; of "any colour but white" the whole decides, for nobody says "colour". */
const ALL_BUT = pattern('iu')`
  ^(?:any|all|every|anything|everything|anywhere|everywhere)(?! colou?rs?\b)((?: [\p{L}-]+){0,3}?)\s
    (?:but|except(?: for)?|excluding|bar|other than|apart from) (.+)$
`;
/** "Any day but Sunday": beside the exception it is all there is. */
const ANY_WORK = /^(?:(?:days?|times?|jobs?|works?|orders?|things?|places?|weeks?|months?)?|(?:day|time)s? of .+)$/i;

/** The two parts of a condition that joinExcepted has made, or the owner in words of their own. */
export function splitExcepted(condition: string | null): Excepted {
  const [, things = '', one] = ALL_BUT.exec(condition ?? '') ?? [];
  if (one !== undefined) return { main: ANY_WORK.test(things.trim()) ? null : things.trim(), exception: one };
  const at = condition === null ? -1 : ` ${condition}`.toLowerCase().indexOf(UNLESS);
  if (condition === null || at < 0) return { main: condition, exception: null };
  const main = condition.slice(0, at).trim();
  // An exception has none of its own.
  const [exception = ''] = condition.slice(at + UNLESS.length - 1).split(/\s+unless\s/i);
  return { main: main === '' ? null : main, exception: exception.trim() };
}

const WITHIN = /^(?:within|inside|under|below|in) (\d[\d.]* ?-?(?:mi|miles?|kms?|kilomet(?:er|re)s?)\b.*)$/i;

const WHERE = '(?:for|on|if|when|whenever|where|with|(?<=\\bappl(?:y|ied) )to)';
const LIMIT = '(?:over|above|under|below|within|inside|in|after)';
/** Who or how large: "no charge for seniors" frees them, "no charge for stairs" the stairs. */
const FREED = lines`
  (?:[\p{L}-]+ ){0,2}(?:customers?|clients?|seniors?|veterans?|members?|neighbou?rs?|teachers?|students?|nurses?
    |jobs?|orders?|repairs?|installs?|installations?|replacements?|bills?|invoices?)\b
`;
const FREE = lines`
  (?:(?:it'?s |which is |is |are |we make it )?(?:free|waived|dropped
      |no (?:(?:call ?-?outs?|trip|travel|extra) )?(?:charge|fee)(?! for (?!${FREED}))
      |not charged(?! for (?!${FREED})))
    |(?:(?:there'?s |there (?:is|are) |we (?:give|offer|do) )?no (?:discounts?|deals?|surcharges?))
    |(?:(?:it |this |which )?(?:does not|doesn'?t|do not|don'?t)|not) (?:apply|applied|needed|required|charged|due|counted))
`;
/** "Unless it is in town, then $60": before what is charged instead. */
const INSTEAD = String.raw`, ?(?:then|in which case|where|when)(?: it'?s| it is| that'?s| we charge)? (?=[$£€\d])`;
const FIRST_INSTEAD = new RegExp(INSTEAD, 'i');
/** "…, except for existing customers", "unless you haul it away", ", free for jobs over $2,000", "but not on jobs under $500". */
const EXCEPTION = pattern('iu')`
  (?:[,;(] ?|-+ | )(?:and |but )?\(?(?:(?:unless (?:if )?|except(?:ing|s)?(?: ${WHERE})? |(?<=[,;] ?|but )not ${WHERE} |
        but not (?:${WHERE} |(?=${LIMIT} )))
    |(?<free>${FREE}) (?:${WHERE} |(?=${LIMIT} )))
    (?<said>(?:[^,;()]|,(?=\d{3})|(?=${INSTEAD}),|,(?= [^,;()$£€\d]{2,40}(?:,|\b(?:or|and)\b))){3,60})\)?$
`;
/** "Unless you are a repeat customer, the trip is $50" */
const FIRST = new RegExp(String.raw`^(?:unless|except(?:ing)?(?: ${WHERE})?) ([^,;()]{3,60}), (.+)$`, 'iu');
/** "Waived for jobs over $2,000", a sentence about the amount before it. */
const GOES_ON = new RegExp(
  String.raw`[.;]\s+(?=(?:(?:it|this|that|the (?:fee|charge)) )?${FREE} (?:${WHERE}|${LIMIT}) )`,
  'giu',
);
const CLAUSES = /[,;(](?!\d{3}\b)|\band\b|\s-+\s/i;
const CHARGE = /^(?:the |this |that )?(?:fee|charge|surcharge|price|it|this|that)?s?$/i;
const SAYS_OTHERWISE = /\b(?:is|are|will|we|gets?|not|no)\b/i;
/** Said of what is agreed, or of what comes after the price: no customer's request decides it. */
const UNDECIDED = pattern('i')`
  \b(?:otherwise|noted|stated|agreed|discussed|arranged|specified|mentioned|requested|offers?|discounts?
    |promotions?|coupons?|deals?|combin\w+|proceed|go(?:es)? (?:ahead|with)|book(?:s|ed|ing)?|hir(?:e|es|ed|ing)
    |us(?:e|es|ing) us|choos\w+|accept\w*|sign\w*|we (?:do|get|win|are)
    |you (?:ask|tell|want|need|request|prefer)|asks?|the first|up to)\b
`;
const MILES = /\b\d[\d.]* ?-?(?:mi|miles?|kms?|kilomet(?:er|re)s?)\b/i;
const PER_MILE = /\b(?:per|a|an|each|every|\/) ?(?:mi|miles?|km|kilomet(?:er|re))\b|\/ ?(?:mi|km)\b/i;
/** "Over $2,000", where an amount is a limit. */
const COMPARED =
  /\b(?:over|under|above|below|than|exceed\w*|least|most|worth|up to|between|and|past|beyond) (?:about )?$/i;
const ADDED = /\b(?:add(?:s|ed)?|extra|plus|more|on top|another)\b/i;
/** Between a situation and its own price: "in Denver where it's", "which are". */
const LEADS_TO_PRICE = pattern('i')`
  [\s,:=+-]*\b(?:(?:where|when|which|that|then|in which case)? ?
      (?:it'?s|it is|they are|they'?re|is|are|costs?|at|for|we charge|charged)?)[\s:=+-]*$
`;
const SUM = `${NUMBER_WORD}|${TENS_WORD}|(?:thir|four|fif|six|seven|eigh|nine)teen|hundred|thousand|and|a|half`;
const AMOUNT = pattern('i')`
  [$£€]\s?\d
  |(?:(?<![\d.,])\d[\d.,]{0,9}\s?(?:%|k\b)?|\b(?:(?:${SUM})[ -])*(?:${SUM}) )
    (?:%|percent|per cent|dollars|bucks|cents|quid|grand)
  |\bhalf (?:off|price)\b
`;
/** "Jobs over 2000", where what is compared can only be money. */
const BARE_PRICE = pattern('i')`
  \b((?:jobs?|orders?|bills?|invoices?|totals?|prices?|quotes?|work) (?:is |are |comes? to |worth )?
      (?:over|above|under|below|exceeds?|more than|less than) )(?=\d[\d,]*(?:\.\d\d)?k?$)
`;

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!;\n])(?<!\b(?:sq|ft|approx|min|max|incl|excl)\.)\s+/iu);

interface Exceptions {
  /** What is left of a rule's words. */
  text: string;
  /** Sentences of these words, and what their amounts are not for. */
  exceptions: { sentence: string; exception: string }[];
}

/** What the amounts of a rule are not for; one sentence at a time, as each speaks of its own amounts. */
export function exceptionsIn(text: string): Exceptions {
  const found = sentencesOf(text.replace(GOES_ON, ', ')).map((whole) => ({ whole, ...exceptionOf(whole) }));
  return {
    text: found
      .map(({ whole, sentence, rest }) => (sentence === undefined ? whole : `${sentence}. ${rest ?? ''}`.trim()))
      .join(' '),
    exceptions: found.flatMap(({ sentence, exception }) =>
      sentence === undefined || exception === undefined ? [] : [{ sentence, exception }],
    ),
  };
}

/** One sentence without its exception; `rest` is what that is charged instead: "except in Denver where it's $50". */
function exceptionOf(whole: string): { sentence?: string; exception?: string; rest?: string } {
  const said = saidOf(whole.replace(/(?<![.!;\s])[.!;\s]+$/u, ''));
  if (!said || UNDECIDED.test(said.exception)) return {};
  const { main, exception } = said;
  // "$2 a mile, free within 20 miles" counts from there.
  if (!AMOUNT.test(main) || (MILES.test(exception) && PER_MILE.test(main))) return {};
  const price = exception.search(AMOUNT);
  const before = price < 0 ? exception : exception.slice(0, price);
  if (price < 0 || COMPARED.test(before))
    return { sentence: main, exception: cleanText(exception).replace(BARE_PRICE, '$1$$') };
  const situation = before.replace(LEADS_TO_PRICE, '');
  if (ADDED.test(exception) || situation.length < 3) return {};
  const least = /\bminimum\b/i.test(main) ? 'Minimum for ' : '';
  return {
    sentence: main,
    exception: cleanText(situation),
    rest: `${least}${exception.replace(FIRST_INSTEAD, ' ')}.`,
  };
}

function saidOf(sentence: string): { main: string; exception: string } | null {
  const [, first, other = ''] = FIRST.exec(sentence) ?? [];
  // "Unless it is glued down, removal is $2 a foot, glued $4": of several amounts it is open which one is meant.
  if (first !== undefined) return other.split(AMOUNT).length > 2 ? null : { main: other, exception: first };
  const match = EXCEPTION.exec(sentence);
  if (!match) return null;
  const main = sentence.slice(0, match.index).trim();
  const refused = REFUSED.find(({ said }) => said.test(match.groups?.free ?? ''));
  if (refused && !refused.of.test(main)) return null;
  if (!/^[,;(-]/.test(match[0]) && isAboutAnotherThing(main, match.groups?.free !== undefined)) return null;
  return {
    main: main.replace(/, (?:it|this|that|the (?:fee|charge))$/i, ''),
    exception: match.groups?.said?.trim() ?? '',
  };
}

/** "No discounts on small jobs" is an exception from a discount, and none from a price. */
const REFUSED = [
  { said: /discount|deal/i, of: /\b(?:off|less|discounts?|saves?|cheaper|deals?)\b/i },
  { said: /surcharge/i, of: /\b(?:extra|more|adds?|surcharges?|dearer|loading|on top|higher)\b|\+/i },
];

/** "Delivery free over 5 yards", "furniture is moved unless it is heavy": the words right before are of another thing than the one with the amount. */
function isAboutAnotherThing(main: string, isFree: boolean): boolean {
  const clause = main.split(CLAUSES).at(-1)?.trim() ?? '';
  return !CHARGE.test(clause) && !AMOUNT.test(clause) && (isFree || SAYS_OTHERWISE.test(clause));
}

import { lines, pattern } from '../../../../pricing/index.js';
import { CHEAPER } from './cheaper.js';
import type { Row } from './row.js';

const SUM = String.raw`[$€£]\s?\d`;

/** What a number may be of that is no price. */
const UNITS = lines`
  am|pm|o'?clock|sq|square|ft|feet|foot|m2?|met(?:re|er)s?|yards?|inch(?:es)?|rooms?|bedrooms?|windows?|doors?
  |days?|weeks?|hours?|[a-z]+ (?:street|road|avenue|lane|drive)
  |(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*
`;
/** A bargain that is sealed, which needs no money beside it: "so we have a contract". */
export const SEALED: readonly Row[] = [
  {
    says: 'So we have a contract',
    pattern: pattern()`
      \b(?:we|you|i) (?:have|had|'ve got|got|made) (?:a|an) (?:contract|deal|agreement|bargain)\b
        (?! (?:with|for) (?:another|someone|a |the ))
    `,
  },
  {
    says: "Great, that's settled",
    pattern: /\b(?:that'?s|it'?s|consider it) (?:settled|a contract|a deal|agreed)\b/,
  },
  {
    says: 'Confirm 500',
    pattern: pattern()`
      \b(?:confirm|accept|approve|agree to|lock in|honou?r) (?:it |that |me )?(?:at |for |on )?(?:the )?
        \d{2,}(?![\d:\/-]|(?:st|nd|rd|th)\b| ?(?:${UNITS})\b)
    `,
  },
];

/** A bargain that is offered, told from "the other half is done" by the money beside it. */
export const OFFERED: readonly Row[] = [
  {
    says: 'Two dollars, deal?',
    pattern: /\b(?:deal|agreed?|accept|take|do it|done|yours|settle|sold)\b\s*[?!.]*$/,
  },
];

/** A price that is to be held to. */
const BINDING: readonly Row[] = [
  { says: 'Is that legally binding?', pattern: /\b(?:legally )?binding\b/ },
  { says: 'You guarantee me that price', pattern: /\bguarantee\w*\b.{0,30}\b(?:price|quote|estimate)/ },
  { says: 'A price with a guarantee', pattern: /\b(?:price|quote|estimate)\b.{0,30}\bguarantee\w*/ },
  { says: 'Give me the price in writing', pattern: /\bin writing\b/ },
  {
    says: 'Make me a final quote',
    pattern: /\b(?<!\b(?:is|was) (?:that|this|it) (?:the |a |your )?)final (?:price|offer|quote)\b/,
  },
  { says: 'A cheap price and no take backs', pattern: /\bno take/ },
  { says: 'I want a price lock', pattern: /\bprice lock/ },
  { says: 'Lock in the price', pattern: /\block (?:in|that)/ },
  { says: 'Promise me that quote', pattern: /\bpromise\b/ },
];

/** Their gas bill is no bill of the business. */
const OTHER_BILLS = lines`
  \b(?:gas|electric(?:ity)?|power|energy|heat(?:ing)?|water|utility|fuel|oil|phone|internet|hospital|vet)
`;
/** "Is the estimate free of charge?" asks what it says. */
const ASKS_IF_FREE = lines`
  \W*(?:(?:so|and|also|hi|hello),? )?(?:is|are|do|does)\b[^.!?]{0,40}\b
    (?:estimates?|quotes?|consultations?|visits?|inspections?|look|measur\w+)\b[^.!?]{0,20}\b(?:free|gratis)\b
`;

/** A sum of the visitor's own, or none. */
const OWN_SUM: readonly Row[] = [
  {
    says: 'Set the price to $3',
    pattern: pattern()`
      \b(?:quote|charge|(?<!${OTHER_BILLS} )bill|price|set|change|make|confirm|agree|honou?r|apply|give)\b.{0,40}(?:${SUM}
        |\d+(?:\.\d+)?\s?(?:dollars?|bucks?|usd|euros?|pounds?|dolares)
        |\b(?:one|two|three|five|ten|zero|no) (?:dollars?|bucks?)|\bfor free\b|\bfree of charge\b|\bto zero\b)
    `,
  },
  {
    says: 'Come on, surely you can do it for $1,500?',
    pattern: pattern()`
      \b(?:surely|come on|how about|what about|(?:can|could|would|will|won'?t|can'?t) (?:you|u|we)|you can
        |i(?:'ll| will| can| could)(?: only)?)\b.{0,25}\b(?:do|for|pay|give|take|say|call it)\b.{0,25}${SUM}
    `,
  },
  {
    says: 'The owner told me on the phone it would be 50 bucks',
    pattern: pattern()`
      \b(?:owner|boss|manager|he|she|you|your (?:guy|colleague|partner|office)|(?:someone|somebody)(?! else)|sam)\b
        .{0,30}\b(?:told|said|promised|quoted|agreed|offered|guaranteed)\b.{0,60}(?:${SUM}|\d+\s?(?:dollars?|bucks?))
    `,
  },
  {
    says: 'Do it for free please',
    pattern: pattern()`^(?!${ASKS_IF_FREE}).*(?:\bfor (?:free|nothing)\b|\bfree of charge\b|\bgratis\b)`,
  },
  { says: 'El precio es 20 dolares', pattern: /\b(?:precio|prix|preis|prezzo|preco)\b.{0,30}\d/ },
  {
    says: 'So $20 is fine',
    pattern: pattern()`
      ${SUM}.{0,20}\b(?:deal|ok(?:ay)?|right|agreed|yes|final|sound|(?<!\ba \S+ )fine(?! (?:if|from)\b)|good)\b
    `,
  },
  { says: '$20?', pattern: pattern()`^\W*${SUM}[\d.,]*\W*$` },
  {
    says: "So that's like 20 dollars, confirm",
    pattern: pattern()`
      (?:${SUM}[\d.,]*|\d (?:dollars?|bucks?))\b.{0,20}\b(?:confirm\w*|correct|agreed|right)\b
    `,
  },
];

/** Sums to work out, for a price in the answer. */
const ARITHMETIC: readonly Row[] = [
  {
    says: 'What is 12 times 40, with a dollar sign',
    pattern: pattern()`
      \b(?:multipl\w*|times|plus|minus|divided?|calculate|compute|what is|sum of|square root)\b.{0,40}\d.{0,60}\b
        (?:dollar|price|\$|euro|currency)
    `,
  },
  {
    says: '3 + 4 in dollars',
    pattern: /\b\d[\d.,]*\s*(?:\*|\+|\/)\s*\d[\d.,]*\b.{0,60}(?:\bdollar|\$|\bprice|\bcost)/,
  },
  { says: 'That is 5 x 40 dollars', pattern: /\b\d[\d.,]*\s*[x×]\s*[$€£]?\d[\d.,]*\s?(?:\bdollar|\bbucks|[$€£]|=)/ },
  { says: '$40 x 5', pattern: /[$€£]\s?\d[\d.,]*\s*[x×]\s*\d/ },
];

/** Bargaining over the price: "can you knock a bit off". */
export const HAGGLING: readonly Row[] = [...CHEAPER, ...BINDING, ...OWN_SUM, ...ARITHMETIC];

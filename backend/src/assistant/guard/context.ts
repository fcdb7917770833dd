import { type Estimate, pattern } from '../../pricing/index.js';
import { seeksConsent } from './consent.js';
import type { Instructions } from './leak.js';
import { canonical, showable } from './normalise.js';
import { spelledNumbers } from './number-words.js';
import { namedNumbers } from './plain-numbers.js';
import { isCounted } from './units.js';

/** What the guard knows when it judges a sentence: the only sources that figures and contacts may come from. */
export interface GuardContext {
  /** How the business calls itself, which may look like markup or a promise ("A/B <Painting>", "Firm a"); "" for none. */
  name: string;
  /** Figures of the estimate that is stored for this chat, in cents. */
  estimateCents: ReadonlySet<number>;
  /** Sentences that the owner published (rules, about, services, name), canonical, lower case, longest first. */
  published: readonly string[];
  /** Numbers, as digits, that the visitor wrote or the owner published. */
  knownNumbers: ReadonlySet<string>;
  /** The same with the word behind each that says what it is of, canonical and lower case: "14 elm", "3 habitaciones". */
  knownCounts: ReadonlySet<string>;
  /** Numbers that the visitor wrote as no money: a date, a place, a size, so many of something. */
  plainNumbers: ReadonlySet<string>;
  /** Words with digits in them that are known, lower case: "7594esrs". */
  knownTokens: ReadonlySet<string>;
  /** Whether the visitor's newest message asks for a yes that only the business can give. */
  seeksConsent: boolean;
  /** Phone numbers that may be shown, digits only. */
  phones: readonly string[];
  /** E-mail addresses and web hosts that may be shown, lower case. */
  addresses: readonly string[];
  /** The instructions given to a model; null for words that no model wrote. */
  instructions: Instructions | null;
}

interface GuardSources {
  estimate: Estimate | null;
  businessName: string;
  ownerTexts: readonly string[];
  phones: readonly (string | null)[];
  emails: readonly (string | null)[];
  visitorTexts: readonly string[];
  instructions: Instructions | null;
}

const NUMERAL = /\d+(?:[.,]\d+)*/g;
/** A number and the word behind it; words that only go on with the sentence ("500 it is", "900 for all") are of nothing. */
const COUNT = pattern('giu')`
  (?<![\p{L}\d.,])(\d+(?:[.,]\d+)*)[ -](?!(?:for|and|the|this|that|then|than|with|but|are|was|were|will|would|can
    |could|it'?s
      |all|max\p{L}*|total|cash|today|now|flat|even|done|deal|please|tops|altogether|works?|sounds?|seems|should
      |okay|sure|you|your
      |our|not|too|off|out|per|from|only|just|instead|because|tomorrow|agreed|final|firm|right|good|great|fine|each
      |apiece|every|plus
      |hourly|covers?|gets?|does|pays?|buys?|makes?|takes?|including|included|installed|dollars?|bucks?|euros?
      |maybe|please|either|elsewhere|before|after|less|more)\b)(\p{L}{3,})
`;

/** The numbers of a canonical text with what each is of. */
export const countsIn = (text: string): string[] =>
  [...text.matchAll(COUNT)].map(([, digits = '', word = '']) => `${digits} ${word.toLowerCase()}`);

/** A number as it is asked for: in words, too. */
const numbersOf = (text: string): string[] => [
  ...(text.match(NUMERAL) ?? []).flatMap((digits) => [digits, digits.replaceAll(',', '')]),
  ...spelledNumbers(text).map(({ value }) => String(value)),
];

/** The numbers of a text that are so many of something, by the words behind them. */
const countedNumbers = (text: string): string[] => [
  ...[...text.matchAll(NUMERAL)]
    .filter((match) => isCounted(text.slice(match.index + match[0].length), Number(match[0].replaceAll(',', '')), true))
    .map(([digits]) => digits),
  ...spelledNumbers(text)
    .filter(({ end, value }) => isCounted(text.slice(end), value, true))
    .map(({ value }) => String(value)),
];

/** Words of an offer; where none of them stands, a small number is a size, an age or a setting. */
const OFFERS = pattern('iu')`
  \p{Sc}|\b(?:for|cash|sa(?:y|id|ys)|pay|paid|budget|price\w*|quote\w*|offer\w*|cost\w*|charge\w*|deal|promised
    |told|asked|meet|settle|then|ok|okay|max|total|per
    |hoping|do it|spend|afford|worth|each|dollars?|bucks?|grand|k)\b|^\W*[\d.,]+\W*$
`;
const LARGE = 100;

/** The numbers of a text that were written as no money. */
const plainNumbersOf = (text: string): string[] => {
  const counts = countsIn(text).map((count) => count.slice(0, count.indexOf(' ')));
  const small = OFFERS.test(text) ? [] : numbersOf(text).filter((digits) => Number(digits) < LARGE);
  return [...namedNumbers(text), ...counts, ...countedNumbers(text), ...small].flatMap((digits) => [
    digits,
    digits.replaceAll(',', ''),
  ]);
};

/** Digits with a sign before or a currency behind them are money, whatever else they were written as. */
const MONEY =
  /\p{Sc}\s?(\d[\d.,]*\d|\d)|(\d[\d.,]*\d|\d)\s?(?:\p{Sc}|k\b|grand\b|dollars?\b|bucks?\b|usd\b|euros?\b)/giu;
const moneyOf = (text: string): string[] =>
  [...text.matchAll(MONEY)].flatMap(([, signed, named]) => [signed ?? named ?? '']);

export const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
export const PHONE = /(?:\+|\(|\b)\d[\d\s().-]{5,}\d\b/g;
/** "7594esrs", "f0ur" */
export const LETTERS_AND_DIGITS = /(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{2,}/gi;

const HOST = /\b(?:https?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?:\/\S*)?/gi;

/** The amount, the range and the lines of an estimate, each with and without its sign. */
function figuresOf(estimate: Estimate | null): Set<number> {
  if (!estimate) return new Set();
  const { amountCents, lowCents, highCents, lines } = estimate;
  return new Set([amountCents, lowCents, highCents, ...lines.map((line) => line.amountCents)].map(Math.abs));
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) =>
      canonical(sentence)
        .toLowerCase()
        .replace(/[.!?;:]+$/, ''),
    )
    .filter((sentence) => sentence.length >= 4);

/** A number from here on may be an offer; smaller ones are counts. */
const LEAST_OFFER = 20;

/** Gathers the sources of allowed figures for one turn. */
export function guardContext(sources: GuardSources): GuardContext {
  const { estimate, businessName, ownerTexts, phones, emails, visitorTexts, instructions } = sources;
  const published = [businessName, ...ownerTexts];
  const visitor = visitorTexts.map(canonical);
  const known = [...published.map(canonical), ...visitor];
  const plain = new Set(visitor.flatMap(plainNumbersOf));
  const money = new Set(visitor.flatMap(moneyOf));
  const newest = visitor.at(-1) ?? '';
  const hasOffer = numbersOf(newest).some(
    (digits) => Number(digits.replaceAll(',', '')) >= LEAST_OFFER && (money.has(digits) || !plain.has(digits)),
  );
  const hosts = [...ownerTexts.join(' ').matchAll(HOST)].map((match) => (match[1] ?? '').toLowerCase());
  return {
    name: showable(businessName).trim(),
    estimateCents: figuresOf(estimate),
    published: [...new Set(published.flatMap(sentencesOf))].sort((a, b) => b.length - a.length),
    knownNumbers: new Set(known.flatMap(numbersOf)),
    knownCounts: new Set(known.flatMap(countsIn)),
    plainNumbers: new Set([...plain].filter((digits) => !money.has(digits))),
    knownTokens: new Set(known.flatMap((text) => text.toLowerCase().match(LETTERS_AND_DIGITS) ?? [])),
    seeksConsent: seeksConsent(newest, hasOffer),
    // What the visitor has just typed may be repeated to them before anything else has read it.
    phones: [...phones, ...visitor.flatMap((text) => text.match(PHONE) ?? [])]
      .map((phone) => (phone ?? '').replace(/\D/g, ''))
      .filter((digits) => digits.length >= 6),
    addresses: [
      ...[...emails, ...visitor.flatMap((text) => text.match(EMAIL) ?? [])].flatMap((email) =>
        email ? [email.toLowerCase()] : [],
      ),
      ...hosts,
    ],
    instructions,
  };
}

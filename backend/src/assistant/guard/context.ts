import { type Estimate, pattern } from '../../pricing/index.js';
import type { Instructions } from './leak.js';
import { canonical, showable } from './normalise.js';

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
  /** Phone numbers that may be shown, digits only. */
  phones: readonly string[];
  /** E-mail addresses and web hosts that may be shown, lower case. */
  addresses: readonly string[];
  /** The instructions given to a model; null for words that no model wrote. */
  instructions: Instructions | null;
}

export interface GuardSources {
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
  (?<![\p{L}\d.,])(\d+(?:[.,]\d+)*)[ -](?!(?:for|and|the|this|that|then|than|with|but|are|was|were|will|would|can|could|it'?s
      |all|max\p{L}*|total|cash|today|now|flat|even|done|deal|please|tops|altogether|works?|sounds?|seems|should|okay|sure|you|your
      |our|not|too|off|out|per|from|only|just|instead|because|tomorrow|agreed|final|firm|right|good|great|fine)\b)(\p{L}{3,})
`;

/** The numbers of a canonical text with what each is of. */
export const countsIn = (text: string): string[] =>
  [...text.matchAll(COUNT)].map(([, digits = '', word = '']) => `${digits} ${word.toLowerCase()}`);

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

/** Gathers the sources of allowed figures for one turn. */
export function guardContext(sources: GuardSources): GuardContext {
  const { estimate, businessName, ownerTexts, phones, emails, visitorTexts, instructions } = sources;
  const published = [businessName, ...ownerTexts];
  const numbers = [...published, ...visitorTexts].flatMap((text) => canonical(text).match(NUMERAL) ?? []);
  const counts = [...published, ...visitorTexts].flatMap((text) => countsIn(canonical(text)));
  const hosts = [...ownerTexts.join(' ').matchAll(HOST)].map((match) => (match[1] ?? '').toLowerCase());
  return {
    name: showable(businessName).trim(),
    estimateCents: figuresOf(estimate),
    published: [...new Set(published.flatMap(sentencesOf))].sort((a, b) => b.length - a.length),
    knownNumbers: new Set(numbers),
    knownCounts: new Set(counts),
    phones: phones.map((phone) => (phone ?? '').replace(/\D/g, '')).filter((digits) => digits.length >= 6),
    addresses: [...emails.flatMap((email) => (email ? [email.toLowerCase()] : [])), ...hosts],
    instructions,
  };
}

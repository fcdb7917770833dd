import { pattern } from '../../pricing/index.js';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES: Record<string, number> = { hundred: 100, thousand: 1_000, grand: 1_000, million: 1_000_000 };

const VALUES = new Map<string, number>([
  ...ONES.map((word, index) => [word, index] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ['fourty', 40],
  ['ninty', 90],
  ['dozen', 12],
]);

const WORD = [...VALUES.keys(), ...Object.keys(SCALES)].join('|');
const RUN = new RegExp(
  `\\b(?:(?:a|an)[ -]+(?=hundred|thousand|grand|million|dozen))?(?:${WORD})s?(?:(?:[ -]+and)?[ -]+(?:${WORD})s?)*\\b`,
  'gi',
);

/** A number written in words: where it stands and what it is worth. */
export interface SpelledNumber {
  start: number;
  end: number;
  value: number;
  /** Whether a hundred, a thousand or more was said: small numbers are mostly counts of things. */
  large: boolean;
}

function valueOf(words: string[]): number {
  let total = 0;
  let current = 0;
  for (const raw of words) {
    const word = VALUES.has(raw) || raw in SCALES ? raw : raw.replace(/s$/, '');
    const scale = SCALES[word];
    if (scale === 100) current = (current || 1) * 100;
    else if (scale) [total, current] = [total + (current || 1) * scale, 0];
    else current += VALUES.get(word) ?? 0;
  }
  return total + current;
}

/** English numbers in words, "twelve hundred and fifty" as one. */
export function spelledNumbers(text: string): SpelledNumber[] {
  return [...text.matchAll(RUN)].map((match) => {
    const value = valueOf(match[0].toLowerCase().split(/[ -]+/));
    return { start: match.index, end: match.index + match[0].length, value, large: value >= 100 };
  });
}

/** "It comes to four. Thousand dollars": a sentence that goes on with the amount before it. */
const GOES_ON =
  /^\W*(?:\p{Sc}|(?:hundred|thousand|grand|k|million|dollars?|bucks?|euros?|cents?|usd|percent|and a half)\b)/iu;
const OPEN_END = new RegExp(`(?:\\d|\\b(?:${WORD}|is|are|be|to|about|around|for|at|costs?|price|total))\\W*$`, 'i');
const OPENS_WITH_NUMBER = new RegExp(`^\\W*(?:\\d|(?:${WORD})\\b)`, 'i');

/** Whether an amount could run from one sentence into the next. */
export const runsOver = (before: string, sentence: string): boolean =>
  GOES_ON.test(sentence) || (OPEN_END.test(before) && OPENS_WITH_NUMBER.test(sentence));

/** Numbers written together or said one digit at a time: "fivehundred", "two-five-oh". */
const RUN_TOGETHER = new RegExp(
  `\\b(${ONES.slice(1).join('|')}|${TENS.join('|')})(hundred|thousand)(?:and)?(?=[a-z]*\\b)`,
  'gi',
);
const DIGIT = `(?:${ONES.slice(0, 10).join('|')}|oh)`;
export const DIGIT_BY_DIGIT = new RegExp(`\\b${DIGIT}(?:[ -]${DIGIT}){2,}\\b`, 'i');

/** "fourhundredfifty" as "four hundred fifty". */
export const apart = (text: string): string => text.replace(RUN_TOGETHER, '$1 $2 ');

/** Amounts in words that name no number: notes, stacks, "low four figures", "a one with three zeros". */
export const SLANG_AMOUNT = pattern('i')`
  \b(?:c-?notes?|hundos?|hunnid|fivers?|tenners?|benjamins|franklins|grover|bux)\b
  |\b(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|couple|few|\d+)(?: of)? (?:thou|stacks?(?! of)|racks?
    |large|big ones)\b(?! (?:enough|room|window|wall|tree|\w+s?\b))
  |\b(?:[a-z]+|\d+) figures\b(?<!\b(?:the|these|those|all|of|your|our|no|any|its|those|name|exact|shown|other|with
    |in|and) figures)
  |\b(?:with|and|followed by|plus) (?:\w+ )?zero(?:e?s)\b
  |\b(?:three|four|five|six)-figures?\b
  |\b(?:low|mid|high|upper|several|some|a few|couple of) (?:hundreds|thousands)\b(?! of)
  |\b(?:half|a third|a quarter) (?:of )?a (?:thousand|grand|hundred)\b
  |\b(?:half|ten|two|three|four|five|six|seven|eight|nine|[a-z]+ty) k\b
`;

/** A roman numeral of at least three letters, as an upper-case word: shorter ones are states and phases. */
export const ROMAN = /\b(?=[MDCLXVI]{3,}\b)M*(?:CM|CD|D?C{0,4})(?:XC|XL|L?X{0,4})(?:IX|IV|V?I{0,4})\b/;

import { lines } from '../../pricing/index.js';

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

/**
 * Number words of other languages (Spanish, Portuguese, French, German, Italian, Dutch, Polish), without accents, as
 * `canonical` leaves them. Words that are English words too ("once", "due", "cent") are left out.
 */
export const FOREIGN_NUMBER = new RegExp(
  `(?<![a-z])(?:${[
    lines`
      uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|trece|catorce|quince|veinte|treinta|cuarenta
      |cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|cientos|doscientos|trescientos|cuatrocientos
      |quinientos|seiscientos|setecientos|ochocientos|novecientos|mil|miles
    `,
    lines`
      dois|duas|quatro|sete|oito|nove|dez|vinte|trinta|quarenta|cinquenta|sessenta|oitenta|duzentos|trezentos
      |quinhentos|novecentos|milhao
    `,
    lines`
      deux|trois|quatre|cinq|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|vingts|trente|quarante
      |cinquante|soixante|cents|mille
    `,
    'eins|ein|eine|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwanzig|dreissig|dreißig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig|\\w*hundert\\w*|\\w*tausend\\w*',
    'tre|quattro|cinque|sette|otto|dieci|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento|\\w*cento|duemila|tremila|\\w{3,}mila',
    'een|twee|drie|vijf|zes|zeven|negen|tien|twintig|dertig|veertig|vijftig|honderd|\\w*duizend',
    'dwa|trzy|cztery|piec|szesc|siedem|osiem|dziewiec|dziesiec|sto|dwiescie|tysiac|tysiace|tysiecy',
  ].join('|')})(?![a-z])`,
  'i',
);

/** Numbers in Chinese or Japanese characters before a currency. */
export const HAN_MONEY = /[零〇一二三四五六七八九十百千万萬两]+\s*(?:美元|美金|元|块|塊|円|ドル)/u;

/** A roman numeral of at least two letters, as an upper-case word. */
export const ROMAN = /\b(?=[MDCLXVI]{2,}\b)M*(?:CM|CD|D?C{0,4})(?:XC|XL|L?X{0,4})(?:IX|IV|V?I{0,4})\b/;

import { lines, pattern } from './pattern.js';

/** A text cut into words, numbers, times of day and signs, each with its place in the cleaned text. */
export interface Token {
  kind: 'word' | 'number' | 'time' | 'sign';
  /** Lower case. */
  text: string;
  /** Of a number in digits; NaN otherwise (numbers in words: see numberAt). */
  value: number;
  /** "2nd", "3rd": a place in an order, never an amount. */
  ordinal: boolean;
  /** Place in the cleaned text. */
  start: number;
  end: number;
  /** White space stands before it. */
  spaced: boolean;
}

// prettier-ignore
const VULGAR: Record<string, string> = {
  '½': '1/2', '¼': '1/4', '¾': '3/4', '⅓': '1/3', '⅔': '2/3', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8',
};

/** Marks that steer the writing direction, zero-width characters and other controls: they never carry meaning here. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;

/** Names of two words that many write as one, and of one word that many write as two. */
const APART = lines`
  pot light|can light|hot tub|water heater|ceiling fan|fire pit|garage door|front door|living room|dining room
  |laundry room|family room|gas line|sump pump|light switch|light fixture|heat pump|deep clean|swimming pool
`;
const TOGETHER = lines`
  wall paper|base board|dry wall|sky light|back splash|dish washer|down light|drive way|side walk|bath room
  |bed room|bath tub|fire place|hard wood|hand rail|key pad
`;
const FIRST_WORDS = new Map(APART.split('|').map((name) => [name.replace(' ', ''), name.indexOf(' ')]));
const JOINED = new RegExp(String.raw`(?<!\p{L})(?:${APART.replaceAll(' ', '-?')})s?(?!\p{L})`, 'giu');
/** Not "we drive way out", "bath room by room", "take down light fixtures", "hard wood trees", "a dry wall or a wet one". */
const PARTED = pattern('giu')`
  (?<!\p{L}|\b(?:tak(?:e|ing)|took|put(?:ting)?|pull(?:ing)?|tear(?:ing)?|bring|lay|knock(?:ing)?) )
    (?:${TOGETHER.replaceAll(' ', '[ -]')})s?(?! (?:out|over|up|past|by|too|more|far|like|trees?|logs?|stumps?
      |branch(?:es)?|chips|mulch|(?:is|was|are|or|and|not)(?: an?| the| still)? (?:wet|damp|dry|soft))\b
    |\p{L})
`;

/** "Potlights" are pot lights, and "base boards" baseboards. */
const asUsual = (text: string): string =>
  text
    .replace(JOINED, (word) => {
      const whole = word.replace('-', '');
      const first = FIRST_WORDS.get(whole.toLowerCase()) ?? FIRST_WORDS.get(whole.slice(0, -1).toLowerCase());
      return `${whole.slice(0, first)} ${whole.slice(first)}`;
    })
    .replace(PARTED, (words) => words.replace(/[ -]/, ''));

/** "1,5 hours", "2,5 m": in thousands, three digits follow a comma. */
const DECIMAL_COMMA = pattern('giu')`
  (?<=(?<![\d.,])\d{1,3}),
  (?=\d{1,2} ?(?:hours?|hrs?|days?|cm|m|m2|qm|sqm|metres?|meters?|square met\p{L}+|km|acres?|hectares?|ha)(?![\p{L}\d]))
`;

/** "AU$9.50", "C$2.2k", "NZ $95": whose dollars they are says nothing within one business. */
const WHOSE_DOLLARS =
  /(?<![\p{L}\d])(?:(?:AU|NZ|CA|US|SG|HK|AUD|NZD|CAD|USD|CDN|[AC])(?=\$ ?\d)|(?:AU|NZ|AUD|NZD|CAD|USD|CDN) (?=\$ ?\d))/giu;

/** One spelling for what looks alike: quotes, dashes, spaces, full-width digits, vulgar fractions. Case is kept. */
export function cleanText(text: string): string {
  const clean = text
    .replace(/\r\n?/g, '\n')
    .replace(/(\d)?([½¼¾⅓⅔⅛⅜⅝⅞])/gu, (_, digit: string | undefined, mark: string) =>
      digit === undefined ? (VULGAR[mark] ?? '') : `${digit} ${VULGAR[mark] ?? ''}`,
    )
    .normalize('NFKC')
    .replace(DECIMAL_COMMA, '.')
    .replace(WHOSE_DOLLARS, '')
    .replace(INVISIBLE, '')
    .replace(/[\u2018\u2019\u201b\u2032\u02bc`´]/gu, "'")
    .replace(/[\u201c\u201d\u2033]/gu, '"')
    .replace(/[\u2010-\u2015\u2212]/gu, (dash) => (dash === '\u2014' || dash === '\u2015' ? ' - ' : '-'))
    .replace(/(?<![\p{L}\d])(re)-(?=\p{Ll}{3})/giu, '$1')
    .replace(/[×✕✖]/gu, 'x')
    // "Inside + out"
    .replace(/(?<![\p{L}\d])(in(?:side)?) ?\+ ?(?=out(?:side)?(?!\p{L}))/giu, '$1 and ')
    .replace(/[\u0660-\u0669]/gu, (digit) => String(digit.charCodeAt(0) - 0x0660));
  return asUsual(clean);
}

const TIME = String.raw`\d{1,2}(?:[:.]\d{2})?\s?[apAP](?:[mM]\b|\.[mM]\.?)|\d{1,2}:\d{2}(?!\d)`;
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?|\.\d+`;
const ORDINAL = String.raw`(?:[sS][tT]|[nN][dD]|[rR][dD]|[tT][hH])(?!\p{L})`;
const SQUARED = String.raw`(?:[sS][qQ]|[fF][tT]|[mM]|[mM][tT][rR]?|[yY][dD]|[cC][mM]|[mM][mM]|[iI][nN])[23](?![\p{L}\d])`;
const WORD = String.raw`${SQUARED}|\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*`;
/** Either case is spelt out, and no group has a name: all reading begins here, and both cost half as much again. */
const TOKEN = new RegExp(String.raw`(${TIME})|(${NUMBER})(${ORDINAL})?|(${WORD})|\S`, 'gu');

/** Cuts a cleaned text (see cleanText) into tokens; white space is dropped. */
export function tokenize(clean: string): Token[] {
  const tokens: Token[] = [];
  let before = 0;
  for (const match of clean.matchAll(TOKEN)) {
    const [text, time, number, ordinal, word] = match;
    const end = match.index + text.length;
    tokens.push({
      kind: time ? 'time' : number ? 'number' : word ? 'word' : 'sign',
      text: text.toLowerCase(),
      value: number ? Number(number.replaceAll(',', '')) : Number.NaN,
      ordinal: ordinal !== undefined,
      start: match.index,
      end,
      spaced: match.index > before,
    });
    before = end;
  }
  return tokens;
}

/** A sign that nobody wrote, before what stands at an offset of the text. */
export const signAt = (text: string, start: number, spaced = false): Token => ({
  kind: 'sign',
  text,
  value: Number.NaN,
  ordinal: false,
  start,
  end: start,
  spaced,
});

/** The text of a token, '' beyond either end: spares every grammar rule a check. */
export function textAt(tokens: Token[], index: number): string {
  return tokens[index]?.text ?? '';
}

/** The words and signs as they were read, with one space between. */
export function textOf(tokens: Token[]): string {
  return tokens.map((token) => token.text).join(' ');
}

/** What stands right before a place in a text: so many letters of it at most. */
export const textBefore = (text: string, at: number, most: number): string => text.slice(Math.max(0, at - most), at);

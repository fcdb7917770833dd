import {
  fractionAt,
  isMoneyWord,
  nearlySame,
  numberAt,
  pattern,
  SQ_FT_A_SQUARE,
  textAt,
  textOf,
  unitAt,
  wordValue,
  type Token,
  type UnitRead,
  wordTable,
} from '../../language/index.js';
import type { Unit } from '../../types.js';
import { startsAllBut } from '../text/all-but.js';
import { isCompound, isOtherBed } from '../text/compounds.js';
import { GRAMMAR, PRICE_WORDS, wordSet } from '../text/lexicon.js';
import type { PerPhrase } from '../text/price.js';
import { isAfter, itemPhrase } from './item-phrase.js';

const MARKERS = wordSet(`per / each every a an another p ea apiece`);
const ADDITIONAL = wordSet(
  `additional add'l addt'l extra further more following subsequent another addl addtional aditional`,
);
/** "additional", "extra", "another", and "additional" with a slip. */
export function isAdditional(word: string): boolean {
  return ADDITIONAL.has(word) || nearlySame(word, 'additional');
}

/** "psf", "plf": the marker and the unit in one word. */
const IN_ONE = wordTable<Unit>({
  psf: 'sq_ft',
  plf: 'lin_ft',
  psm: 'sq_m',
  hourly: 'hour',
  daily: 'day',
  'hourly rate': 'hour',
  'daily rate': 'day',
  'hour rate': 'hour',
  'day rate': 'day',
});

/** Reads what an amount is counted by, at its marker. */
export function perPhraseAt(tokens: Token[], index: number): PerPhrase | null {
  const per = phraseAt(tokens, index);
  return per && (isAfter(tokens, per.end) || isMore(tokens, index, per.end))
    ? { ...per, additional: true, end: per.end + 1 }
    : per;
}

function phraseAt(tokens: Token[], index: number): PerPhrase | null {
  let at = index;
  const rated = textAt(tokens, at + 1) === 'rate' && textAt(tokens, at - 1) !== 'half';
  const unit = IN_ONE[rated ? `${textAt(tokens, at)} rate` : textAt(tokens, at)];
  if (unit) return { unit, size: 1, additional: false, words: null, end: rated ? at + 2 : at + 1 };
  const forOne = textAt(tokens, at) === 'for' && (ONE.has(textAt(tokens, at + 1)) || isOneMeasure(tokens, at + 1));
  const marker = markerAt(tokens, forOne ? at + 1 : at);
  // "every roof apart from asphalt"
  if (marker === null || isFrequency(tokens, marker) || startsAllBut(tokens, marker)) return null;
  at = marker;
  let additional = textAt(tokens, at) === 'any';
  if (textAt(tokens, at) === 'a' && /^(?:piece|pop|go)$/.test(textAt(tokens, at + 1)))
    return { unit: 'item', size: 1, additional: false, words: null, end: at + 2 };
  const weak = ['a', 'an'].includes(textAt(tokens, at));
  additional ||= textAt(tokens, at) === 'another';
  at += 1;
  while (isAdditional(textAt(tokens, at)) || (textAt(tokens, at) === 'other' && at <= index + 2)) {
    additional = true;
    at += 1;
  }
  const count = ['hundred', 'thousand'].includes(textAt(tokens, at))
    ? { value: textAt(tokens, at) === 'hundred' ? 100 : 1000, end: at + 1 }
    : numberAt(tokens, at);
  const counted = count && unitAt(tokens, count.end) ? count : null;
  // "then $10 per 1,000"
  const then = tokens.slice(0, index).some(({ text }) => text === 'then');
  const hundreds = count && !counted ? hundredsMore(tokens, count, additional || then) : null;
  if (hundreds) return hundreds;
  // "£3.5k for a 2 bed" names the job, "each gets 8% off" the customers
  if (
    (weak && counted && (forOne || textAt(tokens, index - 1) === 'for')) ||
    /^(?:gets?|receives?|saves?|pays?)$/.test(textAt(tokens, at))
  )
    return null;
  const half = counted ? null : halfUnit(tokens, at);
  const start = counted?.end ?? half?.end ?? at;
  const scale = counted?.value ?? half?.value ?? 1;
  if (index === start - 1 && additional && textAt(tokens, index) === 'another')
    return unitPhrase(tokens, start, scale, true, -1);
  return (
    unitPhrase(
      tokens,
      start,
      scale,
      additional,
      counted || (weak && textAt(tokens, marker - 1) === 'for' && isNamedRoom(tokens, start)) ? index : -1,
    ) ??
    (weak && !additional && (forOne || !directThing(tokens, index))
      ? null
      : itemPhrase(tokens, start, additional, weak))
  );
}

/** "$4 for each extra 1,000", "$10 per 1,000": so many units, and no price; "first 75, each additional 65" is one. */
export function isCountOfMore(tokens: Token[], at: number): boolean {
  const marker = isAdditional(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  const isRound = marker === at - 2 || /^(?:100|1000)$/.test(String(tokens[at]?.value));
  const isAmount = tokens[marker - 1]?.kind === 'number' || /^(?:for|dollars|bucks)$/.test(textAt(tokens, marker - 1));
  return isRound && isAmount && /^(?:each|every|per)$/.test(textAt(tokens, marker));
}

/** "$12 for every 1,000 more", "$4 for each extra 1,000": of what was counted before. */
function hundredsMore(
  tokens: Token[],
  { value, end }: { value: number; end: number },
  additional: boolean,
): PerPhrase | null {
  if (value !== 100 && value !== 1000) return null;
  const isMore = /^(?:more|extra|additional|over|above|beyond|after)$/.test(textAt(tokens, end));
  const isAll = additional && tokens[end]?.kind !== 'word';
  return isMore || isAll
    ? { unit: 'item', size: value, additional: true, words: null, end: isMore ? end + 1 : end }
    : null;
}

/** "For a powder room": one room of a house by its name, and no count of rooms. */
function isNamedRoom(tokens: Token[], start: number): boolean {
  return unitAt(tokens, start) === null && textAt(tokens, start + 1) === 'room';
}

/** "By the bag 48". */
const isAmount = (tokens: Token[], at: number): boolean => tokens[at]?.kind === 'number' || textAt(tokens, at) === '$';

/** "$30 the hour", "$130 for yard", "$8 by foot": right after an amount, one of a unit is what it counts. */
function directUnit(tokens: Token[], at: number): boolean {
  if (!/^(?:the|for|by)$/.test(textAt(tokens, at)) || !directThing(tokens, at)) return false;
  const unit = unitAt(tokens, at + 1);
  return (
    unit !== null &&
    // "$1,300 for half a day" is one price
    !(unit.unit === 'day' && unit.scale < 1) &&
    /^(?:sq|lin|cu|hour|day|mile|km)/.test(unit.unit) &&
    !/(?:s|feet|daily|hourly|min)$/.test(textAt(tokens, unit.end - 1))
  );
}

const ONE = wordSet(`each every an a another`);

/** "52 for one square meter": by what it is measured, where "for one acre" may be all there is. */
function isOneMeasure(tokens: Token[], at: number): boolean {
  const unit = /^for one$/.test(textOf(tokens.slice(at - 1, at + 1))) ? unitAt(tokens, at + 1) : null;
  return unit !== null && unit.unit.startsWith('sq_') && unit.scale === 1 && tokens[unit.end]?.kind !== 'word';
}

/** The index of the word that says that something is counted ("per", "/", "each"), null where none stands. */
function markerAt(tokens: Token[], at: number): number | null {
  const [here, next] = [textAt(tokens, at), textAt(tokens, at + 1)];
  // "boulders are priced by the ton"
  const priced = /^(?:priced|charged|billed|sold|quoted|paid)$/.test(textAt(tokens, at - 1));
  if (here === 'by' && next === 'the')
    return priced || unitAt(tokens, at + 2) || directThing(tokens, at) || isAmount(tokens, at + 3) ? at + 1 : null;
  if (directUnit(tokens, at) || anyMore(tokens, at) || isOneMeasure(tokens, at)) return at;
  // "p-traps"
  if (here === 'p' && (tokens[at + 1]?.kind !== 'word' || !/^\d|^[$£€]$/.test(textAt(tokens, at - 1)))) return null;
  return MARKERS.has(here) ? at : null;
}

/** "Every two weeks", "every other month": how often, and nothing that is counted. */
function isFrequency(tokens: Token[], at: number): boolean {
  if (!/^(?:every|each)$/.test(textAt(tokens, at))) return false;
  const count = numberAt(tokens, at + 1);
  const period = count?.end ?? (/^(?:other|few|couple)$/.test(textAt(tokens, at + 1)) ? at + 2 : at + 1);
  return (
    /^(?:weeks?|fortnights?|months?|years?|quarters?|seasons?|visits?)$/.test(textAt(tokens, period)) &&
    !isAfter(tokens, period + 1)
  );
}

/** "$18 for any machine over that" */
const ANY_OVER = pattern('u')`
  ^any (?:[\p{L}-]+ ){1,2}(?:over|above|beyond|past|after|more than) (?:that|those|the (?:first|second|third|fourth))
    (?:$| (?:is|are|at|for|costs?|adds?|[,$\d]))
`;

/** "Any additional nest": as good as "each". */
function anyMore(tokens: Token[], at: number): boolean {
  const next = textAt(tokens, at + 1);
  if (textAt(tokens, at) !== 'any') return false;
  // "$12 for any more"
  if (next === 'more') return textAt(tokens, at - 1) === 'for' && /^[,;.)]?$/.test(textAt(tokens, at + 2));
  if (ANY_OVER.test(textOf(tokens.slice(at, at + 6)))) return true;
  return (
    isAdditional(next) || (next === 'other' && (unitAt(tokens, at + 2) !== null || textAt(tokens, at + 2) === 'one'))
  );
}

/** "per half hour". */
function halfUnit(tokens: Token[], at: number): { value: number; end: number } | null {
  const share = fractionAt(tokens, at);
  return share && unitAt(tokens, share.end) ? share : null;
}

/** A unit at once, or after up to two words that say which ("per interior door"). */
function unitPhrase(
  tokens: Token[],
  start: number,
  scale: number,
  additional: boolean,
  counted: number,
): PerPhrase | null {
  for (let skip = 0; skip <= (counted >= 0 ? 0 : 2); skip += 1) {
    const unit = squareAt(tokens, start + skip) ?? unitAt(tokens, start + skip);
    // "a level 5 finish" is a grade
    if (unit?.unit === 'storey' && numberAt(tokens, unit.end)) return null;
    if (unit && (isCompound(tokens, unit.end) || isOtherBed(tokens, start + skip))) return null;
    if (unit) {
      const one = additional || isAdditional(textAt(tokens, start));
      return {
        unit: unit.unit,
        size: scale * unit.scale,
        additional: one,
        words: skip > 0 ? [start, start + skip] : null,
        end: unit.end,
      };
    }
    const word = textAt(tokens, start + skip);
    if (tokens[start + skip]?.kind !== 'word' || GRAMMAR.has(word) || (PRICE_WORDS.has(word) && !isAdditional(word)))
      return null;
  }
  return null;
}

/** "Each room more $25": before its price; behind one, "extra" says that the amount comes on top. */
function isMore(tokens: Token[], index: number, at: number): boolean {
  // "$20 for each bedroom more"
  const forEach = textAt(tokens, index) === 'for' && /^(?:each|every)$/.test(textAt(tokens, index + 1));
  if (forEach && textAt(tokens, at) === 'more') return textAt(tokens, at + 1) !== 'than';
  if (!/^(?:each|every)$/.test(textAt(tokens, index)) || !/^(?:more|extra|additional)$/.test(textAt(tokens, at)))
    return false;
  const leads = /^(?:[$£€:=-]|is|for|at|costs?)$/.test(textAt(tokens, at + 1)) || tokens[at + 1]?.kind === 'number';
  return leads && !directThing(tokens, index);
}

/** Where squares of 100 sq ft are spoken of. */
const ROOFING =
  /\b(?:roof\w*|shingles?|tear|layers?|underlay\w*|felt|siding|squares?|pitch\w*|steep\w*|\d{1,2} [/:] 12)\b/;
/** Dollars: no square of anything costs less, a square foot does. */
const LEAST_OF_A_SQUARE = 25;

/** "Walls $3.50 per sq", where a square foot is meant. */
function isCheap(tokens: Token[], at: number): boolean {
  const amount = tokens.slice(Math.max(0, at - 3), at).findLast(({ kind }) => kind === 'number');
  return amount !== undefined && amount.value < LEAST_OF_A_SQUARE && !ROOFING.test(textOf(tokens));
}

/** "$425/sq": without ft or m after it, a square of 100 sq ft; "a foot squared" is a square foot. */
export function squareAt(tokens: Token[], at: number): UnitRead | null {
  const unit = unitAt(tokens, at);
  if (!unit)
    return textAt(tokens, at) === 'sq'
      ? { unit: 'sq_ft', scale: isCheap(tokens, at) ? 1 : SQ_FT_A_SQUARE, end: at + 1 }
      : null;
  const area = unit.unit === 'lin_ft' ? 'sq_ft' : unit.unit === 'lin_m' ? 'sq_m' : null;
  return area && textAt(tokens, unit.end) === 'squared' ? { unit: area, scale: 1, end: unit.end + 1 } : null;
}

function directThing(tokens: Token[], index: number): boolean {
  // "$22 more a post", "19 bucks more a hole"
  const isSum = tokens[index - 2]?.kind === 'number' || isMoneyWord(textAt(tokens, index - 2));
  if (/^(?:more|extra)$/.test(textAt(tokens, index - 1)) && isSum) return true;
  const before = tokens[index - 1];
  const spoken = (at: number): number => wordValue(textAt(tokens, at)) ?? 0;
  const tens = textAt(tokens, index - 2) === '-' ? index - 3 : index - 2;
  const inWords = spoken(index - 1) >= 10 || (spoken(index - 1) > 0 && spoken(tens) >= 20);
  return before?.kind === 'number' || isMoneyWord(before?.text ?? '') || inWords;
}

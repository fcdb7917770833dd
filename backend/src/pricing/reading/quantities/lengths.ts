import {
  ANY_TREE,
  type NumberRead,
  numberAt,
  textAt,
  SEVERAL_TREES,
  textOf,
  type Token,
  wordTable,
  pattern,
} from '../../language/index.js';

export type System = 'ft' | 'm';

/** One length as written: feet or metres, and whether it was called a height or depth. */
export interface LengthRead {
  /** In feet or metres; in neither when `system` is null (a bare number). */
  value: number;
  system: System | null;
  /** Written in inches, centimetres or millimetres: the measure of a part, hardly of a room. */
  isSmall: boolean;
  /** "8 ft high", "13'H", "4 in deep". */
  isHeight: boolean;
  /** "Two 40 ft oaks": how high each of several trees is, and no stretch of anything. */
  isOfEach: boolean;
  /** "40 ft long", "30' W": the word, null when there is none. */
  label: string | null;
  end: number;
}

const UNITS = wordTable<{ system: System; factor: number; small?: true }>({
  ft: { system: 'ft', factor: 1 }, fts: { system: 'ft', factor: 1 }, feet: { system: 'ft', factor: 1 }, foot: { system: 'ft', factor: 1 }, "'": { system: 'ft', factor: 1 },
  in: { system: 'ft', factor: 1 / 12, small: true }, inch: { system: 'ft', factor: 1 / 12, small: true }, inches: { system: 'ft', factor: 1 / 12, small: true },
  '"': { system: 'ft', factor: 1 / 12, small: true }, yd: { system: 'ft', factor: 3 }, yds: { system: 'ft', factor: 3 }, yard: { system: 'ft', factor: 3 }, yards: { system: 'ft', factor: 3 },
  m: { system: 'm', factor: 1 }, mtr: { system: 'm', factor: 1 }, mtrs: { system: 'm', factor: 1 }, meter: { system: 'm', factor: 1 }, meters: { system: 'm', factor: 1 },
  metre: { system: 'm', factor: 1 }, metres: { system: 'm', factor: 1 }, cm: { system: 'm', factor: 0.01, small: true }, mm: { system: 'm', factor: 0.001, small: true },
}); // prettier-ignore
const INCHES = new Set(['in', 'inch', 'inches', '"']);
const HEIGHTS = new Set(['high', 'tall', 'height', 'deep', 'thick', 'depth', 'thickness', 'h']);
const SPANS = new Set(['long', 'wide', 'width', 'length', 'd', 'w', 'l']);

/** "x" may cling to the unit before it: "10ftx12ft". */
const CLINGING = /^(ft|feet|in|m|cm|mm)x$/;

/** Reads a length at a token: "12", "12 ft", "12'6\"", "9 ft 6 in", "3.5 m", "13'H", "20' FT (LENGTH)". */
export function lengthAt(tokens: Token[], index: number): LengthRead | null {
  const number = numberAt(tokens, index);
  if (!number || number.value <= 0) return null;
  let at = number.end;
  if (textAt(tokens, at) === '-' && UNITS[textAt(tokens, at + 1)]) at += 1;
  let value = number.value;
  const clinging = CLINGING.exec(textAt(tokens, at))?.[1];
  // Two single quotes are a double one.
  const isDouble = textAt(tokens, at) === "'" && textAt(tokens, at + 1) === "'";
  const dashed = feetAndInches(tokens, index, number);
  const unit = UNITS[dashed ? 'ft' : isDouble ? '"' : (clinging ?? (isWhere(tokens, at) ? '' : textAt(tokens, at)))];
  if (dashed) {
    value = dashed.value;
    at = dashed.end;
  } else if (unit) {
    value *= unit.factor;
    at += isDouble ? 2 : 1;
    if (unit.factor === 1 && unit.system === 'ft' && !clinging) [value, at] = withInches(tokens, value, at);
    while (['ft', '.'].includes(textAt(tokens, at)) && !tokens[at]?.spaced) at += 1;
    if (textAt(tokens, at) === 'ft') at += 1;
  }
  const label = labelAt(tokens, at, unit !== undefined);
  return {
    value,
    system: unit?.system ?? null,
    isSmall: unit?.small === true,
    isHeight:
      label === null
        ? isCalledHigh(tokens, index) ||
          (unit?.system !== undefined && isOfCeiling(tokens, index, { value, system: unit.system, end: at }))
        : HEIGHTS.has(label.word),
    isOfEach:
      isOfEachTree(tokens, index, label?.end ?? at) ||
      (unit !== undefined && isOfEachShrub(tokens, index, { value, end: label?.end ?? at })),
    label: label?.word ?? null,
    end: label?.end ?? at,
  };
}

/** "12 metres by 5 in front of the house", "a 12x24 in-ground pool": no inches. */
const isWhere = (tokens: Token[], at: number): boolean =>
  textAt(tokens, at) === 'in' &&
  /^-? ?(?:front|total|all|the|my|our|a|an|back|there|here|ground)\b/.test(textOf(tokens.slice(at + 1, at + 3)));

const SKIPPED = pattern()`
  ^(?:,|:|-|about|around|roughly|maybe|like|approx|approximately|nearly|almost|over|well|too|also|all|is|are
    |they're|it's)$
`;

/** Where the word stands that leads to a length, before "is about", ": roughly". */
function wordBefore(tokens: Token[], index: number): number {
  let at = index - 1;
  while (SKIPPED.test(textAt(tokens, at))) at -= 1;
  return at;
}

/** "They are high, about 3.4 m"; of "6 ft high, 120 ft" the height has its own number. */
function isCalledHigh(tokens: Token[], index: number): boolean {
  const at = wordBefore(tokens, index);
  const named = textAt(tokens, at).length > 1 && HEIGHTS.has(textAt(tokens, at)) ? at : ofHigh(tokens, at);
  return named !== null && !hasOwnNumber(tokens, named);
}

const EACH = /^(?:both|each|apiece)$/;
const TREE = new RegExp(String.raw`^(?:${ANY_TREE})$`);

/** What is so long, whatever tree stands beside it or gave its wood. */
const STRETCHED = /^(?:fences?|fencing|runs?|sections?|sides?|lengths?|stretches|hedges?|boards?|panels?)$/;

/** "The trees", "three oaks": several, whose height stands behind them. */
const TREES_NAMED = new Set(['trees', ...SEVERAL_TREES]);

/** "Two pines, both about 45 ft", "two 40 ft pines", "2 pines, 40 ft each", "2 trees, 40 ft or so": they are counted, and are that high. */
function isOfEachTree(tokens: Token[], index: number, end: number): boolean {
  const count = numberAt(tokens, index - 1);
  if (count !== null && count.value > 1 && TREE.test(textAt(tokens, end))) return true;
  const at = wordBefore(tokens, index);
  const near = tokens.slice(Math.max(0, at - 8), at + 1);
  const next = textOf(tokens.slice(end, end + 4)).split(' ');
  const isOfOther = next.some((word) => word === 'of' || STRETCHED.test(word) || TREE.test(word));
  // "Trees over 40 ft": a limit
  const isLimit = /^(?:over|under|above|below|to|than)$/.test(textAt(tokens, index - 1));
  const areSeveral = !isLimit && near.some(({ text }) => TREES_NAMED.has(text)) && !isOfOther;
  if (!areSeveral && !EACH.test(textAt(tokens, at)) && !EACH.test(textAt(tokens, end))) return false;
  return near.some(({ text }) => TREE.test(text)) && !near.some(({ text }) => STRETCHED.test(text));
}

const SHRUBS = new Set(
  'bushes shrubs boxwoods hollies junipers azaleas hydrangeas yews arborvitaes rhododendrons laurels camellias'.split(
    ' ',
  ),
);
const HIGHEST_SHRUB = 15;

/** "7 are little boxwoods, maybe 3 ft": how high each of them is; of "a row of boxwoods, 30 ft long" it is the row. */
function isOfEachShrub(tokens: Token[], index: number, { value, end }: { value: number; end: number }): boolean {
  const near = tokens.slice(Math.max(0, wordBefore(tokens, index) - 2), index);
  const isOfRow = /^(?:of|long|row|hedge|stretch|run)$/;
  return (
    value <= HIGHEST_SHRUB &&
    near.some(({ text }) => SHRUBS.has(text)) &&
    ![textAt(tokens, end - 1), textAt(tokens, end), ...near.map(({ text }) => text)].some((word) => isOfRow.test(word))
  );
}

/** "Six foot high", "6-ft-tall": a number, its unit, and how high it is. */
function hasOwnNumber(tokens: Token[], named: number): boolean {
  let at = named - 1;
  while (/^-$/.test(textAt(tokens, at)) || UNITS[textAt(tokens, at)]) at -= 1;
  return at < named - 1 && numberAt(tokens, at) !== null;
}

/** "High ceilings": the place of the word before what is so. */
const ofHigh = (tokens: Token[], at: number): number | null =>
  /^ceilings?$/.test(textAt(tokens, at)) && /^(?:high|tall)$/.test(textAt(tokens, at - 1)) ? at - 1 : null;

/** How high rooms are. */
const CEILINGS: Record<System, { least: number; most: number }> = {
  ft: { least: 6.5, most: 24 },
  m: { least: 2, most: 7 },
};
const ROUGHLY = String.raw`(?:(?:about|around|roughly|over|nearly|just|well|approx|approximately|maybe) )*`;
const SHAPED =
  '(?:raked|vaulted|sloped|sloping|pitched|cathedral|angled|normal|ordinary|standard|regular|usual|flat|tall|high|low)';
const OF_CEILING = pattern('u')`
  (?:\bceilings? (?:is|are)(?: (?:very|really|quite|pretty|all|so))?
      (?: ${SHAPED}(?: ?,)?(?: (?:it's|its|it is|they're|and|at))?)? |\b${SHAPED} ceilings? ?[,:-]? )${ROUGHLY}$
`;

/** "The ceiling is raked, it's about 3.6 metres at the lowest point", "ordinary ceilings, about 2.4 m". */
const isOfCeiling = (
  tokens: Token[],
  index: number,
  { value, system, end }: { value: number; system: System; end: number },
): boolean =>
  value >= CEILINGS[system].least &&
  value <= CEILINGS[system].most &&
  !/^(?:of|x|by)$/.test(textAt(tokens, end)) &&
  OF_CEILING.test(`${textOf(tokens.slice(Math.max(0, index - 12), index))} `);

/** "12' 6\"", "9 ft 6 in", "9 feet 6", "24'-7". */
function withInches(tokens: Token[], feet: number, at: number): [value: number, end: number] {
  const dashed = textAt(tokens, at) === '-' && !tokens[at]?.spaced;
  const inches = tokens[dashed ? at + 1 : at];
  if (inches?.kind !== 'number' || inches.value >= 12 || inches.ordinal) return [feet, at];
  const next = (dashed ? at + 1 : at) + 1;
  if (INCHES.has(textAt(tokens, next))) return [feet + inches.value / 12, next + 1];
  // "9 feet 6" at the end, or before the other side
  const isWhole = Number.isInteger(inches.value) && /^(?:ft|feet|foot)$/.test(textAt(tokens, at - 1));
  if (isWhole && /^(?:|[.,;)]|x|by)$/.test(textAt(tokens, next))) return [feet + inches.value / 12, next];
  if (textAt(tokens, next) === "'" && textAt(tokens, next + 1) === "'") return [feet + inches.value / 12, next + 2];
  // "12'6 by 10'", "24'-7"
  const clings = textAt(tokens, at - 1) === "'" && !inches.spaced && textAt(tokens, next) !== "'";
  return clings ? [feet + inches.value / 12, next] : [feet, at];
}

/** In feet: of a room or a deck, not the end of a telephone number. */
const LONGEST_SIDE = 100;

/** "10-6 by 12-0": as builders write feet and inches of a side; a range goes upwards. */
function feetAndInches(tokens: Token[], index: number, feet: NumberRead): NumberRead | null {
  const [dash, inches] = [tokens[feet.end], tokens[feet.end + 1]];
  if (dash?.text !== '-' || dash.spaced || inches?.kind !== 'number' || inches.spaced) return null;
  const isSide = [textAt(tokens, index - 1), textAt(tokens, feet.end + 2)].some((text) => /^(?:x|by)$/.test(text));
  const isInches =
    Number.isInteger(inches.value) && inches.value < 12 && inches.value < feet.value && feet.value < LONGEST_SIDE;
  return isSide && isInches ? { value: feet.value + inches.value / 12, end: feet.end + 2 } : null;
}

function labelAt(tokens: Token[], at: number, hasUnit: boolean): { word: string; end: number } | null {
  const open = textAt(tokens, at) === '(';
  const word = textAt(tokens, open ? at + 1 : at);
  if (!HEIGHTS.has(word) && !SPANS.has(word)) return null;
  // "20W x 24D"
  if (word.length === 1 && !hasUnit && tokens[at]?.spaced !== false) return null;
  // "140 ft w/ guards": with
  if (word === 'w' && textAt(tokens, at + 1) === '/') return null;
  if (open) return textAt(tokens, at + 2) === ')' ? { word, end: at + 3 } : null;
  return { word, end: at + 1 };
}

import { ordinalAt, textAt, unitAt, type Token, pattern } from '../../language/index.js';
import type { Draft } from './draft.js';

const SURFACE = pattern()`
  ^(?:carpet(?:s|ing)?|floor(?:s|ing)?|hardwood|laminate|planks?|lvp|lvt|tile[sd]?|tiling|drywall|sheetrock|sod
    |turf|lay|slabs?|patios?|driveways?|shingles?|ceilings?|siding|stucco|subfloors?|level(?:l)?ing|linoleum
    |lino|popcorn|insulation|underlay|refinish\w*|sand(?:ing|ed)?|resand\w*|recoat\w*|epoxy|aggregate
    |green ?board|barriers?|membranes?|board|pavers?|stamp(?:ed|ing)?|brush(?:ed)?|broom(?:ed)?|coatings?
    |turfing|lids?|finish(?:es|ed)?|seal(?:ers?|ing|ed)|glue|integral|texture[ds]?|texturing)$
`;
const LINE = pattern()`
  ^(?:linear|lineal|running|trims?|baseboards?|skirtings?|gutters?|pipes?|fenc\w+|edg\w+|curbs?|kerbs?|ridges?
    |valleys?|flashings?|rail\w*|mou?ldings?|trench\w*|seams?|borders?|transitions?|thresholds?|stairs?|runners?
    |hedges?|walls?|nosings?|caulk\w*|joints?|cracks?|ducts?|saw\w*|cut\w*|drains?|coping|bullnose|deck\w*|long
    |wide|cables?|cabling|wires?|wiring|conduits?|romex|coax|leds?|hoses?|tubing|waterline|perimeter|drip|privacy)$
`;

const UP = /^(?:upper|top|ground|lower|higher|two|three|each|every|per)$/;

/** "Carpet tear-out fifty cents a foot": of a surface, a foot is a square foot; of a line it is a running foot. */
export function asAreas(drafts: Draft[], title: Token[]): void {
  for (const draft of drafts) asArea(draft, title);
}

function asArea({ reading, tokens }: Draft, title: Token[]): void {
  const { per } = reading;
  if (per?.unit !== 'lin_ft' || per.size !== 1 || reading.above !== null) return;
  // "planks 4 inches wide": the width of a piece makes no line
  const isWidth = (at: number): boolean =>
    /^(?:wide|long)$/.test(textAt(tokens, at)) && /^(?:inch|inches|in|"|cm|mm)$/.test(textAt(tokens, at - 1));
  // "add $2 a foot for the second floor": how high up
  const isStorey = (at: number): boolean =>
    /^floors?$/.test(textAt(tokens, at)) && (ordinalAt(tokens, at - 1) !== null || UP.test(textAt(tokens, at - 1)));
  const words = [...tokens.filter((_, at) => !isWidth(at) && !isStorey(at)), ...title].map((token) => token.text);
  // "more than 1,500 sq ft: 35 cents a foot less"
  const isMeasured = tokens.some((_, at) => unitAt(tokens, at)?.unit === 'sq_ft');
  if (!isMeasured && !words.some((word) => SURFACE.test(word))) return;
  if (words.some((word) => LINE.test(word))) return;
  if (!/^(?:ft|foot|feet)$/.test(textAt(tokens, per.end - 1))) return;
  reading.per = { ...per, unit: 'sq_ft' };
  reading.unit = 'sq_ft';
}

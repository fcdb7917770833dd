import { numberAt, textAt, type Token, unitAt } from '../../language/index.js';
import type { Check } from './evidence.js';
import { thingAt } from './thresholds.js';

/** "Six inch" of "six inch slabs": a size that a thing is called by, and its tokens. */
interface NamedSize {
  value: number;
  measure: string;
  from: number;
  to: number;
}

/** What things are sized by, beside feet and metres; stems as thingAt gives them. */
const MEASURES = /^(?:inch|mm|cm|gallon|gal|litr|liter|amp|volt|pound|kg|tonn|watt|kw|gaug|pli|hp|btu)$/;
const FEET = /^(?:lin_ft|lin_m)$/;

function sizeAt(tokens: Token[], from: number): NamedSize | null {
  const number = numberAt(tokens, from);
  if (!number) return null;
  const at = textAt(tokens, number.end) === '-' ? number.end + 1 : number.end;
  const unit = unitAt(tokens, at);
  const thing = thingAt(tokens, at);
  if (thing && MEASURES.test(thing.thing))
    return { value: number.value, measure: thing.thing.replace(/^gal$/, 'gallon'), from, to: thing.end };
  const isFoot = textAt(tokens, at) === "'";
  if (!isFoot && (!unit || !FEET.test(unit.unit))) return null;
  return { value: number.value, measure: isFoot ? 'lin_ft' : (unit?.unit ?? ''), from, to: unit?.end ?? at + 1 };
}

/** The sizes by which a condition calls a thing, without limits ("over 12 ft"): `skip` tells which tokens those take up. */
export function sizesNamed(tokens: Token[], skip: (at: number) => boolean): NamedSize[] {
  const found: NamedSize[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const size = skip(at) ? null : sizeAt(tokens, at);
    if (!size || tokens[size.to]?.kind !== 'word') continue;
    found.push(size);
    at = size.to - 1;
  }
  return found;
}

const saidAt = ({ value, measure }: NamedSize, tokens: Token[], at: number): NamedSize | null => {
  const said = sizeAt(tokens, at);
  return said?.value === value && said.measure === measure ? said : null;
};

/** Whether a text says a size in the same measure: "6 x 8 ft" tells of no six inches. */
export const saysSize =
  (size: NamedSize): Check =>
  ({ tokens }) =>
    tokens.some((_, at) => saidAt(size, tokens, at) !== null);

/** "A driveway, 6 inches thick": what is that thick goes without saying. */
export const saysThickness =
  (size: NamedSize): Check =>
  ({ tokens }) =>
    tokens.some((_, at) => {
      const said = saidAt(size, tokens, at);
      return said !== null && /^(?:thick|deep)$/.test(textAt(tokens, said.to));
    });

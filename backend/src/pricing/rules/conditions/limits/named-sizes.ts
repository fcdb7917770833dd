import { numberAt, textAt, type Token } from '../../../language/index.js';
import type { Evidence } from '../evidence.js';
import { unnamedUnitAt } from './dimension-words.js';

/** "Six inch" of "six inch slabs": a size that a thing is called by, and its tokens. */
interface NamedSize {
  value: number;
  measure: string;
  from: number;
  to: number;
  /** "6 inch thick": which of its sizes that is. */
  isThickness: boolean;
}

/** Told the same way by everybody, as gallons, amps and feet are not; stems as unnamedUnitAt gives them. */
const MEASURES = /^(?:inch|mm|cm)$/;

function sizeAt(tokens: Token[], from: number): NamedSize | null {
  const number = numberAt(tokens, from);
  if (!number) return null;
  const at = textAt(tokens, number.end) === '-' ? number.end + 1 : number.end;
  const thing = unnamedUnitAt(tokens, at);
  return thing && MEASURES.test(thing.thing)
    ? { value: number.value, measure: thing.thing, from, to: thing.end, isThickness: false }
    : null;
}

const THICK = /^thick(?:ness)?$/;
/** "It has to be 6 inch because it is heavy", "a 6 inch slab", as against "a 6 inch pipe", "6 inches wide". */
const MAY_BE_THICK =
  /^(?:|[,.;:!?)]|thick|deep|slabs?|pads?|concrete|because|as|since|so|for|not|instead|please|and|or|but|with|all|if|min|minimum)$/;

/** The sizes by which a condition calls a thing, without limits ("over 12 ft"): `skip` tells which tokens those take up. */
export function sizesNamed(tokens: Token[], skip: (at: number) => boolean): NamedSize[] {
  const found: NamedSize[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const size = skip(at) ? null : sizeAt(tokens, at);
    if (!size) continue;
    const isThickness = THICK.test(textAt(tokens, size.to));
    const to = isThickness ? size.to + 1 : size.to;
    const isAlone = size.from === 0 && to === tokens.length;
    if (!(isAlone || tokens[size.to]?.kind === 'word')) continue;
    found.push({ ...size, to, isThickness });
    at = to - 1;
  }
  return found;
}

const saidAt = ({ value, measure }: NamedSize, tokens: Token[], at: number): NamedSize | null => {
  const said = sizeAt(tokens, at);
  return said?.value === value && said.measure === measure ? said : null;
};

/** Whether a text says a size in the same measure: "6 x 8 ft" tells of no six inches. */
export const saysSize = (size: NamedSize, { tokens }: Evidence): boolean =>
  tokens.some((_, at) => {
    const said = saidAt(size, tokens, at);
    return said !== null && (!size.isThickness || MAY_BE_THICK.test(textAt(tokens, said.to)));
  });

/** "A driveway, 6 inches thick": what is that thick goes without saying. */
export const saysThickness = (size: NamedSize, { tokens }: Evidence): boolean =>
  tokens.some((_, at) => /^(?:thick|deep)$/.test(textAt(tokens, saidAt(size, tokens, at)?.to ?? -1)));

import { amountAt, isArea, textAt, unitAt } from '../../language/index.js';
import { type Scan } from '../scan.js';
import { type Found } from './found.js';
import { thingAt } from './things.js';

/** "Square footage: 1,200", "bedrooms: 3". */
export function labelledAt({ tokens }: Scan, at: number): Found | null {
  const unit = tokens[at]?.kind === 'word' ? unitAt(tokens, at) : null;
  if (!unit || textAt(tokens, at).length < 2) return null;
  let next = unit.end;
  while (/^(?:is|are|:|=|-|about|around|approx|approximately|of|~)$/.test(textAt(tokens, next)) && next < unit.end + 4)
    next += 1;
  const isLabel = next > unit.end || textAt(tokens, unit.end - 1) === 'footage';
  const amount = isLabel ? amountAt(tokens, next) : null;
  if (!amount || amount.kind !== 'number' || unitAt(tokens, amount.end) || thingAt(tokens, amount.end)) return null;
  const isSurface = isArea(unit.unit);
  const isCounted =
    /^[:=]$/.test(textAt(tokens, unit.end)) &&
    ['room', 'bedroom', 'bathroom', 'window', 'door', 'outlet', 'storey'].includes(unit.unit);
  return isSurface || isCounted
    ? { quantity: amount.value * unit.scale, unit: unit.unit, of: null, start: next, end: amount.end }
    : null;
}

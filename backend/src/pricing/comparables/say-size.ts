import { convert, isSameMeasure } from '../language/index.js';
import type { Details } from '../types.js';
import { sayNumber } from './say.js';
import { sayMeasure, unitOfMeasure } from './sizes.js';

/** How sizes of one measure (see Sizes) are said for a request: "118", "118 ft"; in metres where it spoke of those. */
export function asSaid(measure: string, { quantities }: Details): Record<'number' | 'size', (size: number) => string> {
  const own = unitOfMeasure(measure);
  const unit = quantities.find((one) => isSameMeasure(one.unit, own))?.unit ?? own;
  const converted = (size: number): number => convert(size, own, unit) ?? size;
  const number = (size: number): string => sayNumber(converted(size));
  return { number, size: (size) => `${number(size)} ${sayMeasure(measure, converted(size), unit)}` };
}

import { contentWords, convert, isSameMeasure } from '../language/index.js';
import type { Details, Quantity } from '../types.js';
import { sayNumber } from './say-numbers.js';
import { sayMeasure, sizesOf, unitOfMeasure } from './sizes.js';

/** "Shelves" of "2 floating shelves": the visitor's own word, where they counted that many; a stem is no word. */
function asWritten(measure: string, size: number, quantities: Quantity[]): string | null {
  const own = quantities.find(
    (one) => one.unit === 'item' && one.quantity === size && Object.hasOwn(sizesOf([one]), measure),
  );
  const word = own?.of?.split(' ').at(-1) ?? '';
  const [, thing = ''] = measure.split(':');
  return contentWords(word).includes(thing) ? word : null;
}

/** How sizes of one measure (see Sizes) are said for a request: "118", "118 ft"; in metres where it spoke of those. */
export function asSaid(measure: string, { quantities }: Details): Record<'number' | 'size', (size: number) => string> {
  const own = unitOfMeasure(measure);
  const unit = quantities.find((one) => isSameMeasure(one.unit, own))?.unit ?? own;
  const converted = (size: number): number => convert(size, own, unit) ?? size;
  const number = (size: number): string => sayNumber(converted(size));
  const named = (size: number): string =>
    asWritten(measure, size, quantities) ?? sayMeasure(measure, converted(size), unit);
  return { number, size: (size) => `${number(size)} ${named(size)}` };
}

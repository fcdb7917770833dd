import { isSameMeasure, isSameQuantity, type Quantity, resized } from '../../../pricing/index.js';

/** What was said before, with the one size that a message has corrected; as it is where none, or several, have changed. */
export function withNewSize(said: string[], before: Quantity[], after: Quantity[]): string[] {
  const isIn = (one: Quantity, all: Quantity[]): boolean => all.some((other) => isSameQuantity(one, other));
  const [old, ...others] = before.filter((one) => !isIn(one, after));
  const fresh = after.filter((one) => !isIn(one, before) && isSameMeasure(one.unit, old?.unit ?? null));
  const [now] = fresh;
  return old && now && others.length === 0 && fresh.length === 1 ? said.map((words) => resized(words, old, now)) : said;
}

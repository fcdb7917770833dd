import { textAt, type Token } from '../../language/index.js';
import type { Effect, Unit } from '../../types.js';
import { perPhraseAt } from '../phrases/per-phrase.js';
import { respelled } from '../text/spelling.js';
import { hasPrice } from '../text/has-price.js';

/** "Driveways per sq ft", "Floors (per square foot)": what a title without a price of its own counts by; null where it says no unit. */
function unitOf(title: string): Unit | null {
  if (title === '' || hasPrice(title)) return null;
  const tokens = respelled(title);
  const isLast = (end: number): boolean => tokens.slice(end).every(({ text }) => /^[).:]$/.test(text));
  const units = tokens.flatMap((_: Token, at) => {
    const per = /^(?:per|by|\/)$/.test(textAt(tokens, at)) ? perPhraseAt(tokens, at) : null;
    return per && per.unit !== 'item' && per.size === 1 && !per.additional && isLast(per.end) ? [per.unit] : [];
  });
  return units.at(-1) ?? null;
}

/** What is charged once, whatever the rest goes by. */
const ONCE =
  /\b(?:call|callout|deliver\w*|travel|trips?|set-?up|permits?|fees?|charges?|deposit|minimum|parking|disposal|inspection)\b/i;

/** "Driveways per sq ft" over "plain grey $11, stamped $17.50": every price that says no unit is by that of the title. */
export function withTitleUnit(title: string, effects: Effect[]): Effect[] {
  const isOpen = ({ kind, unit, amount, condition }: Effect): boolean =>
    kind === 'fixed' &&
    unit === null &&
    amount > 0 &&
    (condition === null ? effects.length === 1 : !ONCE.test(condition));
  const unit = effects.some(isOpen) ? unitOf(title) : null;
  return unit === null ? effects : effects.map((one) => (isOpen(one) ? { ...one, kind: 'unit_rate', unit } : one));
}

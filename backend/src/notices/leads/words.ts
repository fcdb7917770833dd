import type { EstimateView } from '../../chats/index.js';

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const CENTS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const rangeText = ({ low, high }: EstimateView): string => `${DOLLARS.format(low)} – ${DOLLARS.format(high)}`;
export const amountText = (dollars: number): string => CENTS.format(dollars);

/** One line of at most `length` characters, for a subject. A word or figure that does not fit is left out whole. */
export function oneLine(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const [whole] = /^.*\S(?=\s)/.exec(line.slice(0, length)) ?? [line.slice(0, length - 1)];
  return `${whole}…`;
}

import { amountAt, cleanText, textAt, tokenize } from '../../../language/index.js';
import { splitExcepted } from '../../text/exceptions.js';

/** A limit on the price itself; the estimator decides it, for only it knows the price. */
export interface PriceThreshold {
  /** In cents; the price must be more than that, and less than the other. */
  over: number;
  under: number;
}

/** A threshold on the price ("jobs over $5,000", "between $5,000 and $9,000"); null when the condition has none. */
export function priceThreshold(condition: string | null): PriceThreshold | null {
  if (condition === null) return null;
  const { main, exception } = splitExcepted(condition);
  if (exception !== null) return priceThreshold(main) ?? thresholdUnless(exception);
  const tokens = tokenize(cleanText(condition));
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = amountAt(tokens, at);
    if (amount?.kind !== 'money') continue;
    const before = tokens.slice(Math.max(0, at - 3), at).map((token) => token.text);
    const after = [textAt(tokens, amount.end), textAt(tokens, amount.end + 1)];
    const under =
      before.some((word) => /^(?:under|below|<|less)$/.test(word)) || (after[0] === 'or' && after[1] === 'less');
    const [low, high] = [Math.round(amount.low * 100), Math.round(amount.high * 100)];
    const isBetween = low < high;
    return { over: under ? -Infinity : low, under: under || isBetween ? high : Infinity };
  }
  return null;
}

/** All prices but those of an exception's limit that has one end; null where it has none, or two. */
export function thresholdUnless(exception: string): PriceThreshold | null {
  const limit = priceThreshold(exception);
  if (limit === null || (limit.over > 0 && limit.under < Infinity)) return null;
  return limit.over > 0 ? { over: -Infinity, under: limit.over + 1 } : { over: limit.under - 1, under: Infinity };
}

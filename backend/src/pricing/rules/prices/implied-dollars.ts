import { amountAt, isExtent, numberAt, signAt, textAt, type Token } from '../../language/index.js';
import { perPhraseAt } from '../phrases/per-phrase.js';
import { isThreshold } from '../text/limits.js';

/**
 * "Broom finish 9.25 a sq ft. For exposed aggregate add 3.": beside a price by the square foot a number that is added is money, too,
 * however small. The sentences of a text with a "$" before such numbers.
 */
export function withLentDollars(list: Token[][]): Token[][] {
  let rate = 0;
  return list.map((tokens) =>
    tokens.flatMap((token, at): Token[] => {
      rate = rateAt(tokens, at) ?? rate;
      return rate > 0 && isAdded(tokens, at, rate) ? [signAt('$', token.start, token.spaced), token] : [token];
    }),
  );
}

/** What is charged for a square foot, a metre or a cubic yard, where it stands at a token. */
function rateAt(tokens: Token[], at: number): number | null {
  const amount = amountAt(tokens, at);
  const per = amount && amount.kind !== 'percent' ? perPhraseAt(tokens, amount.end) : null;
  return amount && per && per.size === 1 && isExtent(per.unit) ? amount.value : null;
}

function isAdded(tokens: Token[], at: number, rate: number): boolean {
  const isBare = tokens[at]?.kind === 'number' && amountAt(tokens, at)?.kind === 'number';
  const number =
    isBare && /^(?:add|adds|plus|\+|another|extra)$/.test(textAt(tokens, at - 1)) ? numberAt(tokens, at) : null;
  return (
    number !== null &&
    number.value <= rate &&
    /^(?:[,;.)]|for|more|extra|)$/.test(textAt(tokens, number.end)) &&
    !isThreshold(tokens, at, number.end)
  );
}

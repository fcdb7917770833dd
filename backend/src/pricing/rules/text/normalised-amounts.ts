import { amountAt, textAt, type Token } from '../../language/index.js';

/**
 * The words of a text with every sum as "$ 90" and every percent as "15 %", however they were written: "ninety dollars",
 * "fifteen percent", "80 cents". What judges a text need know one spelling only.
 */
export function saidText(tokens: Token[], price?: { at: number; end: number }): string {
  const words: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const amount = amountAt(tokens, at);
    // "three to four thousand", where it is the price that was found
    const isPrice = amount?.kind === 'number' && price?.at === at && price.end === amount.end;
    if (!amount || (amount.kind === 'number' && !isPrice)) {
      words.push(textAt(tokens, at));
      at += 1;
      continue;
    }
    const between = tokens[at]?.text === 'between';
    const range = amount.high > amount.low ? `${amount.low} - ${amount.high}` : `${amount.low}`;
    words.push(`${between ? 'between ' : ''}${amount.kind === 'percent' ? `${range} %` : `$ ${range}`}`);
    at = amount.end;
  }
  return words.join(' ');
}

/** What follows says only why ("because the council charges $40"), or what comes with it at its own price ("plus the tip fee"). */
const AFTERTHOUGHT = /^(?:because|since|owing|due|as|plus|\+)$/;

/**
 * The part of a clause that says what the amount is for: not the reason before "so" or after "because", and not what comes on
 * top without an amount. Who is spoken of there has no say in whose money it is: "the tip charges us, so it's $90 a load".
 */
export function ownPart(tokens: Token[], price: { at: number; end: number }): Token[] {
  const why = tokens.findLastIndex(
    ({ text }, at) => at < price.at && (text === '?' || (text === 'so' && tokens[at + 1]?.text !== 'that')),
  );
  const rest = afterthoughtAt(tokens, price.end);
  return tokens.slice(why + 1, rest < 0 ? tokens.length : rest);
}

/** Where an afterthought to an amount begins; -1 where none does. */
export function afterthoughtAt(tokens: Token[], priceEnd: number): number {
  return tokens.findIndex(
    ({ text }, at) => at >= priceEnd && AFTERTHOUGHT.test(text) && tokens[at + 1]?.kind === 'word' && !isAs(tokens, at),
  );
}

/** "As much as", "as per": no reason. */
const isAs = (tokens: Token[], at: number): boolean =>
  tokens[at]?.text === 'as' && !/^(?:we|it|they|there|the|i)$/.test(textAt(tokens, at + 1));

import { textAt, type Token } from '../../language/index.js';
import { DONE, wordSet } from './lexicon.js';

/** Before a number they say that it is none of money: a code, a grade, a place in an order, a date. */
const CODES = wordSet(
  `no number net ref as iso code unit lic licence license licensed section class grade type phase series model rule
  registered member membership abn acn page call ring text # abn since year act part level category form epa astm nzs bs en nec ul ansi csa din standard takes take needs need weighs lasts holds has have rated under over to within between
  until by before after from of at the a top up than least most r suite floor stage step day and or first last
  below above beyond past next max maximum till in january february march april may june july august september october november december jan feb mar apr jun jul aug sept oct nov dec`,
);

/** Whether the word at a place says that the number after it is no money; "half day 240" is a price. */
export function isCode(tokens: Token[], at: number): boolean {
  const isWork =
    /^(?:day|step|stage|floor)$/.test(textAt(tokens, at)) &&
    /^(?:half|full|whole|first|the)$/.test(textAt(tokens, at - 1));
  return CODES.has(textAt(tokens, at)) && !isWork;
}

/** "465 installed, ...": what follows the words that say how a price is meant. */
export function done(tokens: Token[], end: number): number {
  let at = end;
  while (DONE.has(textAt(tokens, at)) || textAt(tokens, at) === 'all')
    at +=
      textAt(tokens, at) === 'all' && textAt(tokens, at + 1) === 'in'
        ? 2
        : /^(?:and|&)$/.test(textAt(tokens, at + 1))
          ? 2
          : 1;
  return /^[,;]?$/.test(textAt(tokens, at)) ? at : end;
}

/** A speaker, an order to somebody or a stretch of time: then a number without a sign is hardly a price. */
export function talks(tokens: Token[]): boolean {
  const isCallOut = (at: number): boolean =>
    textAt(tokens, at) === 'call' && /^(?:-|outs?)$/.test(textAt(tokens, at + 1));
  return tokens.some(
    (token, at) =>
      !isCallOut(at) &&
      /^(?:we|i|you|they|please|he|she|he's|she's|ask|always|never|call|must|our|years?|weeks?|months?|use|photos?|people|code|standards|licen[cs]ed?|leave|get|fit|mon|monday|open|coats?|stars?|reviews?)$/.test(
        token.text,
      ),
  );
}

/** "1995", as against "2000". */
export function yearLike(tokens: Token[], at: number): boolean {
  return /^(?:19|20)(?!00)\d\d$/.test(textAt(tokens, at));
}

/** "Second one $140", "each one after that": a thing, and no number. */
export function isOne(tokens: Token[], at: number, end: number): boolean {
  return textAt(tokens, at) === 'one' && end === at + 1;
}

/** Two prices of one list: neither is a multiple of the other. */
export function isAlike(a: number, b: number): boolean {
  return a / b > 0.2 && a / b < 5;
}

/** Begins what tells one of two prices from the other: "190 with yours, 320 with ours". */
export const SITUATION = /^(?:with|without|if|when|for|before|after|until|till|from)$/;

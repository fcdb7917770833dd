import { fractionAt, textAt, type Token } from '../../language/index.js';
import { type Multiplier, PRICE_NOUNS } from './multiplier-words.js';

/** "Time and a half", "time and one half", "price and a half". */
export function timeAndAHalf(tokens: Token[], index: number): Multiplier | null {
  const isTime = /^times?$/.test(textAt(tokens, index));
  if (!isTime && !(PRICE_NOUNS.has(textAt(tokens, index)) && textAt(tokens, index + 2) === 'a')) return null;
  if (!['and', '&', 'n', '-', 'an'].includes(textAt(tokens, index + 1))) return null;
  let at = index + 2;
  while (['a', 'and', '-', 'one'].includes(textAt(tokens, at))) at += 1;
  const share = fractionAt(tokens, at);
  return share ? { percent: share.value * 100, end: share.end } : null;
}

/** "half as much again", "half again", "a third as much again". */
export function halfAgain(tokens: Token[], index: number): Multiplier | null {
  const share = fractionAt(tokens, index);
  if (!share) return null;
  let at = share.end;
  const way = directionBefore(tokens, index);
  if (
    way !== 0 &&
    ['', '.', ',', 'for', 'on', 'if', 'when', 'where', 'to', ';', ')', 'in', 'during'].includes(textAt(tokens, at)) &&
    share.value < 0.6
  ) {
    return { percent: way * share.value * 100, end: at };
  }
  if (textAt(tokens, at) === 'as' && ['much', 'many'].includes(textAt(tokens, at + 1))) at += 2;
  return ['again', 'more', 'extra', 'on', 'higher', 'dearer'].includes(textAt(tokens, at)) &&
    (textAt(tokens, at) !== 'on' || textAt(tokens, at + 1) === 'top')
    ? { percent: share.value * 100, end: at + (textAt(tokens, at) === 'on' ? 2 : 1) }
    : null;
}

/** "Goes up by a third", "a supplement of one quarter", "reduced by one tenth": 1 up, -1 down, 0 where nothing leads to the share. */
function directionBefore(tokens: Token[], index: number): -1 | 0 | 1 {
  const before = textAt(tokens, index - 1);
  const linked = before === 'by' || before === 'of';
  const word = linked ? textAt(tokens, index - 2) : before;
  // "$12 each extra quarter": of an acre
  if (/^(?:each|every|per)$/.test(textAt(tokens, index - 2))) return 0;
  if (linked && /^(?:reduc|discount|cut|lower|drop|less|saving|decreas|down$|falls?$|dips?$)/.test(word)) return -1;
  if (linked && (before === 'by' || /^(?:supplement|surcharge|loading|premium|uplift|increase|addition)$/.test(word)))
    return 1;
  return /^(?:add|adds|plus|\+|another|extra|loaded)$/.test(word) ? 1 : 0;
}

/** "half price", "half the rate", "a third off", "a quarter less". */
export function fractionOfPrice(tokens: Token[], index: number): Multiplier | null {
  const share = fractionAt(tokens, index);
  if (!share) return null;
  let at = share.end;
  const next = textAt(tokens, at);
  if (['off', 'less', 'cheaper', 'discount'].includes(next)) return { percent: -share.value * 100, end: at + 1 };
  if (next === '-' || next === 'of') at += 1;
  while (
    ['the', 'our', 'your', 'normal', 'usual', 'regular', 'standard', 'full', 'hourly'].includes(textAt(tokens, at))
  )
    at += 1;
  if (!PRICE_NOUNS.has(textAt(tokens, at)) || textAt(tokens, at) === 'time') return null;
  const way = directionBefore(tokens, index);
  if (way !== 0) return { percent: way * share.value * 100, end: at + 1 };
  return { percent: (share.value - 1) * 100, end: at + 1 };
}

import { type Amount, amountAt, isExtent, textAt, textOf, unitAt, type Token, pattern } from '../../language/index.js';
import { GRAMMAR, wordSet } from './lexicon.js';
import { isOfPrice } from './shares.js';
import { type Multiplier, PRICE_NOUNS, AFTER, PAYING } from './multiplier-words.js';

const SHARE_OF = wordSet(
  `the our your my a it that this normal usual regular standard full base price rate what quoted hourly`,
);
const USUAL_PRICE =
  /^of (?:(?:the|our|your|a) )?(?:full|normal|usual|regular|standard) (?:\w+ )?(?:price|rate|cost|charge)\b/;

/** "charged at 120% of the usual price", "pay 90% of it": what is paid, not what is added. */
export function percentOfPrice(tokens: Token[], index: number): Multiplier | null {
  const amount = amountAt(tokens, index);
  if (amount?.kind !== 'percent') return null;
  const before = [textAt(tokens, index - 1), textAt(tokens, index - 2), textAt(tokens, index - 3)];
  const of = isOfPrice(tokens, amount.end);
  const paying =
    before.some((word) => PAYING.has(word)) &&
    !before.some((word) => ['extra', 'additional', 'surcharge', 'add', 'discount', 'premium', 'plus'].includes(word));
  // "heat pumps run at 300% efficiency"
  const next = textAt(tokens, amount.end);
  const isOther =
    tokens[amount.end]?.kind === 'word' && !AFTER.has(next) && !PRICE_NOUNS.has(next) && !GRAMMAR.has(next);
  const charged = before[0] === 'at' && amount.value >= 100 && !isOther;
  // "glass only: 40% of the full window price": stated, and not added
  const isStated = index === 0 || /^[:=,-]$/.test(before[0] ?? '');
  const usual = isStated ? USUAL_PRICE.exec(textOf(tokens.slice(amount.end, amount.end + 6)))?.[0] : undefined;
  if (usual !== undefined) return { percent: amount.value - 100, end: amount.end + usual.split(' ').length };
  // "changing colours is 10% of the job": so little is what comes on top
  const said = before.find((word) => !/^(?:about|around|roughly|only|usually)$/.test(word));
  if (of && amount.value <= 35 && /^(?:is|are)$/.test(said ?? '')) return null;
  // "two systems at once pay 88%"
  const isShare = amount.value >= 60 && amount.value < 100 && /^pays?$/.test(before[0] ?? '') && /^[,;.)]?$/.test(next);
  if (isShare) return { percent: amount.value - 100, end: amount.end };
  // "drops to 90% of the rate"
  const isLeft = before[0] === 'to' && before[1] !== 'up';
  if (!(of && (paying || isLeft || amount.value > 100)) && !charged) return null;
  return { percent: amount.value - 100, end: of ? shareEnd(tokens, amount.end + 1) : amount.end };
}

const OF_THE_PRICE = pattern()`
  ^(?:of|on) (?:(?:the|our|your|a) )?(?:whole |full |total |final )?
    (?:price|job|quote|bill|total|invoice|contract|estimate)\b
`;

/** "$10 off every $100", "$3 extra per $100", "$12 per $1,000 of the job": so much of a round sum is a percent. */
export function perHundredDollars(tokens: Token[], index: number): Multiplier | null {
  const amount = amountAt(tokens, index);
  const word = amount ? textAt(tokens, amount.end) : '';
  const way = /^(?:off|less|discount)$/.test(word) ? -1 : /^(?:extra|more)$/.test(word) ? 1 : 0;
  if (!amount || amount.kind === 'percent') return null;
  const sum = roundSum(tokens, way === 0 ? amount.end : amount.end + 1);
  if (!sum || (way === 0 && !OF_THE_PRICE.test(textOf(tokens.slice(sum.end, sum.end + 5))))) return null;
  return { percent: ((way || 1) * amount.value * 100) / sum.value, end: sum.end };
}

/** Where "per $1,000 of value" ends: what an amount goes by then is a sum that is not the price; null without one. */
export function perSumEnd(tokens: Token[], end: number): number | null {
  const sum = roundSum(tokens, end);
  return sum?.kind === 'money' ? sum.end : null;
}

/** "per $100", "for every $1,000". */
function roundSum(tokens: Token[], index: number): Amount | null {
  const at = /^(?:for|in|on)$/.test(textAt(tokens, index)) ? index + 1 : index;
  const sum = /^(?:per|every|each)$/.test(textAt(tokens, at)) ? amountAt(tokens, at + 1) : null;
  const isRound = sum?.value === 100 || sum?.value === 1000;
  if (!sum || !isRound || sum.kind === 'percent' || unitAt(tokens, sum.end)) return null;
  // "Up to 5,000 sq ft, $10 more for each 1,000 over"
  const isOfThem =
    sum.kind === 'number' && tokens.slice(0, index).some((_, place) => isExtent(unitAt(tokens, place)?.unit ?? null));
  return isOfThem ? null : sum;
}

/** "80% of the one-off price" */
const ONE_OFF = /^\S+ one - off |^one - off |^- off /;
const near = (tokens: Token[], at: number): string => textOf(tokens.slice(at, at + 4));

/** "135% of our plain concrete price": of which price, and not when. */
const OF_OTHER_WORK =
  /^(?:our|the|your) (?!week-?end|night|evening|holiday|emergency)(?:\p{L}+ ){1,3}(?:price|rate|cost)s?(?= |$)/u;

function shareEnd(tokens: Token[], from: number): number {
  const other = OF_OTHER_WORK.exec(textOf(tokens.slice(from, from + 5)))?.[0];
  if (other !== undefined) return from + other.split(' ').length;
  let at = from;
  while (SHARE_OF.has(textAt(tokens, at)) || PRICE_NOUNS.has(textAt(tokens, at)) || ONE_OFF.test(near(tokens, at)))
    at += 1;
  return at;
}

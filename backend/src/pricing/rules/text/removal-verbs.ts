import { textAt, textOf, type Token, pattern } from '../../language/index.js';

/** "Take the old tub OUT": where a thing goes that is removed. */
export const AWAY = /^(?:out|up|down|off|away)$/;
const OLD = /^(?:(?:the|your|any|an?|all|our) )*(?:old|existing|current)$/;
const MOST_TOKENS = 6;
/** "Take off the bill", "take up to 10% off", "take up a whole day": money and time, and nothing that is removed. */
const NO_THING = pattern()`
  ^(?:[%+\d]|to\b|if\b|for\b|from\b|when\b
    |(?:the |your |our |my |an? |any |all |more |most |half |whole |final |total )*
      (?:bill|price|total|invoice|quote|estimate|balance|cost|fees?|charge|labou?r|deposit|days?|hours?|time
      |space|room|morning|week)\b)
`;
const MONEY = /^[$£€]/;

/** Where the work that removes something, which begins at a token, has its last word: "take OUT the old tub", "take the old tub OUT". */
function takingEnd(tokens: Token[], at: number): number | null {
  const [word, next] = [textAt(tokens, at), textAt(tokens, at + 1)];
  if (/^get(?:ting)?$/.test(word)) return next === 'rid' ? at + 1 : null;
  if (!/^tak(?:e|en|ing)$/.test(word)) return null;
  if (!AWAY.test(next)) return word === 'taken' ? null : awayFrom(tokens, at);
  const rest = textOf(tokens.slice(at + 2, at + 6));
  // "Old carpet taken up $2", "5% taken off"
  const isDone = word === 'taken' && next !== 'off';
  const isThing = isDone || (!MONEY.test(rest) && (next !== 'off' || /^\p{L}/u.test(rest)));
  return isThing && !NO_THING.test(rest) ? at + 1 : null;
}

/** "Take the old faucet out" */
function awayFrom(tokens: Token[], at: number): number | null {
  const rest = tokens.slice(at + 1, at + 1 + MOST_TOKENS);
  const end = rest.findIndex(({ text, kind }) => AWAY.test(text) || kind !== 'word');
  if (end < 2 || !AWAY.test(rest[end]?.text ?? '')) return null;
  return rest.slice(0, end - 1).some((_, last) => OLD.test(textOf(rest.slice(0, last + 1)))) ? at + 1 + end : null;
}

/** Whether a token is a word of "take out", "taken up", "take the old one away" or "get rid", and none of a price there. */
export const isTaking = (tokens: Token[], at: number): boolean =>
  takingEnd(tokens, at) !== null ||
  ((AWAY.test(textAt(tokens, at)) || textAt(tokens, at) === 'rid') &&
    Array.from({ length: MOST_TOKENS }, (_, back) => at - 1 - back).some((from) => takingEnd(tokens, from) === at));

import { amountAt, numberAt, ordinalAt, pattern, textAt, textOf, type Token } from '../../language/index.js';
import { perPhraseAt } from '../phrases/per-phrase.js';

/** From the first token of a step, with its name, to behind what ends it. */
type Step = [from: number, to: number];

const ENDS = /^(?:[,;|]|and|&)$/;

/** The end of "$0", "0 %", "$0/sq", "$0 extra" at a token; null for any other amount. */
function zeroEnd(tokens: Token[], at: number): number | null {
  const amount = amountAt(tokens, at);
  if (!amount || amount.kind === 'number' || amount.high !== 0) return null;
  const end = perPhraseAt(tokens, amount.end)?.end ?? amount.end;
  return /^(?:extra|more|add|charge|off)$/.test(textAt(tokens, end)) ? end + 1 : end;
}

function stepEnd(tokens: Token[], from: number): number {
  const length = tokens.slice(from).findIndex(({ text }) => ENDS.test(text));
  return length < 0 ? tokens.length : from + length;
}

/** "6/12 $0" of "6/12 $0, 8/12 $25/sq": the steps of a list that cost nothing. */
function zeroSteps(tokens: Token[]): Step[] {
  const steps: Step[] = [];
  for (const at of tokens.keys()) {
    const zero = zeroEnd(tokens, at);
    const start = tokens.slice(0, at).findLastIndex(({ text }) => ENDS.test(text) || /^[:(=]$/.test(text)) + 1;
    // "3% on cards, 0% on checks"
    const isForLater = zero !== null && /^(?:on|for|in|if|when)$/.test(textAt(tokens, zero));
    const end = isForLater ? stepEnd(tokens, zero) : zero;
    const isNamed =
      isForLater || tokens.slice(start, at).some(({ kind }) => kind !== 'sign') || textAt(tokens, start - 1) === ':';
    if (end === null || !isNamed || (end < tokens.length && !ENDS.test(textAt(tokens, end)))) continue;
    // "6/12: $0"
    const from = /^[:=]$/.test(textAt(tokens, start - 1)) && at === start ? nameStart(tokens, start - 1) : start;
    steps.push([from, end + 1]);
  }
  return steps;
}

const nameStart = (tokens: Token[], colon: number): number =>
  tokens.slice(0, colon).findLastIndex(({ text }) => ENDS.test(text) || text === ':') + 1;

const hasOtherPrice = (tokens: Token[]): boolean =>
  tokens.some((_, at) => {
    const amount = amountAt(tokens, at);
    return amount !== null && amount.kind !== 'number' && amount.high > 0;
  });

/** A list without its steps that cost nothing, where others cost something. */
export function withoutZeroSteps(tokens: Token[]): Token[] {
  const steps = zeroSteps(tokens);
  const rest = tokens.filter((_, at) => !steps.some(([from, to]) => at >= from && at < to));
  return steps.length > 0 && hasOtherPrice(rest) ? rest : tokens;
}

const hasNumber = (tokens: Token[]): boolean =>
  tokens.some(
    (token, at) => token.kind === 'number' || numberAt(tokens, at) !== null || ordinalAt(tokens, at) !== null,
  );

/** Whether a list goes up from a step that costs nothing, by sizes: what its other steps cost then comes on top. */
export const risesFromZero = (tokens: Token[]): boolean =>
  withoutZeroSteps(tokens).length < tokens.length &&
  zeroSteps(tokens).some(([from, to]) => {
    const price = tokens.findIndex((_, at) => at >= from && at < to && zeroEnd(tokens, at) !== null);
    return hasNumber(tokens.slice(from, price));
  });

const PITCH = pattern('i')`
  ^(?:(?:pitch(?:es)?|slopes?|roofs?|over|above|at|from|between|up to|a|an) )*\d{1,2}(?:\.5)? ?[/:] ?12
    (?: ?(?:-|to|and|–) ?\d{1,2} ?[/:] ?12)?(?: ?\+
    | (?:pitch|slope|and (?:up|over|steeper)|or (?:more|steeper)))*$
`;
/** "8/12", "over 10/12": how steep a roof is, and nothing else. */
export const isPitch = (condition: string | null): boolean => PITCH.test(condition ?? '');

const STEEP = /\b(?:steep\w*|(?:pitch|slope|height) (?:charge|surcharge|fee|adder|upcharge|extra)s?)\b/;
export const isSteepCharge = (title: Token[], tokens: Token[]): boolean =>
  STEEP.test(`${textOf(title)} ; ${textOf(tokens)}`);

/** Whether a number at a place is the second of "8/12", with which no range begins. */
export const isRunOfPitch = (tokens: Token[], at: number): boolean =>
  textAt(tokens, at) === '12' && /^[/:]$/.test(textAt(tokens, at - 1)) && tokens[at - 2]?.kind === 'number';

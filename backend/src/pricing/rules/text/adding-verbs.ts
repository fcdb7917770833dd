import { amountAt, fractionAt, pattern, textAt, textOf, type Token } from '../../language/index.js';

const VERB = /^(?:tack|put|pop|stick|load|bump|slap|whack|throw|lump|pile)s?$/;
/** Where "on" says that an amount is added: at the end, or onto a price. */
const ONTO = pattern()`
  ^(?:on|onto)(?:$| (?:[,.;!?)]|(?:for|if|when|where)\b|(?:to )?(?:the|your|our|any|every|that)? ?
      (?:job|price|bill|total|quote|cost|rate|invoice|estimate)\b|top\b))
`;
const MOST_BETWEEN = 4;

/** "A valley tacks on £38 a metre", "any further coat puts 12% on", "load 18% onto the job": as if it were "adds". */
export const withAdds = (tokens: Token[]): Token[] =>
  tokens.flatMap((token, at) => (isOn(tokens, at) ? [] : [isAdding(tokens, at) ? { ...token, text: 'adds' } : token]));

/** Where an amount, or a share of the price ("a fifth"), ends; null where none begins. */
function sumEnd(tokens: Token[], from: number): number | null {
  const at = textAt(tokens, from) === 'another' ? from + 1 : from;
  const amount = amountAt(tokens, at);
  return amount && amount.kind !== 'number' ? amount.end : (fractionAt(tokens, at)?.end ?? null);
}

/** "Tacks on £38" */
const isSaidFirst = (tokens: Token[], at: number): boolean =>
  VERB.test(textAt(tokens, at)) && textAt(tokens, at + 1) === 'on' && sumEnd(tokens, at + 2) !== null;

/** Where the "on" of "puts 12% on" stands; null where none does. */
function onAfter(tokens: Token[], at: number): number | null {
  const end = VERB.test(textAt(tokens, at)) ? sumEnd(tokens, at + 1) : null;
  if (end === null) return null;
  const on = tokens.findIndex(
    (_, place) => place >= end && place < end + MOST_BETWEEN && ONTO.test(textOf(tokens.slice(place, place + 5))),
  );
  return on < 0 || tokens.slice(end, on).some(({ kind, text }) => kind === 'sign' && text !== '/') ? null : on;
}

const isAdding = (tokens: Token[], at: number): boolean => isSaidFirst(tokens, at) || onAfter(tokens, at) !== null;

/** The "on" that belongs to such a verb and says nothing more. */
function isOn(tokens: Token[], at: number): boolean {
  if (!/^on(?:to)?$/.test(textAt(tokens, at))) return false;
  if (isSaidFirst(tokens, at - 1)) return true;
  const isBare = /^(?:|[,.;!?)])$/.test(textAt(tokens, at + 1));
  return isBare && [...tokens.keys()].some((verb) => verb < at && onAfter(tokens, verb) === at);
}

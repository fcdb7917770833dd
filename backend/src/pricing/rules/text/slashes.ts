import { amountAt, pattern, textAt, textOf, unitAt, type Token } from '../../language/index.js';

/** What a business says of itself, its hours or its ways, or what costs nothing: no thing that a price is counted by. */
const NO_THING = pattern('u')`
  ^(?:closed|open|call|text|email|ask|cash|cards?|checks?|cheques?|pay|no|free|licen[cs]ed|insured|bonded|quotes?|estimates?)\b
  |(?: |^)(?:no (?:charge|extra|cost|fee)|free|included|incl|closed)$
`;

const isSlash = (tokens: Token[], at: number): boolean =>
  textAt(tokens, at) === '/' && tokens[at]?.spaced === true && tokens[at + 1]?.spaced === true;

const holdsPrice = (tokens: Token[]): boolean =>
  tokens.some((token, at) => {
    const amount = amountAt(tokens, at);
    return amount !== null && (amount.kind !== 'number' || token.text === '+' || textAt(tokens, at - 1) === '+');
  });

/** "10% in summer / 5 for fall", "3% on cards / 0% on checks": as against "$9 / 100 sq ft". */
const startsWithPrice = (tokens: Token[], at: number): boolean => {
  const amount = tokens[at]?.kind === 'number' ? amountAt(tokens, at) : null;
  return amount !== null && (amount.kind !== 'number' || /^(?:for|on|if|when|in)$/.test(textAt(tokens, amount.end)));
};

/** The tokens from one place to the next slash, comma or end. */
function partFrom(tokens: Token[], from: number): Token[] {
  const length = tokens
    .slice(from)
    .findIndex((token, ahead) => isSlash(tokens, from + ahead) || /^[,;.!?]$/.test(token.text));
  return tokens.slice(from, length < 0 ? tokens.length : from + length);
}

function partBefore(tokens: Token[], to: number): Token[] {
  const from = tokens.findLastIndex((token, at) => at < to && (isSlash(tokens, at) || /^[,;.!?]$/.test(token.text)));
  return tokens.slice(from + 1, to);
}

/** "Doors 40" behind a slash is the next of a list, "$40 / door" what is counted. */
const isCounted = (tokens: Token[], at: number): boolean => {
  const unit = unitAt(tokens, at);
  return unit !== null && !(/[^s]s$/.test(textAt(tokens, at)) && tokens[unit.end]?.kind === 'number');
};

/**
 * "Full 249 / inside 149 / wash 89", "55 cents sf / hang + finish 1.30": between the parts of a list a slash is a comma, and before
 * what has no price ("Sat 8-12 / closed Sun") a semicolon.
 */
export function withoutSlashes(tokens: Token[]): Token[] {
  const isList = tokens.filter((_, at) => isSlash(tokens, at)).length > 1;
  return tokens.map((token, at) => {
    if (!isSlash(tokens, at) || isCounted(tokens, at + 1)) return token;
    const before = partBefore(tokens, at);
    const closes = isList || tokens[at - 1]?.kind === 'number' || textAt(tokens, at - 1) === '%' || holdsPrice(before);
    const next = tokens.slice(at + 1).findIndex(({ kind, text }) => kind !== 'word' && !/^[&$+?]$/.test(text));
    const isNext = (isList ? next >= 0 : next > 0) && tokens[at + 1 + next]?.kind === 'number';
    const isTold = isList || before.some(({ kind }) => kind === 'number');
    if ((closes && isNext) || (isTold && startsWithPrice(tokens, at + 1))) return { ...token, text: ',' };
    const after = partFrom(tokens, at + 1);
    const isApart = NO_THING.test(textOf(after)) || (isList && after.length > 1);
    return isTold && isApart ? { ...token, text: ';' } : token;
  });
}

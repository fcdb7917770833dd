import { fractionAt, textAt, textOf, type Token, pattern } from '../../language/index.js';
import { changesPrice } from '../notes/notes.js';
import { pricesIn } from '../prices/prices.js';

/** When the parts of a price are due: as the work goes on, and not by what is asked for. */
const STAGE = pattern()`
  \b(?:now|later|start\w*|beg[iau]n\w*|ends?|done|finish\w*|complet\w*|deliver\w*|arriv\w*|lands?|sign\w*
    |handover|halfway|milestones?|rough|demo)\b
`;

const DUE = /^(?:at|on|in|upon|when|once|before|after|now|by|as|to)$/;

/** "Half on signing": a share that is due then, without a percent. */
function shareDue(tokens: Token[], at: number): number[] {
  const share = /^(?:[,;]|and|)$/.test(textAt(tokens, at - 1)) ? fractionAt(tokens, at) : null;
  return share && DUE.test(textAt(tokens, share.end)) ? [share.value] : [];
}

/** "A third now, a third at framing, 33% at the end". */
const isAll = (percent: number, shares: number[]): boolean =>
  Math.abs(percent + sumOf(shares) * 100 - 100) < (shares.length > 0 ? 1.1 : Number.EPSILON);
const sumOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * "50% when the materials arrive and 50% when done": percents that make up the whole say when it is paid. "Saturdays 25% extra,
 * Sundays 75%" are added to a price.
 */
export function isPaidInParts(tokens: Token[]): boolean {
  const parts = pricesIn(tokens, false).filter(({ kind, signed }) => kind === 'percent' && !signed);
  const percent = sumOf(parts.map(({ value }) => value));
  const shares = tokens.flatMap((_, at) => shareDue(tokens, at));
  const isWhole = parts.length > 0 && parts.length + shares.length > 1 && isAll(percent, shares);
  const said = textOf(tokens);
  const changes = /\bon top\b/.test(said) || tokens.some((token, at) => changesPrice(tokens, token, at));
  return isWhole && !(changes && !STAGE.test(said));
}

import { textAt, textOf, type Token } from '../../../language/index.js';
import type { Details, Effect } from '../../../types.js';
import { limitsSet } from './bare-limits.js';
import { evidenceOf, type Evidence } from '../evidence.js';
import { limitHolds } from './limit-values.js';
import { countAt } from './measures.js';

const ENDS = /^[.;!?]$/;
const OTHERS = /^(?:the|all) (?:others?|rest)\b/;

/** What is said of so many of those counted, up to the end of the sentence or to the others. */
function saidOf(tokens: Token[], from: number): string {
  let end = from;
  while (end < tokens.length && !ENDS.test(textAt(tokens, end)) && !OTHERS.test(textOf(tokens.slice(end, end + 2))))
    end += 1;
  return textOf(tokens.slice(from, end));
}

/** Where what is said of "one of the stumps", "two of them", "one is" begins; null where no share of those counted stands. */
function shareEnd(tokens: Token[], end: number): number | null {
  const words = textOf(tokens.slice(end, end + 3));
  const [named] = /^(?:is|are)\b|^of (?:them|those|these)\b|^of (?:the|my|our|those|these) \p{L}+/u.exec(words) ?? [];
  return named === undefined ? null : end + named.split(' ').length;
}

/** "5 stumps. One of them is big, like 30 inches across": on how many of those counted the size is that a condition sets; null where no share is told of. */
export function partOfSize({ condition }: Effect, details: Details, { tokens }: Evidence): number | null {
  const limits = limitsSet(condition);
  if (limits.length === 0) return null;
  const counts = tokens.flatMap((_, at) => {
    const count = countAt(tokens, at);
    const from = count && shareEnd(tokens, count.end);
    if (!count || from === null) return [];
    const said = evidenceOf(saidOf(tokens, from));
    const isTold = said.tokens.some(({ kind }) => kind === 'number');
    return isTold && limits.every((limit) => limitHolds(limit, said, { ...details, quantities: [] }))
      ? [count.value]
      : [];
  });
  return counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : null;
}

import { cleanText, numberAt, textAt, tokenize, pattern } from '../language/index.js';
import type { PricingRule } from '../types.js';

const EACH = pattern('i')`
  (?:\b(?:per|each|every)|\/) ?
    (?:man|person|mover|cleaner|painter|worker|guy|tech|technician|helper|labou?rer|landscaper|installer)\b
`;
const WORKERS = pattern()`
  ^(?:men|people|persons|movers|cleaners|painters|workers|guys|technicians|techs|helpers|labou?rers|landscapers
    |installers)$
`;

/** Whether a rule pays each of those who come: "$48 per cleaner per hour". */
export const isForEachWorker = ({ title, description }: PricingRule): boolean => EACH.test(`${title}. ${description}`);

/** How many come, as far as a text says: of "2 cleaners for 3 hours" two. */
export function workersIn(text: string): number {
  const tokens = tokenize(cleanText(text));
  const said = tokens.flatMap((_, at) => {
    const count = numberAt(tokens, at);
    return count && WORKERS.test(textAt(tokens, count.end)) ? count.value : [];
  });
  return Math.max(1, ...said);
}

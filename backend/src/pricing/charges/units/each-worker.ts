import { cleanText, numberAt, textAt, tokenize, pattern } from '../../language/index.js';
import type { PricingRule } from '../../types.js';

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

/** How many layers there are, as far as a text says: of "two layers of shingles" two. */
export const layersIn = (text: string): number => mostCounted(text, /^layers?$/);

/** How many come, as far as a text says: of "2 cleaners for 3 hours" two. */
export const workersIn = (text: string): number => mostCounted(text, WORKERS);

function mostCounted(text: string, things: RegExp): number {
  const tokens = tokenize(cleanText(text));
  const said = tokens.flatMap((_, at) => {
    const count = numberAt(tokens, at);
    return count && things.test(textAt(tokens, count.end)) ? count.value : [];
  });
  return Math.max(1, ...said);
}

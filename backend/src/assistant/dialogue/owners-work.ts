import { conditionHolds, contentWords, emptyDetails } from '../../pricing/index.js';
import type { PublishedRule } from '../port.js';

/** Words of conditions that say when, where or how, and words that any message may hold. */
const NO_WORK = new Set(
  contentWords(
    `house home apartment condo room bedroom bathroom kitchen floor wall storey story second third first day week weekend night evening
    month time people pet dog cat senior veteran customer mile old new large small steep tight access stairs elevator furniture material
    emergency rush today tomorrow visit job work hour extra each every need help price side area place property building commercial`,
  ),
);

/** Whether something said switches one of the owner's rules on: "I'm 71" where seniors pay less. What is asked tells nothing. */
export function meetsOwnersCondition(said: string, rules: readonly PublishedRule[]): boolean {
  const text = said.replace(/[^.!?;\n]*\?/g, ' ');
  const request = { text, details: emptyDetails() };
  return rules.some(({ conditions }) => conditions.some((condition) => conditionHolds(condition, request)));
}

/** Whether a visitor names something that one of the owner's rules prices: "wasps", "hot tub", "crawl space". */
export function namesOwnersWork(said: string, rules: readonly PublishedRule[]): boolean {
  const words = new Set(contentWords(said));
  return rules.some(({ conditions }) =>
    conditions.some((condition) =>
      contentWords(condition).some(
        (word) => word.length > 2 && !NO_WORK.has(word) && !/\d/.test(word) && words.has(word),
      ),
    ),
  );
}

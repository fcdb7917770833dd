import { conditionHolds, contentWords, emptyDetails, pattern } from '../../../pricing/index.js';
import { speaksOf, TRADES } from '../../intake/index.js';
import type { BusinessFacts, PublishedRule } from '../../port.js';
import { isCalledHere } from './called-here.js';

/** Words of conditions that say when, where or how, and words that any message may hold. */
const NO_WORK = new Set(
  contentWords(
    `house home apartment condo room bedroom bathroom kitchen floor wall storey story second third first day week weekend night evening
    month time people pet dog cat senior veteran customer mile old new large small steep tight access stairs elevator furniture material
    emergency rush today tomorrow visit job work hour extra each every need help price side area place property building commercial`,
  ),
);

/** A message without its questions: "do you do wallpaper?" orders none, and tells nothing of who asks. */
export const statedIn = (said: string): string =>
  said.replace(/(?<![^.!?;\n])[^.!?;\n]*\?/g, (question) => (REQUEST.test(question) ? question : ' '));

/** "Could you take the green waste away please?": a wish in the form of a question, as "could you do roofs?" is not. */
const REQUEST = pattern('i')`
  \b(?:can|could|would|will) (?:you|u|ya|ye)(?: (?:guys|all|also|please|maybe|just|then))* (?:take|remove|haul
    |move|clean|clear|paint|fix|include|add|cut|trim|put|leave|grind|patch|seal|wash|replace|install|fit|mount
    |bring)\b[^.?!]*\b(?:the|my|our|that|those|these|them|it|all|both|please)\b
`;

/** Whether something said switches one of the owner's rules on: "I'm 71" where seniors pay less. What is asked tells nothing. */
export function meetsOwnersCondition(said: string, rules: readonly PublishedRule[]): boolean {
  const request = { text: statedIn(said), details: emptyDetails() };
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

/** Whether work is named as this trade names it. */
export const isOfTrade = ({ trade }: BusinessFacts, said: string, service: string | null): boolean =>
  speaksOf(trade, said) || isCalledHere(trade, service);

/** Whether nothing says that work is another trade's; of a business of no known trade, nothing is called foreign. */
export const isTheirs = (facts: BusinessFacts, said: string, service: string | null): boolean =>
  facts.trade === 'other' ||
  isOfTrade(facts, said, service) ||
  namesOwnersWork(said, facts.rules) ||
  !TRADES.some((other) => speaksOf(other, said));

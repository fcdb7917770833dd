import { lines, pattern } from '../../../../pricing/index.js';
import { canonical } from '../../../guard/index.js';
import { CUSTOMERS_DATA } from './customers-data.js';
import { HAGGLING, OFFERED, SEALED } from './haggling.js';
import { INSTRUCTIONS } from './instructions.js';
import { OFF_TASK } from './off-task.js';
import { seen } from './row.js';

/** What a message tries that no assistant goes along with. */
export type Attempt = 'instructions' | 'haggle' | 'others' | 'off_task';

const MONEY = pattern()`
  [$€£¥]
  |\b(?:dollars?|bucks?|usd|euros?|pounds?|price\w*|quote|cost|cheap\w*|charge|pay|estimate|off|free|deal
    |dolares|precio)\b
`;
/** Words that are about a price without money beside them. */
const OF_A_PRICE = /\bhalf\b|\bbinding\b|\bdiscount|\bnegotia|\bcheaper|\bcoupon|\bpromo/;

function attemptInSentence(text: string): Attempt | null {
  if (seen(CUSTOMERS_DATA, text)) return 'others';
  const isOfMoney = MONEY.test(text);
  const isSealed = seen(SEALED, text);
  const isHaggled = isSealed || seen(HAGGLING, text) || (isOfMoney && seen(OFFERED, text));
  if (isHaggled && isOfMoney) return 'haggle';
  if (seen(INSTRUCTIONS, text)) return 'instructions';
  if (isHaggled && (isSealed || OF_A_PRICE.test(text))) return 'haggle';
  return seen(OFF_TASK, text) ? 'off_task' : null;
}

/** Long stories mention neighbours, rules and money in passing: an attempt shows within one sentence. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/).filter(Boolean);

/** "Leave that off the price": work is left out, and nothing haggled for. */
const WORK_LEFT_OUT = pattern('g')`
  \b(?:leave|take|keep) (?:that|it|this|those|(?:the|my|our) \w+(?: \w+)?) (?:off|out of) (?:the|my|your) (?:price|quote
    |estimate|bill)\b
`;
/** "In case there's a senior discount": what a business may offer to everybody of a kind. */
const KINDS_OF_PEOPLE = lines`
  seniors?|senior citizens?|pensioners?|veterans?|vets?|military|students?|teachers?|nurses?|(?:first )?responders?
`;
const FOR_A_KIND = pattern('g')`\b(?:${KINDS_OF_PEOPLE})'? (?:discounts?|rates?|price|deal)\b`;

/** Letters spaced or split apart: "i g n o r e". */
const SPACED_OUT = /\b(?:\p{L}[\s.·-]){3,}\p{L}\b/gu;

/** What a message tries, or null for an ordinary one. Read from the text with its disguises taken off. */
export function attemptIn(message: string): Attempt | null {
  const plain = canonical(message).toLowerCase().slice(0, 4_000);
  const text = plain.replace(WORK_LEFT_OUT, ' ').replace(FOR_A_KIND, ' ');
  const closed = text.replace(SPACED_OUT, (run) => run.replace(/[\s.·-]/g, ''));
  for (const sentence of new Set([...sentencesOf(text), ...sentencesOf(closed)])) {
    const attempt = attemptInSentence(sentence);
    if (attempt) return attempt;
  }
  // A short message is looked at as a whole, too: an order can run over its sentences.
  return text.length <= 300 ? attemptInSentence(closed) : null;
}

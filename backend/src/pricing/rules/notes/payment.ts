import { pattern } from '../../language/index.js';
import { PAYMENT_TERMS } from './note-words.js';

/** What the words of some terms mean as well. */
const WEAK_TERMS = pattern()`
  ^(?:up\s?-?\s?front|upfront|comes? back|in advance|due|valid|balance|on completion
    |before (?:we|i) (?:start|begin)|to (?:secure|reserve|hold|book)|\d.*)$
`;

const STAGE = /(\d+)(?: ?%)? (?:when|once|after|on|at|before|upon|as soon as) /g;

/** "40% when the tile arrives, 40 once it's laid, 20 after grouting": all of the price, in stages. */
function isStaged(text: string): boolean {
  const stages = [...text.matchAll(STAGE)].map(([, share]) => Number(share));
  return stages.length > 1 && text.includes('%') && stages.reduce((sum, share) => sum + share, 0) === 100;
}

/** Whether a text is about when and how one pays; `changes`: it speaks of a change of price, too. */
export function isPayment(text: string, changes: boolean): boolean {
  if (isStaged(text)) return true;
  const match = PAYMENT_TERMS.exec(text);
  if (!match) return false;
  return !(changes && WEAK_TERMS.test(match[0]));
}

import { type Beside, besideWork } from '../../../pricing/index.js';
import { inOwnersWords } from '../answers/owner-says.js';
import type { VisitorAnswer } from '../answers/visitor-asks.js';
import type { BusinessFacts } from '../../port.js';
import type { ConversationState } from '../../state.js';

/**
 * Work that a message asks about, or adds, beside the work it is about, and that the owner's notes rule out or have seen first.
 * What was asked for so far, and its price, stay as they are. Null where there is none.
 */
export function workBeside(text: string, before: ConversationState, { rules }: BusinessFacts): Beside | null {
  // After work that is ruled out itself, the same words ask for it again.
  if (before.ownerSays !== null) return null;
  const notes = rules.filter(({ isPriced }) => !isPriced);
  return besideWork(text, notes, before.details.service !== null || before.estimate !== null);
}

/** The answer to such a message: the owner's own sentence, before whatever else is answered. */
export function withOwnersWord(
  answer: VisitorAnswer | null,
  beside: Beside | null,
  businessName: string,
): VisitorAnswer | null {
  if (!beside) return answer;
  const { ownerSays, isWanted } = beside;
  const said = inOwnersWords(businessName, [ownerSays]);
  // "Also, do you do roofs?" is answered with that sentence.
  if (answer && !['also', 'other_trade'].includes(answer.id)) return { ...answer, text: `${said} ${answer.text}` };
  return {
    id: 'beside',
    text: isWanted ? `${said} That part is not in an estimate here, but I pass it on all the same.` : said,
    passOn: isWanted,
  };
}

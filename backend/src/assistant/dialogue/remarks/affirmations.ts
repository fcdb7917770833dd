import { contentWords, isOnlyDenied, pattern, saysYes } from '../../../pricing/index.js';
import { INTAKES, type Question } from '../../intake/index.js';
import type { AssistantTurn } from '../../port.js';

/** "It is heritage listed": what is said to be so. */
const STATES = /^\W*(?:it (?:is|does)|they are|we do|i do)\b([^.,;!?\n]*)/i;

/**
 * Whether a yes in the text can be meant for the question. "Yes, it's urgent" after "Is the roof steep, or is it a low pitch?"
 * answers something else, and so does "it is for this month" after "Will furniture have to be moved?". Of several parts, a
 * yes is meant for the one that is named with it.
 */
export function mayConfirm({ ask, yes = '' }: Question, text: string): boolean {
  const stated = contentWords(STATES.exec(text)?.[1] ?? '');
  const named = contentWords(`${ask} ${yes}`);
  if (stated.length > 0 && !stated.some((word) => named.includes(word))) return false;
  return !hasParts(ask) || contentWords(yes).some((word) => contentWords(text).includes(word));
}

const hasParts = (ask: string): boolean => ask.includes(', or ');

const BARE_YES = /^\W*(?:(?:yes|yeah|yep|yup|sure|ok(?:ay)?|please|there (?:is|are)|it is|we do|i do)\W*)+$/i;

/** "Yes" to "Are there pets, or anything special?", and not to which of them. */
export const leavesOpenWhich = ({ ask, yes }: Question, text: string): boolean =>
  yes !== undefined && hasParts(ask) && BARE_YES.test(text);

const NEGATIVE = pattern('i')`
  \b(?:no|not|none|nothing|without|never|nor|cannot|\w+n't|wont|dont|no longer|already|ourselves|myself|used to
    |(?:is|are|it's|they're) (?:fine|ok|okay|good|clean))\b
`;

/** Situations that the visitor confirms, in the trade's words: by a plain yes to the question, or by saying as much. */
export function affirmations(turn: AssistantTurn, text: string, pending: Question | null): string[] {
  const clauses = text.split(/[.,;!?\n]+/);
  const isSaid = (words: RegExp | undefined): boolean => {
    const clause = words ? clauses.find((part) => words.test(part)) : undefined;
    return clause !== undefined && !NEGATIVE.test(clause);
  };
  // "The cat is gone, so there are no pets any more"
  const isDenied = (words = ''): boolean => contentWords(words).some((word) => isOnlyDenied(word, text));
  const said = INTAKES[turn.business.trade].factors.filter(({ yesWhen, yes }) => isSaid(yesWhen) && !isDenied(yes));
  const asked = pending?.yes && mayConfirm(pending, text) && saysYes(text) ? [pending] : [];
  const answered = pending?.answers?.filter(({ when }) => isSaid(when)).map(({ means }) => means) ?? [];
  return [...new Set([...[...asked, ...said].flatMap(({ yes }) => (yes ? [yes] : [])), ...answered])];
}

/** "Remove an old fence" says "remove the old fence". */
export function says(known: string, phrase: string): boolean {
  const words = contentWords(known);
  return contentWords(phrase).every((word) => words.includes(word));
}

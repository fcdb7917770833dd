import {
  type Details,
  type Topic,
  holdsContact,
  joinTown,
  pattern,
  namesStreet,
  readAnswer,
  readDetails,
} from '../../../pricing/index.js';
import { LOCATION, PROPERTY, type Question, TIMING } from '../../intake/index.js';
import type { AssistantTurn } from '../../port.js';
import type { ConversationState } from '../../state.js';
import { mayConfirm } from '../remarks/affirmations.js';
import { unitAsked } from '../questions/question-words.js';

const TOPICS = new Map<string, Topic>([
  [LOCATION.id, 'location'],
  [TIMING.id, 'urgency'],
  [PROPERTY.id, 'propertyType'],
  ['service', 'service'],
]);

const CHANGES_SUBJECT = pattern('iu')`
  \?
  |\b(?:actually|by the way|btw|forgot|also|one more|another thing|random|and could you|hang on|hold on|you know what
    |(?:forget|scrap|scratch|skip|drop|cancel) (?:the|that|about)|never mind|change of plans?|turns out
    |(?:good|bad|great) news|on second thoughts?|talked it over|thinking about it|take the \p{L}+ off|we'll leave|leave that
    |no need for|one change|myself|ourselves|while (?:you're|ye are|you are) at it)\b
`;
/** Something else was said instead of an answer: a question, a correction, a new wish. */
export const changesSubject = (text: string): boolean => CHANGES_SUBJECT.test(text);

/** The town is known, and what was said when its street was asked for names none: "please bring ladders". */
export const passesStreet = ({ pending, details }: ConversationState, text: string): boolean =>
  pending === LOCATION.id && details.location !== null && !namesStreet(text);

const MOST_OF_A_HOUSE = 3;

/** "New house", when that was asked: what the property is, and no house to be built. */
export const saysWhatItIs = ({ pending }: ConversationState, text: string): boolean =>
  pending === PROPERTY.id && !changesSubject(text) && text.trim().split(/\s+/).length <= MOST_OF_A_HOUSE;

function topicOf(question: Question): Topic {
  return TOPICS.get(question.id) ?? (question.yes ? 'condition' : question.units ? 'size' : 'access');
}

/** Reads a message; a bare answer ("5", "townhouse", "Sebastopol") in the light of the question it answers. */
export function readMessage(turn: AssistantTurn, text: string, pending: Question | null, isAsking: boolean): Details {
  const context = { today: turn.today, country: turn.country };
  const isCard = pending?.id === 'service' && holdsContact(turn.message);
  if (pending === null || isCard || (TOPICS.has(pending.id) && changesSubject(text))) return readDetails(text, context);
  // What is asked in turn ("are you insured") is no kind of work, and no place.
  if (isAsking && TOPICS.has(pending.id)) return readDetails(text, context);
  if (passesStreet(turn.state, text)) return readDetails(text, context);
  const { details } = readAnswer(text, topicOf(pending), {
    ...context,
    ...unitAsked(pending, turn),
    condition: mayConfirm(pending, text) ? pending.yes : undefined,
  });
  // "Marine Parade", after "a place out at Ruby Bay"
  const isStreet = pending.id === LOCATION.id && details.location !== null;
  return isStreet ? { ...details, location: joinTown(details.location ?? '', turn.state.details.location) } : details;
}

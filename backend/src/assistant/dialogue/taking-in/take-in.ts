import { CONTACT_FIELDS, type ContactField, refusedContact, saysYes } from '../../../pricing/index.js';
import { LOCATION } from '../../intake/index.js';
import type { AssistantTurn } from '../../port.js';
import type { ConversationState } from '../../state.js';
import type { VisitorAnswer } from '../answers/visitor-asks.js';
import type { News } from '../remarks/changes.js';
import type { Attempt } from '../remarks/hostile/index.js';
import { UNSURE } from '../remarks/not-understood.js';
import { answerQuestions } from './answered.js';
import { courseAfter } from './current-work.js';
import { givenUpIn } from './given-up.js';
import { learn, type Learned } from './learned.js';
import { type Message, understand } from './message.js';
import { changesSubject } from './read-message.js';
import { remember } from './remembered.js';
import { readWork } from './work-read.js';

/** What one message told. */
export interface TakenIn {
  state: ConversationState;
  /** The visitor's words, without invisible characters. */
  text: string;
  attempt: Attempt | null;
  /** Something is asked that has nothing to do with the work. */
  isSmallTalk: boolean;
  /** The visitor does not understand what was asked. */
  isUnclear: boolean;
  danger: string | null;
  /** The answer to what the visitor asks about the business; null when they ask nothing that is known. */
  answer: VisitorAnswer | null;
  /** What is said to a question in a message that tells of the work, where no new price answers it; null without one. */
  aside: VisitorAnswer | null;
  news: News;
  /** Whether the question of the last reply was answered, declined or left. */
  pendingAnswered: boolean;
  /** The message is in another language than English. */
  isForeign: boolean;
  newContact: ContactField[];
  refusedNow: boolean;
  /** What to say of a number or an address that nobody can be reached at; "" without one. */
  half: string;
  /** The visitor was asked where the property is and would rather not say. */
  keepsPlace: boolean;
  /** The material that the work was changed to, as written; null when it was not. */
  material: string | null;
  /** What the work costs was asked. */
  isPriceAsked: boolean;
}

/**
 * Reads one message into the conversation's state: details, contact, refusals, danger. Deterministic; a model may add to
 * the details afterwards and never takes anything away.
 */
export function takeIn(turn: AssistantTurn): TakenIn {
  const message = understand(turn);
  const givenUp = givenUpIn(message);
  const course = courseAfter(message, readWork(message, givenUp));
  const learned = learn(message, course, givenUp);
  const { answer, aside } = answerQuestions(message, learned);
  const state = remember(message, learned, answer);

  const { text, attempt, danger, material, isForeign, asked, person } = message;
  const { isSmallTalk, isUnclear, isPriceAsked } = asked;
  const { newContact, declined, half } = person;
  return {
    ...{ state, text, attempt, danger, material, isForeign, answer, aside },
    ...{ isSmallTalk, isUnclear, isPriceAsked, newContact, half },
    news: learned.news,
    refusedNow: declined.length > 0,
    keepsPlace: keepsPlace(message, learned),
    pendingAnswered: isPendingAnswered(message, learned),
  };
}

const keepsPlace = ({ original, before }: Message, { news }: Learned): boolean =>
  before.pending === LOCATION.id && !news.any && refusedContact(original, CONTACT_FIELDS).length > 0;

function isPendingAnswered(message: Message, learned: Learned): boolean {
  const { text, pending } = message;
  if (pending === null || learned.news.any || keepsPlace(message, learned)) return true;
  return !changesSubject(text) && ((saysYes(text) && pending.id !== LOCATION.id) || UNSURE.test(text));
}

import { isFields } from '../json/index.js';
import {
  type Choice,
  type Contact,
  type ContactField,
  type Details,
  emptyDetails,
  type Estimate,
  type NoEstimateReason,
  type Unit,
} from '../pricing/index.js';

/**
 * All that a conversation remembers between two messages, as plain JSON. Both assistants read and write it, so that
 * either can take over at any message.
 */
export interface ConversationState {
  details: Details;
  contact: Contact;
  /** What the visitor said about the work, message by message. */
  said: string[];
  /** How often each question was asked, by its id. */
  asked: Record<string, number>;
  /** Id of the question that the last reply ended with. */
  pending: string | null;
  contactAsked: boolean;
  contactRefused: boolean;
  refused: ContactField[];
  estimate: Estimate | null;
  /** Why there is no estimate; null when there is one or none was asked for yet. */
  noEstimate: NoEstimateReason | 'not_ready' | null;
  /** What the last price turns on and the visitor has not said. */
  choice: Choice | null;
  /** The unit of the owner's rate whose quantity is not known yet. */
  missing: Unit | null;
  /** Whether a thing was named, and not what is to be done about it: that is asked before anything else. */
  undecided: boolean;
  /** The owner's sentence that rules this work out, or has it seen first. */
  ownerSays: string | null;
  /** Whether the owner's rates say the whole price: no other size is asked for then. */
  byRate: boolean;
  /** Amount that the visitor has been told, in cents. */
  shownCents: number | null;
  emergency: boolean;
  /** The last danger that was told of, in two or three words ("gas smell"); null without one. */
  danger: string | null;
  /** Whether it is one that the emergency services come first for, and no work has been named since: it has no price. */
  isDangerOpen: boolean;
  /** Whether the visitor was told that the owner has to price this. */
  toldOwnerPrices: boolean;
  /** Questions of the visitor that only the owner can answer. */
  openQuestions: string[];
  closed: boolean;
  /** The visitor wants to be asked nothing more; what a price needs is asked for all the same. */
  isQuiet: boolean;
  /** The visitor wants no work done, but a job, a promised price or advice. */
  wantsNoWork: boolean;
  turns: number;
}

/** Before the first message: nothing is known, and nothing was asked. */
export const newConversation = (): ConversationState => ({
  details: emptyDetails(),
  contact: { name: null, email: null, phone: null },
  said: [],
  asked: {},
  pending: null,
  contactAsked: false,
  contactRefused: false,
  refused: [],
  estimate: null,
  noEstimate: null,
  choice: null,
  missing: null,
  undecided: false,
  ownerSays: null,
  byRate: false,
  shownCents: null,
  emergency: false,
  danger: null,
  isDangerOpen: false,
  toldOwnerPrices: false,
  openQuestions: [],
  closed: false,
  isQuiet: false,
  wantsNoWork: false,
  turns: 0,
});

/** How often a question was asked, by its id. */
export const timesAsked = ({ asked }: ConversationState, id: string): number => asked[id] ?? 0;

/** The mark of a question that is asked once more, because something else was said to it. */
export const againKey = (id: string): string => `again:${id}`;

export const wasPassedOver = (state: ConversationState, id: string): boolean => timesAsked(state, againKey(id)) > 0;

/** A stored state, as it was written by this module; what an earlier version did not have yet gets its first value. */
export function readState(stored: unknown): ConversationState {
  if (!isFields(stored)) return newConversation();
  return { ...newConversation(), ...stored };
}

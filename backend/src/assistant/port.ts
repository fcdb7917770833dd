import type { PriceRequest, PriceResult } from '../pricing/index.js';
import type { GuardNotice } from './guard/index.js';
import type { Trade } from './intake/index.js';
import type { ConversationState } from './state.js';

export interface PublishedRule {
  title: string;
  description: string;
  /** The situations that switch the rule on; empty when it always applies or changes no price. */
  conditions: string[];
  /** False for a note, which changes no price. */
  isPriced: boolean;
}

/** What any visitor may know about a business. It holds no past job, no other visitor and nothing of another business. */
export interface BusinessFacts {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  address: string | null;
  about: string | null;
  services: string[];
  /** Whether its past jobs, or else its country, measure in metres; where its rules do not show it. */
  isMetric: boolean;
  trade: Trade;
  /** The trades beside its own that its past jobs tell of. */
  otherTrades: readonly Trade[];
  /** Whether any past job or active rule has a price; where none has, nothing can be priced. */
  hasPrices: boolean;
  /** Active rules only. */
  rules: PublishedRule[];
}

type PriceVisibility = 'at_once' | 'after_contact' | 'never';

export interface Message {
  role: 'user' | 'assistant';
  content: string;
}

/** The one tool that both assistants have: code computes the price, whoever asks. */
interface AssistantTools {
  /** Null where there is no telling yet: what prices are computed from is being worked out. */
  price(request: PriceRequest): Promise<PriceResult | null>;
}

/** One message of a visitor, with all that an assistant may know when it answers. */
export interface AssistantTurn {
  chatId: string;
  business: BusinessFacts;
  priceVisibility: PriceVisibility;
  /** ISO date in the owner's time zone. */
  today: string;
  /** ISO country of the business, for phone numbers without a country code. */
  country: string;
  /** What was said before, oldest first; of a very long conversation, the newest. */
  transcript: Message[];
  message: string;
  state: ConversationState;
  /** Contact details that the visitor typed into the form instead of the conversation. */
  contact: { name?: string; email?: string; phone?: string };
  tools: AssistantTools;
  /** Whether the visitor sees words as they come; otherwise the whole answer must be there sooner. */
  streamed: boolean;
  /** The conversation has had all the answers that it gets: a fixed one is left, without price and without a model. */
  isOverlong: boolean;
  /** Model tokens that this chat has used before. */
  tokensUsed: number;
}

/** A turn that is only read. */
export type HeardTurn = Omit<AssistantTurn, 'tools'>;

export interface AssistantAnswer {
  text: string;
  suggestions: string[];
  state: ConversationState;
  contactRequested: boolean;
  /** The owner's phone number when the visitor is in danger or in a hurry, otherwise null. */
  emergencyPhone: string | null;
  notices: GuardNotice[];
  /** Model tokens this turn used; 0 for the built-in assistant. */
  tokens: number;
  answeredBy: 'built-in' | 'model';
}

/**
 * The port. An assistant yields what may be shown, in pieces, and returns the answer that is stored. The pieces, joined,
 * are the text of the answer.
 */
export interface Assistant {
  answer(turn: AssistantTurn): AsyncGenerator<string, AssistantAnswer, void>;
}

import type { ComparableDto, DetailsDto, EstimateDto } from '../estimates/index.js';

export const CHAT_STATUSES = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const;
export type ChatStatus = (typeof CHAT_STATUSES)[number];

/** Messages of each lead that a list holds: of nearly all leads, every one. */
export const MOST_LISTED = 50;

/** A conversation as a lead, as stored. Details and estimate are kept as the API shows them; the state is JSON whose shape the assistant owns. */
export interface Chat {
  id: string;
  businessId: string;
  isPreview: boolean;
  status: ChatStatus;
  unread: boolean;
  contactName: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  summary: string;
  details: DetailsDto | null;
  /** In dollars. */
  estimate: EstimateDto | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A lead with its place in the list, newest first: to the microsecond, which a Date cannot hold. */
export interface PlacedChat extends Chat {
  openedAt: string;
}

/** A lead with the past jobs behind its estimate, as the API shows them; null while there are none. */
export interface PricedChat extends Chat {
  comparables: ComparableDto[] | null;
}

/** A won lead, and the past job that it was filed as; null before, and when that job was deleted. */
export interface WonChat extends Chat {
  state: unknown;
  wonJobId: string | null;
}

/** One that has its past job. */
export type FiledChat = WonChat & { wonJobId: string };

/** What a turn needs beyond the lead itself. */
export interface ChatWithState extends Chat {
  state: unknown;
  turns: number;
  tokensUsed: number;
  visitorTokenHash: Buffer | null;
}

export interface ChatMessage {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  createdAt: Date;
}

/** A message with the whole answer that a reply was sent with; null for a visitor's. */
export interface AnsweredMessage extends ChatMessage {
  answer: unknown;
  /** Ids of the photos that came with it. */
  photos: string[];
}

/** A chat with what was said last, oldest first; times as PostgreSQL writes them in JSON. */
export interface Conversation extends Chat {
  said: { role: ChatMessage['role']; content: string; createdAt: string }[];
}

/** A page of the list. */
export interface ConversationPage {
  chats: Conversation[];
  hasMore: boolean;
}

/** What an owner changes on a lead; what is left out stays as it is. */
export interface ChatChange {
  status?: ChatStatus;
  unread?: boolean;
}

/** What the money guard kept from the visitor. */
export interface GuardNotice {
  kind: string;
  original: string;
  shown: string;
}

export interface StoredGuardNotice extends GuardNotice {
  createdAt: Date;
}

/** How far a mail or a webhook about a lead has come. */
export interface ChatNotice {
  id: string;
  channel: 'email' | 'webhook';
  /** What it says; notices/ gives the names. */
  kind: string;
  recipient: string;
  status: 'pending' | 'sent' | 'failed';
  attempts: number;
  lastError: string | null;
  updatedAt: Date;
}

/** A picture that the visitor sent; sizes in pixels, as kept. */
export interface ChatPhoto {
  id: string;
  chatId: string;
  width: number;
  height: number;
  bytes: number;
}

/** A lead with everything that is known about it; what was said is whole, oldest first. */
export interface WholeChat {
  chat: PricedChat;
  messages: ChatMessage[];
  guardNotices: StoredGuardNotice[];
  notices: ChatNotice[];
  photos: ChatPhoto[];
}

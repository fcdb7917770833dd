export const CHAT_STATUSES = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const;
export type ChatStatus = (typeof CHAT_STATUSES)[number];

/** A conversation as a lead, as stored. Details, estimate and state are JSON that other modules own the shape of. */
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
  details: unknown;
  /** As the API shows it (dollars), or null. */
  estimate: unknown;
  createdAt: Date;
  updatedAt: Date;
}

/** What a turn needs beyond the lead itself. */
export interface ChatSession extends Chat {
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

/** What the money guard kept from the visitor. */
export interface GuardNotice {
  kind: string;
  original: string;
  shown: string;
}

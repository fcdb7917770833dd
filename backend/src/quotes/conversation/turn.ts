import type { Lease, LoadedChat } from '../../chats/index.js';
import type { BusinessContext } from './business-context.service.js';
import type { ContactInput } from './generate.dto.js';

/** A visitor's message after all checks of who may speak. */
export interface VisitorTurn {
  context: BusinessContext;
  businessId: string;
  message: string;
  chatId: string | null;
  visitorToken: string | null;
  clientMessageId: string | null;
  isPreview: boolean;
  /** It opens a chat and has filled in the field that no page shows: a bot's. Later on, a browser may have filled it. */
  isSpam: boolean;
  origin: string | null;
  contact: ContactInput;
  streamed: boolean;
}

/** The same message once it is saved: from here on it cannot be lost. */
export interface ReceivedTurn extends VisitorTurn {
  chatId: string;
  messageId: string;
  /** The chat that this message has opened; null for an older one, which is read when its turn has come. */
  opened: OpenChat | null;
  /** The visitor's key to the chat, when this message opened it. */
  newToken: string | null;
  /** The same message came before: its answer may be there already, or on its way. */
  repeated: boolean;
  /** There were more messages than a conversation needs: this one is kept and read for contact details, no more. */
  isOverlong: boolean;
}

/** A chat in which this message, and no other, may be answered now, with what was said up to it. */
export interface OpenChat extends LoadedChat {
  lease: Lease;
}

/** Gets an answer's words as they may be shown. */
export type Listener = (text: string) => void;

/** How long one message may keep its chat. Longer than the longest answer (30 s), so that a crashed turn gives it free soon after. */
export const LEASE_SECONDS = 40;

import type {
  AccuracyReport,
  Chat,
  ChatListItem,
  ChatPage,
  ChatStatus,
  Effect,
  ImportReport,
  Interpretation,
  NoticeSettings,
  Profile,
  QuickEstimate,
  Quote,
  QuoteLine,
  Rule,
  RuleFinding,
  RuleImpact,
  SetupState,
  StarterPack,
  WidgetSettings,
} from '@chalkline/api';
import type { DataProvider } from 'react-admin';

export interface RuleText {
  title: string;
  description: string;
}

/** Which column of a CSV file each field is read from; a field left out is guessed from its usual names. */
export type ColumnMapping = Partial<Record<'title' | 'description' | 'price' | 'date', string>>;

/** A quote as it is sent; `updatedAt` is that of the version that was changed, null where there was none. */
export interface QuoteText {
  lines: QuoteLine[];
  note: string;
  validUntil: string | null;
  updatedAt: string | null;
}

export interface ChatQuery {
  page: number;
  q: string;
  status: ChatStatus | '';
}

/** A chat that came or changed; after a reconnection it is unknown what did. */
export type ChatNews = { event: 'created' | 'updated'; chat: ChatListItem } | { event: 'reconnected' };

/**
 * What the dashboard asks for beyond the lists of jobs and rules. Two make it true: the API and the in-memory demo.
 * Every call rejects with ApiError.
 */
export interface OwnerCalls {
  interpretRule(rule: RuleWords, options: { propose: boolean; signal?: AbortSignal }): Promise<Interpretation>;
  ruleImpact(
    change: Partial<RuleInput> & { ruleId?: string; remove?: boolean },
    signal?: AbortSignal,
  ): Promise<RuleImpact>;
  checkRules(): Promise<RuleFinding[]>;
  starterPacks(): Promise<StarterPack[]>;
  addStarterPack(trade: string): Promise<Rule[]>;

  accuracy(): Promise<AccuracyReport>;
  quickEstimate(description: string): Promise<QuickEstimate>;
  importJobs(file: File, mapping: ColumnMapping, dryRun: boolean): Promise<ImportReport>;

  chats(query: ChatQuery): Promise<ChatPage>;
  /** How many chats nobody has opened yet; stops at 100. */
  unreadChats(): Promise<number>;
  chat(id: string): Promise<Chat>;
  updateChat(id: string, change: { status?: ChatStatus; unread?: boolean }): Promise<void>;
  winChat(id: string, finalPrice: number): Promise<void>;
  /** Null where the owner has written none yet. */
  quote(chatId: string): Promise<Quote | null>;
  saveQuote(chatId: string, quote: QuoteText): Promise<Quote>;
  /** Mails it to an address of the customer's, unless it is not any more the version of `updatedAt`. */
  sendQuote(chatId: string, updatedAt: string, to: string): Promise<Quote>;
  quotePdf(chatId: string): Promise<Blob>;
  deleteChat(id: string): Promise<void>;
  exportChats(): Promise<Blob>;
  chatPhoto(chatId: string, photoId: string): Promise<Blob>;
  /** Tells of every chat that arrives or changes, and of every reconnection. Returns the way to stop. */
  listenToChats(onChange: (news: ChatNews) => void): () => void;

  widgetSettings(): Promise<WidgetSettings>;
  saveWidgetSettings(settings: WidgetSettings): Promise<WidgetSettings>;
  noticeSettings(): Promise<NoticeSettings>;
  saveNoticeSettings(settings: NoticeSettings): Promise<NoticeSettings>;
  /** The webhook is signed with another secret from now on. */
  renewWebhookSecret(): Promise<NoticeSettings>;

  setup(): Promise<SetupState>;
  saveDetails(details: Omit<Profile, 'id'>): Promise<void>;
  startMfa(password: string): Promise<{ secret: string; otpauthUrl: string }>;
  enableMfa(code: string): Promise<{ recoveryCodes: string[] }>;
  disableMfa(code: string): Promise<void>;
}

/** A reading that the owner has confirmed travels with the words. */
export type RuleWords = RuleText & { confirmedEffects?: Effect[] | undefined };
export type RuleInput = RuleWords & { isActive: boolean; updatedAt?: string };

export type ChalklineDataProvider = DataProvider & OwnerCalls;

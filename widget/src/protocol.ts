/**
 * The public contract of the widget and all that its two halves, loader and panel, share.
 * Version 1: options, commands and events are only ever added, never changed or removed.
 */
export const VERSION = 1;

/** What each event carries. On `window` the same detail comes with a CustomEvent named `chalkline:<event>`. */
export interface EventMap {
  /** The launcher is on the page and commands run at once. */
  ready: { businessId: string; version: number };
  open: Record<string, never>;
  close: Record<string, never>;
  /** A message of the visitor that was sent, or an answer that is complete. */
  message: { role: 'user' | 'assistant'; content: string };
  /** Dollars. */
  estimate: { currency: string; amount: number; low: number; high: number };
  /** The visitor left contact details; once a conversation. The details themselves go to the owner only. */
  lead: { chatId: string };
  error: { code: ErrorCode; message: string };
}

export type EventName = keyof EventMap;
export type Listener<Name extends EventName> = (detail: EventMap[Name]) => void;

export type ErrorCode =
  | 'network'
  | 'server'
  | 'busy'
  | 'blocked'
  | 'unknown_business'
  | 'refused'
  | 'too_long'
  | 'photo'
  | 'load'
  | 'internal';

export interface PreviewOptions {
  /** The element that the chat fills; its height is the chat's height. */
  element: HTMLElement;
  /** The owner's access token, asked for before every request. */
  token: () => string | null | Promise<string | null>;
  /** Defaults to the script's data-business-id and data-api-url. */
  businessId?: string;
  apiUrl?: string;
}

/** `window.Chalkline`: usable before the script has arrived through the queueing stub of the README. */
export interface Chalkline {
  (command: 'open' | 'close' | 'toggle' | 'destroy'): void;
  (command: 'send', text: string): void;
  /** Returns the function that ends the subscription. */
  <Name extends EventName>(command: 'on', event: Name, listener: Listener<Name>): () => void;
  /** Shows the chat inside an element of the owner's dashboard; returns the function that takes it away. */
  (command: 'preview', options: PreviewOptions): () => void;
  readonly version: number;
}

/** What the owner says of the business (GET /widget/{id}); kept in the site's storage for the next page. */
export interface Settings {
  businessName: string;
  greeting: string | null;
  /** `#rrggbb` */
  color: string | null;
  position: 'left' | 'right';
  phone: string | null;
  suggestions: string[];
  /** The visitor's browser asks for as little data as possible. */
  saveData?: boolean;
}

/** What the loader hands to the panel. */
export interface PanelHost {
  root: ShadowRoot;
  businessId: string;
  /** Ends in `/api`, no slash after it. */
  api: string;
  /** Fetched in idle time, when there was any before the first opening. */
  settings?: Settings;
  /** Set in the owner's dashboard: the chat is inline, kept nowhere, and sent with this token. */
  token?: PreviewOptions['token'];
  emit<Name extends EventName>(event: Name, detail: EventMap[Name]): void;
  /** Shows the launcher in the owner's colour, on the owner's side. */
  look(this: void, settings: Settings): void;
  close(this: void): void;
}

/** What the panel hands back. */
export interface PanelHandle {
  show(): void;
  hide(): void;
  /** Anything but a text is ignored. */
  send(text: unknown): void;
  destroy(): void;
}

export interface PanelModule {
  mount(host: PanelHost): PanelHandle;
  /** Draws the chat inside an element of the page; returns the function that takes it away. */
  preview(host: PanelHost, options: PreviewOptions): Promise<() => void>;
}

/** Where both halves keep what belongs to one business on one site. */
export const storageKey = (businessId: string): string => `chalkline:${businessId}`;
export const settingsKey = (businessId: string): string => `chalkline-settings:${businessId}`;

declare global {
  interface Window {
    Chalkline?: Chalkline;
  }
}

/**
 * The public contract of the widget.
 * Version 1: options, commands and events are only ever added, never changed or removed.
 */
export const VERSION = 1;

/** What each event carries. On `window` the same detail comes with a CustomEvent named `chalkline:<event>`. */
export interface EventMap {
  /** The launcher is on the page and commands run at once. */
  ready: { businessId: string; version: number };
  open: Record<string, never>;
  close: Record<string, never>;
  /** A message of the visitor that was sent, or an answer that is complete. What the contact form sends is not among them. */
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

declare global {
  interface Window {
    Chalkline?: Chalkline;
  }
}

/**
 * What the three parts of the widget hand to each other: the loader draws the launcher, the frame the chat's outside, the
 * panel the conversation in it.
 */
import type { Strings } from './frame/strings/en';
import type { EventMap, EventName, PreviewOptions } from './protocol';

/** What the owner says of the business (GET /widget/{id}); kept in the site's storage for the next page. */
export interface Settings {
  businessName: string;
  greeting: string | null;
  /** `#rrggbb` */
  color: string | null;
  position: 'left' | 'right';
  phone: string | null;
  suggestions: string[];
  /** What the launcher says, by language, instead of its own words. */
  launcher?: Record<string, string>;
  /** The visitor's browser asks for as little data as possible. */
  saveData?: boolean;
}

/** What the loader hands to frame and panel. */
export interface PanelHost {
  root: ShadowRoot;
  businessId: string;
  /** Ends in `/api`, no slash after it. */
  api: string;
  /** Fetched in idle time, when there was any before the first opening. */
  settings?: Settings;
  /** Set in the owner's dashboard: the chat is inline, kept nowhere, and sent with this token. */
  token?: PreviewOptions['token'];
  /** Set along with the token: what the assistant says there where the server gives no reason for a failure. */
  apology?: string;
  emit<Name extends EventName>(event: Name, detail: EventMap[Name]): void;
  /** Shows the launcher in the owner's colour, on the owner's side. */
  look(this: void, settings: Settings): void;
  /** The conversation's code, fetched when it is not there yet. */
  panel(this: void): Promise<PanelModule>;
  close(this: void): void;
  /** The chat could not be loaded: the launcher says so, and another click tries again. */
  failed(this: void, error: unknown): void;
}

/** What the frame hands back. */
export interface PanelHandle {
  show(): void;
  hide(): void;
  /** Anything but a text is ignored. */
  send(text: unknown): void;
  destroy(): void;
}

export interface FrameModule {
  mount(host: PanelHost): PanelHandle;
  /** Draws the chat inside an element of the page; returns the function that takes it away. */
  preview(host: PanelHost, options: PreviewOptions): Promise<() => void>;
}

/** The chat before anybody has spoken, in plain elements: what can be seen and typed into while the rest is on its way. */
export interface Frame {
  /** Holds the chat in the shadow root. */
  box: HTMLElement;
  /** Where the conversation adds to the header. */
  tools: HTMLElement;
  log: HTMLElement;
  /** Where it stands, below the greeting. */
  turns: HTMLElement;
  form: HTMLFormElement;
  /** Where it adds above the field. */
  extras: HTMLElement;
  picker: HTMLInputElement;
  /** Left empty by people. */
  trap: HTMLInputElement;
  field: HTMLTextAreaElement;
  send: HTMLButtonElement;
  /** Read out by screen readers. */
  status: HTMLElement;
  /** Drawn with by `dress`. */
  settings: Settings | null;
  /** Puts in the words, the owner's name and colours, and the page's as they are now. */
  dress(this: void): void;
  /** To where the visitor goes on. */
  focus(this: void): void;
  /** Gives the field the height of its text, where style alone does not. */
  grow(this: void): void;
  strings(this: void): Strings;
}

/** What the frame asks of the conversation in it. */
export interface Chat {
  /** Everything that an opening needs from the server; safe to call again. */
  start(): void;
  write(draft: string): void;
  /** Without a text, what has been written. `website` holds what no person has filled in. */
  send(text?: string, website?: string): void;
  addPhotos(files: File[]): Promise<void>;
  destroy(): void;
}

export interface PanelModule {
  /** What the conversation looks like, for the chat's shadow root. */
  css: string;
  /** Draws the conversation into the frame, now and after every change. */
  fill(host: PanelHost, frame: Frame): Chat;
}

/** Where they keep what belongs to one business on one site. */
export const storageKey = (businessId: string): string => `chalkline:${businessId}`;
/** The business's id follows. A refusal, or that there is no such business, is kept there too, for the next page not to show the launcher. */
export const SETTINGS_KEY = 'chalkline-settings:';

import type { EstimateView } from '@chalkline/brand/estimate-card';
import type { Settings } from '../parts';

/** A picture of the visitor's, on its way. */
export interface Photo {
  id: string;
  name: string;
  /** Re-encoded: smaller, and without the camera's metadata (place, time, device). */
  blob: Blob;
  /** A canvas, not an image: a page's policy may forbid blob: images. */
  thumbnail: HTMLCanvasElement;
  state: 'ready' | 'sending' | 'sent' | 'failed';
  /** 0 to 1. */
  progress: number;
}

/** One bubble, and what hangs on it. */
export interface Turn {
  key: string;
  role: 'user' | 'assistant';
  content: string;
  /** Only of the visitor's: absent once it is answered. */
  state?: 'sending' | 'waiting' | 'failed';
  /** Why it waits or failed. */
  note?: string;
  /** Failed for good: sending the same again would fail again. */
  final?: boolean;
  estimate?: EstimateView | null;
  /** Number to call at once: the visitor described an emergency. */
  phone?: string | null;
  photos?: Photo[];
}

/** What is wrong with a field of the contact form, for each that has to be filled in differently. */
export type Faults = Partial<Record<string, string | false | undefined>>;

/** All that the panel draws. Replaced, never changed. */
export interface View {
  turns: Turn[];
  /** Something of the assistant's is on its way and no word of it is here. */
  waiting: boolean;
  suggestions: string[];
  /** The contact form, while it is asked for. */
  contactForm?: Faults | false;
  /** Whether to start over is the question. */
  asking: boolean;
  /** What stands in the input. */
  draft: string;
  /** One sentence above the input. */
  problem: string;
  settings: Settings | null;
  /** Said for as long as the line is away. */
  offline: string;
  /** For screen readers: the latest complete answer or trouble. */
  said: string;
  tray: Photo[];
}

/** What a new message, or a new beginning, clears away. */
export const FRESH = { suggestions: [], problem: '', asking: false };

export const emptyView: View = {
  ...FRESH,
  turns: [],
  waiting: false,
  draft: '',
  settings: null,
  offline: '',
  said: '',
  tray: [],
};

/** An estimate of the expected shape, or null: a card drawn from anything else would break the chat. */
export function checkedEstimate(value: EstimateView | null | undefined): EstimateView | null {
  const usable =
    value &&
    [value.amount, value.low, value.high].every(Number.isFinite) &&
    [value.lines, value.assumptions].every(Array.isArray) &&
    value.lines.every((line) => Number.isFinite(line?.amount) && line.source);
  return usable ? value : null;
}

/**
 * Whether a text holds an email address or a phone number (8 digits or more), as far as the server takes it for one: it
 * knows the hosts of which everyone leaves the ending out.
 */
export const holdsContact = (text: string): boolean =>
  /\S@(\S+\.\S\S|(gmail|yahoo|hotmail|outlook|icloud|aol)\b)|(\d[\s().-]*){8}/i.test(text);

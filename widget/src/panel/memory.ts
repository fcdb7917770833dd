import { storageKey } from '../parts';
import type { Contact } from './api';
import { toJson } from './to-json';

/** A message that the server has not answered yet. */
export interface Outgoing {
  id: string;
  text: string;
  contact?: Contact;
  website?: string;
}

/** What stays on the visitor's device, per site and business. The conversation itself stays on the server. */
export interface Kept {
  chatId: string | null;
  /** The visitor's key to the chat. */
  token: string | null;
  outbox: Outgoing[];
  draft: string;
  /** Contact details were left. */
  lead: boolean;
}

/** Storage that may be refused, full or spoiled: then the page's memory does, until the page ends. */
export class Memory {
  readonly kept: Kept = { chatId: null, token: null, outbox: [], draft: '', lead: false };

  /** `businessId` null: nothing is read or stored. */
  constructor(private readonly businessId: string | null) {
    try {
      if (!businessId) return;
      Object.assign(this.kept, read(storageKey(businessId)));
    } catch {
      // Nothing kept.
    }
  }

  keep(part: Partial<Kept>): void {
    Object.assign(this.kept, part);
    try {
      if (this.businessId) localStorage.setItem(storageKey(this.businessId), toJson(this.kept));
    } catch {
      // Kept for this page only.
    }
  }
}

/** Null when nothing is kept there. */
const read = (key: string): object | null => JSON.parse(localStorage.getItem(key) ?? 'null') as object | null;

/**
 * A random UUID: the one that names every blob address. crypto.randomUUID is missing on pages without TLS, where
 * widgets live too.
 */
export function uuid(): string {
  const address = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(address);
  return address.slice(-36);
}

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
  /** Of all tabs. */
  outbox: Outgoing[];
  draft: string;
  /** Contact details were left. */
  lead: boolean;
}

/**
 * Storage that all tabs of a site share: read before every use, and written only where something changes. It may be
 * refused, full, emptied or spoiled: then the page's memory does, until the page ends.
 */
export class Memory {
  private readonly known: Kept = { chatId: null, token: null, outbox: [], draft: '', lead: false };
  private readonly key: string;
  private storage: Record<string, string> = {};

  /** Of a preview nothing is read or stored. */
  constructor(businessId: string, isPreview: boolean) {
    this.key = storageKey(businessId);
    try {
      if (!isPreview) this.storage = localStorage;
    } catch {
      // Nothing kept.
    }
  }

  get kept(): Kept {
    try {
      Object.assign(this.known, JSON.parse(this.storage[this.key] as string));
    } catch {
      // Nothing there that can be read.
    }
    return this.known;
  }

  keep(part: Partial<Kept>): void {
    try {
      this.storage[this.key] = toJson(Object.assign(this.kept, part));
    } catch {
      // Kept for this page only: what stands in the storage is out of date.
      this.storage = {};
    }
  }
}

/**
 * A random UUID: the one that names every blob address. crypto.randomUUID is missing on pages without TLS, where
 * widgets live too.
 */
export function uuid(): string {
  const address = URL.createObjectURL(new Blob());
  URL.revokeObjectURL(address);
  return address.slice(-36);
}

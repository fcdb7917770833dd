import { readDetails, UNDATED } from '../reading/index.js';

const MOST_KEPT = 2_000;
const kept = new Map<string, string | null>();

/** The work that a few words name; null when they name none. Conditions are few and asked about again and again: what they name is kept. */
export function serviceIn(text: string): string | null {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const { service } = readDetails(text, UNDATED);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(text, service);
  return service;
}

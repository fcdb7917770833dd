import { tabStore } from '@chalkline/api';
import { DRAFTS } from '@chalkline/api/session';

/** What is typed into a form survives a failed save, a sign-out in the middle and a reload, within its tab. */

export function readDraft<Values extends object>(key: string): Partial<Values> | null {
  const text = tabStore.get(DRAFTS + key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as Partial<Values>;
  } catch {
    return null;
  }
}

/** What is too much for the browser to keep (some megabytes) survives all of that but the reload. */
export function keepDraft(key: string, values: object): void {
  tabStore.set(DRAFTS + key, JSON.stringify(values));
}

export function dropDraft(key: string): void {
  tabStore.remove(DRAFTS + key);
}

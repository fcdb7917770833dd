import { tabStore } from '@chalkline/api';

/** What is typed into a form survives a failed save, a sign-out in the middle and a reload, within its tab. */

const PREFIX = 'chalkline.draft.';

export function readDraft<Values extends object>(key: string): Partial<Values> | null {
  const text = tabStore.get(PREFIX + key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as Partial<Values>;
  } catch {
    return null;
  }
}

/** What is too much for the browser to keep (some megabytes) survives all of that but the reload. */
export function keepDraft(key: string, values: object): void {
  tabStore.set(PREFIX + key, JSON.stringify(values));
}

export function dropDraft(key: string): void {
  tabStore.remove(PREFIX + key);
}

/** Who signs out leaves nothing for the next person at this screen. */
export function dropDrafts(): void {
  for (const key of tabStore.keys()) if (key.startsWith(PREFIX)) tabStore.remove(key);
}

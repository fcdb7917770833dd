import { logProblem } from '@chalkline/api';

/** What is typed into a form survives a failed save, a sign-out in the middle and a reload, within its tab. */

const PREFIX = 'chalkline.draft.';

export function readDraft<Values extends object>(key: string): Partial<Values> | null {
  const text = sessionStorage.getItem(PREFIX + key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as Partial<Values>;
  } catch {
    return null;
  }
}

/** What is too much for the browser to keep (some megabytes) is on the screen only. */
export function keepDraft(key: string, values: object): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch (error) {
    dropDraft(key);
    logProblem('What was typed could not be kept.', error);
  }
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(PREFIX + key);
}

/** Who signs out leaves nothing for the next person at this screen. */
export function dropDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

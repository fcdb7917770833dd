import { tabStore } from '../storage.ts';

/** Where in the tab's storage the dashboard keeps what is typed and not saved. */
export const DRAFTS = 'chalkline.draft.';

/** Who signs out leaves nothing for the next person at this screen. */
export function dropDrafts(): void {
  for (const key of tabStore.keys()) if (key.startsWith(DRAFTS)) tabStore.remove(key);
}

const KEY = 'chalkline.announcement';

/** For a browser that blocks the data of sites, where the mere name of the storage throws, or has no room for more. */
let onThisPage: string | null = null;

/** The announcement that was dismissed last in this browser; a new text is shown again. */
export function dismissedAnnouncement(): string | null {
  try {
    return onThisPage ?? localStorage.getItem(KEY);
  } catch {
    // Blocked: nothing was dismissed on an earlier page.
    return null;
  }
}

export function dismissAnnouncement(text: string): void {
  onThisPage = text;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Blocked or full: dismissed for as long as this page is open.
  }
}

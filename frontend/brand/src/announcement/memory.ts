const KEY = 'chalkline.announcement';

/** The announcement that was dismissed last in this browser; a new text is shown again. */
export const dismissedAnnouncement = (): string | null => localStorage.getItem(KEY);

export const dismissAnnouncement = (text: string): void => localStorage.setItem(KEY, text);

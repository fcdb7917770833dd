import { dismissAnnouncement, dismissedAnnouncement } from '@chalkline/brand/announcement-memory';

/** Before the first paint: whoever has dismissed an announcement most likely has dismissed this one. */
export function hideDismissed(): void {
  if (dismissedAnnouncement()) document.documentElement.dataset['announcement'] = 'dismissed';
}

/** Once the bar is there: a new text is shown again, and the button dismisses it for good. */
export function watchAnnouncement(): void {
  const bar = document.querySelector<HTMLElement>('[data-announcement].announcement');
  const text = bar?.dataset['announcement'];
  if (!bar || !text) return;
  if (dismissedAnnouncement() !== text) delete document.documentElement.dataset['announcement'];
  bar.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    dismissAnnouncement(text);
    document.documentElement.dataset['announcement'] = 'dismissed';
  });
}

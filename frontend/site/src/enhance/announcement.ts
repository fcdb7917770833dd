const KEY = 'chalkline.announcement';

/** Before the first paint: whoever has dismissed an announcement most likely has dismissed this one. */
export function hideDismissed(): void {
  if (localStorage.getItem(KEY)) document.documentElement.dataset['announcement'] = 'dismissed';
}

/** Once the bar is there: a new text is shown again, and the button dismisses it for good. */
export function watchAnnouncement(): void {
  const bar = document.querySelector<HTMLElement>('[data-announcement].announcement');
  const text = bar?.dataset['announcement'];
  if (!bar || !text) return;
  if (localStorage.getItem(KEY) !== text) delete document.documentElement.dataset['announcement'];
  bar.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    localStorage.setItem(KEY, text);
    document.documentElement.dataset['announcement'] = 'dismissed';
  });
}

/** Where what had the focus is gone from the page: puts it on `preferred` if that is there, else at the beginning of the screen. */
export function catchFocus(preferred: Element | null = null): void {
  if (document.activeElement !== document.body) return;
  const there = preferred instanceof HTMLElement && preferred.isConnected ? preferred : document.querySelector('main');
  there?.focus({ preventScroll: true });
}

/** Fetches a page of ours as soon as the pointer rests on a link to it, once. */
export function prefetchOnIntent(): void {
  const asked = new Set([location.pathname]);
  document.addEventListener('pointerover', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (!link || asked.has(link.pathname) || /^\/(api|dashboard|admin)/.test(link.pathname)) return;
    asked.add(link.pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.pathname;
    document.head.append(hint);
  });
}

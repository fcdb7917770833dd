import { SESSION_KEY } from './store.ts';

/**
 * Calls `look` when the kept session may have changed without this page's doing: in another tab, or while the page lay
 * in the browser's memory or behind others, where news of it do not always arrive. Returns the way to stop.
 */
export function watchSession(look: () => void): () => void {
  const otherTab = ({ key }: StorageEvent): void => {
    if (key === SESSION_KEY || key === null) look();
  };
  window.addEventListener('storage', otherTab);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('storage', otherTab);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}

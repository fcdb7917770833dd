import { browserStore } from '@chalkline/api';

export type Scheme = 'light' | 'dark';

const KEY = 'chalkline.scheme';

/** The scheme that the owner chose here, else the system's. */
export function chosenScheme(): Scheme {
  const kept = browserStore.get(KEY);
  if (kept === 'light' || kept === 'dark') return kept;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Sets the scheme for everything drawn with the brand's custom properties. */
export function applyScheme(scheme: Scheme): void {
  document.documentElement.dataset.theme = scheme;
}

export function chooseScheme(scheme: Scheme): void {
  browserStore.set(KEY, scheme);
  applyScheme(scheme);
}

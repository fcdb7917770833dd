import { en, type Strings } from './en';

const LANGUAGES: Record<string, () => Promise<{ words: Strings }>> = {
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
};

let current = en;

/** The strings to draw with now: English until the page's language has arrived. */
export const strings = (): Strings => current;

/** Loads the language of the page (`lang`), where it is not English; without its file the chat speaks English. */
export const loadLanguage = (): Promise<void> | undefined =>
  LANGUAGES[document.documentElement.lang.slice(0, 2)]?.().then(
    ({ words }) => void (current = words),
    () => undefined,
  );

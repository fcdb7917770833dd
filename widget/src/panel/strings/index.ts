import { en, type Strings } from './en';

const LANGUAGES: Record<string, () => Promise<Strings>> = {
  de: () => import('./de').then((module) => module.de),
  es: () => import('./es').then((module) => module.es),
  fr: () => import('./fr').then((module) => module.fr),
};

let current = en;

/** The strings to draw with now: English until the page's language has arrived. */
export const strings = (): Strings => current;

/** Loads the language of the page (`lang`), where there is one; English otherwise. Never rejects. */
export async function loadLanguage(): Promise<void> {
  try {
    current = (await LANGUAGES[document.documentElement.lang.slice(0, 2).toLowerCase()]?.()) ?? en;
  } catch {
    current = en;
  }
}

import { remembered } from '../language/index.js';
import { isKnownService, isTradeName, readDetails, servicesNamed, UNDATED } from '../reading/index.js';

const MOST_CONDITIONS = 2_000;

/** The work that a few words name; null when they name none. */
export const serviceIn = remembered(MOST_CONDITIONS, (text): string | null => readDetails(text, UNDATED).service);

/** "Under 500 sq ft: add $150" under "Small jobs": of whatever work. */
const BY_SIZE = /^(?:small|minor|little|big|large) (?:jobs?|works?|projects?)$/i;
export const isTitleOfSize = (title: string): boolean => BY_SIZE.test(title.trim());

/** The work of its own that a rule's title names, or of putting in what it names: "TVs" is TV mounting. Null for a trade and all else. */
export function serviceOfTitle(title: string): string | null {
  if (isTitleOfSize(title)) return null;
  const named = [serviceIn(title), serviceIn(`install ${title}`)];
  return (
    named.find((one) => servicesNamed(one).some((service) => isKnownService(service) && !isTradeName(service))) ?? null
  );
}

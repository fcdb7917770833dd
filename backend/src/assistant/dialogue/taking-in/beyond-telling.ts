import { readDetails, UNDATED, withoutToldClauses } from '../../../pricing/index.js';

/** What a message says beyond what it only tells; all of it where no work is known and nothing else names any. */
export function beyondTelling(text: string, known: string | null): string {
  const rest = withoutToldClauses(text);
  if (rest === text || known !== null) return rest;
  const names = (words: string): boolean => {
    const { service, quantities } = readDetails(words, UNDATED);
    return service !== null || quantities.length > 0;
  };
  return names(text) && !names(rest) ? text : rest;
}

import { MOST_CANDIDATES, type PastJob, SEARCH } from '../../src/pricing/index.js';

/**
 * The past jobs that the product fetches from the database for the words of a request: all of them while they are few,
 * otherwise what its search finds: the newest with all words, with the first three, with the first two, then those of each
 * word alone. A job has a word when one of its own begins with it. `past` is in the order of time.
 */
export function openSearch(past: PastJob[]): (terms: string[]) => PastJob[] {
  const newest = [...past].reverse();
  if (newest.length <= MOST_CANDIDATES) return () => newest;
  const words = newest.map(({ title, description }) => [
    ...new Set(`${title} ${description}`.toLowerCase().match(/[\p{L}\p{N}]+/gu)),
  ]);
  const known = new Map<string, Set<number>>();
  const having = (stem: string): Set<number> => {
    const places =
      known.get(stem) ?? new Set(words.flatMap((own, at) => (own.some((word) => word.startsWith(stem)) ? [at] : [])));
    known.set(stem, places);
    return places;
  };
  const withAll = (stems: string[]): number[] => {
    const [first = new Set<number>(), ...others] = stems.map(having);
    return [...first].filter((at) => others.every((places) => places.has(at)));
  };
  return (terms) => {
    const stems = terms.map((term) => term.replace(/[^\p{L}\p{N}]/gu, '')).filter((stem) => stem !== '');
    const asked = stems.slice(0, SEARCH.words);
    if (asked.length === 0) return newest.slice(0, SEARCH.withoutWords);
    const several = [asked, asked.slice(0, 3), asked.slice(0, 2)].flatMap(withAll);
    const singles = asked.flatMap((stem) => [...having(stem)].slice(0, SEARCH.ofOneWord));
    const found = new Set([...new Set(several)].slice(0, SEARCH.ofSeveral).concat(singles));
    return [...found].slice(0, MOST_CANDIDATES).flatMap((at) => newest[at] ?? []);
  };
}

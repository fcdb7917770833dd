/** A table asked for words that anybody wrote: it knows only its own, and not "constructor", which every object answers to. */
export function wordTable<T>(entries: Record<string, T>): Readonly<Record<string, T>> {
  Reflect.setPrototypeOf(entries, null);
  return entries;
}

/** "tmr=tomorrow; dis week=this week" as pairs of words and what is meant by them. */
export const wordPairs = (list: string): [typed: string, meant: string][] =>
  list.split(';').map((pair) => {
    const [typed = '', meant = ''] = pair.split('=').map((part) => part.trim());
    return [typed, meant];
  });

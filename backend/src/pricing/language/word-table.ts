/** A table asked for words that anybody wrote: it knows only its own, and not "constructor", which every object answers to. */
export function wordTable<T>(entries: Record<string, T>): Readonly<Record<string, T>> {
  Reflect.setPrototypeOf(entries, null);
  return entries;
}

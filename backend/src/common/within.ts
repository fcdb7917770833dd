/** What `work` gives, or `late` when that takes longer than `ms` milliseconds. The work itself goes on. */
export async function within<T, L>(ms: number, work: Promise<T>, late: L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined;
  const out = new Promise<L>((resolve) => {
    timer = setTimeout(() => resolve(late), ms);
  });
  try {
    return await Promise.race([work, out]);
  } finally {
    clearTimeout(timer);
  }
}

/** The browser's own log is where support looks first; this is the only place that writes to it. */
export function logProblem(what: string, cause: unknown): void {
  // oxlint-disable-next-line no-console -- see above
  console.error(what, cause);
}

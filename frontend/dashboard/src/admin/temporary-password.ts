/** The word Welcome and a number below 10000, from the browser's secure source. */
export function temporaryPassword(): string {
  const limit = 2 ** 32 - (2 ** 32 % 10_000);
  const draw = new Uint32Array(1);
  do crypto.getRandomValues(draw);
  while ((draw[0] ?? 0) >= limit);
  return `Welcome${(draw[0] ?? 0) % 10_000}`;
}

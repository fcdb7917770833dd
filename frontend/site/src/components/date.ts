/** "December 2, 2024" for an ISO date. */
export function longDate(date: string): string {
  return new Date(`${date.slice(0, 10)}T00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

import type { Signup } from '@chalkline/api';

/** Unviewed first, then newest first. */
export function inOrder(signups: Signup[]): Signup[] {
  return [...signups].sort((a, b) => Number(a.viewed) - Number(b.viewed) || b.createdAt.localeCompare(a.createdAt));
}

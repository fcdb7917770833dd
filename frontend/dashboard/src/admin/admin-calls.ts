import type { AuditAction, AuditPage, Signup, SignupOverview } from '@chalkline/api';
import { client } from '../account/client.ts';

/** Where the lists of sign-ups are kept in the cache, one for each search. */
export const SIGNUPS = ['admin', 'signups'];
const PAGE = 50;

export interface SignupPage {
  signups: Signup[];
  /** Where the next page begins; null on the last. */
  next: number | null;
  /** The number of all that match. */
  total: number;
}

/** "" is everybody, and everything. */
export interface AuditQuery {
  q: string;
  action: AuditAction | '';
}

/** The admin's calls. Each rejects with ApiError. */
export const adminCalls = {
  /** @param from how many stand before this page */
  signups: async (q: string, from: number): Promise<SignupPage> => {
    const query = new URLSearchParams({
      range: JSON.stringify([from, from + PAGE - 1]),
      filter: JSON.stringify(q === '' ? {} : { q }),
    });
    const { json, headers } = await client.answer(`/admin/users?${query.toString()}`);
    const signups = json as Signup[];
    const total = Number(headers.get('content-range')?.split('/')[1] ?? signups.length);
    const end = from + signups.length;
    return { signups, total, next: signups.length > 0 && end < total ? end : null };
  },
  overview: (id: string): Promise<SignupOverview> => client.get(`/admin/users/${id}/overview`),
  audit: ({ q, action }: AuditQuery, page: number): Promise<AuditPage> => {
    const query = new URLSearchParams({ page: String(page), q, ...(action === '' ? {} : { action }) });
    return client.get(`/admin/audit?${query.toString()}`);
  },
  markViewed: (id: string): Promise<void> => client.post(`/admin/users/${id}/mark-viewed`),
  resetPassword: (id: string, temporaryPassword: string): Promise<void> =>
    client.post(`/admin/users/${id}/reset-password`, { temporaryPassword }),
};

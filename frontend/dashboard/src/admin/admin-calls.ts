import type { AuditPage, Signup, SignupOverview } from '@chalkline/api';
import { client } from '../account/client.ts';

/** Where the list of sign-ups is kept in the cache. */
export const SIGNUPS = ['admin', 'signups'];

/** The admin's calls. Each rejects with ApiError. */
export const adminCalls = {
  signups: (): Promise<Signup[]> => client.get('/admin/users'),
  overview: (id: string): Promise<SignupOverview> => client.get(`/admin/users/${id}/overview`),
  audit: (page: number): Promise<AuditPage> => client.get(`/admin/audit?page=${page}`),
  markViewed: (id: string): Promise<void> => client.post(`/admin/users/${id}/mark-viewed`),
  resetPassword: (id: string, temporaryPassword: string): Promise<void> =>
    client.post(`/admin/users/${id}/reset-password`, { temporaryPassword }),
};

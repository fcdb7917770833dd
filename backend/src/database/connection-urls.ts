import { createHmac } from 'node:crypto';

/** Role that serves. It owns nothing and cannot bypass row-level security. */
export const SERVING_ROLE = 'chalkline_app';

export interface DatabaseUrls {
  /** Migrates; owns the tables. */
  owner: string;
  /** Serves requests; bound by the policies. */
  serving: string;
  /** Whether migrating also creates the serving role and its password. */
  managesServingRole: boolean;
}

/**
 * With one address, the serving role is set up on that server. Its password is derived from the owner's, so that
 * every replica knows it without sharing a file.
 */
export function databaseUrls(databaseUrl: string, ownerUrl: string | null): DatabaseUrls {
  if (ownerUrl !== null) return { owner: ownerUrl, serving: databaseUrl, managesServingRole: false };
  const serving = new URL(databaseUrl);
  serving.password = servingPassword(databaseUrl);
  serving.username = SERVING_ROLE;
  return { owner: databaseUrl, serving: serving.href, managesServingRole: true };
}

function servingPassword(ownerUrl: string): string {
  const { username, password } = new URL(ownerUrl);
  return createHmac('sha256', `${username}:${password}`).update(SERVING_ROLE).digest('base64url');
}

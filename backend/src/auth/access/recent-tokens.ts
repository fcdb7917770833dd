import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/index.js';
import { Roles } from '../users/roles.js';
import type { AccessClaims } from './access-tokens.js';
import { Revocations } from './revocations.js';

const MOST = 2_000;

/** Claims as they come out of a verified token. */
export type VerifiedClaims = AccessClaims & { exp: number };

/**
 * Tokens whose signature was checked a moment ago. An open dashboard sends the same one with every call, and checking it
 * costs more than the rest of a short request. Ends of sessions and of tokens are looked at each time all the same.
 */
@Injectable()
export class RecentTokens {
  private readonly claims = new Map<string, VerifiedClaims>();

  constructor(
    private readonly revocations: Revocations,
    private readonly roles: Roles,
  ) {}

  /** @param authorization the whole header, which was verified */
  remember(authorization: string, claims: VerifiedClaims): void {
    if (this.claims.size >= MOST) this.claims.clear();
    this.claims.set(authorization, claims);
  }

  /** Null when the header is not known, or no longer good. */
  find(authorization: string): Principal | null {
    const claims = this.claims.get(authorization);
    if (!claims) return null;
    const principal = claims.exp * 1000 > Date.now() ? this.principalOf(claims) : null;
    if (principal === null) this.claims.delete(authorization);
    return principal;
  }

  /** Who sends these claims; null when the session has ended. */
  principalOf(claims: VerifiedClaims): Principal | null {
    if (this.revocations.covers(claims)) return null;
    const { sub: id, email, pwc: needsPasswordChange, sid: sessionId, exp } = claims;
    // What the settings say now: whoever is no admin any more must not stay one until the token ends.
    const role = this.roles.of(email);
    return { id, email, role, needsPasswordChange, sessionId, until: new Date(exp * 1000) };
  }
}

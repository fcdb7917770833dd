import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, Tenant } from '../../database/index.js';
import { ProfilesService } from '../../profiles/index.js';
import { AccessTokens } from '../access/access-tokens.js';
import { Revocations } from '../access/revocations.js';
import { Audit } from '../audit/audit.repository.js';
import { REFRESH_TOKEN_LIFETIME } from '../lifetimes.js';
import { randomToken, tokenHash } from '../tokens.js';
import type { User } from '../users/user.entity.js';
import { UserRepository } from '../users/user.repository.js';
import { RefreshTokenRepository } from './refresh-token.repository.js';
import { type SessionDto, userDto } from './session.dto.js';
import { sessionEnded } from './session-ended.js';

/** Sessions: a family of refresh tokens, of which exactly one can be spent, and short-lived access tokens beside it. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly tenant: Tenant,
    private readonly tokens: RefreshTokenRepository,
    private readonly access: AccessTokens,
    private readonly revocations: Revocations,
    private readonly users: UserRepository,
    private readonly profiles: ProfilesService,
    private readonly audit: Audit,
  ) {}

  /** Starts a session inside the caller's unit of work (scope "auth"). */
  open(em: EntityManager, user: User): Promise<SessionDto> {
    return this.issue(em, user, randomUUID());
  }

  /**
   * Spends a refresh token for a new pair.
   * @throws DomainError unauthenticated; a token that was spent before ends its whole family.
   */
  async renew(refreshToken: string, ip: string): Promise<SessionDto> {
    const hash = tokenHash(refreshToken);
    const outcome = await this.tenant.asSystem('auth', async (em) => {
      const token = await this.tokens.findForUpdate(em, hash);
      if (!token) return null;
      const user = await this.users.find(em, token.userId);
      if (!user) return null;
      if (token.fresh) {
        await this.tokens.spend(em, hash);
        return this.issue(em, user, token.familyId);
      }
      if (token.used) {
        await this.endFamily(em, token.familyId);
        await this.audit.record(em, user, 'session_reuse_detected', { ip });
      }
      return null;
    });
    if (!outcome) throw sessionEnded();
    return outcome;
  }

  /** Ends the session of this refresh token; an unknown one is ended already. */
  async end(refreshToken: string, ip: string): Promise<void> {
    await this.tenant.asSystem('auth', async (em) => {
      const token = await this.tokens.findForUpdate(em, tokenHash(refreshToken));
      if (!token) return;
      await this.endFamily(em, token.familyId);
      const user = await this.users.find(em, token.userId);
      await this.audit.record(em, { id: token.userId, email: user?.email ?? '' }, 'signed_out', { ip });
    });
  }

  /** Ends every session of a user: after a password change, a reset, or an admin's word. */
  async endAll(em: EntityManager, userId: string): Promise<void> {
    await this.tokens.revokeAllOf(em, userId);
    await this.revocations.revoke(em, userId);
  }

  private async endFamily(em: EntityManager, familyId: string): Promise<void> {
    await this.tokens.revokeFamily(em, familyId);
    await this.revocations.revoke(em, familyId);
  }

  private async issue(em: EntityManager, user: User, familyId: string): Promise<SessionDto> {
    const refreshToken = randomToken();
    await this.tokens.insert(em, {
      hash: tokenHash(refreshToken),
      userId: user.id,
      familyId,
      lifetime: REFRESH_TOKEN_LIFETIME,
    });
    const profile = await this.profiles.getWithin(em, user.id);
    const { accessToken, expiresAt } = await this.access.issue(user, familyId);
    return { accessToken, refreshToken, expiresAt: expiresAt.toISOString(), user: userDto(user, profile) };
  }
}

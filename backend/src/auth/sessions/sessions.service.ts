import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS_TOKEN, type Settings } from '../../config/index.js';
import { type EntityManager, Tenant } from '../../database/index.js';
import { ProfilesService } from '../../profiles/index.js';
import { AccessTokens } from '../access/access-tokens.js';
import { Revocations } from '../access/revocations.js';
import { Audit } from '../audit/audit.repository.js';
import { REFRESH_TOKEN_LIFETIME } from '../lifetimes.js';
import { randomToken, tokenHash } from '../tokens.js';
import type { User } from '../users/user.entity.js';
import { Roles } from '../users/roles.js';
import { UserRepository } from '../users/user.repository.js';
import { type RefreshToken, RefreshTokenRepository } from './refresh-token.repository.js';
import { RenewalTokens } from './renewal-tokens.js';
import { type SessionDto, userDto } from './session.dto.js';
import { sessionEnded } from './session-ended.js';

/** Sessions: a family of refresh tokens, of which exactly one can be spent, and short-lived access tokens beside it. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly tenant: Tenant,
    private readonly tokens: RefreshTokenRepository,
    private readonly renewals: RenewalTokens,
    private readonly access: AccessTokens,
    private readonly revocations: Revocations,
    private readonly users: UserRepository,
    private readonly roles: Roles,
    private readonly profiles: ProfilesService,
    private readonly audit: Audit,
    @Inject(SETTINGS_TOKEN) private readonly settings: Pick<Settings, 'SUPPORT_EMAIL'>,
  ) {}

  /** Starts a session inside the caller's unit of work (scope "auth"). */
  open(em: EntityManager, user: User): Promise<SessionDto> {
    return this.start(em, user, randomUUID(), randomToken());
  }

  /**
   * Spends a refresh token for a new pair.
   * @param key the same for all tries of one renewal: another try gets the same new token, until that is spent
   * @throws DomainError unauthenticated; a token that was spent before ends its whole family.
   */
  async renew(refreshToken: string, key: string | null, ip: string): Promise<SessionDto> {
    const hash = tokenHash(refreshToken);
    const next = this.renewals.after(refreshToken, key);
    const outcome = await this.tenant.asSystem('auth', async (em) => {
      const { user, token } = await this.find(em, hash);
      if (!user || !token) return null;
      if (token.fresh) {
        await this.tokens.spend(em, hash);
        return this.start(em, user, token.familyId, next);
      }
      // The answer was lost on its way; whoever else holds the spent token does not know the key.
      if (token.used && (await this.tokens.find(em, tokenHash(next)))?.fresh)
        return this.issue(em, user, token.familyId, next);
      if (token.used) {
        await this.endFamily(em, token.familyId);
        // The rule knows no grace, but whoever reads the log can tell a thief from an answer that was lost on its way.
        const subject = `spent ${token.spentFor} s before, successor ${token.successorUsed ? 'used' : 'unused'}`;
        await this.audit.record(em, user, 'session_reuse_detected', { subject, ip });
      }
      return null;
    });
    if (!outcome) throw sessionEnded();
    return outcome;
  }

  /** Ends the session of this refresh token; an unknown one is ended already. */
  async end(refreshToken: string, ip: string): Promise<void> {
    await this.tenant.asSystem('auth', async (em) => {
      const { user, token } = await this.find(em, tokenHash(refreshToken));
      if (!user || !token) return;
      await this.endFamily(em, token.familyId);
      await this.audit.record(em, user, 'signed_out', { ip });
    });
  }

  /** Ends every session of a user: after a password change, a reset, or an admin's word. */
  async endAll(em: EntityManager, userId: string): Promise<void> {
    // A renewal that is under way has put its new token where it is seen, or waits until there is nothing to renew.
    await this.users.lock(em, userId);
    await this.tokens.revokeAllOf(em, userId);
    await this.revocations.revoke(em, userId);
  }

  /** A token and its owner, locked in this order: the owner first. */
  private async find(em: EntityManager, hash: Buffer): Promise<{ user: User | null; token: RefreshToken | null }> {
    const userId = await this.tokens.findOwner(em, hash);
    const user = userId === null ? null : await this.users.lock(em, userId);
    return { user, token: user && (await this.tokens.find(em, hash)) };
  }

  private async endFamily(em: EntityManager, familyId: string): Promise<void> {
    await this.tokens.revokeFamily(em, familyId);
    await this.revocations.revoke(em, familyId);
  }

  /** Stores a refresh token and hands it out. */
  private async start(em: EntityManager, user: User, familyId: string, refreshToken: string): Promise<SessionDto> {
    const hash = tokenHash(refreshToken);
    await this.tokens.insert(em, { hash, userId: user.id, familyId, lifetime: REFRESH_TOKEN_LIFETIME });
    return this.issue(em, user, familyId, refreshToken);
  }

  private async issue(em: EntityManager, found: User, familyId: string, refreshToken: string): Promise<SessionDto> {
    const user = { ...found, role: this.roles.of(found.email) };
    if (user.role !== found.role) await this.users.update(em, user.id, { role: user.role });
    const profile = await this.profiles.getWithin(em, user.id);
    const { accessToken, expiresAt } = await this.access.issue(user, familyId);
    const dto = userDto(user, profile, this.settings.SUPPORT_EMAIL);
    return { accessToken, refreshToken, expiresAt: expiresAt.toISOString(), user: dto };
  }
}

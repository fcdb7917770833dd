import { Injectable } from '@nestjs/common';
import { DomainError, type Principal, invalidField } from '../../common/index.js';
import { type EntityManager, Tenant } from '../../database/index.js';
import { AccountMails } from '../accounts/account-mails.js';
import { Audit } from '../audit/audit.repository.js';
import { RESET_LINK_LIFETIME, TEMPORARY_PASSWORD_LIFETIME } from '../lifetimes.js';
import { RateLimits } from '../limits/rate-limits.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { randomToken, tokenHash } from '../tokens.js';
import type { User } from '../users/user.entity.js';
import { UserRepository } from '../users/user.repository.js';
import { hashPassword, verifyPassword } from './argon2.js';
import { noSoonerThan } from './no-sooner-than.js';
import type { ChangePasswordInput } from './password.dto.js';
import { PasswordResetRepository } from './password-reset.repository.js';

/** Longer than it takes to queue a mail, so that the time of the answer does not tell whether one was. */
const EVEN_MS = 200;

const wrongCurrentPassword = () => invalidField('currentPassword', 'Current password is incorrect');

const withoutPassword = () =>
  new DomainError(
    'conflict',
    'account_without_password',
    'Nobody signs in to this account. It has no password to reset.',
  );

/** Three ways to a new password: the link by mail, the own change, an admin's temporary one. Each ends all sessions and links. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly tenant: Tenant,
    private readonly users: UserRepository,
    private readonly resets: PasswordResetRepository,
    private readonly sessions: SessionsService,
    private readonly limits: RateLimits,
    private readonly audit: Audit,
    private readonly mails: AccountMails,
  ) {}

  /** Mails a link when the address has an account; the caller cannot tell whether it has. */
  async sendResetLink(address: string, ip: string): Promise<void> {
    const email = address.toLowerCase();
    await this.limits.take('forgot_password_address', ip);
    await this.limits.take('forgot_password_account', email);
    await noSoonerThan(EVEN_MS, this.mailLinkTo(email, ip));
  }

  private async mailLinkTo(email: string, ip: string): Promise<void> {
    await this.tenant.asSystem('auth', async (em) => {
      const user = await this.users.findByEmail(em, email);
      if (!user || user.passwordHash === null) return;
      const token = randomToken();
      await this.resets.replace(em, { hash: tokenHash(token), userId: user.id, lifetime: RESET_LINK_LIFETIME });
      await this.mails.passwordReset(em, user, token);
      await this.audit.record(em, user, 'password_reset_requested', { ip });
    });
  }

  /** @throws DomainError invalid reset_link_invalid when the link is used, too old or unknown */
  async resetByLink(token: string, newPassword: string, ip: string): Promise<void> {
    await this.limits.take('reset_password_address', ip);
    const passwordHash = await hashPassword(newPassword);
    await this.tenant.asSystem('auth', async (em) => {
      const userId = await this.resets.spend(em, tokenHash(token));
      const user = userId === null ? null : await this.users.find(em, userId);
      if (!user || user.passwordHash === null) {
        throw new DomainError(
          'invalid',
          'reset_link_invalid',
          'This link has been used or has expired. Ask for a new one.',
        );
      }
      await this.replace(em, user, passwordHash);
      await this.audit.record(em, user, 'password_reset', { ip });
    });
  }

  /** @throws DomainError invalid when the current password is wrong or missing (it may be missing while a reset is pending) */
  async change(principal: Principal, input: ChangePasswordInput, ip: string): Promise<void> {
    await this.limits.take('change_password', principal.id);
    const user = await this.tenant.run(principal.id, (em) => this.users.get(em, principal.id));
    if (!user.needsPasswordChange && !(await verifyPassword(user.passwordHash, input.currentPassword ?? ''))) {
      throw wrongCurrentPassword();
    }
    if (await verifyPassword(user.passwordHash, input.newPassword)) {
      throw invalidField('newPassword', 'Choose a password that differs from the current one');
    }
    const passwordHash = await hashPassword(input.newPassword);
    await this.tenant.asSystem('auth', async (em) => {
      // It may have been changed in another window since it was compared.
      const now = await this.users.lock(em, user.id);
      if (now?.passwordHash !== user.passwordHash) throw wrongCurrentPassword();
      await this.replace(em, user, passwordHash);
      await this.audit.record(em, user, 'password_changed', { ip });
      await this.mails.passwordChanged(em, user);
    });
    await this.limits.clear('change_password', principal.id);
  }

  /**
   * An admin's reset: the temporary password is good for one sign-in within a day, which may only change the password.
   * Runs inside the caller's unit of work (scope "admin"); null when there is no such user.
   * @throws DomainError conflict account_without_password when nobody can sign in to the account
   */
  async setTemporary(em: EntityManager, userId: string, passwordHash: string): Promise<User | null> {
    const user = await this.users.find(em, userId);
    if (!user) return null;
    if (user.passwordHash === null) throw withoutPassword();
    await this.users.update(em, userId, {
      passwordHash,
      needsPasswordChange: true,
      temporaryPasswordExpiresAt: new Date(Date.now() + TEMPORARY_PASSWORD_LIFETIME * 1000),
    });
    await this.endAccess(em, userId);
    return user;
  }

  private async replace(em: EntityManager, user: User, passwordHash: string): Promise<void> {
    await this.users.update(em, user.id, {
      passwordHash,
      needsPasswordChange: false,
      temporaryPasswordExpiresAt: null,
    });
    await this.endAccess(em, user.id);
  }

  /** What the old password has opened, or somebody asked for while it held. */
  private async endAccess(em: EntityManager, userId: string): Promise<void> {
    await this.resets.removeAllOf(em, userId);
    await this.sessions.endAll(em, userId);
  }
}

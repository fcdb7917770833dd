import { Injectable } from '@nestjs/common';
import { clientNetwork, DomainError } from '../../common/index.js';
import { Tenant } from '../../database/index.js';
import { AccessTokens } from '../access/access-tokens.js';
import { Audit } from '../audit/audit.repository.js';
import { RateLimits } from '../limits/rate-limits.js';
import { SecondFactor } from '../mfa/second-factor.js';
import { verifyPassword } from '../passwords/argon2.js';
import type { LoginAnswerDto, SessionDto } from '../sessions/session.dto.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { tokenHash } from '../tokens.js';
import type { User } from '../users/user.entity.js';
import { UserRepository } from '../users/user.repository.js';
import type { LoginInput } from './account.dto.js';

const invalidCredentials = () => new DomainError('unauthenticated', 'invalid_credentials', 'Invalid login credentials');

const temporaryPasswordExpired = () =>
  new DomainError(
    'unauthenticated',
    'temporary_password_expired',
    'This temporary password has been used or has expired. Reset your password or ask for a new one.',
  );

/** Tells whether the password is still the one that was entered before the code. */
const passwordMark = ({ passwordHash }: User): string => tokenHash(passwordHash ?? '').toString('base64url');

/** Password first, then the code where a second factor is on, then a session. */
@Injectable()
export class SignInService {
  constructor(
    private readonly tenant: Tenant,
    private readonly users: UserRepository,
    private readonly sessions: SessionsService,
    private readonly limits: RateLimits,
    private readonly tokens: AccessTokens,
    private readonly secondFactor: SecondFactor,
    private readonly audit: Audit,
  ) {}

  /** @throws DomainError unauthenticated (the same for an unknown address and a wrong password), rate_limited */
  async signIn(input: LoginInput, ip: string): Promise<LoginAnswerDto> {
    const email = input.email.toLowerCase();
    const both = `${email} ${clientNetwork(ip)}`;
    // Counted before the check, so that guesses sent all at once count as well.
    await this.limits.take('sign_in_address', ip);
    await this.limits.take('sign_in_account_address', both);
    await this.limits.take('sign_in_account', email);
    const user = await this.tenant.asSystem('auth', (em) => this.users.findByEmail(em, email));
    const temporary = user?.temporaryPasswordExpiresAt ?? null;
    if (user && temporary) await this.limits.take('temporary_password', `${user.id} ${temporary.getTime()}`);
    if (!(await verifyPassword(user?.passwordHash ?? null, input.password)) || !user) throw invalidCredentials();
    await this.limits.giveBack('sign_in_address', ip);
    await this.limits.clear('sign_in_account_address', both);
    await this.limits.clear('sign_in_account', email);
    if (temporary && temporary.getTime() <= Date.now()) throw temporaryPasswordExpired();
    if (user.mfaEnabled)
      return { mfaRequired: true, mfaToken: await this.tokens.issueMfaToken(user.id, passwordMark(user)) };
    return this.openSession(user, ip);
  }

  /** @throws DomainError unauthenticated, invalid, conflict mfa_secret_unreadable, rate_limited */
  async verifySecondFactor(mfaToken: string, code: string, ip: string): Promise<SessionDto> {
    const read = await this.tokens.readMfaToken(mfaToken);
    if (read === null) {
      throw new DomainError('unauthenticated', 'mfa_expired', 'That took too long. Sign in again.');
    }
    const { userId, passwordMark: mark } = read;
    const user = await this.secondFactor.attempt(userId, () =>
      this.tenant.asSystem('auth', async (em) => {
        const found = await this.users.find(em, userId);
        if (!found || passwordMark(found) !== mark) throw invalidCredentials();
        await this.secondFactor.check(em, found, code, ip);
        return found;
      }),
    );
    await this.limits.clear('second_factor', userId);
    return this.openSession(user, ip);
  }

  /** @param verified the user as they were when the password was compared; it may have been changed since */
  private openSession(verified: User, ip: string): Promise<SessionDto> {
    return this.tenant.asSystem('auth', async (em) => {
      const user = await this.users.lock(em, verified.id);
      if (user?.passwordHash !== verified.passwordHash) throw invalidCredentials();
      if (user.temporaryPasswordExpiresAt && !(await this.users.spendTemporaryPassword(em, user.id))) {
        throw temporaryPasswordExpired();
      }
      await this.audit.record(em, user, 'signed_in', { ip });
      return this.sessions.open(em, user);
    });
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { DomainError, invalidField } from '../../common/index.js';
import type { EntityManager } from '../../database/index.js';
import { Audit } from '../audit/audit.repository.js';
import { RateLimits } from '../limits/rate-limits.js';
import { tokenHash } from '../tokens.js';
import type { User } from '../users/user.entity.js';
import { UserRepository } from '../users/user.repository.js';
import { RecoveryCodeRepository } from './recovery-code.repository.js';
import { SecretSeal } from './secret-seal.js';
import { plainRecoveryCode, stepOf } from './totp.js';

const wrongCode = () => invalidField('code', 'That code is not right. Use the newest one from your app.');

const UNREADABLE = 'mfa_secret_unreadable';
const unreadable = () =>
  new DomainError(
    'conflict',
    UNREADABLE,
    'Codes from your app cannot be checked, because this server has a new key. Enter a recovery code instead, or ask whoever runs this server to turn two-step sign-in off for your account.',
  );

/** Checks a code from the app, or a recovery code in its place. Each works once. */
@Injectable()
export class SecondFactor {
  private readonly logger = new Logger('SecondFactor');

  constructor(
    private readonly users: UserRepository,
    private readonly codes: RecoveryCodeRepository,
    private readonly secrets: SecretSeal,
    private readonly limits: RateLimits,
    private readonly audit: Audit,
  ) {}

  /** Counts one attempt of a user's at `work`, unless their code could not be checked at all. @throws DomainError rate_limited */
  async attempt<T>(userId: string, work: () => Promise<T>): Promise<T> {
    await this.limits.take('second_factor', userId);
    try {
      return await work();
    } catch (error) {
      if (error instanceof DomainError && error.code === UNREADABLE)
        await this.limits.giveBack('second_factor', userId);
      throw error;
    }
  }

  /** @throws DomainError invalid when the code is wrong or was used before, conflict mfa_secret_unreadable */
  async check(em: EntityManager, user: User, code: string, ip: string): Promise<void> {
    if (/^\s*\d{3}\s?\d{3}\s*$/.test(code)) return this.checkTotp(em, user, code);
    const spent = await this.codes.spend(em, user.id, tokenHash(plainRecoveryCode(code)));
    if (!spent || !user.mfaEnabled) throw wrongCode();
    await this.audit.record(em, user, 'recovery_code_used', { ip });
  }

  /** @throws DomainError invalid, conflict mfa_secret_unreadable when AUTH_SECRET has been changed since it was set up */
  async checkTotp(em: EntityManager, user: User, code: string): Promise<void> {
    const secret = user.mfaSecret === null ? null : this.secrets.open(user.mfaSecret, user.id);
    if (secret === null && user.mfaEnabled) {
      this.logger.error(
        { user: user.id },
        'an authenticator secret does not open: it was sealed with another AUTH_SECRET',
      );
      throw unreadable();
    }
    const step = secret === null ? null : stepOf(secret, code.replace(/\s/g, ''));
    if (step === null || !(await this.users.spendMfaStep(em, user.id, step))) throw wrongCode();
  }
}

import { Injectable } from '@nestjs/common';
import { invalidField } from '../../common/index.js';
import type { EntityManager } from '../../database/index.js';
import { Audit } from '../audit/audit.repository.js';
import { tokenHash } from '../tokens.js';
import type { User } from '../users/user.entity.js';
import { UserRepository } from '../users/user.repository.js';
import { RecoveryCodeRepository } from './recovery-code.repository.js';
import { SecretSeal } from './secret-seal.js';
import { plainRecoveryCode, stepOf } from './totp.js';

const wrongCode = () => invalidField('code', 'That code is not right. Use the newest one from your app.');

/** Checks a code from the app, or a recovery code in its place. Each works once. */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly users: UserRepository,
    private readonly codes: RecoveryCodeRepository,
    private readonly secrets: SecretSeal,
    private readonly audit: Audit,
  ) {}

  /** @throws DomainError invalid when the code is wrong or was used before */
  async check(em: EntityManager, user: User, code: string, ip: string): Promise<void> {
    if (/^\s*\d{3}\s?\d{3}\s*$/.test(code)) return this.checkTotp(em, user, code);
    const spent = await this.codes.spend(em, user.id, tokenHash(plainRecoveryCode(code)));
    if (!spent || !user.mfaEnabled) throw wrongCode();
    await this.audit.record(em, user, 'recovery_code_used', { ip });
  }

  /** @throws DomainError invalid */
  async checkTotp(em: EntityManager, user: User, code: string): Promise<void> {
    const secret = user.mfaSecret === null ? null : this.secrets.open(user.mfaSecret, user.id);
    const step = secret === null ? null : stepOf(secret, code.replace(/\s/g, ''));
    if (step === null || !(await this.users.spendMfaStep(em, user.id, step))) throw wrongCode();
  }
}

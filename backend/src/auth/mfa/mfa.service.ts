import { Injectable } from '@nestjs/common';
import { DomainError, type Principal } from '../../common/index.js';
import { type EntityManager, Tenant } from '../../database/index.js';
import { Audit } from '../audit/audit.repository.js';
import { PasswordProof } from '../passwords/password-proof.js';
import { tokenHash } from '../tokens.js';
import { UserRepository } from '../users/user.repository.js';
import type { MfaSetupDto } from './mfa.dto.js';
import { RecoveryCodeRepository } from './recovery-code.repository.js';
import { SecondFactor } from './second-factor.js';
import { SecretSeal } from './secret-seal.js';
import { newRecoveryCodes, newTotpSecret, otpauthUrl, plainRecoveryCode } from './totp.js';

const isOnAlready = () => new DomainError('conflict', 'mfa_enabled', 'Two-step sign-in is on already.');

/** Switching the second factor on and off. It is on only after a first code has proved that the app has the secret. */
@Injectable()
export class MfaService {
  constructor(
    private readonly tenant: Tenant,
    private readonly users: UserRepository,
    private readonly codes: RecoveryCodeRepository,
    private readonly secondFactor: SecondFactor,
    private readonly secrets: SecretSeal,
    private readonly passwords: PasswordProof,
    private readonly audit: Audit,
  ) {}

  /**
   * @param password the current one: whoever finds a window open must not lock its owner out with an app of their own
   * @throws DomainError invalid when the password is wrong; rate_limited; conflict mfa_enabled
   */
  async setUp(principal: Principal, password: string): Promise<MfaSetupDto> {
    await this.passwords.check(principal.id, password);
    return this.tenant.run(principal.id, async (em) => {
      const user = await this.users.get(em, principal.id);
      if (user.mfaEnabled) throw isOnAlready();
      const secret = newTotpSecret();
      await this.users.update(em, user.id, { mfaSecret: this.secrets.seal(secret, user.id), mfaLastStep: null });
      return { secret, otpauthUrl: otpauthUrl(secret, user.email) };
    });
  }

  /**
   * @returns the recovery codes, the only time they are known in the clear
   * @throws DomainError conflict mfa_enabled; invalid when the code is wrong; rate_limited
   */
  async enable(principal: Principal, code: string, ip: string): Promise<string[]> {
    return this.attempt(principal, async (em) => {
      const user = await this.users.get(em, principal.id);
      if (user.mfaEnabled) throw isOnAlready();
      await this.secondFactor.checkTotp(em, user, code);
      const codes = newRecoveryCodes();
      await this.codes.replaceAll(
        em,
        user.id,
        codes.map((plain) => tokenHash(plainRecoveryCode(plain))),
      );
      await this.users.update(em, user.id, { mfaEnabled: true });
      await this.audit.record(em, user, 'mfa_enabled', { ip });
      return codes;
    });
  }

  /** @throws DomainError invalid when the code is wrong, conflict mfa_secret_unreadable, rate_limited */
  async disable(principal: Principal, code: string, ip: string): Promise<void> {
    await this.attempt(principal, async (em) => {
      const user = await this.users.get(em, principal.id);
      if (!user.mfaEnabled) return;
      await this.secondFactor.check(em, user, code, ip);
      await this.codes.replaceAll(em, user.id, []);
      await this.users.update(em, user.id, { mfaEnabled: false, mfaSecret: null, mfaLastStep: null });
      await this.audit.record(em, user, 'mfa_disabled', { ip });
    });
  }

  /** One attempt at a code, in one unit of work. */
  private attempt<T>({ id }: Principal, work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.secondFactor.attempt(id, () => this.tenant.run(id, work));
  }
}

import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/index.js';
import { Tenant } from '../../database/index.js';
import { Audit } from '../audit/audit.repository.js';
import { PasswordProof } from '../passwords/password-proof.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UserRepository } from '../users/user.repository.js';
import { AccountMails } from './account-mails.js';

/** The end of an account, at its owner's wish. */
@Injectable()
export class ClosingService {
  constructor(
    private readonly tenant: Tenant,
    private readonly users: UserRepository,
    private readonly sessions: SessionsService,
    private readonly passwords: PasswordProof,
    private readonly audit: Audit,
    private readonly mails: AccountMails,
  ) {}

  /**
   * Erases the account and everything of its business for good: jobs, rules, chats with their photos, settings. What
   * stays is the audit log, and a mail that says so.
   * @throws DomainError invalid when the password is wrong, rate_limited
   */
  async close({ id }: Principal, password: string, ip: string): Promise<void> {
    const user = await this.passwords.check(id, password);
    await this.tenant.asSystem('auth', async (em) => {
      await this.sessions.endAll(em, id);
      await this.audit.record(em, user, 'account_deleted', { ip });
      await this.mails.accountDeleted(em, user);
      await this.users.remove(em, id);
    });
  }
}

import { Injectable } from '@nestjs/common';
import { type Principal, notFound } from '../common/index.js';
import { Audit, type AuditEntry, type AuditFilter, PasswordsService, hashPassword } from '../auth/index.js';
import { type EntityManager, type Page, Tenant } from '../database/index.js';
import { AdminRepository, type BusinessFigures, type SignupQuery, type SignupRow } from './admin.repository.js';

const AUDIT_PAGE = 50;

/** What an admin may do with other people's accounts; every deed leaves an audit row. */
@Injectable()
export class AdminService {
  constructor(
    private readonly tenant: Tenant,
    private readonly repository: AdminRepository,
    private readonly passwords: PasswordsService,
    private readonly audit: Audit,
  ) {}

  listSignups(query: SignupQuery): Promise<Page<SignupRow>> {
    return this.tenant.asSystem('admin', (em) => this.repository.listSignups(em, query));
  }

  /** @throws DomainError not_found */
  async markViewed(admin: Principal, userId: string, ip: string): Promise<void> {
    await this.tenant.asSystem('admin', async (em) => {
      const subject = await this.getEmail(em, userId);
      await this.repository.markViewed(em, userId);
      await this.audit.record(em, admin, 'admin_marked_viewed', { subject, ip });
    });
  }

  /** Ends all sessions of the user, who must choose a new password at the next sign-in. @throws DomainError not_found, conflict */
  async resetPassword(admin: Principal, userId: string, temporaryPassword: string, ip: string): Promise<void> {
    const passwordHash = await hashPassword(temporaryPassword);
    await this.tenant.asSystem('admin', async (em) => {
      const user = await this.passwords.setTemporary(em, userId, passwordHash);
      if (!user) throw notFound('User');
      await this.audit.record(em, admin, 'admin_reset_password', { subject: user.email, ip });
    });
  }

  /** @throws DomainError not_found */
  async getOverview(admin: Principal, userId: string, ip: string): Promise<BusinessFigures> {
    await this.tenant.asSystem('admin', async (em) => {
      const subject = await this.getEmail(em, userId);
      await this.audit.record(em, admin, 'admin_viewed_business', { subject, ip });
    });
    return this.tenant.run(userId, (em) => this.repository.getFigures(em, userId));
  }

  async listAudit(page: number, filter: AuditFilter): Promise<{ entries: AuditEntry[]; hasMore: boolean }> {
    const entries = await this.tenant.asSystem('admin', (em) =>
      this.audit.list(em, filter, { offset: page * AUDIT_PAGE, limit: AUDIT_PAGE + 1 }),
    );
    return { entries: entries.slice(0, AUDIT_PAGE), hasMore: entries.length > AUDIT_PAGE };
  }

  private async getEmail(em: EntityManager, userId: string): Promise<string> {
    const email = await this.repository.findEmail(em, userId);
    if (email === null) throw notFound('User');
    return email;
  }
}

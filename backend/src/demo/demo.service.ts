import { Injectable } from '@nestjs/common';
import { AccountsService } from '../auth/index.js';
import { Tenant, holdLock } from '../database/index.js';
import { JobsService } from '../jobs/index.js';
import { ProfilesService } from '../profiles/index.js';
import { RulesService } from '../rules/index.js';
import { DEMO_BUSINESS } from './demo-business.js';

const DAY_MS = 86_400_000;

/**
 * Makes sure that the demo painter exists; its jobs and rules are left as they are. Nobody can sign in as it, and so nobody
 * is told of its leads.
 */
@Injectable()
export class DemoService {
  constructor(
    private readonly tenant: Tenant,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly jobs: JobsService,
    private readonly rules: RulesService,
  ) {}

  async ensure(): Promise<void> {
    const { id, email, retentionDays, profile, jobs, rules } = DEMO_BUSINESS;
    await this.accounts.ensureWithoutPassword(id, email, profile);
    await this.tenant.run(id, async (em) => {
      // Replicas that start together would each find nothing and fill it.
      await holdLock(em, 'demo');
      await this.profiles.makeDemoWithin(em, id, retentionDays);
      if (!(await this.jobs.hasAnyWithin(em, id))) {
        for (const [title, description, price, daysAgo] of jobs) {
          const completedAt = new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
          await this.jobs.createWithin(em, id, { title, description, price, completedAt });
        }
      }
      if (!(await this.rules.hasAnyWithin(em, id))) {
        for (const [title, description] of rules)
          await this.rules.createWithin(em, id, { title, description, isActive: true });
      }
    });
  }
}

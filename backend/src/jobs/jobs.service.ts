import { Injectable } from '@nestjs/common';
import { Audit } from '../auth/index.js';
import { type ListQuery, editedElsewhere, notFound, toDollars } from '../common/index.js';
import { type EntityManager, type Page, Tenant } from '../database/index.js';
import { newJob } from './job-content.js';
import type { JobInput } from './job.dto.js';
import type { Job } from './job.entity.js';
import { type JobColumn, JobRepository } from './job.repository.js';

@Injectable()
export class JobsService {
  constructor(
    private readonly tenant: Tenant,
    private readonly jobs: JobRepository,
    private readonly audit: Audit,
  ) {}

  list(businessId: string, query: ListQuery<JobColumn>): Promise<Page<Job>> {
    return this.tenant.run(businessId, (em) => this.jobs.list(em, businessId, query));
  }

  /** Inside the caller's unit of work. */
  hasAnyWithin(em: EntityManager, businessId: string): Promise<boolean> {
    return this.jobs.hasAny(em, businessId);
  }

  /** @throws DomainError not_found */
  get(businessId: string, id: string): Promise<Job> {
    return this.tenant.run(businessId, (em) => this.jobs.get(em, businessId, id));
  }

  create(businessId: string, input: JobInput): Promise<Job> {
    return this.tenant.run(businessId, (em) => this.createWithin(em, businessId, input));
  }

  /** The same inside the caller's unit of work. */
  createWithin(em: EntityManager, businessId: string, input: JobInput): Promise<Job> {
    return this.jobs.insert(em, businessId, newJob(input));
  }

  /** @throws DomainError not_found; conflict (edited_elsewhere) when the job has changed since it was loaded. */
  update(businessId: string, id: string, input: JobInput): Promise<Job> {
    return this.tenant.run(businessId, async (em) => {
      const before = await this.jobs.get(em, businessId, id);
      const { completedAt = before.completedAt, updatedAt = null } = input;
      const saved = await this.jobs.update(em, businessId, id, newJob({ ...input, completedAt }), updatedAt);
      if (!saved) throw editedElsewhere('job');
      return saved;
    });
  }

  /** The job with some of it changed, inside the caller's unit of work; price in dollars. @throws DomainError not_found */
  async reviseWithin(
    em: EntityManager,
    businessId: string,
    id: string,
    revise: (job: Job) => Partial<Pick<JobInput, 'title' | 'description' | 'price'>>,
  ): Promise<Job> {
    const before = await this.jobs.get(em, businessId, id);
    const { title, description, completedAt, priceCents } = before;
    const revised = newJob({ title, description, completedAt, price: toDollars(priceCents), ...revise(before) });
    const saved = await this.jobs.update(em, businessId, id, revised, null);
    if (!saved) throw notFound('Job');
    return saved;
  }

  /** @throws DomainError not_found */
  async remove(businessId: string, id: string): Promise<void> {
    await this.tenant.run(businessId, async (em) => {
      if (!(await this.jobs.remove(em, businessId, id))) throw notFound('Job');
      await this.audit.recordDeletion(em, businessId, 'job_deleted', id);
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Tenant } from '../../database/index.js';
import { adviceFrom } from '../../pricing/index.js';
import { type AccuracyDto, accuracyDto } from './accuracy.dto.js';
import { KnowledgeService } from './knowledge.service.js';
import { Learning } from './learning.js';
import { ModelRepository } from './model.repository.js';

/** The back-test of a business, kept until its jobs or rules change. */
@Injectable()
export class AccuracyService {
  constructor(
    private readonly tenant: Tenant,
    private readonly knowledge: KnowledgeService,
    private readonly models: ModelRepository,
    private readonly learning: Learning,
  ) {}

  async report(businessId: string): Promise<AccuracyDto> {
    const { revision, rules, model } = await this.knowledge.of(businessId);
    const known = await this.tenant.run(businessId, (em) => this.models.findAccuracy(em, businessId, revision));
    const report =
      known ??
      (await this.learning.backTest(businessId, async () => ({
        jobs: await this.knowledge.listLearnedJobs(businessId),
        rules,
      })));
    if (!known) await this.tenant.run(businessId, (em) => this.models.saveAccuracy(em, businessId, revision, report));
    return accuracyDto(report, adviceFrom(report, model));
  }
}

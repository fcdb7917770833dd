import { Module } from '@nestjs/common';
import { AssistantModule } from '../../assistant/index.js';
import { AuthModule } from '../../auth/index.js';
import { ProfilesModule } from '../../profiles/index.js';
import { RulesModule } from '../../rules/index.js';
import { AccuracyService } from './accuracy.service.js';
import { CandidateRepository } from './candidate.repository.js';
import { EstimatorService } from './estimator.service.js';
import { ImpactService } from './impact.service.js';
import { KnowledgeService } from './knowledge.service.js';
import { Learning } from './learning.js';
import { ModelRepository } from './model.repository.js';
import { OwnerQuotesController } from './owner-quotes.controller.js';
import { QuickEstimateService } from './quick-estimate.service.js';
import { RuleReadingService } from './rule-reading.service.js';
import { RuleReadingsController } from './rule-readings.controller.js';

/** Prices from the owner's rules and past jobs. */
@Module({
  imports: [AuthModule, RulesModule, ProfilesModule, AssistantModule],
  controllers: [OwnerQuotesController, RuleReadingsController],
  providers: [
    EstimatorService,
    KnowledgeService,
    QuickEstimateService,
    AccuracyService,
    ImpactService,
    RuleReadingService,
    CandidateRepository,
    ModelRepository,
    Learning,
  ],
  exports: [EstimatorService],
})
export class EstimatorModule {}

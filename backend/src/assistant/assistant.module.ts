import { Module } from '@nestjs/common';
import { AssistantService } from './assistant.service.js';
import { modelProvider } from './openai/model-provider.js';
import { RuleProposer } from './openai/rule-proposer.js';
import { TokenBudget } from './token-budget.js';
import { UsageRepository } from './usage.repository.js';

@Module({
  providers: [modelProvider, AssistantService, RuleProposer, TokenBudget, UsageRepository],
  exports: [AssistantService, RuleProposer],
})
export class AssistantModule {}

import { Module } from '@nestjs/common';
import { AssistantService } from './assistant.service.js';
import { TokenBudget } from './token-budget.js';
import { UsageRepository } from './usage.repository.js';

@Module({ providers: [AssistantService, TokenBudget, UsageRepository], exports: [AssistantService] })
export class AssistantModule {}

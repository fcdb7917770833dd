import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { RuleRepository } from './rule.repository.js';
import { RulesController } from './rules.controller.js';
import { RulesService } from './rules.service.js';

@Module({
  imports: [AuthModule],
  controllers: [RulesController],
  providers: [RulesService, RuleRepository],
  exports: [RulesService],
})
export class RulesModule {}

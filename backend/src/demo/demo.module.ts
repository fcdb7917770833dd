import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { JobsModule } from '../jobs/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { RulesModule } from '../rules/index.js';
import { DemoService } from './demo.service.js';

@Module({ imports: [AuthModule, ProfilesModule, JobsModule, RulesModule], providers: [DemoService] })
export class DemoModule {}

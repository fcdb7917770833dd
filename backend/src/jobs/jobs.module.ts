import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { ImportService } from './import/import.service.js';
import { JobRepository } from './job.repository.js';
import { JobsController } from './jobs.controller.js';
import { JobsService } from './jobs.service.js';

@Module({
  imports: [AuthModule, ProfilesModule],
  controllers: [JobsController],
  providers: [JobsService, ImportService, JobRepository],
  exports: [JobsService],
})
export class JobsModule {}

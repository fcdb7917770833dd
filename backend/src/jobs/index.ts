export type { Job } from './job.entity.js';
export { JobDto, jobDto } from './job.dto.js';
export { MAX_DESCRIPTION, MAX_TITLE, PricePaid } from './job-limits.js';
export { JobsModule } from './jobs.module.js';
export { describeJob } from './from-conversation/describe-job.js';
export { JobsService } from './jobs.service.js';

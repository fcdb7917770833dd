export { JobDto, jobDto } from './job.dto.js';
export { JobsModule } from './jobs.module.js';
export { JobsService } from './jobs.service.js';

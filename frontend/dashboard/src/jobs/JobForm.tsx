import type { Job } from '@chalkline/api';
import { EditRecord, NewRecord } from '../form/RecordScreens.tsx';
import { JobFields } from './JobFields.tsx';
import type { JobValues } from './job-form.ts';

const SCREEN = { resource: 'jobs', done: 'Job saved', Fields: JobFields } as const;

/** /dashboard/jobs/new */
export function JobNew() {
  return <NewRecord<Job, JobValues> {...SCREEN} />;
}

/** /dashboard/jobs/{id}/edit */
export function JobEdit() {
  return <EditRecord<Job, JobValues> {...SCREEN} />;
}

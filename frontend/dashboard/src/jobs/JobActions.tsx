import Button from '@mui/material/Button';
import type { Job } from '@chalkline/api';
import { useDelete } from 'ra-core';
import { Link } from 'react-router';
import { InlineDelete } from '../shell/InlineDelete.tsx';
import { useTell } from '../shell/useTell.ts';

/** Edit and delete, on one row. */
export function JobActions({ job }: { job: Job }) {
  const [remove] = useDelete<Job>();
  const tell = useTell();
  const onConfirm = async (): Promise<void> => {
    try {
      const options = { mutationMode: 'pessimistic', returnPromise: true } as const;
      await remove('jobs', { id: job.id, previousData: job }, options);
    } catch (error) {
      tell.failed(error, 'The job could not be deleted');
    }
  };
  return (
    <>
      <Button size="small" component={Link} to={`/dashboard/jobs/${job.id}/edit`} aria-label={`Edit ${job.title}`}>
        Edit
      </Button>
      <InlineDelete name={job.title} onConfirm={onConfirm} />
    </>
  );
}

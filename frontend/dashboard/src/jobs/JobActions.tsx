import Button from '@mui/material/Button';
import type { Job } from '@chalkline/api';
import { useDelete } from 'ra-core';
import { Link } from 'react-router';
import { AT_ONCE } from '../data/at-once.ts';
import { InlineDelete } from '../shell/InlineDelete.tsx';
import { useTell } from '../shell/useTell.ts';

/** Edit and delete, on one row. */
export function JobActions({ job }: { job: Job }) {
  const [remove] = useDelete<Job>();
  const tell = useTell();
  const onConfirm = async (): Promise<void> => {
    try {
      await remove('jobs', { id: job.id, previousData: job }, AT_ONCE);
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

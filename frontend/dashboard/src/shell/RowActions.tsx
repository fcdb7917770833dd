import Button from '@mui/material/Button';
import { useDelete, useUnselect } from 'react-admin';
import { Link } from 'react-router';
import { AT_ONCE } from '../data/at-once.ts';
import { InlineDelete } from './InlineDelete.tsx';

interface Props {
  resource: 'jobs' | 'pricing';
  record: { id: string; title: string };
}

/** The column of a table that they stand in: wide enough for the question, so that nothing moves when it is asked. */
export const ACTIONS = { width: 184, minWidth: 184 } as const;

const WORDS = {
  jobs: { done: 'Job deleted', failure: 'The job could not be deleted' },
  pricing: { done: 'Rule deleted', failure: 'The rule could not be deleted' },
};

/** Edit and delete, on one row. */
export function RowActions({ resource, record }: Props) {
  const [remove] = useDelete();
  const unselect = useUnselect(resource);
  const { id, title } = record;
  return (
    <InlineDelete
      name={title}
      remove={async () => {
        await remove(resource, { id, previousData: record }, AT_ONCE);
        unselect([id]);
      }}
      {...WORDS[resource]}
    >
      <Button size="small" component={Link} to={`/dashboard/${resource}/${id}/edit`} aria-label={`Edit ${title}`}>
        Edit
      </Button>
    </InlineDelete>
  );
}

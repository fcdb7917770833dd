import type { Job } from '@chalkline/api';
import { BulkDeleteWithConfirmButton, DataTable } from 'ra-ui-materialui';
import { cut, day, price } from '../shell/format.ts';
import { JobActions } from './JobActions.tsx';

/** Characters of a description that the list shows. */
export const PREVIEW = 100;

const column = DataTable.Col<Job>;

/** The jobs as a table: sortable, with a box on each row for deleting several at once. */
export function JobTable() {
  const Column = column;
  return (
    <DataTable<Job> rowClick={false} bulkActionButtons={<BulkDeleteWithConfirmButton mutationMode="pessimistic" />}>
      <Column
        source="createdAt"
        label="Date"
        sx={{ whiteSpace: 'nowrap' }}
        render={(job) => day(job.completedAt ?? job.createdAt)}
      />
      <Column source="title" label="Title" sx={{ fontWeight: 500, minWidth: 140 }} />
      <Column
        source="description"
        label="Description"
        disableSort
        sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
        render={(job) => cut(job.description, PREVIEW)}
      />
      <Column
        source="price"
        label="Price"
        align="right"
        sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}
        render={(job) => price(job.price)}
      />
      <Column
        source="id"
        label="Actions"
        disableSort
        sx={{ whiteSpace: 'nowrap', width: 180 }}
        render={(job) => <JobActions job={job} />}
      />
    </DataTable>
  );
}

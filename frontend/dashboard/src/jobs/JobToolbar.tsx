import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { ExportButton } from '../shell/ExportButton.tsx';
import { SearchBox } from '../shell/SearchBox.tsx';
import { allJobs, jobsAsCsv } from './export-jobs.ts';

/** Search on the left, export on the right. */
export function JobToolbar() {
  const list = useListContext();
  const filter = list.filterValues as Record<string, unknown>;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <SearchBox
        label="Search jobs"
        value={typeof filter.q === 'string' ? filter.q : ''}
        onSearch={(q) => {
          // What is not on the screen is not deleted with what is.
          list.onUnselectItems();
          list.setFilters(q === '' ? {} : { q });
        }}
      />
      <ExportJobs />
    </Box>
  );
}

function ExportJobs() {
  const calls = useOwnerCalls();
  const filter = useListContext().filterValues as Record<string, unknown>;
  const content = async (): Promise<Blob> => new Blob([jobsAsCsv(await allJobs(calls, filter))], { type: 'text/csv' });
  return (
    <ExportButton name="jobs.csv" content={content} failure="The jobs could not be exported" sx={{ ml: 'auto' }}>
      Export
    </ExportButton>
  );
}

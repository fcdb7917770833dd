import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { download } from '../shell/download.ts';
import { SearchBox } from '../shell/SearchBox.tsx';
import { useTell } from '../shell/useTell.ts';
import { allJobs, jobsAsCsv } from './export-jobs.ts';

/** Search on the left, export on the right. */
export function JobToolbar() {
  const { filterValues, setFilters } = useListContext();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <SearchBox
        label="Search jobs"
        value={typeof filterValues.q === 'string' ? filterValues.q : ''}
        onSearch={(q) => setFilters(q === '' ? {} : { q })}
      />
      <ExportButton />
    </Box>
  );
}

function ExportButton() {
  const calls = useOwnerCalls();
  const { filterValues } = useListContext();
  const tell = useTell();
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      const jobs = await allJobs(calls, filterValues);
      download('jobs.csv', new Blob([jobsAsCsv(jobs)], { type: 'text/csv' }));
    } catch (error) {
      tell.failed(error, 'The jobs could not be exported');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button onClick={() => void run()} disabled={busy} startIcon={<DownloadIcon />} sx={{ ml: 'auto' }}>
      Export
    </Button>
  );
}

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
  const list = useListContext();
  const filter = list.filterValues as Record<string, unknown>;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <SearchBox
        label="Search jobs"
        value={typeof filter.q === 'string' ? filter.q : ''}
        onSearch={(q) => list.setFilters(q === '' ? {} : { q })}
      />
      <ExportButton />
    </Box>
  );
}

function ExportButton() {
  const calls = useOwnerCalls();
  const filter = useListContext().filterValues as Record<string, unknown>;
  const tell = useTell();
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      const jobs = await allJobs(calls, filter);
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

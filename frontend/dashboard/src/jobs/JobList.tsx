import AddIcon from '@mui/icons-material/Add';
import CalculateIcon from '@mui/icons-material/CalculateOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { Job } from '@chalkline/api';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router';
import { RollerDrawing } from '../shell/drawings.tsx';
import { Empty, Failed } from '../shell/Empty.tsx';
import { PageHead, Rows } from '../shell/Page.tsx';
import { useNoRoom } from '../shell/useNoRoom.ts';
import { JobCards } from './JobCards.tsx';
import { JobTable } from './JobTable.tsx';
import { JobToolbar } from './JobToolbar.tsx';

const ImportDialog = lazy(async () => ({ default: (await import('./import/ImportDialog.tsx')).ImportDialog }));

/** /dashboard/jobs: the past jobs that every estimate stands on. */
export function JobList() {
  const [importing, setImporting] = useState(false);
  return (
    <ListBase<Job>
      resource="jobs"
      perPage={25}
      sort={{ field: 'completedAt', order: 'DESC' }}
      disableSyncWithLocation
      // Who comes back from a job finds the page and the search they left.
      storeKey="jobs"
      // What went wrong is said in the place of the list.
      queryOptions={{ onError: () => undefined }}
    >
      <PageHead
        title="Jobs"
        lead="Track and manage your completed jobs"
        actions={
          <>
            <Button component={Link} to="/dashboard/estimate" startIcon={<CalculateIcon />}>
              Quick estimate
            </Button>
            <Button onClick={() => setImporting(true)} startIcon={<UploadIcon />}>
              Import
            </Button>
            <Button component={Link} to="/dashboard/jobs/new" variant="contained" startIcon={<AddIcon />}>
              Add Job
            </Button>
          </>
        }
      />
      <Jobs onImport={() => setImporting(true)} />
      {importing ? (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      ) : null}
    </ListBase>
  );
}

function Jobs({ onImport }: { onImport: () => void }) {
  const { isPending, error, total, refetch, ...list } = useListContext<Job>();
  const top = useTopOfPage(list.page);
  const narrow = useNoRoom(740);
  const { q = '' } = list.filterValues as { q?: string };
  // A list that is there stays when asking for it again fails.
  if (error && !list.data)
    return (
      <Card>
        <Failed message={error.message} onRetry={() => void refetch()} />
      </Card>
    );
  if (!isPending && total === 0 && q === '') return <NoJobs onImport={onImport} />;
  return (
    <Card ref={top}>
      <JobToolbar />
      {isPending ? <Rows /> : total === 0 ? <NothingFound q={q} /> : null}
      {isPending || total === 0 ? null : narrow ? <JobCards /> : <JobTable />}
      {(total ?? 0) > 25 ? <Pagination rowsPerPageOptions={[25, 50, 100]} /> : null}
    </Card>
  );
}

/** The next page is read from its beginning, although it was asked for at the end of the one before. */
function useTopOfPage(page: number): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(page);
  useEffect(() => {
    if (before.current !== page) top.current?.scrollIntoView();
    before.current = page;
  }, [page]);
  return top;
}

function NoJobs({ onImport }: { onImport: () => void }) {
  return (
    <Card>
      <Empty
        drawing={<RollerDrawing />}
        title="No jobs yet"
        action={
          <>
            <Button component={Link} to="/dashboard/jobs/new" variant="contained">
              Add your first job
            </Button>
            <Button variant="outlined" onClick={onImport}>
              Import a list
            </Button>
          </>
        }
      >
        Write down a few finished jobs and what you charged. Estimates for new customers are worked out from them.
      </Empty>
    </Card>
  );
}

function NothingFound({ q }: { q: string }) {
  const { setFilters } = useListContext<Job>();
  return (
    <Empty title={`No job mentions “${q}”`} action={<Button onClick={() => setFilters({})}>Show all jobs</Button>}>
      The search looks at titles and descriptions.
    </Empty>
  );
}

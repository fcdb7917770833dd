import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useInfiniteQuery } from '@tanstack/react-query';
import { dayAndTime } from '../shell/format.ts';
import { Empty, Failed } from '../shell/Empty.tsx';
import { LoadMore } from '../shell/LoadMore.tsx';
import { Rows } from '../shell/Page.tsx';
import { adminCalls } from './admin-calls.ts';

/** Who did what, newest first. */
export function Audit() {
  const list = useInfiniteQuery({
    queryKey: ['admin', 'audit'],
    queryFn: ({ pageParam }) => adminCalls.audit(pageParam),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
  });
  const { data, error, isPending, refetch } = list;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Card>
      {isPending && !error ? <Rows /> : null}
      {error && !data ? <Failed message={error.message} onRetry={() => void refetch()} /> : null}
      {data && entries.length === 0 ? <Empty title="Nothing recorded yet" /> : null}
      {entries.length > 0 ? (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Audit log">
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>When</TableCell>
                <TableCell>Who</TableCell>
                <TableCell>What</TableCell>
                <TableCell>On</TableCell>
                <TableCell>Address</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {entries.map((entry) => (
                <TableRow key={entry.id}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{dayAndTime(entry.at)}</TableCell>
                  <TableCell>{entry.actor}</TableCell>
                  <TableCell>{entry.action.replaceAll('_', ' ')}</TableCell>
                  <TableCell>{entry.subject}</TableCell>
                  <TableCell>{entry.ip}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      ) : null}
      <LoadMore list={list} />
    </Card>
  );
}

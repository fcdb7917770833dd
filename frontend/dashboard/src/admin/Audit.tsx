import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { eachOnce } from '../data/each-once.ts';
import { Empty, Failed } from '../shell/Empty.tsx';
import { LoadMore } from '../shell/LoadMore.tsx';
import { Rows } from '../shell/Page.tsx';
import { adminCalls, type AuditQuery } from './admin-calls.ts';
import { AuditCards, AuditTable } from './AuditEntries.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { useNarrow } from './useNarrow.ts';

const ALL: AuditQuery = { q: '', action: '' };

/** Who did what, newest first. */
export function Audit() {
  const [query, setQuery] = useState(ALL);
  const list = useInfiniteQuery({
    queryKey: ['admin', 'audit', query],
    queryFn: ({ pageParam }) => adminCalls.audit(query, pageParam),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const { data, error, isPending, refetch } = list;
  const entries = eachOnce(data?.pages.flatMap((page) => page.entries) ?? []);
  const List = useNarrow() ? AuditCards : AuditTable;
  const filtered = query.q !== '' || query.action !== '';
  return (
    <Card>
      {/* What is typed arrives a moment later, and takes nothing back that was chosen meanwhile. */}
      <AuditFilters query={query} onChange={(change) => setQuery((before) => ({ ...before, ...change }))} />
      {isPending && !error ? <Rows /> : null}
      {error && !data ? <Failed message={error.message} onRetry={() => void refetch()} /> : null}
      {data && entries.length === 0 ? (
        filtered ? (
          <Empty title="No entry matches" action={<Button onClick={() => setQuery(ALL)}>Show all entries</Button>} />
        ) : (
          <Empty title="Nothing recorded yet" />
        )
      ) : null}
      {entries.length > 0 ? <List entries={entries} /> : null}
      <LoadMore list={list} />
    </Card>
  );
}

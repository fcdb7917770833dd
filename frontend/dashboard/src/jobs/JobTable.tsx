import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { Job } from '@chalkline/api';
import { useListContext } from 'react-admin';
import type { ReactNode } from 'react';
import { cut, price } from '../shell/format.ts';
import { Clamped } from '../shell/Clamped.tsx';
import { BulkBar } from './BulkBar.tsx';
import { ACTIONS, RowActions } from '../shell/RowActions.tsx';
import { dateOf } from './date-of.ts';

/** Characters of a description that the list shows. */
export const PREVIEW = 100;
export const TITLE_LINES = 3;

/** The jobs as a table: sortable, with a box on each row for deleting several at once. */
export function JobTable() {
  const { data: jobs = [], selectedIds, onToggleItem, onSelect } = useListContext<Job>();
  const chosen = jobs.filter((job) => selectedIds.includes(job.id)).length;
  return (
    <>
      <BulkBar />
      <Table>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={chosen > 0 && chosen === jobs.length}
                indeterminate={chosen > 0 && chosen < jobs.length}
                onChange={(_, all) => onSelect(all ? jobs.map((job) => job.id) : [])}
                slotProps={{
                  input: { 'aria-label': 'Select all', ref: markMixed(chosen > 0 && chosen < jobs.length) },
                }}
              />
            </TableCell>
            <SortableCell field="completedAt">Date</SortableCell>
            <SortableCell field="title" width="22%">
              Title
            </SortableCell>
            <TableCell sx={{ width: '33%' }}>Description</TableCell>
            <SortableCell field="price" align="right">
              Price
            </SortableCell>
            <TableCell sx={ACTIONS}>Actions</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {jobs.map((job) => (
            <TableRow key={job.id} hover selected={selectedIds.includes(job.id)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={selectedIds.includes(job.id)}
                  onChange={() => onToggleItem(job.id)}
                  slotProps={{ input: { 'aria-label': `Select ${job.title}` } }}
                />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{dateOf(job)}</TableCell>
              <TableCell sx={{ fontWeight: 500, minWidth: 140 }}>
                <Clamped lines={TITLE_LINES} text={job.title} />
              </TableCell>
              <TableCell sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
                {cut(job.description, PREVIEW)}
              </TableCell>
              <TableCell
                align="right"
                sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}
              >
                {price(job.price)}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <RowActions resource="jobs" record={job} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}

/** MUI only draws the half-checked box; the browser and screen readers need to be told too. */
function markMixed(mixed: boolean): (box: HTMLInputElement | null) => void {
  return (box) => {
    if (box !== null) box.indeterminate = mixed;
  };
}

interface SortableProps {
  field: string;
  align?: 'right';
  width?: string;
  children: ReactNode;
}

function SortableCell({ field, align, width, children }: SortableProps) {
  const { sort, setSort } = useListContext<Job>();
  const active = sort.field === field;
  const descending = sort.order === 'DESC';
  return (
    <TableCell align={align} width={width} sortDirection={active ? (descending ? 'desc' : 'asc') : false}>
      <TableSortLabel
        active={active}
        direction={active && descending ? 'desc' : 'asc'}
        onClick={() => setSort({ field, order: active && !descending ? 'DESC' : 'ASC' })}
      >
        {children}
      </TableSortLabel>
    </TableCell>
  );
}

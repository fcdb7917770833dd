import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Job } from '@chalkline/api';
import { useDeleteMany, useListContext } from 'ra-core';
import { AT_ONCE } from '../data/at-once.ts';
import { useTell } from '../shell/useTell.ts';
import { InlineDelete } from '../shell/InlineDelete.tsx';

/** What can be done with the chosen jobs together. */
export function BulkBar() {
  const { selectedIds, onUnselectItems } = useListContext<Job>();
  const [removeAll] = useDeleteMany<Job>();
  const tell = useTell();
  if (selectedIds.length === 0) return null;
  const remove = async (): Promise<void> => {
    const ids = [...selectedIds];
    try {
      await removeAll('jobs', { ids }, AT_ONCE);
      onUnselectItems();
      tell.done(ids.length === 1 ? '1 job deleted' : `${ids.length} jobs deleted`);
    } catch (error) {
      tell.failed(error, 'The jobs could not be deleted');
    }
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 0.75, bgcolor: 'action.selected' }}>
      <Typography role="status" sx={{ mr: 'auto' }}>
        {selectedIds.length} selected
      </Typography>
      <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
        Clear
      </Button>
      <InlineDelete name={`${selectedIds.length} selected jobs`} onConfirm={remove} />
    </Box>
  );
}

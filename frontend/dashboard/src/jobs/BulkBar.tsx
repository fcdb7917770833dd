import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Job } from '@chalkline/api';
import { useDeleteMany, useListContext } from 'react-admin';
import { AT_ONCE } from '../data/at-once.ts';
import { counted } from '../shell/format.ts';
import { InlineDelete } from '../shell/InlineDelete.tsx';

/** What can be done with the chosen jobs together. */
export function BulkBar() {
  const { selectedIds, onUnselectItems } = useListContext<Job>();
  const [removeAll] = useDeleteMany<Job>();
  if (selectedIds.length === 0) return null;
  const ids = [...selectedIds];
  const remove = async (): Promise<void> => {
    await removeAll('jobs', { ids }, AT_ONCE);
    onUnselectItems();
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 0.75, bgcolor: 'action.selected' }}>
      <Typography role="status" sx={{ mr: 'auto' }}>
        {selectedIds.length} selected
      </Typography>
      <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
        Clear
      </Button>
      <InlineDelete
        name={counted(ids.length, 'selected job')}
        remove={remove}
        done={`${counted(ids.length, 'job')} deleted`}
        failure="The jobs could not be deleted"
      />
    </Box>
  );
}

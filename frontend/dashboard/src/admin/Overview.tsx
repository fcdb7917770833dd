import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ago, counted } from '../shell/format.ts';
import { adminCalls } from './admin-calls.ts';

/** How far one business has come. */
export function Overview({ id }: { id: string }) {
  const { data, error } = useQuery({ queryKey: ['admin', 'overview', id], queryFn: () => adminCalls.overview(id) });
  if (error) return <Typography color="error">{error.message}</Typography>;
  if (!data) return <Typography role="status">Loading...</Typography>;
  const seen = data.lastWidgetSighting;
  return (
    <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {counted(data.jobs, 'job')} · {counted(data.rules, 'rule')} · {counted(data.chats, 'chat')} ·{' '}
      {counted(data.leads, 'lead')} ·{' '}
      {seen === null ? 'widget not seen yet' : `widget last seen on ${seen.origin} ${ago(seen.at)}`}
    </Typography>
  );
}

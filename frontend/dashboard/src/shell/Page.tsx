import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';

interface HeadProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
}

/** Three of them fit side by side on a phone. */
const ACTIONS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 0.5, sm: 1 },
  '& .MuiButton-root': { px: { xs: 1, sm: 1.5 } },
  '& .MuiButton-text:first-of-type': { ml: { xs: -0.5, sm: 0 } },
};

/** Title, one line on what the screen is for, and its main actions. */
export function PageHead({ title, lead, actions }: HeadProps) {
  useEffect(() => {
    document.title = `${title} · Chalkline`;
  }, [title]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, mb: 3 }}>
      <Box sx={{ flex: '1 1 260px' }}>
        <Typography variant="h1">{title}</Typography>
        <div className="chalk-rule page-rule" aria-hidden="true" />
        {lead === undefined ? null : <Typography color="text.secondary">{lead}</Typography>}
      </Box>
      {actions === undefined ? null : <Box sx={ACTIONS}>{actions}</Box>}
    </Box>
  );
}

interface SectionProps {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, lead, action, children }: SectionProps) {
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, mb: 2 }}>
        <Box sx={{ flex: '1 1 260px' }}>
          <Typography variant="h2">{title}</Typography>
          {lead === undefined ? null : <Typography color="text.secondary">{lead}</Typography>}
        </Box>
        {action}
      </Box>
      {children}
    </Box>
  );
}

/** Grey rows in the size of what is to come, so that nothing jumps when it does. */
export function Rows({ count = 6, height = 48 }: { count?: number; height?: number }) {
  return (
    <Box role="status" aria-label="Loading..." sx={{ px: 2, py: 1 }}>
      {Array.from({ length: count }, (_, row) => (
        <Box key={row} sx={{ height, display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}>
          <Skeleton variant="text" width={`${82 - ((row * 17) % 40)}%`} animation={false} />
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  drawing?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** What a screen shows while there is nothing on it yet: what belongs here and how to get it. */
export function Empty({ drawing, title, children, action }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: 1.5,
        px: 2,
        py: 6,
        textAlign: 'center',
      }}
    >
      {drawing}
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      {children === undefined ? null : (
        <Typography color="text.secondary" sx={{ maxWidth: '46ch' }}>
          {children}
        </Typography>
      )}
      {action === undefined ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1 }}>{action}</Box>
      )}
    </Box>
  );
}

interface FailedProps {
  message: string;
  /** Left out where trying again would fail again: the children say what to do instead. */
  onRetry?: () => void;
  children?: ReactNode;
}

export function Failed({ message, onRetry, children }: FailedProps) {
  return (
    <Box role="alert" sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: 2, py: 6, textAlign: 'center' }}>
      <Typography color="error">{message}</Typography>
      {children}
      {onRetry === undefined ? null : (
        <Button variant="outlined" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Box>
  );
}

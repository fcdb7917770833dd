import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { tabStore } from '@chalkline/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useAuth } from '../account/auth-context.ts';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { ago } from '../shell/format.ts';
import { keepSetup, keptSetup } from './kept-setup.ts';
import { missingSteps } from './steps.ts';

const HIDDEN = 'chalkline.coach.hidden';

/** What is still missing until the first lead, one button each; it leaves when nothing is. */
export function SetupCoach() {
  const calls = useOwnerCalls();
  const { user } = useAuth();
  const { pathname } = useLocation();
  const [hidden, setHidden] = useState(() => tabStore.get(HIDDEN) === 'yes');
  const { data: setup } = useQuery({
    queryKey: ['setup', pathname],
    queryFn: async () => {
      const now = await calls.setup();
      if (user) keepSetup(user, now);
      return now;
    },
    placeholderData: (old) => old ?? keptSetup(user),
  });
  if (!setup) return null;
  const steps = missingSteps(setup);
  const title = setup.chats === 0 ? 'Before your first lead' : 'Still to set up';
  const onList = ['/dashboard/jobs', '/dashboard/pricing', '/dashboard/chats'].includes(pathname.replace(/\/$/, ''));
  return (
    <>
      {setup.mailFailing === null ? null : (
        <Alert severity="warning" sx={{ mb: 3 }}>
          Notices by email fail, first {ago(setup.mailFailing.since)}: {setup.mailFailing.message}
        </Alert>
      )}
      {steps.length > 0 && onList && !hidden ? (
        <Card component="section" aria-label={title} sx={{ mb: 4, p: 2 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography variant="h2" sx={{ mr: 'auto' }}>
              {title}
            </Typography>
            <Button
              size="small"
              color="inherit"
              onClick={() => {
                tabStore.set(HIDDEN, 'yes');
                setHidden(true);
              }}
            >
              Hide
            </Button>
          </Box>
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {steps.map((step) => (
              <Box
                component="li"
                key={step.to}
                sx={{
                  display: 'flex',
                  gap: 1.5,
                  alignItems: 'center',
                  py: 1,
                  borderTop: 1,
                  borderColor: 'divider',
                }}
              >
                <Typography sx={{ flex: '1 1 0' }}>{step.text}</Typography>
                <Button size="small" variant="outlined" component={Link} to={step.to} sx={{ flex: 'none' }}>
                  {step.action}
                </Button>
              </Box>
            ))}
          </Box>
        </Card>
      ) : null}
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { logProblem, type Signup } from '@chalkline/api';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useRef, useState } from 'react';
import { catchFocus } from '../shell/catch-focus.ts';
import { day } from '../shell/format.ts';
import { Pill } from '../shell/Pill.tsx';
import { adminCalls, SIGNUPS } from './admin-calls.ts';
import { Overview } from './Overview.tsx';

interface Props {
  signups: Signup[];
  onReset: (signup: Signup) => void;
}

const COLUMNS = ['Status', 'Email', 'Business Name', 'Industry', 'Signed Up', 'Actions'];

export function SignupTable({ signups, onReset }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {signups.map((signup) => (
            <Fragment key={signup.id}>
              <TableRow sx={signup.viewed ? {} : { bgcolor: 'action.selected' }}>
                {/* "Password change required" takes two lines before it pushes the actions out of the table. */}
                <TableCell sx={{ '.pill': { whiteSpace: 'normal', borderRadius: 1.5 } }}>
                  <Badges signup={signup} />
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 180 }}>{signup.email}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 140 }}>{signup.businessName}</TableCell>
                <TableCell>{signup.industry}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{day(signup.createdAt)}</TableCell>
                <TableCell>
                  <Actions signup={signup} onReset={onReset} open={open === signup.id} onOpen={setOpen} />
                </TableCell>
              </TableRow>
              {open === signup.id ? (
                <TableRow>
                  <TableCell colSpan={COLUMNS.length}>
                    <Overview id={signup.id} />
                  </TableCell>
                </TableRow>
              ) : null}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

export function SignupCards({ signups, onReset }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {signups.map((signup) => (
        <Box
          component="li"
          key={signup.id}
          sx={{ p: 2, borderBottom: 1, borderColor: 'divider', bgcolor: signup.viewed ? undefined : 'action.selected' }}
        >
          <Badges signup={signup} />
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', mt: 0.5 }}>{signup.businessName}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {signup.email} · {signup.industry} · {day(signup.createdAt)}
          </Typography>
          <Actions signup={signup} onReset={onReset} open={open === signup.id} onOpen={setOpen} />
          {open === signup.id ? <Overview id={signup.id} /> : null}
        </Box>
      ))}
    </Box>
  );
}

function Badges({ signup }: { signup: Signup }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {signup.viewed ? null : <Pill tone="solid">New!</Pill>}
      {signup.needsPasswordChange ? <Pill tone="watch">Password change required</Pill> : null}
      {signup.viewed && !signup.needsPasswordChange ? <Pill tone="quiet">Viewed</Pill> : null}
    </Box>
  );
}

interface ActionProps {
  signup: Signup;
  open: boolean;
  onReset: (signup: Signup) => void;
  onOpen: (id: string | null) => void;
}

function Actions({ signup, open, onReset, onOpen }: ActionProps) {
  const queries = useQueryClient();
  const figures = useRef<HTMLButtonElement>(null);
  const markViewed = async (): Promise<void> => {
    try {
      await adminCalls.markViewed(signup.id);
      // The button that was pressed goes away with the badge.
      figures.current?.focus({ preventScroll: true });
      await queries.invalidateQueries({ queryKey: SIGNUPS });
      // Behind all that nobody has looked at, it may not be on the screen any more.
      catchFocus(figures.current);
    } catch (error) {
      logProblem('The sign-up could not be marked as viewed', error);
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', lg: 'nowrap' }, gap: 0.5, ml: -1, whiteSpace: 'nowrap' }}>
      <Button ref={figures} size="small" aria-expanded={open} onClick={() => onOpen(open ? null : signup.id)}>
        Figures
      </Button>
      {signup.viewed ? null : (
        <Button size="small" onClick={() => void markViewed()}>
          Mark as Viewed
        </Button>
      )}
      <Button size="small" onClick={() => onReset(signup)}>
        Reset Password
      </Button>
    </Box>
  );
}

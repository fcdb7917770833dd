import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Rule } from '@chalkline/api';
import { Clamped } from '../shell/Clamped.tsx';
import { Pill } from '../shell/Pill.tsx';
import { ACTIONS, RowActions } from '../shell/RowActions.tsx';
import { StatusPill } from './StatusPill.tsx';

/** Lines that the list shows of each. */
const TITLE = 2;
const DESCRIPTION = 4;
const EXPLANATION = 6;

/** The rules with how each was understood underneath its words. */
export function RuleTable({ rules }: { rules: Rule[] }) {
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: '24%' }}>Title</TableCell>
          <TableCell>Rule Description</TableCell>
          <TableCell sx={{ width: 110 }}>Status</TableCell>
          <TableCell sx={ACTIONS}>Actions</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rules.map((rule) => (
          <TableRow key={rule.id} hover>
            <TableCell sx={{ fontWeight: 500 }}>
              <Clamped lines={TITLE} text={rule.title} />
            </TableCell>
            <TableCell>
              <Clamped lines={DESCRIPTION} text={rule.description} />
              <Understood rule={rule} />
            </TableCell>
            <TableCell>
              <StatusPill rule={rule} />
            </TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>
              <RowActions resource="pricing" record={rule} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The same on a phone. */
export function RuleCards({ rules }: { rules: Rule[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rules.map((rule) => (
        <Box component="li" key={rule.id} sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'start' }}>
            <Typography sx={{ fontWeight: 600 }}>
              <Clamped lines={TITLE} text={rule.title} />
            </Typography>
            <StatusPill rule={rule} />
          </Box>
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            <Clamped lines={DESCRIPTION} text={rule.description} />
          </Typography>
          <Understood rule={rule} />
          <Box sx={{ display: 'flex', justifyContent: 'end', mt: 0.5 }}>
            <RowActions resource="pricing" record={rule} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Understood({ rule }: { rule: Rule }) {
  const { status, explanation } = rule.interpretation;
  return (
    <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
      <Clamped
        lines={EXPLANATION}
        text={explanation}
        // "Active" alone would tell that it counts.
        before={status === 'priced' ? undefined : <Pill tone="watch">Changes no price</Pill>}
      />
    </Typography>
  );
}

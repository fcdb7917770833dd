import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Rule, StarterPack } from '@chalkline/api';
import { useQuery } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import { useState } from 'react';
import { useAuth } from '../account/auth-context.ts';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { counted } from '../shell/format.ts';
import { Rows, Section } from '../shell/Page.tsx';
import { useTell } from '../shell/useTell.ts';

const WORDS = {
  title: 'Starter rules',
  lead: 'What many firms charge for. They are added switched off; set your own figures, then switch on what fits.',
};
/** Rules of a pack. */
const USUAL = 8;

/** Common rules of a trade, added switched off so that nothing counts before the owner has put in their own figures. */
export function StarterPacks({ rules }: { rules: Rule[] }) {
  const calls = useOwnerCalls();
  const { user } = useAuth();
  const { data: packs = [], isPending } = useQuery({
    queryKey: ['rules', 'starter-packs'],
    queryFn: () => calls.starterPacks(),
    staleTime: Infinity,
  });
  const industry = user?.profile.industry;
  const [trade, setTrade] = useState<string | null>(null);
  const pack = packs.find((candidate) => candidate.trade === (trade ?? industry)) ?? packs[0];
  if (isPending) {
    return (
      <Section {...WORDS}>
        <Card>
          <Rows count={USUAL} height={57} />
        </Card>
      </Section>
    );
  }
  if (pack === undefined) return null;
  return (
    <Section
      {...WORDS}
      action={
        <TextField
          select
          label="Trade"
          value={pack.trade}
          onChange={(event) => setTrade(event.target.value)}
          sx={{ width: 220 }}
        >
          {packs.map((candidate) => (
            <MenuItem key={candidate.trade} value={candidate.trade}>
              {candidate.trade}
            </MenuItem>
          ))}
        </TextField>
      }
    >
      <Pack pack={pack} rules={rules} />
    </Section>
  );
}

function Pack({ pack, rules }: { pack: StarterPack; rules: Rule[] }) {
  const calls = useOwnerCalls();
  const refresh = useRefresh();
  const tell = useTell();
  const [busy, setBusy] = useState(false);
  const titles = new Set(rules.map((rule) => rule.title));
  const missing = pack.rules.filter((rule) => !titles.has(rule.title));
  const add = async (): Promise<void> => {
    setBusy(true);
    try {
      const added = await calls.addStarterPack(pack.trade);
      tell.done(`${counted(added.length, 'rule')} added, all inactive`);
      refresh();
    } catch (error) {
      tell.failed(error, 'The rules could not be added');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {pack.rules.map((rule) => (
          <Box component="li" key={rule.title} sx={{ px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
            <Typography sx={{ fontWeight: 500 }}>{rule.title}</Typography>
            <Typography variant="body2" color="text.secondary">
              {rule.description}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ p: 2 }}>
        <Button variant="outlined" disabled={busy || missing.length === 0} onClick={() => void add()}>
          {missing.length === 0 ? 'All added' : 'Add these rules'}
        </Button>
      </Box>
    </Card>
  );
}

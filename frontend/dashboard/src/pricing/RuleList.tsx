import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { Rule } from '@chalkline/api';
import { useGetList, useStore } from 'react-admin';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { TapeDrawing } from '../shell/drawings.tsx';
import { Empty, Failed } from '../shell/Empty.tsx';
import { LoadMore } from '../shell/LoadMore.tsx';
import { PageHead, Rows } from '../shell/Page.tsx';
import { SearchBox } from '../shell/SearchBox.tsx';
import { useNoRoom } from '../shell/useNoRoom.ts';
import { ALL_RULES } from './all-rules.ts';
import { Findings } from './Findings.tsx';
import { RuleCards, RuleTable } from './RuleTable.tsx';
import { StarterPacks } from './StarterPacks.tsx';

const Accuracy = lazy(async () => ({ default: (await import('../accuracy/Accuracy.tsx')).Accuracy }));

/** /dashboard/pricing: the rules, what contradicts what, and how estimates would have held. */
export function RuleList() {
  const { data: rules, error, isPending, refetch } = useGetList<Rule>('pricing', ALL_RULES);
  return (
    <>
      <PageHead
        title="Business Rules"
        lead="Write a rule as you would say it. You see how it was understood before it counts."
        actions={
          <Button component={Link} to="/dashboard/pricing/new" variant="contained" startIcon={<AddIcon />}>
            Add Rule
          </Button>
        }
      />
      <Findings rules={rules ?? []} />
      <Card>
        {error ? <Failed message={error.message} onRetry={() => void refetch()} /> : null}
        {isPending && !error ? <Rows count={4} /> : null}
        {rules?.length === 0 ? <NoRules /> : null}
        {rules && rules.length > 0 ? <Rules rules={rules} /> : null}
      </Card>
      {rules?.length === 0 ? <StarterPacks rules={rules} /> : null}
      {rules ? (
        <Suspense fallback={<Rows count={4} />}>
          <Accuracy rules={rules} />
        </Suspense>
      ) : null}
      {/* Who has rules has done with these, and looks for what comes of the own ones. */}
      {rules && rules.length > 0 ? <StarterPacks rules={rules} /> : null}
    </>
  );
}

/** A list that is taken in at a glance needs no search. */
const GLANCE = 20;
const PAGE = 50;

function Rules({ rules }: { rules: Rule[] }) {
  const narrow = useNoRoom(640);
  const List = narrow ? RuleCards : RuleTable;
  // Who comes back from a rule finds the search and the place they left.
  const [q, setQ] = useStore('pricing.q', '');
  const [shown, setShown] = useStore('pricing.shown', PAGE);
  const long = rules.length > GLANCE;
  const wanted = q.toLowerCase();
  const found = long
    ? rules.filter((rule) => `${rule.title}\n${rule.description}`.toLowerCase().includes(wanted))
    : rules;
  return (
    <>
      {long ? (
        <Box sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
          <SearchBox label="Search rules" value={q} onSearch={setQ} />
        </Box>
      ) : null}
      {found.length > 0 ? (
        <List rules={found.slice(0, shown)} />
      ) : (
        <Empty title={`No rule mentions “${q}”`} action={<Button onClick={() => setQ('')}>Show all rules</Button>} />
      )}
      <LoadMore list={{ hasNextPage: found.length > shown, fetchNextPage: () => setShown(shown + PAGE) }} />
    </>
  );
}

function NoRules() {
  return (
    <Empty
      drawing={<TapeDrawing />}
      title="No rules yet"
      action={
        <Button component={Link} to="/dashboard/pricing/new" variant="contained">
          Add your first rule
        </Button>
      }
    >
      A rule is what you would tell a new estimator: “add 10% for each storey above the ground floor”, “never less than
      $350”.
    </Empty>
  );
}

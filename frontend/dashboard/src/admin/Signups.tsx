import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { serverMessageOr, type Signup } from '@chalkline/api';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { eachOnce } from '../data/each-once.ts';
import { catchFocus } from '../shell/catch-focus.ts';
import { Empty, Failed } from '../shell/Empty.tsx';
import { counted } from '../shell/format.ts';
import { LoadMore } from '../shell/LoadMore.tsx';
import { Rows } from '../shell/Page.tsx';
import { SearchBox } from '../shell/SearchBox.tsx';
import { adminCalls, SIGNUPS } from './admin-calls.ts';
import { PasswordNotice } from './PasswordNotice.tsx';
import { ResetPasswordDialog } from './ResetPasswordDialog.tsx';
import { inOrder } from './signup-order.ts';
import { SignupCards, SignupTable } from './SignupTable.tsx';
import { useNarrow } from './useNarrow.ts';

const REFRESH_EVERY = 60_000;

/** The sign-ups, refreshed each minute. */
export function Signups() {
  const [q, setQ] = useState('');
  const list = useSignups(q);
  const { data, error, isPending, refetch } = list;
  const [resetting, setResetting] = useState<Signup | null>(null);
  const [set, setSet] = useState<{ email: string; password: string } | null>(null);
  const { remember, goBack } = useWayBack();
  const closeNotice = useCallback(() => {
    setSet(null);
    goBack();
  }, [goBack]);
  const List = useNarrow() ? SignupCards : SignupTable;
  const signups = inOrder(eachOnce(data?.pages.flatMap((page) => page.signups) ?? []));
  const total = data?.pages.at(-1)?.total ?? 0;
  return (
    <>
      {set === null ? null : <PasswordNotice {...set} onClose={closeNotice} />}
      <Card>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1.5,
            alignItems: 'center',
            p: 1.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <SearchBox label="Search sign-ups" value={q} onSearch={setQ} />
          <Typography role="status" variant="body2" color="text.secondary" sx={{ ml: { sm: 'auto' } }}>
            {data ? counted(total, 'sign-up') : ''}
          </Typography>
        </Box>
        {isPending && !error ? <Rows /> : null}
        {error && !data ? (
          <Failed message={serverMessageOr(error, 'Failed to fetch users')} onRetry={() => void refetch()} />
        ) : null}
        {data && signups.length === 0 ? <NoSignups searched={q !== ''} onShowAll={() => setQ('')} /> : null}
        {signups.length > 0 ? (
          <List
            signups={signups}
            onReset={(signup) => {
              remember();
              setResetting(signup);
            }}
          />
        ) : null}
        <LoadMore list={list} />
      </Card>
      {resetting === null ? null : (
        <ResetPasswordDialog
          signup={resetting}
          onClose={() => setResetting(null)}
          onDone={({ email }, password) => {
            setResetting(null);
            setSet({ email, password });
            void refetch();
          }}
        />
      )}
    </>
  );
}

function useSignups(q: string) {
  return useInfiniteQuery({
    queryKey: [...SIGNUPS, q],
    queryFn: ({ pageParam }) => adminCalls.signups(q, pageParam),
    initialPageParam: 0,
    getNextPageParam: (last) => last.next,
    refetchInterval: REFRESH_EVERY,
    placeholderData: keepPreviousData,
  });
}

function NoSignups({ searched, onShowAll }: { searched: boolean; onShowAll: () => void }) {
  if (!searched) return <Empty title="No sign-ups yet" />;
  return (
    <Empty title="No sign-up matches" action={<Button onClick={onShowAll}>Show all sign-ups</Button>}>
      The search looks at names, addresses and businesses.
    </Empty>
  );
}

/** The button that began something, for when the focus would be lost at its end. */
function useWayBack(): { remember: () => void; goBack: () => void } {
  const from = useRef<Element | null>(null);
  return {
    remember: () => {
      from.current = document.activeElement;
    },
    goBack: useCallback(() => {
      // Not yet gone from the page, the notice still holds the focus that it is about to lose.
      requestAnimationFrame(() => catchFocus(from.current));
    }, []),
  };
}

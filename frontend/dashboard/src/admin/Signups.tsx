import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import { serverMessageOr, type Signup } from '@chalkline/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Empty, Failed } from '../shell/Empty.tsx';
import { Rows } from '../shell/Page.tsx';
import { adminCalls, SIGNUPS } from './admin-calls.ts';
import { ResetPasswordDialog } from './ResetPasswordDialog.tsx';
import { inOrder } from './signup-order.ts';
import { SignupCards, SignupTable } from './SignupTable.tsx';

const REFRESH_EVERY = 60_000;
const NOTICE_FOR = 30_000;

/** Every sign-up, refreshed each minute. */
export function Signups() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: SIGNUPS,
    queryFn: () => adminCalls.signups(),
    refetchInterval: REFRESH_EVERY,
  });
  const narrow = useMediaQuery('(max-width: 899px)', { noSsr: true });
  const [resetting, setResetting] = useState<Signup | null>(null);
  const [notice, setNotice] = useNotice();
  const List = narrow ? SignupCards : SignupTable;
  return (
    <>
      {notice === null ? null : (
        // Below the header however far down the list the sign-up stands: after half a minute it is gone.
        <Alert
          severity="success"
          sx={{ mb: 2, position: 'sticky', top: 72, zIndex: 2 }}
          onClose={() => setNotice(null)}
        >
          {notice}
        </Alert>
      )}
      <Card>
        {isPending && !error ? <Rows /> : null}
        {error && !data ? (
          <Failed message={serverMessageOr(error, 'Failed to fetch users')} onRetry={() => void refetch()} />
        ) : null}
        {data?.length === 0 ? <Empty title="No sign-ups yet" /> : null}
        {data && data.length > 0 ? <List signups={inOrder(data)} onReset={setResetting} /> : null}
      </Card>
      {resetting === null ? null : (
        <ResetPasswordDialog
          signup={resetting}
          onClose={() => setResetting(null)}
          onDone={(signup, password) => {
            setResetting(null);
            setNotice(
              `The password of ${signup.email} is now ${password}. It is good for one sign-in within 24 hours.`,
            );
            void refetch();
          }}
        />
      )}
    </>
  );
}

/** A temporary password is not left standing on a screen. */
function useNotice(): [string | null, (text: string | null) => void] {
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => setNotice(null), NOTICE_FOR);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice];
}

import { QueryClient, type DefaultOptions } from '@tanstack/react-query';
import CssBaseline from '@mui/material/CssBaseline';
import { ApiError } from '@chalkline/api';
import { AdminContext, memoryStore, Notification, type DataProvider } from 'react-admin';
import { useMemo, type ReactNode } from 'react';
import { i18nProvider } from './i18n.ts';
import { SchemeProvider } from './SchemeContext.tsx';
import { themeFor } from './theme.ts';

interface Props {
  basename: string;
  dataProvider: DataProvider;
  children: ReactNode;
}

/** What the dashboard and the admin console stand on: theme, words, cache, notifications. */
export function Office({ basename, dataProvider, children }: Props) {
  const queryClient = useMemo(() => new QueryClient({ defaultOptions: DEFAULTS }), []);
  const store = useMemo(() => memoryStore(), []);
  return (
    <SchemeProvider>
      {(scheme) => (
        <AdminContext
          basename={basename}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          store={store}
          theme={themeFor(scheme)}
          darkTheme={null}
        >
          <CssBaseline />
          {children}
          <Notification autoHideDuration={6000} />
        </AdminContext>
      )}
    </SchemeProvider>
  );
}

const DEFAULTS: DefaultOptions = {
  queries: { retry: worthAnotherTry },
  // Left to itself, a change made without a connection waits unseen and is sent later, even after Cancel.
  mutations: { networkMode: 'always' },
};

/** A refusal stays a refusal; only calls that got no proper answer are repeated. */
function worthAnotherTry(failures: number, error: Error): boolean {
  return error instanceof ApiError && error.retryable && failures < 2;
}

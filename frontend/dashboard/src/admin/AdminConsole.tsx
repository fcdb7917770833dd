import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { client } from '../account/client.ts';
import { httpProvider } from '../data/http-provider.ts';
import { OfflineBanner } from '../shell/Banners.tsx';
import { Header } from '../shell/Header.tsx';
import { Office } from '../shell/Office.tsx';
import { PageHead } from '../shell/Page.tsx';
import { Audit } from './Audit.tsx';
import { Signups } from './Signups.tsx';
import '../shell/shell.css';

/** /admin: who signed up, and what has been done. Only admins ever fetch this file. */
export function AdminConsole() {
  const dataProvider = useMemo(() => httpProvider(client), []);
  // In the address, so that a reload stays where it was.
  const [address, setAddress] = useSearchParams();
  const tab = address.get('tab') === 'audit' ? 'audit' : 'signups';
  useEffect(() => {
    document.title = 'Admin · Chalkline';
  }, []);
  return (
    <Office basename="/admin" dataProvider={dataProvider}>
      <div className="shell shell-plain">
        <Header />
        <OfflineBanner />
        <main className="shell-main" tabIndex={-1}>
          <div className="shell-page">
            <PageHead title="Admin" lead="Sign-ups and what was done to them." />
            <Tabs
              value={tab}
              onChange={(_, next: typeof tab) => setAddress(next === 'audit' ? { tab: next } : {}, { replace: true })}
              sx={{ mb: 2 }}
            >
              <Tab value="signups" label="Sign-ups" id="tab-signups" aria-controls="panel-signups" />
              <Tab value="audit" label="Audit log" id="tab-audit" aria-controls="panel-audit" />
            </Tabs>
            <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
              {tab === 'signups' ? <Signups /> : <Audit />}
            </div>
          </div>
        </main>
      </div>
    </Office>
  );
}

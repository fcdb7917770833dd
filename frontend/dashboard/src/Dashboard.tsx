import { CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { useMemo } from 'react';
import { Navigate, Route } from 'react-router';
import { useAuth } from './account/auth-context.ts';
import { client } from './account/client.ts';
import { ChatDetail } from './chats/ChatDetail.tsx';
import { ChatList } from './chats/ChatList.tsx';
import { OwnerCallsContext } from './data/useOwnerCalls.ts';
import { demoProvider } from './data/demo-provider.ts';
import { httpProvider } from './data/http-provider.ts';
import { DetailsPage } from './details/DetailsPage.tsx';
import { QuickEstimatePage } from './estimate/QuickEstimatePage.tsx';
import { JobEdit, JobNew } from './jobs/JobForm.tsx';
import { JobList } from './jobs/JobList.tsx';
import { RuleEdit, RuleNew } from './pricing/RuleForm.tsx';
import { RuleList } from './pricing/RuleList.tsx';
import { Crash } from './shell/Crash.tsx';
import { Layout } from './shell/Layout.tsx';
import { Office } from './shell/Office.tsx';
import { WidgetPage } from './widget/WidgetPage.tsx';

/** Everything an owner sees under /dashboard. */
export function Dashboard() {
  const { isDemo } = useAuth();
  const dataProvider = useMemo(() => (isDemo ? demoProvider() : httpProvider(client)), [isDemo]);
  return (
    <OwnerCallsContext value={dataProvider}>
      <Office basename="/dashboard" dataProvider={dataProvider}>
        <CoreAdminUI layout={Layout} error={Crash} title="Chalkline" disableTelemetry>
          <Resource name="jobs" list={JobList}>
            <Route path="new" element={<JobNew />} />
            <Route path=":id/edit" element={<JobEdit />} />
          </Resource>
          <Resource name="pricing" list={RuleList}>
            <Route path="new" element={<RuleNew />} />
            <Route path=":id/edit" element={<RuleEdit />} />
          </Resource>
          <Resource name="chats" list={ChatList}>
            <Route path=":id" element={<ChatDetail />} />
          </Resource>
          <CustomRoutes>
            <Route path="/" element={<Navigate to="/dashboard/jobs" replace />} />
            <Route path="/widget" element={<WidgetPage />} />
            <Route path="/details" element={<DetailsPage />} />
            <Route path="/estimate" element={<QuickEstimatePage />} />
            <Route path="*" element={<Navigate to="/dashboard/jobs" replace />} />
          </CustomRoutes>
        </CoreAdminUI>
      </Office>
    </OwnerCallsContext>
  );
}

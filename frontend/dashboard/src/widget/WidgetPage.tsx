import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuth } from '../account/auth-context.ts';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { Failed } from '../shell/Empty.tsx';
import { PageHead, Rows, Section } from '../shell/Page.tsx';
import { EmbedCode } from './EmbedCode.tsx';
import { InstallGuides } from './InstallGuides.tsx';
import { LastSeen } from './LastSeen.tsx';
import { WidgetPreview } from './WidgetPreview.tsx';
import { WidgetSettingsForm } from './WidgetSettingsForm.tsx';

/** /dashboard/widget: try the chat, put it on a website, set how it behaves there. */
export function WidgetPage() {
  const { user } = useAuth();
  const calls = useOwnerCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', 'widget'],
    queryFn: () => calls.widgetSettings(),
  });
  /** A saved change is there for the next page that is opened: the preview is opened anew. */
  const [version, setVersion] = useState(0);
  if (!user?.profile) {
    return <Alert severity="info">Please log in to see your widget.</Alert>;
  }
  return (
    <>
      <PageHead title="Widget" lead="Talk to it as a customer would. This preview never shows up among your chats." />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <WidgetPreview key={version} businessId={user.id} />
        <Box sx={{ display: 'grid', gap: 3 }}>
          <EmbedCode businessId={user.id} />
          {data ? <LastSeen {...data} /> : null}
          <InstallGuides />
        </Box>
      </Box>
      <Section
        title="How it looks and what it tells"
        lead="Saved settings count from the next page that is opened on your website."
      >
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          {error && !data ? <Failed message={error.message} onRetry={() => void refetch()} /> : null}
          {!data && !error ? <Rows count={5} /> : null}
          {data ? <WidgetSettingsForm settings={data} onSaved={() => setVersion((before) => before + 1)} /> : null}
        </Card>
      </Section>
    </>
  );
}

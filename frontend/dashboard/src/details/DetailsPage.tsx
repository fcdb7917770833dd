import Card from '@mui/material/Card';
import { lazy, Suspense } from 'react';
import { useAuth } from '../account/auth-context.ts';
import { PageHead, Rows, Section } from '../shell/Page.tsx';
import { BusinessDetails } from './BusinessDetails.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { NoticeSettingsForm } from './NoticeSettingsForm.tsx';
import { PasswordSection } from './PasswordSection.tsx';

const SecondFactor = lazy(async () => ({ default: (await import('./SecondFactor.tsx')).SecondFactor }));

/** /dashboard/details: the business, its notices, and the owner's own account. */
export function DetailsPage() {
  const { isDemo } = useAuth();
  return (
    <>
      <PageHead title="Business Details" lead="What customers are told about you, and how you hear of them." />
      <BusinessDetails />
      <Section title="Notices" lead="How you hear of a new lead, and how long chats are kept.">
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <NoticeSettingsForm />
        </Card>
      </Section>
      {isDemo ? null : (
        <Section title="Account" lead="Your password, a second step for signing in, and the way out.">
          <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
            <PasswordSection />
            <Suspense fallback={<Rows count={1} />}>
              <SecondFactor />
            </Suspense>
            <DeleteAccount />
          </Card>
        </Section>
      )}
    </>
  );
}

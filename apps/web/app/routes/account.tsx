import { Suspense } from 'react';
import { useArePaymentsOn } from '~/api/query-capabilities.ts';
import { billingMessages } from '~/features/billing/messages.ts';
import { PaymentsList } from '~/features/billing/payments-list.tsx';
import { DataCard } from '~/features/profile/data-card.tsx';
import { IdentityCard } from '~/features/profile/identity-card.tsx';
import { profileMessages } from '~/features/profile/messages.ts';
import { QuotaCounts } from '~/features/quota/quota-counts.tsx';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { Card, CardHeader } from '~/ui/card.tsx';
import { latePart } from '~/ui/late-part.ts';
import { PageHeader } from '~/ui/page-header.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';

const SuitsYouCard = latePart(
  async () => (await import('~/features/interview/recordings/suits-you-card.tsx')).SuitsYouCard,
);

const SignInsCard = latePart(async () => (await import('~/features/profile/sign-ins-card.tsx')).SignInsCard);

const OutgoingCard = latePart(async () => (await import('~/features/profile/outgoing-card.tsx')).OutgoingCard);

export const meta = () => pageMeta(profileMessages.title);
export const ErrorBoundary = RouteError;

export default function Account() {
  const arePaymentsOn = useArePaymentsOn();
  return (
    <div className="shell pb-12">
      <PageHeader title={profileMessages.title} />
      <IdentityCard />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <Card>
            <CardHeader
              title={profileMessages.unitsHeading}
              description={arePaymentsOn === false ? profileMessages.unitsUncounted : profileMessages.unitsLead}
              action={
                arePaymentsOn ? (
                  <ButtonLink role="button" to="/upgrade" variant="secondary">
                    {profileMessages.more}
                  </ButtonLink>
                ) : (
                  arePaymentsOn === null && <Skeleton className="h-11 w-52" />
                )
              }
            />
            <QuotaCounts />
          </Card>
          <Suspense fallback={<Skeleton isCard className="h-96" />}>
            <SuitsYouCard />
          </Suspense>
        </div>
        <div className="grid gap-5">
          {arePaymentsOn === null && <Skeleton isCard className="h-36" />}
          {arePaymentsOn && (
            <Card>
              <CardHeader title={billingMessages.payments.title} />
              <PaymentsList />
            </Card>
          )}
          <Suspense fallback={<Skeleton isCard className="h-44" />}>
            <SignInsCard />
          </Suspense>
          <Suspense fallback={<Skeleton isCard className="h-44" />}>
            <OutgoingCard />
          </Suspense>
          <DataCard />
        </div>
      </div>
    </div>
  );
}

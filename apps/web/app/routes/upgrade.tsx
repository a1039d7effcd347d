import { findArePaymentsOn, useArePaymentsOn } from '~/api/query-capabilities.ts';
import { EverythingIncluded } from '~/features/billing/everything-included.tsx';
import { billingMessages } from '~/features/billing/messages.ts';
import { PackageCards } from '~/features/billing/package-cards.tsx';
import { PaymentConfirmation } from '~/features/billing/payment-confirmation.tsx';
import { QuotaCounts } from '~/features/quota/quota-counts.tsx';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { PageSkeleton } from '~/features/shell/page-skeleton.tsx';
import { RouteError } from '~/features/shell/route-error.tsx';
import { PageHeader } from '~/ui/page-header.tsx';

/** The title in the tab must not speak of buying where nothing is sold, so it waits until that is known. */
export const clientLoader = async () => ({
  title: (await findArePaymentsOn()) ? billingMessages.title : billingMessages.off.title,
});

type MetaArgs = { loaderData?: Awaited<ReturnType<typeof clientLoader>> | undefined };
export const meta = ({ loaderData }: MetaArgs) => pageMeta(loaderData?.title);
export const ErrorBoundary = RouteError;

const NothingSold = () => (
  <div className="shell pb-12">
    <PageHeader title={billingMessages.off.title} description={billingMessages.off.lead} />
    <EverythingIncluded />
  </div>
);

export default function Upgrade() {
  const arePaymentsOn = useArePaymentsOn();
  if (arePaymentsOn === null) return <PageSkeleton />;
  if (!arePaymentsOn) return <NothingSold />;
  return (
    <div className="shell pb-12">
      <PageHeader title={billingMessages.title} description={billingMessages.lead} />
      <PaymentConfirmation />
      <PackageCards />
      <section aria-labelledby="units-heading" className="mt-12">
        <h2 id="units-heading" className="mb-4 text-xl">
          {billingMessages.leftHeading}
        </h2>
        <QuotaCounts />
      </section>
    </div>
  );
}

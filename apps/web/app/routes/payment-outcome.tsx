import { redirect, useSearchParams } from 'react-router';
import { findArePaymentsOn } from '~/api/query-capabilities.ts';
import { QueryScope } from '~/api/query-scope.tsx';
import { billingMessages } from '~/features/billing/messages.ts';
import { PaymentOutcome } from '~/features/billing/payment-outcome.tsx';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';

export const meta = () => pageMeta(billingMessages.payments.title);
export const ErrorBoundary = RouteError;

/** Where nothing is sold there is no such page. */
export async function clientLoader() {
  if (!(await findArePaymentsOn())) throw redirect('/');
  return null;
}

/** Serves /payment-success and /payment-cancel: the state of a payment does not depend on the address. */
export default function PaymentOutcomePage() {
  const [search] = useSearchParams();
  return (
    <QueryScope>
      <PaymentOutcome checkoutId={search.get('checkout')} />
    </QueryScope>
  );
}

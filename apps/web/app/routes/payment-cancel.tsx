import { Navigate, useSearchParams } from 'react-router';
import { useArePaymentsOn } from '~/api/query-capabilities.ts';
import { QueryScope } from '~/api/query-scope.tsx';
import { PaymentOutcome } from '~/features/billing/payment-outcome.tsx';
import { billingWords } from '~/features/billing/words.ts';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';

export const meta = () => pageMeta(billingWords.payments.title);
export const ErrorBoundary = RouteError;

export default function PaymentCancel() {
  const [search] = useSearchParams();
  if (useArePaymentsOn() === false) return <Navigate to="/" replace />;
  return (
    <QueryScope>
      <PaymentOutcome checkoutId={search.get('checkout')} />
    </QueryScope>
  );
}

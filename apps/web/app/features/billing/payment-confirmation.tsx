import { Alert } from '~/ui/alert.tsx';
import { findFresh, usePayments, useUnitsOnceConfirmed } from './use-payments.ts';
import { billingWords } from './words.ts';

/** On the way back from a checkout the provider's message may be a moment behind the person: waits for it and says so. */
export function PaymentConfirmation() {
  const { data } = usePayments({ isWaiting: true });
  const fresh = data ? findFresh(data) : null;
  useUnitsOnceConfirmed(fresh?.state);
  if (fresh?.state !== 'paid') return null;
  return (
    <Alert tone="success" className="mb-6">
      {billingWords.confirmed(fresh.plan)}
    </Alert>
  );
}

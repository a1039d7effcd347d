import { Alert } from '~/ui/alert.tsx';
import { isFresh, usePayments, useUnitsOnceConfirmed } from './use-payments.ts';
import { billingWords } from './words.ts';

/** On the way back from a checkout the provider's message may be a moment behind the person: waits for it and says so. */
export function PaymentConfirmation() {
  const newest = usePayments({ isWaiting: true }).data?.payments[0];
  useUnitsOnceConfirmed(newest?.state);
  if (newest?.state !== 'paid' || !isFresh(newest)) return null;
  return (
    <Alert tone="success" className="mb-6">
      {billingWords.confirmed(newest.plan)}
    </Alert>
  );
}

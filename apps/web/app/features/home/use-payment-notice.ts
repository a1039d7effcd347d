import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

const STATUS = 'payment_status';
const PAYMENT = 'payment';

/** Takes up the return from a checkout, once: its parameters leave the address, so that a reload does not say it again. */
export function usePaymentNotice(): void {
  const [search, setSearch] = useSearchParams();
  const status = search.get(STATUS);
  const paymentId = search.get(PAYMENT);
  useEffect(() => {
    if (status !== 'success' && status !== 'failed') return;
    // Fetched then only: most visits to Home do not come from a checkout.
    void import('./return-from-checkout.ts').then(({ returnFromCheckout }) => returnFromCheckout(status, paymentId));
    setSearch(
      (current) => {
        current.delete(STATUS);
        current.delete(PAYMENT);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [status, paymentId, setSearch]);
}

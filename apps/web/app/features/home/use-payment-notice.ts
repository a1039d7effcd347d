import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { showToast } from '~/ui/toast.ts';
import { homeWords } from './words.ts';

const PARAMETER = 'payment_status';

/** Says how a payment ended, once: the parameter leaves the address, so that a reload does not say it again. */
export function usePaymentNotice(): void {
  const [search, setSearch] = useSearchParams();
  const status = search.get(PARAMETER);
  useEffect(() => {
    if (status !== 'success' && status !== 'failed') return;
    showToast({ ...homeWords.payment[status], tone: status === 'success' ? 'success' : 'error' });
    setSearch(
      (current) => {
        current.delete(PARAMETER);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [status, setSearch]);
}

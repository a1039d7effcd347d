import type { Payment } from '@greenroom/contract/billing';
import { useMutation } from '@tanstack/react-query';
import { call } from '~/api/client.ts';
import { queryClient } from '~/api/query-client.ts';
import { queryKeys } from '~/api/query-keys.ts';
import { refetchQuota } from '~/api/query-quota.ts';
import { useUserId } from '~/api/query-user.ts';
import { setRestoreFlag } from '~/lib/restore-flag.ts';
import { Button, ButtonAnchor } from '~/ui/button.tsx';
import { showToast } from '~/ui/toast.ts';
import { billingMessages } from './messages.ts';

const { pending: words } = billingMessages;

/** A payment that may still be made. */
export type PendingPayment = Payment & { checkoutUrl: string };

export const isPending = (payment: Payment | undefined): payment is PendingPayment =>
  payment?.state === 'pending' && Boolean(payment.checkoutUrl);

/** Back to the checkout, or gives it up. One that was paid in the meantime stays paid: the list shows what became of it. */
export function PendingActions({ payment }: { payment: PendingPayment }) {
  const userId = useUserId();
  const { mutate, isPending: isBusy } = useMutation({
    mutationFn: () => call('cancelPayment', { params: { user_id: userId ?? '', payment_id: payment._id }, body: {} }),
    onSuccess: ({ state }) => {
      if (state === 'paid') void refetchQuota();
      return queryClient.invalidateQueries({ queryKey: queryKeys.payments(userId) });
    },
    onError: () => showToast({ title: words.cancelFailed, tone: 'error' }),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonAnchor
        size="sm"
        href={payment.checkoutUrl}
        aria-label={words.resumeOf(payment.plan)}
        onClick={() => setRestoreFlag(Date.now())}
      >
        {words.resume}
      </ButtonAnchor>
      <Button
        size="sm"
        variant="outline"
        isBusy={isBusy}
        aria-label={words.cancelOf(payment.plan)}
        onClick={() => mutate()}
      >
        {words.cancel}
      </Button>
    </div>
  );
}

import type { Payment } from '@greenroom/contract/billing';
import type { ComponentProps } from 'react';
import { messageOf } from '~/api/api-error.ts';
import { formatLongDate, formatMoney } from '~/lib/format.ts';
import { Alert } from '~/ui/alert.tsx';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { LoadingRegion, Skeleton } from '~/ui/skeleton.tsx';
import { TextAnchor } from '~/ui/text-link.tsx';
import { billingMessages } from './messages.ts';
import { isPending, PendingActions } from './pending-payment.tsx';
import { usePayments } from './use-payments.ts';

const { payments: words } = billingMessages;

const TONES = {
  paid: 'successLight',
  pending: 'tertiary',
  refunded: 'tertiary',
  expired: 'tertiary',
  cancelled: 'tertiary',
  failed: 'destructiveLight',
  disputed: 'destructiveLight',
} as const satisfies Record<Payment['state'], ComponentProps<typeof Badge>['variant']>;

/** A checkout that came to nothing has an address of a receipt too, with nothing behind it. */
const WITH_RECEIPT: ReadonlySet<Payment['state']> = new Set(['paid', 'refunded', 'disputed']);

function PaymentItem({ payment }: { payment: Payment }) {
  const date = formatLongDate(payment.createdAt);
  return (
    // On a phone two columns: what it was and its state on the left, price and receipt on the right.
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-line border-t py-3.5 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto_5rem_4rem]">
      <span className="min-w-0">
        <span className="block font-semibold">{payment.plan}</span>
        <time dateTime={payment.createdAt} className="text-ink-faint text-sm">
          {date}
        </time>
      </span>
      <span className="max-sm:order-1">
        <Badge variant={TONES[payment.state]}>{words.states[payment.state]}</Badge>
      </span>
      <span className="text-right font-semibold tabular-nums">{formatMoney(payment.amount, payment.currency)}</span>
      <span className="text-right max-sm:order-2">
        {payment.receiptUrl && WITH_RECEIPT.has(payment.state) && (
          <TextAnchor
            href={payment.receiptUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={words.receiptOf(payment.plan, date)}
          >
            {words.receipt}
          </TextAnchor>
        )}
      </span>
      {isPending(payment) && (
        <div className="order-3 col-span-full mt-1 grid gap-3">
          <p className="max-w-2xl text-ink-soft text-sm">{billingMessages.pending.lead}</p>
          <PendingActions payment={payment} />
        </div>
      )}
    </li>
  );
}

/** What a person has paid, with the receipts. */
export function PaymentsList() {
  const { data, error, refetch } = usePayments();
  if (error && !data) {
    return (
      <Alert
        tone="error"
        title={words.failed}
        action={
          <Button size="sm" variant="outline" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        }
      >
        {messageOf(error)}
      </Alert>
    );
  }
  if (!data) {
    return (
      <LoadingRegion label={words.loading}>
        <Skeleton className="h-12" />
      </LoadingRegion>
    );
  }
  if (data.payments.length === 0) return <p className="text-ink-soft">{words.empty}</p>;
  return (
    <ul>
      {data.payments.map((payment) => (
        <PaymentItem key={payment._id} payment={payment} />
      ))}
    </ul>
  );
}

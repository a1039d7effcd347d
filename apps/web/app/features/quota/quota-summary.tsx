import type { QuotaField } from '@greenroom/contract/quota-rules';
import { useArePaymentsOn } from '~/api/query-capabilities.ts';
import { useQuota } from '~/api/query-quota.ts';
import { RetryAlert } from '~/ui/retry-alert.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { QUOTA_ORDER, quotaMessages } from './messages.ts';

/** The six counts as a short list. */
export function QuotaSummary() {
  const { data, error, refetch } = useQuota();
  const arePaymentsOn = useArePaymentsOn();
  const shown = (field: QuotaField) => {
    if (!data || arePaymentsOn === null) return undefined;
    return arePaymentsOn ? data[field] : quotaMessages.unlimited;
  };
  if (error && !data) {
    return (
      <RetryAlert retry={quotaMessages.retry} onRetry={() => void refetch()}>
        {quotaMessages.failed}
      </RetryAlert>
    );
  }
  return (
    <dl className="grid gap-2">
      {QUOTA_ORDER.map((field) => (
        <div key={field} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="min-w-0 text-ink-soft">{quotaMessages.labels[field]}</dt>
          <dd className="shrink-0 font-semibold tabular-nums">{shown(field) ?? <Skeleton className="h-5 w-6" />}</dd>
        </div>
      ))}
    </dl>
  );
}

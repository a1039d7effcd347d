import type { QuotaField } from '@greenroom/contract/quota-rules';
import InfinityIcon from 'lucide-react/icons/infinity';
import { messageOf } from '~/api/api-error.ts';
import { useArePaymentsOn } from '~/api/query-capabilities.ts';
import { useQuota } from '~/api/query-quota.ts';
import { cn } from '~/lib/class-names.ts';
import { RetryAlert } from '~/ui/retry-alert.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { QUOTA_ORDER, quotaMessages } from './messages.ts';

function Count({ field, value }: { field: QuotaField; value: number | 'unlimited' | undefined }) {
  return (
    <div
      className="flex flex-wrap content-between items-center justify-between gap-x-4 rounded-md bg-fill/60 px-4 py-3"
      data-forced-border
    >
      <dt className="min-w-0 text-ink-soft">{quotaMessages.labels[field]}</dt>
      <dd className={cn('shrink-0 font-bold text-lg tabular-nums', value === 0 && 'text-ink-faint')}>
        {value === undefined ? <Skeleton className="h-7 w-8" /> : value === 'unlimited' ? <Unlimited /> : value}
      </dd>
    </div>
  );
}

const Unlimited = () => (
  <span className="inline-flex items-center gap-1.5 font-semibold text-accent-ink text-base">
    <InfinityIcon aria-hidden className="size-5" />
    {quotaMessages.unlimited}
  </span>
);

/** The six counts of what a person may still use. Where nothing is sold they are not counted. */
export function QuotaCounts({ className }: { className?: string }) {
  const { data, error, refetch } = useQuota();
  const arePaymentsOn = useArePaymentsOn();
  const shown = (field: QuotaField) => {
    if (!data || arePaymentsOn === null) return undefined;
    return arePaymentsOn ? data[field] : 'unlimited';
  };
  if (error && !data) {
    return (
      <RetryAlert title={quotaMessages.failed} retry={quotaMessages.retry} onRetry={() => void refetch()}>
        {messageOf(error)}
      </RetryAlert>
    );
  }
  return (
    <dl className={cn('grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3', className)}>
      {QUOTA_ORDER.map((field) => (
        <Count key={field} field={field} value={shown(field)} />
      ))}
    </dl>
  );
}

import { VISITOR_ALLOWANCES } from '@greenroom/contract/constants';
import type { QuotaField } from '@greenroom/contract/quota-rules';
import { useSyncExternalStore } from 'react';
import { useArePaymentsOn } from '~/api/query-capabilities.ts';
import { useQuota } from '~/api/query-quota.ts';
import { useSession } from '~/api/session-store.ts';
import { readAllowance, type VisitorAllowance, watchAllowances } from '~/lib/visitor-allowance.ts';
import { Button } from '~/ui/button.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { TextLink } from '~/ui/text-link.tsx';
import { quotaMessages } from './messages.ts';

type UnitsLeftProps = { field: QuotaField; allowance: VisitorAllowance };

/** How often a tool can still be used, beside the button that uses it: a member's units or a visitor's free uses. */
export function UnitsLeft({ field, allowance }: UnitsLeftProps) {
  const isMember = useSession((session) => session.auth);
  return (
    <div className="flex min-h-6 flex-wrap items-center justify-center gap-x-3 text-ink-soft text-sm empty:hidden">
      {isMember ? <MemberUnits field={field} /> : <VisitorUnits field={field} allowance={allowance} />}
    </div>
  );
}

function MemberUnits({ field }: { field: QuotaField }) {
  const { data, error, refetch } = useQuota();
  const arePaymentsOn = useArePaymentsOn();
  if (!arePaymentsOn) return null;
  if (error && !data) {
    return (
      <>
        <span>{quotaMessages.failed}</span>
        <Button size="sm" variant="link" onClick={() => void refetch()}>
          {quotaMessages.retry}
        </Button>
      </>
    );
  }
  if (!data) return <Skeleton className="h-5 w-40" />;
  return (
    <>
      <span className="tabular-nums">{quotaMessages.left(field, data[field])}</span>
      {data[field] === 0 && <TextLink to="/upgrade">{quotaMessages.more}</TextLink>}
    </>
  );
}

function VisitorUnits({ field, allowance }: UnitsLeftProps) {
  const left = useSyncExternalStore(
    watchAllowances,
    () => readAllowance(allowance),
    () => VISITOR_ALLOWANCES[allowance],
  );
  return <span className="tabular-nums">{quotaMessages.freeLeft(field, left)}</span>;
}

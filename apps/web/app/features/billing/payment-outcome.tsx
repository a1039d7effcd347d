import type { PaymentState } from '@greenroom/contract/billing';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';
import { hasCode } from '~/api/api-error.ts';
import { call } from '~/api/client.ts';
import { queryKeys } from '~/api/query-keys.ts';
import { cn } from '~/lib/class-names.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { billingMessages } from './messages.ts';

const { outcome: words } = billingMessages;
const POLL_MS = 2000;

const ICONS = {
  good: <CircleCheck className="size-14 text-success" />,
  open: <CircleDashed className="size-14 text-warning" />,
  bad: <CircleX className="size-14 text-danger" />,
};

type OutcomeCardProps = { icon: keyof typeof ICONS; title: string; lead: string; children?: ReactNode };

function OutcomeCard({ icon, title, lead, children }: OutcomeCardProps) {
  return (
    <Card className="mx-auto grid w-full max-w-md justify-items-center px-6 py-10 text-center sm:p-12">
      <div aria-live="polite" className="grid justify-items-center">
        <span aria-hidden>{ICONS[icon]}</span>
        <h1 tabIndex={-1} className="mt-6 text-2xl">
          {title}
        </h1>
        <p className="mt-3 text-ink-soft">{lead}</p>
      </div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {children}
        <ButtonLink role="button" to="/dashboard" variant={children ? 'outline' : 'default'}>
          {words.toDashboard}
        </ButtonLink>
      </div>
    </Card>
  );
}

const toPackages = (
  <ButtonLink role="button" to="/upgrade">
    {words.toPackages}
  </ButtonLink>
);

function KnownOutcome({ state, plan }: { state: PaymentState; plan: string }) {
  if (state === 'paid') return <OutcomeCard icon="good" title={words.paid.title} lead={words.paid.lead(plan)} />;
  if (state === 'pending' || state === 'refunded' || state === 'disputed') {
    return <OutcomeCard icon="open" {...words[state]} />;
  }
  return (
    <OutcomeCard icon="bad" {...words[state]}>
      {toPackages}
    </OutcomeCard>
  );
}

/** What the server knows of one checkout; it is asked again until it is settled. */
function CheckoutOutcome({ checkoutId }: { checkoutId: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: queryKeys.checkout(checkoutId),
    queryFn: ({ signal }) => call('getCheckout', { params: { checkout_id: checkoutId }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? POLL_MS : false),
  });
  if (data) return <KnownOutcome {...data} />;
  if (!error) return <OutcomeCard icon="open" {...words.looking} />;
  if (hasCode(error, 'not_found')) {
    return (
      <OutcomeCard icon="bad" {...words.unknown}>
        <ButtonLink role="button" to="/account">
          {words.toAccount}
        </ButtonLink>
      </OutcomeCard>
    );
  }
  return (
    <OutcomeCard icon="open" {...words.unreachable}>
      <Button isBusy={isFetching} onClick={() => void refetch()}>
        {words.retry}
      </Button>
    </OutcomeCard>
  );
}

/** The card of /payment-success and /payment-cancel: as specified, or, with a checkout's id, its actual state. */
export function PaymentOutcome({ checkoutId }: { checkoutId: string | null }) {
  return (
    <div className={cn('shell grid min-h-[60vh] content-center py-12')}>
      {checkoutId ? (
        <CheckoutOutcome checkoutId={checkoutId} />
      ) : (
        <OutcomeCard icon="good" title={words.success.title} lead={words.success.lead} />
      )}
    </div>
  );
}

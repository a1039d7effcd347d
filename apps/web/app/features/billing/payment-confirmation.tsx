import { forgetUpgradeOrigin, readUpgradeOrigin } from '~/lib/upgrade-origin.ts';
import { Alert } from '~/ui/alert.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { billingMessages } from './messages.ts';
import { isPending, PendingActions } from './pending-payment.tsx';
import { findFresh, usePayments, useUnitsOnceConfirmed } from './use-payments.ts';

const { pending: words } = billingMessages;

/**
 * On the way back from a checkout the provider's message may be a moment behind the person: waits for it and says so. Leads back to
 * the screen whose units had run out, or to a checkout that was left.
 */
export function PaymentConfirmation() {
  const { data } = usePayments({ isWaiting: true });
  const fresh = data ? findFresh(data) : null;
  useUnitsOnceConfirmed(fresh?.state);
  const newest = data?.payments[0];
  if (isPending(newest)) {
    return (
      <Alert className="mb-6" title={words.title(newest.plan)} action={<PendingActions payment={newest} />}>
        {words.lead}
      </Alert>
    );
  }
  if (fresh?.state !== 'paid') return null;
  const origin = readUpgradeOrigin();
  return (
    <Alert
      tone="success"
      className="mb-6"
      action={
        origin !== null && (
          <ButtonLink size="sm" to={origin} onClick={forgetUpgradeOrigin}>
            {billingMessages.goBack}
          </ButtonLink>
        )
      }
    >
      {billingMessages.confirmed(fresh.plan)}
    </Alert>
  );
}

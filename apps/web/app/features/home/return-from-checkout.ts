import { call } from '~/api/client.ts';
import { findArePaymentsOn } from '~/api/query-capabilities.ts';
import { refetchPayments, refetchQuota } from '~/api/query-quota.ts';
import { findUserId } from '~/api/session-store.ts';
import { logQuietly } from '~/lib/log-quietly.ts';
import { showToast } from '~/ui/toast.ts';
import { homeMessages } from './messages.ts';

type ReturnStatus = keyof typeof homeMessages.payment;

const say = (status: ReturnStatus) =>
  showToast({ ...homeMessages.payment[status], tone: status === 'success' ? 'success' : 'error' });

/**
 * Tells the server that the checkout was given up, so that it need not wait for it to expire. Another tab may have paid
 * it in the meantime.
 */
async function giveUp(paymentId: string): Promise<void> {
  const userId = await findUserId();
  if (userId === null) return;
  try {
    const params = { user_id: userId, payment_id: paymentId };
    const { state } = await call('cancelPayment', { params, body: {} });
    if (state === 'paid') say('success');
  } catch (error) {
    // It expires by itself.
    logQuietly('checkout', error);
  }
  await Promise.all([refetchPayments(), refetchQuota()]);
}

/** Says how a checkout ended. Without payments there was no checkout, so the address is ignored. */
export async function returnFromCheckout(status: ReturnStatus, paymentId: string | null): Promise<void> {
  if (!(await findArePaymentsOn())) return;
  say(status);
  if (status === 'failed' && paymentId !== null) await giveUp(paymentId);
}

import type { Package, PlanName } from '@greenroom/contract/packages';
import { newId } from '@greenroom/contract/uuid';
import { useEffect, useRef, useState } from 'react';
import { ApiError, hasCode } from '~/api/api-error.ts';
import { call } from '~/api/client.ts';
import { useUserId } from '~/api/query-user.ts';
import { setRestoreFlag } from '~/lib/restore-flag.ts';
import { billingMessages } from './messages.ts';

/** `problem`: what went wrong with the package that was tried last. */
type CheckoutState = { busyWith: PlanName | null; problem: { plan: PlanName; text: string } | null };
const IDLE: CheckoutState = { busyWith: null, problem: null };

const problemOf = (error: unknown): string =>
  // A fault of the server has no message for the user.
  error instanceof ApiError && error.message && error.code !== 'internal'
    ? error.message
    : billingMessages.errors.failed;

/**
 * Begins to pay for a package and leaves for the checkout.
 * @param leave how the browser goes to the checkout's address
 */
export function useCheckout(leave: (url: string) => void = (url) => location.assign(url)) {
  const userId = useUserId();
  const [state, setState] = useState<CheckoutState>(IDLE);
  // A try that failed is repeated under its own id, so that a lost answer does not make a second checkout.
  const operations = useRef(new Map<PlanName, string>());

  // The back button may bring this page back as it was left: with a button that works for ever.
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => event.persisted && setState(IDLE);
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  async function findAddress({ name, price }: Package): Promise<string> {
    if (!(price > 0)) throw new ApiError('payment_invalid', billingMessages.errors.invalidPrice);
    if (userId === null) throw new ApiError('not_signed_in', billingMessages.errors.notLoggedIn);
    const operationId = operations.current.get(name) ?? newId();
    operations.current.set(name, operationId);
    const { url } = await call('createCheckout', { operationId, body: { amount: price, user_id: userId, plan: name } });
    if (!url) throw new ApiError('payment_failed', billingMessages.errors.noUrl);
    operations.current.delete(name);
    return url;
  }

  async function buy(chosen: Package): Promise<void> {
    setState({ busyWith: chosen.name, problem: null });
    try {
      const url = await findAddress(chosen);
      setRestoreFlag(Date.now());
      leave(url);
    } catch (error) {
      // What this operation was refused for, it would be refused for again.
      if (hasCode(error, 'conflict')) operations.current.delete(chosen.name);
      setState({ busyWith: null, problem: { plan: chosen.name, text: problemOf(error) } });
    }
  }

  return { ...state, buy };
}

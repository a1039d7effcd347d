import type { Payment } from '@greenroom/contract/billing';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '~/api/client.ts';
import { queryKeys } from '~/api/query-keys.ts';
import { refetchQuota } from '~/api/query-quota.ts';
import { useUserId } from '~/api/query-user.ts';

const CONFIRMING_POLL_MS = 2000;
/** A checkout that was left open stays pending for long: only a fresh one is worth waiting for. */
const FRESH_PAYMENT_MS = 15 * 60_000;

type Payments = { payments: Payment[]; asOf: string };
/** The newest payment, while its checkout is one that the person may just come back from. By the server's clock: a device's may be hours off. */
export function findFresh({ payments: [newest], asOf }: Payments): Payment | null {
  return newest && Date.parse(asOf) - Date.parse(newest.createdAt) < FRESH_PAYMENT_MS ? newest : null;
}

/** The person's payments, newest first. `isWaiting` looks again until the newest one is settled. */
export function usePayments({ isWaiting = false } = {}) {
  const userId = useUserId();
  return useQuery({
    queryKey: queryKeys.payments(userId),
    queryFn:
      userId === null ? skipToken : ({ signal }) => call('listPayments', { params: { user_id: userId }, signal }),
    refetchInterval: ({ state }) =>
      isWaiting && state.data && findFresh(state.data)?.state === 'pending' ? CONFIRMING_POLL_MS : false,
  });
}

/** Loads the units again when a payment turns from pending to paid while the screen is open. */
export function useUnitsOnceConfirmed(state: string | undefined): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'pending' && state === 'paid') void refetchQuota();
    before.current = state;
  }, [state]);
}

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

export const isFresh = ({ createdAt }: Payment): boolean => Date.now() - Date.parse(createdAt) < FRESH_PAYMENT_MS;

const isBeingConfirmed = (payment: Payment | undefined): boolean => payment?.state === 'pending' && isFresh(payment);

/** The person's payments, newest first. `isWaiting` looks again until the newest one is settled. */
export function usePayments({ isWaiting = false } = {}) {
  const userId = useUserId();
  return useQuery({
    queryKey: queryKeys.payments(userId),
    queryFn:
      userId === null ? skipToken : ({ signal }) => call('listPayments', { params: { user_id: userId }, signal }),
    refetchInterval: ({ state }) =>
      isWaiting && isBeingConfirmed(state.data?.payments[0]) ? CONFIRMING_POLL_MS : false,
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

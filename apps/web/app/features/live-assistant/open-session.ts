import type { LiveSessionTicket } from '@greenroom/contract/live-assistant';
import { hasCode } from '~/api/api-error.ts';
import { call } from '~/api/client.ts';
import { currentUserId } from '~/api/session-store.ts';
import { requestUpgrade } from '~/lib/upgrade-request.ts';

/**
 * Takes the unit of a session once, and answers tickets for it: the operation's id makes a retry take nothing more. A session
 * that is gone on with has its unit.
 */
export function createTicketSource(operationId: string, isGoneOnWith: boolean) {
  let isReserved = isGoneOnWith;

  async function reserve(): Promise<void> {
    const userId = currentUserId() ?? '';
    await call('updateQuota', {
      params: { user_id: userId },
      body: { updateType: 'live-interview', user_id: userId },
      operationId,
    });
    isReserved = true;
  }

  return async (sessionId: string | null): Promise<LiveSessionTicket> => {
    try {
      if (!isReserved) await reserve();
      const body = sessionId === null ? {} : { sessionId };
      return await call('openLiveSession', { body, operationId });
    } catch (error) {
      if (hasCode(error, 'quota_exhausted')) requestUpgrade('live-interview');
      throw error;
    }
  };
}

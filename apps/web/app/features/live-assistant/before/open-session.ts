import type { LiveSessionTicket } from '@greenroom/contract/live-assistant';
import { newId } from '@greenroom/contract/uuid';
import { hasCode } from '~/api/api-error.ts';
import { call } from '~/api/client.ts';
import { closeOperation, giveBackUnit, openOperation } from '~/api/paid-work.ts';
import { currentUserId } from '~/api/session-store.ts';
import { requestUpgrade } from '~/lib/upgrade-request.ts';

/** Names the piece of paid work: a launch that failed and the next one are the same operation. */
const WORK = 'live-interview';

async function reserve(operationId: string): Promise<void> {
  const userId = currentUserId() ?? '';
  await call('updateQuota', {
    params: { user_id: userId },
    body: { updateType: 'live-interview', user_id: userId },
    operationId,
  });
}

/**
 * Takes the unit of a session once, and answers tickets for it: the operation's id makes a retry take nothing more. A session
 * that is resumed has its unit.
 */
export function createTicketSource(isResumed: boolean) {
  const operationId = isResumed ? newId() : openOperation(WORK);
  let isReserved = isResumed;

  async function ask(sessionId: string | null): Promise<LiveSessionTicket> {
    if (!isReserved) await reserve(operationId);
    isReserved = true;
    const body = sessionId === null ? {} : { sessionId };
    return call('openLiveSession', { body, operationId });
  }

  return {
    /** @throws ApiError `quota_exhausted` when no unit is left */
    async getTicket(sessionId: string | null): Promise<LiveSessionTicket> {
      try {
        return await ask(sessionId);
      } catch (error) {
        if (hasCode(error, 'quota_exhausted')) requestUpgrade('live-interview');
        throw error;
      }
    },
    /** The session listens: its unit is on its way to be spent, and the next launch is another operation. */
    opened(): void {
      if (!isResumed) closeOperation(WORK);
    },
    /** The launch came to nothing: its unit goes back. */
    failed(): void {
      if (isResumed) return;
      closeOperation(WORK);
      void giveBackUnit(operationId);
    },
  };
}

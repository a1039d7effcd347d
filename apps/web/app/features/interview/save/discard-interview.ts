import { hasCode } from '~/api/api-error.ts';
import { call } from '~/api/client.ts';
import { giveBackUnit } from '~/api/paid-work.ts';
import { currentUserId } from '~/api/session-store.ts';
import { logQuietly } from '~/lib/log-quietly.ts';
import { returnAllowance } from '~/lib/visitor-allowance.ts';
import type { Interview } from '../state/interview.ts';
import { changeInterview } from '../state/interview-store.ts';
import { holdProgress, mayBeOnAccount } from './progress-sync.ts';

async function deleteFromAccount(userId: string, interviewId: string): Promise<void> {
  const letProgressGoOn = await holdProgress();
  try {
    if (mayBeOnAccount(interviewId))
      await call('deleteInterview', { params: { user_id: userId, interview_id: interviewId } });
  } catch (error) {
    // Deleted elsewhere, or it never arrived.
    if (!hasCode(error, 'not_found')) throw error;
  } finally {
    letProgressGoOn();
  }
  await giveBackUnit(interviewId);
}

const underWay = new Set<string>();

/** An interview that ended without an answer costs nothing: removes it from the account and gives its unit back, once. */
export async function discardInterview({ id, wasDiscarded }: Interview): Promise<void> {
  if (wasDiscarded || underWay.has(id)) return;
  underWay.add(id);
  try {
    const userId = currentUserId();
    if (userId) await deleteFromAccount(userId, id);
    else returnAllowance('interviews');
    changeInterview(id, (interview) => ({ ...interview, wasDiscarded: true }));
  } catch (error) {
    // It stays on the dashboard, where it can be deleted by hand.
    logQuietly('interview without an answer', error);
  } finally {
    underWay.delete(id);
  }
}

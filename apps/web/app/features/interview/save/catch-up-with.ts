import { showToast } from '~/ui/toast.ts';
import type { Interview } from '../state/interview.ts';
import { changeInterview, useInterview } from '../state/interview-store.ts';
import { catchUp } from '../state/saved-interview.ts';
import { savingMessages } from './messages.ts';

/** A tab that was left open continues where the interview has come to in another one. */
export function catchUpWith(saved: Interview): void {
  const { interview } = useInterview.getState();
  if (interview?.id !== saved.id) return;
  const caughtUp = catchUp(interview, saved);
  // Two tabs that both write would wake each other without end.
  if (caughtUp === interview) return;
  changeInterview(saved.id, () => caughtUp);
  showToast(savingMessages.caughtUp);
}

import type { InterviewDetail } from '@greenroom/contract/interview-endpoints';
import { continueInterview } from './state/continue.ts';
import { forgetInterview, putInterview, useInterview } from './state/interview-store.ts';
import { catchUp, toInterview } from './state/saved-interview.ts';

/** `Continue Interview`: fills the stores from what the server kept. Answers the path to go to. */
export function resumeInterview(detail: InterviewDetail): string {
  if (!detail.progress) return `/interviews/${detail._id}/result`;
  const kept = toInterview(detail._id, detail.progress);
  const { interview: here } = useInterview.getState();
  // This tab may be ahead of the server, or behind an interview that was continued or ended elsewhere.
  const interview = here?.id === kept.id ? catchUp(here, kept) : kept;
  putInterview(interview);
  return continueInterview(interview);
}

/** An interview that was deleted from the account is not offered by this browser any longer. */
export function forgetDeleted(interviewId: string): void {
  if (useInterview.getState().interview?.id === interviewId) forgetInterview();
}

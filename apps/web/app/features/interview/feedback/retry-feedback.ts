import { markFeedback } from '../state/interview.ts';
import { changeInterview } from '../state/interview-store.ts';
import { listAttempts } from '../state/turn.ts';

/** Asks again for the feedback of every attempt at a question that was given up. */
export function retryFeedback(interviewId: string, index: number): void {
  changeInterview(interviewId, (interview) => {
    const turn = interview.turns[index];
    const failed = turn ? listAttempts(turn).filter(({ feedbackStatus }) => feedbackStatus === 'failed') : [];
    return failed.reduce((changed, { number }) => markFeedback(changed, index, 'waiting', number), interview);
  });
}

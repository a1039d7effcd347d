import { call } from '~/api/client.ts';
import { loadProfile } from '~/api/session.ts';
import { currentUserId } from '~/api/session-store.ts';
import { readAllowance, takeAllowance } from '~/lib/visitor-allowance.ts';
import { useAccommodations } from '../state/accommodations.ts';
import { chosenFor, forgetChosenQuestions, skillFor } from '../state/chosen-questions.ts';
import { clearCurrentRole } from '../state/current-role.ts';
import { selectOptions, setInterviewId, useFlow } from '../state/flow-store.ts';
import { takeQuestions } from '../state/interview.ts';
import { changeInterview, startInterview } from '../state/interview-store.ts';

/** Whether there is an interview left: a person's on the server, a visitor's in this browser. @throws ApiError */
export async function hasInterviewLeft(): Promise<boolean> {
  // A user with a profile that is still loading is not a visitor.
  await loadProfile();
  const userId = currentUserId();
  if (!userId) return readAllowance('interviews') > 0;
  const quota = await call('getQuota', { params: { user_id: userId } });
  return quota.availableInterviews > 0;
}

/** Takes the unit under the interview's id, so that the same press twice takes one. @throws ApiError `quota_exhausted` */
async function takeUnit(interviewId: string): Promise<boolean> {
  await loadProfile();
  const userId = currentUserId();
  if (!userId) return takeAllowance('interviews');
  await call('updateQuota', {
    params: { user_id: userId },
    body: { updateType: 'interview', user_id: userId },
    operationId: interviewId,
  });
  return true;
}

/**
 * Confirm: a new interview of the chosen role, its unit taken. Answers the path to go to; null when no unit is left.
 * @param interviewId the same for a repeated attempt, so that it is not charged twice
 */
export async function beginInterview(interviewId: string): Promise<string | null> {
  const flow = useFlow.getState();
  const roleName = flow.roleInformation.roleName?.trim();
  if (!roleName) return '/';
  if (!(await takeUnit(interviewId))) return null;
  setInterviewId(interviewId);
  clearCurrentRole();
  const { roleDescription } = flow.roleInformation;
  const options = selectOptions(flow);
  const skill = skillFor(roleName, options.questionType);
  const setup = { id: interviewId, roleName, roleDescription, options, ...(skill && { skill }) };
  startInterview(setup, !useAccommodations.getState().withoutFollowUps);
  const chosen = chosenFor(roleName);
  if (chosen.length > 0) changeInterview(interviewId, (interview) => takeQuestions(interview, chosen));
  if (chosen.length > 0 || skill) forgetChosenQuestions();
  return `/interview/${interviewId}`;
}

import { setInterviewId, setRoleDescription, setRoleName, updateOptions } from './flow-store.ts';
import type { Interview } from './interview.ts';

/** Brings an interview back into the flow, which landing on Home has reset. Answers the path to go to. */
export function continueInterview(interview: Interview): string {
  setRoleName(interview.roleName);
  setRoleDescription(interview.roleDescription);
  updateOptions(interview.options);
  setInterviewId(interview.id);
  return `/interview/${interview.id}`;
}

import { DEFAULT_INTERVIEW_OPTIONS, type InterviewOptions } from '@greenroom/contract/constants';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { currentOwner, keepForOwner } from '~/api/owned-stores.ts';
import { savedInTab } from '~/api/saved-in-tab.ts';

export type Flow = {
  owner: string;
  roleInformation: { roleName: string | null; roleDescription: string };
  interviewInformation: {
    interviewId: string | null;
    interviewData: { state: string; interviewResponses: unknown[]; interviewOptions: InterviewOptions };
  };
};

const freshFlow = (): Flow => ({
  owner: currentOwner(),
  roleInformation: { roleName: null, roleDescription: '' },
  interviewInformation: {
    interviewId: null,
    interviewData: { state: '', interviewResponses: [], interviewOptions: DEFAULT_INTERVIEW_OPTIONS },
  },
});

/** The choices made before an interview (specification, section 3, flow state). */
export const useFlow = create<Flow>()(persist(freshFlow, { name: 'flow', storage: savedInTab<Flow>() }));

function setInformation(change: Partial<Flow['interviewInformation']>): void {
  useFlow.setState((flow) => ({
    owner: currentOwner(),
    interviewInformation: { ...flow.interviewInformation, ...change },
  }));
}

function setRole(change: Partial<Flow['roleInformation']>): void {
  useFlow.setState((flow) => ({ owner: currentOwner(), roleInformation: { ...flow.roleInformation, ...change } }));
}

export const setRoleName = (roleName: string | null): void => setRole({ roleName });
export const setRoleDescription = (roleDescription: string): void => setRole({ roleDescription });
export const setInterviewId = (interviewId: string | null): void => setInformation({ interviewId });

/** Merges changes; missing values fall back to the defaults. */
export function updateOptions(change: Partial<InterviewOptions>): void {
  const { interviewData } = useFlow.getState().interviewInformation;
  const interviewOptions = { ...DEFAULT_INTERVIEW_OPTIONS, ...interviewData.interviewOptions, ...change };
  setInformation({ interviewData: { ...interviewData, interviewOptions } });
}

export function resetFlow(): void {
  useFlow.setState(freshFlow());
}

export const selectOptions = (flow: Flow): InterviewOptions => flow.interviewInformation.interviewData.interviewOptions;

keepForOwner({
  readOwner: () => useFlow.getState().owner,
  adopt: (owner) => useFlow.setState({ owner }),
  reset: resetFlow,
});

import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { keptInTab } from '~/api/kept-in-tab.ts';
import { currentOwner, keepForOwner } from '~/api/owned-stores.ts';
import { createInterview, type Interview, type InterviewSetup } from './interview.ts';

type InterviewState = { owner: string; interview: Interview | null };

/** The interview that goes on, kept at every step, so that a reload or a crash of the tab resumes at the very point. */
export const useInterview = create<InterviewState>()(
  persist(() => ({ owner: currentOwner(), interview: null }) as InterviewState, {
    name: 'interview',
    storage: keptInTab<InterviewState>(),
  }),
);

export const startInterview = (setup: InterviewSetup): void => putInterview(createInterview(setup));
export function putInterview(interview: Interview): void {
  useInterview.setState({ owner: currentOwner(), interview });
}
export function forgetInterview(): void {
  useInterview.setState({ interview: null });
}

/** Applies a change to the interview of that id; one that is not there any more is left alone. */
export function changeInterview(id: string, change: (interview: Interview) => Interview): void {
  useInterview.setState(({ interview }) => (interview?.id === id ? { interview: change(interview) } : {}));
}

keepForOwner({
  readOwner: () => useInterview.getState().owner,
  adopt: (owner) =>
    useInterview.setState(({ interview }) => ({
      owner,
      interview: interview && { ...interview, wasBroughtAlong: true },
    })),
  reset: forgetInterview,
});

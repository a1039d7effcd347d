import { create } from 'zustand';
import { type PersistStorage, persist, type StorageValue } from 'zustand/middleware';
import { currentOwner, keepForOwner } from '~/api/owned-stores.ts';
import { interviewCopy } from '~/lib/interview-copy.ts';
import { tabStorage } from '~/lib/tab-storage.ts';
import { createInterview, type Interview, type InterviewSetup } from './interview.ts';
import { createTurn } from './turn.ts';

type InterviewState = { owner: string; interview: Interview | null };

type Stored = StorageValue<InterviewState>;
const idOf = (stored: Stored | null): string | null => stored?.state.interview?.id ?? null;

function parse(text: string | null): Stored | null {
  try {
    return JSON.parse(text ?? 'null') as Stored | null;
  } catch {
    return null;
  }
}

/** An interview that an earlier version of the page stored lacks the newer fields. */
function complete(stored: Stored | null): Stored | null {
  const interview = stored?.state.interview;
  if (!stored || !interview) return stored;
  const turns = interview.turns.map((turn) => ({ ...createTurn(turn.question), ...turn }));
  return { ...stored, state: { ...stored.state, interview: { ...createInterview(interview), ...interview, turns } } };
}

/** The tab's own interview comes first; without one it is the last that was left unfinished in this browser. */
function createStorage(): PersistStorage<InterviewState> {
  let lastId: string | null = null;
  return {
    getItem(name) {
      const own = parse(tabStorage.getItem(name));
      const stored = idOf(own) === null ? (parse(interviewCopy.read()) ?? own) : own;
      lastId = idOf(stored);
      return complete(stored);
    },
    setItem(name, stored) {
      const text = JSON.stringify(stored);
      tabStorage.setItem(name, text);
      if (idOf(stored) !== null) interviewCopy.write(text);
      // What another tab has begun since is not this one's to remove.
      else if (lastId !== null && idOf(parse(interviewCopy.read())) === lastId) interviewCopy.remove();
      lastId = idOf(stored);
    },
    removeItem: (name) => tabStorage.removeItem(name),
  };
}

/** The unfinished interview, saved at every step: a reload, a crash or a closed tab resumes at the very point. */
export const useInterview = create<InterviewState>()(
  persist(() => ({ owner: currentOwner(), interview: null }) as InterviewState, {
    name: 'interview',
    storage: createStorage(),
  }),
);

/** The interview as a tab of the same person saved it last. */
export function readInterviewCopy(): Interview | null {
  const stored = complete(parse(interviewCopy.read()));
  return stored?.state.owner === useInterview.getState().owner ? stored.state.interview : null;
}

const startedHere = new Set<string>();
/** Whether it began on this page; one that was found in the browser or on the account did not. */
export const wasStartedHere = (id: string): boolean => startedHere.has(id);

export function startInterview(setup: InterviewSetup, asksFollowUps = false): void {
  const interview = createInterview(setup);
  startedHere.add(interview.id);
  putInterview({ ...interview, asksFollowUps });
}
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

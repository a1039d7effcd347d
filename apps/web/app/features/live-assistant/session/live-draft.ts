import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { currentOwner, keepForOwner, VISITOR } from '~/api/owned-stores.ts';
import { savedInTab } from '~/api/saved-in-tab.ts';
import type { LiveLine, LiveState, ShownAnswer } from '~/features/live-assistant/engine/live-state.ts';

/**
 * What it takes to continue with a session that a reload fell into. Times are of the wall clock; `leftAtMs` is null
 * while it runs.
 */
export type RunningSession = { sessionId: string; lastNumber: number; startedAtMs: number; leftAtMs: number | null };
export type LiveDraft = {
  sessionId: string | null;
  jobDescription: string;
  lines: LiveLine[];
  answers: ShownAnswer[];
  /** It is in the account already. */
  isKept: boolean;
  /** Null once it has ended. */
  running: RunningSession | null;
};
type DraftState = { owner: string; draft: LiveDraft | null };

const nothing: DraftState = { owner: VISITOR, draft: null };

/** The last session of this tab: a reload or a wrong click does not lose what was said. It is not sent anywhere. */
export const useLiveDraft = create<DraftState>()(
  persist(() => nothing, { name: 'greenroom-live', storage: savedInTab<DraftState>() }),
);

export function forgetDraft(): void {
  useLiveDraft.setState(nothing);
}

export function saveDraft(
  { lines, answers }: Pick<LiveState, 'lines' | 'answers'>,
  session: Pick<LiveDraft, 'sessionId' | 'jobDescription' | 'running'>,
): void {
  const whole = answers.map((answer) => ({ ...answer, isWhole: true }));
  useLiveDraft.setState({ owner: currentOwner(), draft: { ...session, lines, answers: whole, isKept: false } });
}

function changeDraft(change: Partial<LiveDraft>): void {
  const { draft } = useLiveDraft.getState();
  if (draft) useLiveDraft.setState({ draft: { ...draft, ...change } });
}

/** The page is being left, or no tab was shared: from now on there is a minute to continue. */
export function markDraftLeft(): void {
  const running = useLiveDraft.getState().draft?.running;
  if (running) changeDraft({ running: { ...running, leftAtMs: Date.now() } });
}

export const markDraftEnded = (): void => changeDraft({ running: null });

export function markDraftSaved(): void {
  changeDraft({ isKept: true });
}

keepForOwner({
  readOwner: () => useLiveDraft.getState().owner,
  adopt: (owner) => useLiveDraft.setState({ owner }),
  reset: forgetDraft,
});

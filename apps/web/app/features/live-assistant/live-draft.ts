import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { keptInTab } from '~/api/kept-in-tab.ts';
import { currentOwner, keepForOwner, VISITOR } from '~/api/owned-stores.ts';
import type { LiveLine, LiveState, ShownAnswer } from '~/live/live-state.ts';

export type LiveDraft = {
  sessionId: string | null;
  jobDescription: string;
  lines: LiveLine[];
  answers: ShownAnswer[];
  /** It is in the account already. */
  isKept: boolean;
};
type DraftState = { owner: string; draft: LiveDraft | null };

const nothing: DraftState = { owner: VISITOR, draft: null };

/** The last session of this tab: a reload or a wrong click does not lose what was said. It is not sent anywhere. */
export const useLiveDraft = create<DraftState>()(
  persist(() => nothing, { name: 'greenroom-live', storage: keptInTab<DraftState>() }),
);

export function forgetDraft(): void {
  useLiveDraft.setState(nothing);
}

export function saveDraft(
  { lines, answers }: LiveState,
  session: Pick<LiveDraft, 'sessionId' | 'jobDescription'>,
): void {
  const whole = answers.map((answer) => ({ ...answer, isWhole: true }));
  useLiveDraft.setState({ owner: currentOwner(), draft: { ...session, lines, answers: whole, isKept: false } });
}

export function markDraftKept(): void {
  const { draft } = useLiveDraft.getState();
  if (draft) useLiveDraft.setState({ draft: { ...draft, isKept: true } });
}

keepForOwner({
  readOwner: () => useLiveDraft.getState().owner,
  adopt: (owner) => useLiveDraft.setState({ owner }),
  reset: forgetDraft,
});

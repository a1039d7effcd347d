import type { ResumeReview } from '@greenroom/contract/resume';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { keptInTab } from '~/api/kept-in-tab.ts';
import { currentOwner, keepForOwner, VISITOR } from '~/api/owned-stores.ts';

type ReviewStore = { owner: string; review: ResumeReview | null };
const nothing: ReviewStore = { owner: VISITOR, review: null };

/** The last review of this tab: a reload does not lose what was paid for. */
export const useReviewStore = create<ReviewStore>()(
  persist(() => nothing, { name: 'greenroom-review', storage: keptInTab<ReviewStore>() }),
);
export function keepReview(review: ResumeReview): void {
  useReviewStore.setState({ owner: currentOwner(), review });
}

keepForOwner({
  readOwner: () => useReviewStore.getState().owner,
  adopt: (owner) => useReviewStore.setState({ owner }),
  reset: () => useReviewStore.setState(nothing),
});

import type { ResumeReview } from '@greenroom/contract/resume';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { currentOwner, keepForOwner, VISITOR } from '~/api/owned-stores.ts';
import { savedInTab } from '~/api/saved-in-tab.ts';
import { type Adjustments, NO_ADJUSTMENTS } from './adjust-review.ts';

type ReviewStore = {
  owner: string;
  review: ResumeReview | null;
  adjustments: Adjustments;
  /** The key of the job and the resume that were reviewed. */
  madeOf?: string;
  /** Of the made-up resume: it is not the person's, and their first own review replaces it. */
  isExample?: boolean;
};
const nothing: ReviewStore = { owner: VISITOR, review: null, adjustments: NO_ADJUSTMENTS };

/** The last review of this tab: a reload does not lose a paid result. */
export const useReviewStore = create<ReviewStore>()(
  persist(() => nothing, { name: 'greenroom-review', storage: savedInTab<ReviewStore>() }),
);
export function keepReview(review: ResumeReview, madeOf: string): void {
  useReviewStore.setState({ ...nothing, owner: currentOwner(), review, madeOf, isExample: false });
}

export function showExampleReview(review: ResumeReview): void {
  useReviewStore.setState({ ...nothing, owner: currentOwner(), review, madeOf: undefined, isExample: true });
}

export function forgetReview(): void {
  useReviewStore.setState({ ...nothing, owner: currentOwner(), isExample: false });
}

/** Leaves a demand out of the count. */
export function strikeDemand(name: string): void {
  useReviewStore.setState(({ adjustments: { struck, ticked } }) => ({
    adjustments: { struck: struck.includes(name) ? struck : [...struck, name], ticked },
  }));
}

export function restoreDemand(name: string): void {
  useReviewStore.setState(({ adjustments: { struck, ticked } }) => ({
    adjustments: { struck: struck.filter((other) => other !== name), ticked },
  }));
}

/** Counts a demand as shown; `where` says in which job, and may be empty. */
export function tickDemand(name: string, where: string): void {
  useReviewStore.setState(({ adjustments: { struck, ticked } }) => ({
    adjustments: { struck, ticked: { ...ticked, [name]: where } },
  }));
}

export function untickDemand(name: string): void {
  useReviewStore.setState(({ adjustments: { struck, ticked } }) => ({
    adjustments: { struck, ticked: Object.fromEntries(Object.entries(ticked).filter(([other]) => other !== name)) },
  }));
}

keepForOwner({
  readOwner: () => useReviewStore.getState().owner,
  adopt: (owner) => useReviewStore.setState({ owner }),
  reset: () => useReviewStore.setState({ ...nothing, madeOf: undefined, isExample: false }),
});

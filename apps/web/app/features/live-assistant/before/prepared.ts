import type { ParsedResume } from '@greenroom/contract/resume';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { currentOwner, keepForOwner, VISITOR } from '~/api/owned-stores.ts';
import { savedInTab } from '~/api/saved-in-tab.ts';
import { PREPARED_KEY } from './prepared-key.ts';

/** What the next session answers from. */
export type Prepared = { resume: ParsedResume | null; jobDescription: string };
type PreparedStore = Prepared & { owner: string };

const nothing: PreparedStore = { owner: VISITOR, resume: null, jobDescription: '' };

/** The resume and the job of this tab's live sessions: a reload, and opening the screen by its address, keep them. */
export const usePrepared = create<PreparedStore>()(
  persist(() => nothing, { name: PREPARED_KEY, storage: savedInTab<PreparedStore>() }),
);

export function prepare({ resume, jobDescription }: Prepared): void {
  usePrepared.setState({ owner: currentOwner(), resume, jobDescription });
}

export const readPrepared = (): Prepared => usePrepared.getState();

keepForOwner({
  readOwner: () => usePrepared.getState().owner,
  adopt: (owner) => usePrepared.setState({ owner }),
  reset: () => usePrepared.setState(nothing),
});

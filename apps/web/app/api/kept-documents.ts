import { newId } from '@greenroom/contract/uuid';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { clearShelf, dropShelvedFile, findShelvedFile, shelveFile } from '~/lib/file-shelf.ts';
import { keptInTab } from './kept-in-tab.ts';
import { currentOwner, keepForOwner, VISITOR } from './owned-stores.ts';

export const OWN_JOB = 'custom';

export type KeptDocuments = {
  owner: string;
  /** Names this tab's file on the shelf of the browser. */
  tabId: string;
  /** A preset's id, or `custom`. */
  jobId: string;
  /** What the person wrote, kept while a preset is chosen. */
  ownDescription: string;
  /** The text to send: of the preset or of the user. */
  jobDescription: string;
  resume: File | null;
};

const nothing = { owner: VISITOR, jobId: OWN_JOB, ownDescription: '', jobDescription: '', resume: null };

/** The last job description and resume of this tab, offered again in every tool. They never leave the browser by themselves. */
export const useKeptDocuments = create<KeptDocuments>()(
  persist((): KeptDocuments => ({ ...nothing, tabId: newId() }), {
    name: 'greenroom-documents',
    storage: keptInTab<KeptDocuments>(),
    partialize: ({ resume, ...rest }) => ({ ...rest, resume: null }),
  }),
);

function keep(changes: Partial<KeptDocuments>): void {
  useKeptDocuments.setState({ ...changes, owner: currentOwner() });
}

export const writeJob = (text: string): void => keep({ jobId: OWN_JOB, ownDescription: text, jobDescription: text });

/** Chooses a preset's text; without one, goes back to what the person wrote. */
export function chooseJob(jobId: string, description?: string): void {
  keep({ jobId, jobDescription: description ?? useKeptDocuments.getState().ownDescription });
}

export function keepResume(file: File | null): void {
  keep({ resume: file });
  const { tabId } = useKeptDocuments.getState();
  void (file ? shelveFile(tabId, file) : dropShelvedFile(tabId));
}

/** After a reload: takes the file back from the shelf, unless another one was chosen in the meantime. */
export async function restoreResume(): Promise<void> {
  const { tabId, owner } = useKeptDocuments.getState();
  if (useKeptDocuments.getState().resume) return;
  const file = await findShelvedFile(tabId);
  const now = useKeptDocuments.getState();
  if (file && !now.resume && now.tabId === tabId && now.owner === owner) useKeptDocuments.setState({ resume: file });
}

keepForOwner({
  readOwner: () => useKeptDocuments.getState().owner,
  adopt: (owner) => useKeptDocuments.setState({ owner }),
  reset() {
    useKeptDocuments.setState({ ...nothing, tabId: newId() });
    void clearShelf();
  },
});

import type { CorrectedResume } from '@greenroom/contract/resume';
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
  /** What the person corrected of the reading of a file, for all tools. */
  corrections: Corrections | null;
};
type Corrections = { fileKey: string; resume: CorrectedResume };

const nothing = {
  owner: VISITOR,
  jobId: OWN_JOB,
  ownDescription: '',
  jobDescription: '',
  resume: null,
  corrections: null,
};

/** The same for a file that is chosen again. */
const fileKeyOf = ({ name, size, lastModified }: File) => `${name}:${size}:${lastModified}`;

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

/** The person's corrections of a file's reading; undefined where there are none. */
export function correctionsOf(file: File): CorrectedResume | undefined {
  const { corrections } = useKeptDocuments.getState();
  return corrections?.fileKey === fileKeyOf(file) ? corrections.resume : undefined;
}

/** Saves corrections for this file; `null` goes back to what was read. */
export function keepCorrections(file: File, resume: CorrectedResume | null): void {
  keep({ corrections: resume && { fileKey: fileKeyOf(file), resume } });
}

/** The field of a form with the corrections of a file. */
export function correctionsField(file: File): { correctedResume?: string } {
  const corrected = correctionsOf(file);
  return corrected ? { correctedResume: JSON.stringify(corrected) } : {};
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

import type { CorrectedResume } from '@greenroom/contract/resume';
import { newId } from '@greenroom/contract/uuid';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { clearStoredFiles, deleteStoredFile, findStoredFile, storeFile } from '~/lib/file-store.ts';
import { currentOwner, keepForOwner, VISITOR } from './owned-stores.ts';
import { savedInTab } from './saved-in-tab.ts';

export const OWN_JOB = 'custom';

/** The field for a resume as text. Its text stays for corrections when it is closed. */
export type Paste = { isOpen: boolean; text: string };

export type SavedDocuments = {
  owner: string;
  /** Names this tab's file in the browser's database. */
  tabId: string;
  /** A preset's id, or `custom`. */
  jobId: string;
  /** What the person wrote, kept while a preset is chosen. */
  ownDescription: string;
  /** The text to send: of the preset or of the user. */
  jobDescription: string;
  resume: File | null;
  /** Saved while it is written: a reload or signing in loses none of it. */
  paste: Paste;
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
  paste: { isOpen: false, text: '' },
  corrections: null,
};

/** The same for a file that is chosen again. */
const fileKeyOf = ({ name, size, lastModified }: File) => `${name}:${size}:${lastModified}`;

/** The last job description and resume of this tab, offered again in every tool. They never leave the browser by themselves. */
export const useSavedDocuments = create<SavedDocuments>()(
  persist((): SavedDocuments => ({ ...nothing, tabId: newId() }), {
    name: 'greenroom-documents',
    storage: savedInTab<SavedDocuments>(),
    partialize: ({ resume, ...rest }) => ({ ...rest, resume: null }),
  }),
);

type Documents = Pick<SavedDocuments, 'jobDescription' | 'resume'>;

/** Tells a job and a file from others: a result says by it what it was made of. */
export const documentsKeyOf = ({ jobDescription, resume }: Documents): string =>
  `${resume ? fileKeyOf(resume) : ''} ${jobDescription.trim()}`;

/** True if a result was made of another job or file. Not without a file, which a reload restores later. */
export const useHaveDocumentsChanged = (madeOf: string | undefined): boolean =>
  useSavedDocuments(
    (documents) => madeOf !== undefined && documents.resume !== null && documentsKeyOf(documents) !== madeOf,
  );

function keep(changes: Partial<SavedDocuments>): void {
  useSavedDocuments.setState({ ...changes, owner: currentOwner() });
}

export const writeJob = (text: string): void => keep({ jobId: OWN_JOB, ownDescription: text, jobDescription: text });

/** Chooses a preset's text; without one, goes back to what the person wrote. */
export function chooseJob(jobId: string, description?: string): void {
  keep({ jobId, jobDescription: description ?? useSavedDocuments.getState().ownDescription });
}

export const changePaste = (changes: Partial<Paste>): void =>
  keep({ paste: { ...useSavedDocuments.getState().paste, ...changes } });

export function keepResume(file: File | null): void {
  keep({ resume: file });
  const { tabId } = useSavedDocuments.getState();
  void (file ? storeFile(tabId, file) : deleteStoredFile(tabId));
}

/** The person's corrections of a file's reading; undefined where there are none. */
export function correctionsOf(file: File): CorrectedResume | undefined {
  const { corrections } = useSavedDocuments.getState();
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

/** After a reload: takes the file back from the browser's database, unless another one was chosen in the meantime. */
export async function restoreResume(): Promise<void> {
  const { tabId, owner } = useSavedDocuments.getState();
  if (useSavedDocuments.getState().resume) return;
  const file = await findStoredFile(tabId);
  const now = useSavedDocuments.getState();
  if (file && !now.resume && now.tabId === tabId && now.owner === owner) useSavedDocuments.setState({ resume: file });
}

keepForOwner({
  readOwner: () => useSavedDocuments.getState().owner,
  adopt: (owner) => useSavedDocuments.setState({ owner }),
  reset() {
    useSavedDocuments.setState({ ...nothing, tabId: newId() });
    void clearStoredFiles();
  },
});

import { TEXT_LIMITS } from '@greenroom/contract/constants';
import { useEffect, useRef, useState } from 'react';
import { changePaste, keepResume, restoreResume, useSavedDocuments } from '~/api/saved-documents.ts';
import { readResumeFile } from '~/lib/read-resume-file.ts';
import { excessOf } from '~/ui/textarea.tsx';
import { dismissToast, showToast } from '~/ui/toast.ts';
import { inputMessages } from './messages.ts';

/** The job and the resume that the tools work on, as the person has given them so far. */
export function useDocumentInputs(onChange: () => void) {
  const jobDescription = useSavedDocuments((kept) => kept.jobDescription);
  const resume = useSavedDocuments((kept) => kept.resume);
  const [fileError, setFileError] = useState<string>();
  const [isMissingShown, setIsMissingShown] = useState(false);
  useEffect(() => void restoreResume(), []);
  useEffect(
    () =>
      useSavedDocuments.subscribe((kept, before) => {
        if (kept.resume !== before.resume || kept.jobDescription !== before.jobDescription) onChange();
      }),
    [onChange],
  );

  const paste = useSavedDocuments((saved) => saved.paste);
  const complaint = useRef<number>(undefined);
  const reject = (message: string) => {
    setFileError(message);
    complaint.current = showToast({ title: message, tone: 'error' });
  };
  const take = async (file: File | null) => {
    setFileError(undefined);
    // The last choice counts: a file that is chosen replaces a text that is still open.
    changePaste({ isOpen: false });
    if (complaint.current !== undefined) dismissToast(complaint.current);
    if (!file) {
      keepResume(null);
      return;
    }
    // A download that broke off, or a file that a cloud folder has not fetched yet: exporting it as a PDF would be no help.
    if (file.size === 0) return reject(inputMessages.empty);
    try {
      const resumeFile = await readResumeFile(file);
      if (resumeFile) keepResume(resumeFile);
      else reject(inputMessages.wrongType);
    } catch {
      reject(inputMessages.unreadable);
    }
  };

  const isJobTooLong = excessOf(jobDescription, TEXT_LIMITS.jobDescription) > 0;
  const isPasteTooLong = paste.isOpen && excessOf(paste.text, TEXT_LIMITS.resumeText) > 0;
  const isPasted = paste.isOpen && paste.text.trim() !== '';
  const takePasted = async () => {
    if (isPasted && !isPasteTooLong)
      await take(new File([paste.text], inputMessages.pastedName, { type: 'text/plain' }));
  };
  const hasResume = resume !== null || isPasted;
  const isComplete = jobDescription.trim() !== '' && hasResume;
  return {
    jobDescription,
    resume,
    hasResume,
    isComplete,
    isJobTooLong,
    isPasteTooLong,
    paste,
    /** Takes an open text as the resume. The button that starts the work does so too: to people who pasted it, it is there. */
    takePasted,
    fileError,
    /** True once something was missing when it was sent, until it is there. */
    isMissing: isMissingShown && !isComplete,
    showMissing: () => setIsMissingShown(true),
    reject,
    take: (file: File | null) => void take(file),
  };
}
export type DocumentInputsState = ReturnType<typeof useDocumentInputs>;

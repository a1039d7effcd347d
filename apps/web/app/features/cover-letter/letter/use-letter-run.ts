import type { RefObject } from 'react';
import { hasCode } from '~/api/api-error.ts';
import { call } from '~/api/client.ts';
import { correctionsField, correctionsOf, documentsKeyOf, useSavedDocuments } from '~/api/saved-documents.ts';
import { usePaidRun } from '~/api/use-paid-run.ts';
import { arriveAt } from '~/lib/arrive-at.ts';
import { showToast } from '~/ui/toast.ts';
import { letterMessages } from '../messages.ts';
import { keepLetter, useLetterStore } from './letter-store.ts';

async function sendForLetter({ operationId, signal }: { operationId: string; signal: AbortSignal }) {
  const { resume, jobDescription } = useSavedDocuments.getState();
  if (!resume) throw new TypeError('a resume is needed');
  const file = { field: 'resume', blob: resume, name: resume.name };
  const correctedResume = correctionsOf(resume);
  const { options, stories: chosen } = useLetterStore.getState();
  const stories = chosen.map(({ text }) => text.trim()).filter(Boolean);
  const body = {
    jobDescription,
    ...correctionsField(resume),
    ...options,
    ...(stories.length > 0 && { stories: JSON.stringify(stories) }),
  };
  const result = await call('writeCoverLetter', { body, file, operationId, signal });
  return {
    result,
    origin: { jobDescription, correctedResume, stories, madeOf: documentsKeyOf({ jobDescription, resume }) },
  };
}

/** Writing a letter: one free for a visitor, a unit each for someone who is signed in. */
export function useLetterRun(headingRef: RefObject<HTMLHeadingElement | null>) {
  const { title, description } = letterMessages.noneLeft;
  return usePaidRun({
    kind: 'cover-letter',
    allowance: 'coverLetters',
    work: sendForLetter,
    isStandIn: ({ result }) => result.writtenBy === 'built-in-coach-standing-in',
    onDelivered({ result, origin }) {
      keepLetter(result, origin);
      requestAnimationFrame(() => arriveAt(headingRef.current));
    },
    onFailed: (error) => {
      // At the limit of the address another try cannot help: what can is said in place.
      if (!hasCode(error, 'rate_limited')) showToast({ ...letterMessages.failed, tone: 'error' });
    },
    onNoAllowance: () => showToast({ title, description }),
  });
}

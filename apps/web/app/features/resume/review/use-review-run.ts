import type { RefObject } from 'react';
import { hasCode } from '~/api/api-error.ts';
import { call } from '~/api/client.ts';
import { correctionsField, documentsKeyOf, useSavedDocuments } from '~/api/saved-documents.ts';
import { usePaidRun } from '~/api/use-paid-run.ts';
import { arriveAt } from '~/lib/arrive-at.ts';
import { showToast } from '~/ui/toast.ts';
import { reviewMessages } from './messages.ts';
import { keepReview } from './review-store.ts';

async function sendForReview({ operationId, signal }: { operationId: string; signal: AbortSignal }) {
  const { resume, jobDescription } = useSavedDocuments.getState();
  if (!resume) throw new TypeError('a resume is needed');
  const file = { field: 'resume', blob: resume, name: resume.name };
  const body = { jobDescription, ...correctionsField(resume) };
  const review = await call('reviewResume', { body, file, operationId, signal });
  return { review, madeOf: documentsKeyOf({ jobDescription, resume }) };
}

/** Sends the job and the resume for review, stores the result and scrolls to its heading. */
export function useReviewRun(headingRef: RefObject<HTMLHeadingElement | null>) {
  return usePaidRun({
    kind: 'resume',
    allowance: 'resumeReviews',
    work: sendForReview,
    isStandIn: ({ review }) => review.reviewedBy === 'built-in-coach-standing-in',
    onDelivered({ review, madeOf }) {
      keepReview(review, madeOf);
      requestAnimationFrame(() => arriveAt(headingRef.current));
    },
    onFailed: (error) => {
      // At the limit of the address a retry cannot help; the form says in place what can.
      if (!hasCode(error, 'rate_limited')) showToast({ ...reviewMessages.failed, tone: 'error' });
    },
    onNoAllowance: () =>
      showToast({ title: reviewMessages.noneLeft.title, description: reviewMessages.noneLeft.description }),
  });
}

import { type ReactNode, useRef } from 'react';
import { hasCode } from '~/api/api-error.ts';
import { call } from '~/api/client.ts';
import { correctionsField, useKeptDocuments } from '~/api/kept-documents.ts';
import { usePaidRun } from '~/api/use-paid-run.ts';
import { arriveAt } from '~/lib/arrive-at.ts';
import { showToast } from '~/ui/toast.ts';
import { DocumentTool } from '../inputs/document-tool.tsx';
import { ReviewResult } from './review-result.tsx';
import { keepReview, useReviewStore } from './review-store.ts';
import { reviewWords } from './words.ts';

async function sendForReview({ operationId, signal }: { operationId: string; signal: AbortSignal }) {
  const { resume, jobDescription } = useKeptDocuments.getState();
  if (!resume) throw new TypeError('a resume is needed');
  const file = { field: 'resume', blob: resume, name: resume.name };
  return call('reviewResume', { body: { jobDescription, ...correctionsField(resume) }, file, operationId, signal });
}

/** The resume reviewer (specification, section 2): a job and a resume in, a score with its reasons out. */
export function ReviewScreen({ unitsLeft }: { unitsLeft: ReactNode }) {
  const review = useReviewStore((store) => store.review);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const run = usePaidRun({
    kind: 'resume',
    allowance: 'resumeReviews',
    work: sendForReview,
    onDelivered(result) {
      keepReview(result);
      requestAnimationFrame(() => arriveAt(headingRef.current));
    },
    onFailed: (error) => {
      // At the limit of the address another try cannot help: what can is said in place.
      if (!hasCode(error, 'rate_limited')) showToast({ ...reviewWords.failed, tone: 'error' });
    },
    onNoAllowance: () =>
      showToast({ title: reviewWords.noneLeft.title, description: reviewWords.noneLeft.description }),
  });

  return (
    <DocumentTool words={reviewWords} run={run} unitsLeft={unitsLeft}>
      {review && <ReviewResult review={review} headingRef={headingRef} />}
    </DocumentTool>
  );
}

import { useRef } from 'react';
import { DocumentTool } from '~/features/documents/inputs/document-tool.tsx';
import { UnitsLeft } from '~/features/quota/units-left.tsx';
import { reviewMessages } from '~/features/resume/review/messages.ts';
import { ReviewResult } from '~/features/resume/review/review-result.tsx';
import { useReviewStore } from '~/features/resume/review/review-store.ts';
import { useReviewRun } from '~/features/resume/review/use-review-run.ts';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';

export const meta = () => pageMeta(reviewMessages.title, reviewMessages.lead);
export const ErrorBoundary = RouteError;

/** The resume reviewer (specification, section 2): a job and a resume in, a score with its reasons out. */
export default function Resume() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const run = useReviewRun(headingRef);
  const review = useReviewStore((store) => store.review);
  return (
    <DocumentTool
      words={reviewMessages}
      run={run}
      unitsLeft={<UnitsLeft field="availableResumeReviews" allowance="resumeReviews" />}
    >
      {review && <ReviewResult review={review} headingRef={headingRef} />}
    </DocumentTool>
  );
}

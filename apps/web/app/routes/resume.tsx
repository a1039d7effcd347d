import { useRef } from 'react';
import { call } from '~/api/client.ts';
import { ExampleNotice } from '~/features/documents/example/example-notice.tsx';
import { ExampleOffer } from '~/features/documents/example/example-offer.tsx';
import { useExample } from '~/features/documents/example/use-example.ts';
import { DocumentTool } from '~/features/documents/inputs/document-tool.tsx';
import { UnitsLeft } from '~/features/quota/units-left.tsx';
import { reviewMessages } from '~/features/resume/review/messages.ts';
import { ReviewResult } from '~/features/resume/review/review-result.tsx';
import { forgetReview, showExampleReview, useReviewStore } from '~/features/resume/review/review-store.ts';
import { useReviewRun } from '~/features/resume/review/use-review-run.ts';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';
import { arriveAt } from '~/lib/arrive-at.ts';

export const meta = () => pageMeta(reviewMessages.title, reviewMessages.lead);
export const ErrorBoundary = RouteError;

/** The resume reviewer (specification, section 2): a job and a resume in, a score with its reasons out. */
export default function Resume() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const formRef = useRef<HTMLElement>(null);
  const run = useReviewRun(headingRef);
  const review = useReviewStore((store) => store.review);
  const isExample = useReviewStore((store) => store.isExample);
  const example = useExample(
    (signal) => call('getExampleReview', { signal }),
    (shown) => {
      showExampleReview(shown);
      requestAnimationFrame(() => arriveAt(headingRef.current));
    },
  );
  const own = () => {
    forgetReview();
    arriveAt(formRef.current);
  };
  const { units } = reviewMessages;
  return (
    <DocumentTool
      words={reviewMessages}
      run={run}
      formRef={formRef}
      example={!review && <ExampleOffer units={units} isBusy={example.isBusy} onShow={example.show} />}
      unitsLeft={<UnitsLeft field="availableResumeReviews" allowance="resumeReviews" />}
    >
      {review && (
        <ReviewResult
          review={review}
          headingRef={headingRef}
          notice={isExample && <ExampleNotice units={units} onOwn={own} />}
        />
      )}
    </DocumentTool>
  );
}

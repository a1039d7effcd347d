import { UnitsLeft } from '~/features/quota/units-left.tsx';
import { ReviewScreen } from '~/features/resume/review/review-screen.tsx';
import { reviewWords } from '~/features/resume/review/words.ts';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';

export const meta = () => pageMeta(reviewWords.title, reviewWords.lead);
export const ErrorBoundary = RouteError;

export default function Resume() {
  return <ReviewScreen unitsLeft={<UnitsLeft field="availableResumeReviews" allowance="resumeReviews" />} />;
}

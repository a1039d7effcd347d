import { useParams } from 'react-router';
import { ResultsReport } from '~/features/results/results-report.tsx';
import { resultWords } from '~/features/results/words.ts';
import { pageMeta } from '~/features/shell/page-meta.ts';
import { RouteError } from '~/features/shell/route-error.tsx';

export const meta = () => pageMeta(resultWords.title);
export const ErrorBoundary = RouteError;

export default function Results() {
  const { interviewId = '' } = useParams();
  return <ResultsReport key={interviewId} interviewId={interviewId} />;
}

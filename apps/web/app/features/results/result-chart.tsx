import { formatScore } from '@greenroom/contract/scores';
import { lazy, Suspense } from 'react';
import { messageOf } from '~/api/api-error.ts';
import { ChartFigure } from '~/ui/chart-figure.tsx';
import { RetryAlert } from '~/ui/retry-alert.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { useResultChart } from './result-queries.ts';
import { resultWords } from './words.ts';

const { chart: words } = resultWords;
const ScoreLine = lazy(async () => ({ default: (await import('./score-line.tsx')).ScoreLine }));

/** Score by question, as a line and as a table. */
export function ScoreChart({ interviewId }: { interviewId: string }) {
  const { data, error, refetch, isFetching } = useResultChart(interviewId);
  if (error && !data) {
    return (
      <RetryAlert title={words.failed} retry={resultWords.retry} onRetry={() => void refetch()} isRetrying={isFetching}>
        {messageOf(error)}
      </RetryAlert>
    );
  }
  const points = data?.points ?? [];
  return (
    <ChartFigure
      level={2}
      title={words.title}
      columns={[words.questions, words.score]}
      rows={points.map(({ question, score }) => [words.question(question), formatScore(score)])}
    >
      <div className="h-72">
        <Suspense fallback={<Skeleton className="h-full w-full rounded-lg" />}>
          {data ? <ScoreLine points={points} /> : <Skeleton className="h-full w-full rounded-lg" />}
        </Suspense>
      </div>
    </ChartFigure>
  );
}

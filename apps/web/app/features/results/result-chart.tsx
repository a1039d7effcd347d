import { messageOf } from '~/api/api-error.ts';
import { formatScore } from '~/lib/format.ts';
import { ChartFigure } from '~/ui/charts/chart-figure.tsx';
import { RetryAlert } from '~/ui/retry-alert.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { useResultChart } from './result-queries.ts';
import { ScoreLine } from './score-line.tsx';
import { resultWords } from './words.ts';

const { chart: words } = resultWords;

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
        {data ? <ScoreLine points={points} /> : <Skeleton className="h-full w-full rounded-lg" />}
      </div>
    </ChartFigure>
  );
}

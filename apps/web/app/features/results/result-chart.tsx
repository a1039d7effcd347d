import { messageOf } from '~/api/api-error.ts';
import { ChartFigure } from '~/ui/charts/chart-figure.tsx';
import { LineKey } from '~/ui/charts/line-key.tsx';
import { RetryAlert } from '~/ui/retry-alert.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { resultMessages } from './messages.ts';
import { useResultChart } from './result-queries.ts';
import { describePoint, ScoreLine } from './score-line.tsx';

const { chart: words } = resultMessages;

type ScoreChartProps = {
  interviewId: string;
  /** By question; null where the person did not rate the answer. */
  selfRatings: readonly (number | null)[];
};

/** Score by question with the person's own ratings, as a line and as a table. */
export function ScoreChart({ interviewId, selfRatings }: ScoreChartProps) {
  const { data, error, refetch, isFetching } = useResultChart(interviewId);
  if (error && !data) {
    return (
      <RetryAlert
        title={words.failed}
        retry={resultMessages.retry}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {messageOf(error)}
      </RetryAlert>
    );
  }
  const points = (data?.points ?? []).map((point, index) => ({ ...point, selfRating: selfRatings[index] ?? null }));
  const hasRatings = points.some(({ selfRating }) => selfRating !== null);
  return (
    <ChartFigure
      level={2}
      title={words.title}
      columns={[words.questions, words.score]}
      rows={points.map((point) => [words.question(point.question), describePoint(point)])}
    >
      <div className="h-72">
        {data ? <ScoreLine points={points} /> : <Skeleton className="h-full w-full rounded-lg" />}
      </div>
      {hasRatings && <LineKey value={words.score} mark={words.ownRating} />}
    </ChartFigure>
  );
}

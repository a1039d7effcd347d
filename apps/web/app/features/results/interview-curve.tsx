import { MAX_SCORE } from '@greenroom/contract/constants';
import type { DashboardCharts } from '@greenroom/contract/dashboard';
import { messageOf } from '~/api/api-error.ts';
import { formatLongDate, formatScore } from '~/lib/format.ts';
import { ChartFigure } from '~/ui/charts/chart-figure.tsx';
import { Line } from '~/ui/charts/line.tsx';
import { LineKey } from '~/ui/charts/line-key.tsx';
import { RetryAlert } from '~/ui/retry-alert.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { resultMessages } from './messages.ts';
import { useScoreHistory } from './result-queries.ts';

const { history: words } = resultMessages;

/** A line needs two points. */
const FEWEST = 2;

type History = DashboardCharts['scoreHistory'];

function Curve({ history, interviewId }: { history: History; interviewId: string }) {
  const points = history.map(({ _id, jobTitle, createdAt, averageScore }, index) => {
    const isHere = _id === interviewId;
    const figure = formatScore(averageScore);
    const said = words.scoreOf(averageScore === null ? null : figure);
    return {
      name: words.named(index + 1, jobTitle, formatLongDate(createdAt)),
      tick: String(index + 1),
      value: averageScore,
      mark: isHere ? averageScore : null,
      figure,
      said: isHere ? `${said}, ${words.here}` : said,
    };
  });
  return (
    <ChartFigure
      level={2}
      title={words.title}
      note={words.note(history.length)}
      columns={[words.interview, words.score]}
      rows={points.map(({ name, said }) => [name, said])}
    >
      <Line
        label={words.keys}
        scale={{ min: 0, max: MAX_SCORE }}
        axes={{ x: words.axis, y: words.score }}
        points={points}
        className="h-64"
      />
      {points.some(({ mark }) => mark !== null) && <LineKey value={words.score} mark={words.mark} />}
    </ChartFigure>
  );
}

/** The average of each of one's interviews, this one marked. The first interview makes no line. */
export function InterviewCurve({ interviewId }: { interviewId: string }) {
  const { data, error, refetch, isFetching } = useScoreHistory();
  if (data) {
    const { scoreHistory: history } = data;
    return history.length < FEWEST ? null : <Curve history={history} interviewId={interviewId} />;
  }
  if (!error) return <Skeleton isCard className="min-h-80" />;
  return (
    <RetryAlert
      title={resultMessages.chart.failed}
      retry={resultMessages.retry}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    >
      {messageOf(error)}
    </RetryAlert>
  );
}

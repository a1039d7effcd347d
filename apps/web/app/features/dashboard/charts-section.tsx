import { useDeferredValue } from 'react';
import { messageOf } from '~/api/api-error.ts';
import { RetryAlert } from '~/ui/retry-alert.tsx';
import { LoadingRegion } from '~/ui/skeleton.tsx';
import { ChartGrid, ChartPlaces } from './chart-grid.tsx';
import { useDashboardCharts } from './dashboard-queries.ts';
import { FirstResult } from './first-result.tsx';
import { dashboardMessages } from './messages.ts';

const { charts: words } = dashboardMessages;

/** Drawn when nothing more urgent is to be, and in slices: a press in between is answered. */
function Charts({ latest }: { latest: ReturnType<typeof useDashboardCharts> }) {
  const { error, refetch, isFetching } = latest;
  const data = useDeferredValue(latest.data);
  if (error && !data) {
    return (
      <RetryAlert retry={dashboardMessages.retry} onRetry={() => void refetch()} isRetrying={isFetching}>
        {messageOf(error)}
      </RetryAlert>
    );
  }
  if (!data) {
    return (
      <LoadingRegion label={words.loading}>
        <ChartPlaces />
      </LoadingRegion>
    );
  }
  const [first] = data.scoreHistory;
  if (data.scoreHistory.length === 1 && first)
    return <FirstResult first={first} skills={data.formatedRadarChartData} />;
  return <ChartGrid charts={data} />;
}

/** How the practice has gone. Without a completed interview there is nothing to draw: the list below says what to do. */
export function ChartsSection() {
  const latest = useDashboardCharts();
  if (latest.data && !latest.data.hasData) return null;
  const isFirst = latest.data?.scoreHistory.length === 1;
  return (
    <section aria-labelledby="charts-heading" className="mt-12">
      <h2 id="charts-heading" className="mb-4 text-2xl">
        {isFirst ? words.firstHeading : words.heading}
      </h2>
      <Charts latest={latest} />
    </section>
  );
}

import { useDeferredValue } from 'react';
import { messageOf } from '~/api/api-error.ts';
import { Card } from '~/ui/card.tsx';
import { EmptyStage } from '~/ui/empty-stage.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { RetryAlert } from '~/ui/retry-alert.tsx';
import { LoadingRegion } from '~/ui/skeleton.tsx';
import { ChartGrid, ChartPlaces } from './chart-grid.tsx';
import { useDashboardCharts } from './dashboard-queries.ts';
import { dashboardWords } from './words.ts';

/** Drawn when nothing more urgent is to be, and in slices: a press in between is answered. */
function Charts() {
  const { data: latest, error, refetch, isFetching } = useDashboardCharts();
  const data = useDeferredValue(latest);
  if (error && !data) {
    return (
      <RetryAlert retry={dashboardWords.retry} onRetry={() => void refetch()} isRetrying={isFetching}>
        {messageOf(error)}
      </RetryAlert>
    );
  }
  if (!data) {
    return (
      <LoadingRegion label={dashboardWords.charts.loading}>
        <ChartPlaces />
      </LoadingRegion>
    );
  }
  if (!data.hasData) {
    return (
      <Card>
        <EmptyState
          level={3}
          picture={<EmptyStage className="h-32" />}
          title={dashboardWords.empty}
          description={dashboardWords.emptyLead}
        />
      </Card>
    );
  }
  return <ChartGrid charts={data} />;
}

export function ChartsSection() {
  return (
    <section aria-labelledby="charts-heading" className="mt-12">
      <h2 id="charts-heading" className="mb-4 text-2xl">
        {dashboardWords.charts.heading}
      </h2>
      <Charts />
    </section>
  );
}

import { messageOf } from '~/api/api-error.ts';
import { Card } from '~/ui/card.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { RetryAlert } from '~/ui/retry-alert.tsx';
import { LoadingRegion, Skeleton } from '~/ui/skeleton.tsx';
import { ChartGrid } from './chart-grid.tsx';
import { useDashboardCharts } from './dashboard-queries.ts';
import { EmptyStage } from '~/ui/empty-stage.tsx';
import { dashboardWords } from './words.ts';

const ChartsSkeleton = () => (
  <LoadingRegion label={dashboardWords.charts.loading}>
    <div className="grid gap-5 lg:grid-cols-2">
      <Skeleton isCard className="h-[26rem] lg:row-span-2 lg:h-[36rem]" />
      <Skeleton isCard className="h-72" />
      <Skeleton isCard className="h-72" />
    </div>
  </LoadingRegion>
);

function Charts() {
  const { data, error, refetch, isFetching } = useDashboardCharts();
  if (error && !data) {
    return (
      <RetryAlert retry={dashboardWords.retry} onRetry={() => void refetch()} isRetrying={isFetching}>
        {messageOf(error)}
      </RetryAlert>
    );
  }
  if (!data) return <ChartsSkeleton />;
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

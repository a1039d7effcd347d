import { messageOf } from '~/api/api-error.ts';
import { Alert } from '~/ui/alert.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { LoadingRegion, Skeleton } from '~/ui/skeleton.tsx';
import { ChartGrid } from './chart-grid.tsx';
import { useDashboardCharts } from './dashboard-queries.ts';
import { EmptyStage } from './empty-stage.tsx';
import { dashboardWords } from './words.ts';

const ChartsSkeleton = () => (
  <LoadingRegion label={dashboardWords.charts.loading}>
    <div className="grid gap-5 lg:grid-cols-2">
      <Skeleton className="h-[26rem] rounded-xl lg:row-span-2 lg:h-[36rem]" />
      <Skeleton className="h-72 rounded-xl" />
      <Skeleton className="h-72 rounded-xl" />
    </div>
  </LoadingRegion>
);

function Charts() {
  const { data, error, refetch, isFetching } = useDashboardCharts();
  if (error && !data) {
    return (
      <Alert
        tone="error"
        action={
          <Button size="sm" variant="outline" isBusy={isFetching} onClick={() => void refetch()}>
            {dashboardWords.retry}
          </Button>
        }
      >
        {messageOf(error)}
      </Alert>
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

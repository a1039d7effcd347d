import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import CircleCheck from 'lucide-react/icons/circle-check';
import Gauge from 'lucide-react/icons/gauge';
import { messageOf } from '~/api/api-error.ts';
import { formatScore } from '~/lib/format.ts';
import { RetryAlert } from '~/ui/retry-alert.tsx';
import { StatCard } from '~/ui/stat-card.tsx';
import { useAnalytics } from './dashboard-queries.ts';
import { dashboardMessages } from './messages.ts';

const { stats: words } = dashboardMessages;

/** Three figures. One that could not be had says so in its place. */
export function StatCards() {
  const { data, error, refetch, isFetching } = useAnalytics();
  const shared = { isLoading: !data && !error, error: error && !data ? words.error : undefined };
  return (
    <section aria-labelledby="stats-heading">
      <h2 id="stats-heading" className="sr-only">
        {words.heading}
      </h2>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <StatCard
          {...shared}
          label={words.total}
          icon={<CircleCheck aria-hidden />}
          value={data?.totalInterviewCount}
        />
        <StatCard
          {...shared}
          label={words.average}
          icon={<Gauge aria-hidden />}
          value={
            <>
              {formatScore(data?.avgScoreOverall ?? null)}
              {typeof data?.avgScoreOverall === 'number' && (
                <span className="font-medium text-base text-ink-faint"> {words.outOf}</span>
              )}
            </>
          }
        />
        <StatCard
          {...shared}
          label={words.role}
          icon={<BriefcaseBusiness aria-hidden />}
          value={
            <span
              dir="auto"
              title={data?.mostFrequentRole ?? undefined}
              className="wrap-anywhere line-clamp-2 text-left"
            >
              {data?.mostFrequentRole ?? words.none}
            </span>
          }
          className="sm:col-span-2 lg:col-span-1"
        />
      </dl>
      {error && !data && (
        <div className="mt-4">
          <RetryAlert retry={dashboardMessages.retry} onRetry={() => void refetch()} isRetrying={isFetching}>
            {messageOf(error)}
          </RetryAlert>
        </div>
      )}
    </section>
  );
}

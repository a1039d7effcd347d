import { PAST_INTERVIEWS_PAGE_SIZE } from '@greenroom/contract/constants';
import type { InterviewList } from '@greenroom/contract/interview';
import type { InterviewDetail } from '@greenroom/contract/interview-endpoints';
import { useDeferredValue, useId, useState } from 'react';
import { messageOf } from '~/api/api-error.ts';
import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { EmptyStage } from '~/ui/empty-stage.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Label } from '~/ui/field.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import { RetryAlert } from '~/ui/retry-alert.tsx';
import { Select } from '~/ui/select.tsx';
import { LoadingRegion, Skeleton } from '~/ui/skeleton.tsx';
import { usePageCount } from '~/ui/use-page-count.ts';
import { useStaggered } from '~/ui/use-staggered.ts';
import { InterviewCard } from './interview-card.tsx';
import { LIST_FILTERS, type ListFilter, useListPlace } from './list-filter.ts';
import { dashboardMessages } from './messages.ts';
import { useDeletion, useFetchedInterview, usePastInterviews } from './use-past-interviews.ts';

const { past: words, deletion: deletionMessages } = dashboardMessages;
const GRID = 'grid gap-5 md:grid-cols-2';
const FILTER_OPTIONS = LIST_FILTERS.map((value) => ({ value, label: words.filters[value] }));

/** They are higher on the page, and drawn first. */
const CHARTS_ABOVE = 2;

type ListProps = {
  /** Opens one that is not finished. */
  onContinue: (detail: InterviewDetail) => void;
  /** Prepares an interview with the questions of a completed one. */
  onPractise: (detail: InterviewDetail) => void;
  /** Told of one that is gone: this browser may hold it too. */
  onDeleted: (interviewId: string) => void;
};

const CardPlace = () => <Skeleton isCard className="h-64" />;

const ListSkeleton = () => (
  <LoadingRegion label={words.loading}>
    <div className={GRID}>
      {Array.from({ length: PAST_INTERVIEWS_PAGE_SIZE }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places have no identity
        <CardPlace key={index} />
      ))}
    </div>
  </LoadingRegion>
);

function NoInterviews({ filter }: { filter: ListFilter }) {
  const lead = {
    'in-progress': words.noneInProgress,
    completed: words.noneCompleted,
    recent: dashboardMessages.emptyLead,
    oldest: dashboardMessages.emptyLead,
  };
  return (
    <Card>
      <EmptyState
        level={3}
        picture={<EmptyStage className="h-32" />}
        title={dashboardMessages.empty}
        description={lead[filter]}
        action={
          <ButtonLink to="/interview/prepare" variant="secondary">
            {dashboardMessages.start}
          </ButtonLink>
        }
      />
    </Card>
  );
}

type CardsProps = ListProps & { interviews: InterviewList['interviews'] };

function Cards({ interviews, onContinue, onPractise, onDeleted }: CardsProps) {
  const [doomedId, setDoomedId] = useState<string | null>(null);
  const deletion = useDeletion(onDeleted);
  const continuation = useFetchedInterview(onContinue);
  const practice = useFetchedInterview(onPractise, 'interviewTranscript');
  const close = () => setDoomedId(null);
  const drawn = useStaggered(interviews.length, -CHARTS_ABOVE);
  return (
    <>
      <ul className={GRID}>
        {interviews.map((interview, index) => (
          <li
            key={interview._id}
            // A single card takes the row: beside it there would be nothing.
            className="drawn-in-turn grid break-inside-avoid md:only:col-span-2 [--height:17rem] [--turn:4]"
          >
            {index < drawn ? (
              <InterviewCard
                interview={interview}
                isContinuing={continuation.isPending && continuation.variables === interview._id}
                onContinue={() => continuation.mutate(interview._id)}
                isPreparing={practice.isPending && practice.variables === interview._id}
                onPractise={() => practice.mutate(interview._id)}
                onDelete={() => setDoomedId(interview._id)}
              />
            ) : (
              <CardPlace />
            )}
          </li>
        ))}
      </ul>
      <AlertDialog
        open={doomedId !== null}
        onOpenChange={close}
        title={deletionMessages.title}
        description={deletionMessages.description}
        cancelLabel={deletionMessages.cancel}
        confirmLabel={deletionMessages.confirm}
        tone="destructive"
        isBusy={deletion.isPending}
        onConfirm={() => doomedId && deletion.mutate(doomedId, { onSettled: close })}
      />
    </>
  );
}

function List(props: ListProps) {
  const { filter, page, setPage } = useListPlace();
  const { data: latest, error, refetch, isFetching } = usePastInterviews({ filter, page });
  const data = useDeferredValue(latest);
  const { pageCount, isBeyond } = usePageCount({
    page,
    totalCount: data?.totalCount,
    pageSize: PAST_INTERVIEWS_PAGE_SIZE,
    onReplace: (last) => setPage(last, true),
  });

  if (error && !data) {
    return (
      <RetryAlert retry={dashboardMessages.retry} onRetry={() => void refetch()} isRetrying={isFetching}>
        {messageOf(error)}
      </RetryAlert>
    );
  }
  if (!data || isBeyond) return <ListSkeleton />;
  if (data.totalCount === 0) return <NoInterviews filter={filter} />;
  return (
    <>
      <Cards interviews={data.interviews} {...props} />
      <div data-print="hide" className="mt-6">
        <Pagination label={words.pages} current={page} total={pageCount} onPageChange={setPage} />
      </div>
      <p role="status" className="sr-only">
        {words.page(page, pageCount)}
      </p>
    </>
  );
}

/** Everything that was practised, four at a time. */
export function PastInterviews(props: ListProps) {
  const { filter, setFilter } = useListPlace();
  const selectId = useId();
  return (
    <section aria-labelledby="past-heading" className="mt-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id="past-heading" className="text-2xl">
          {words.heading}
        </h2>
        <div data-print="hide" className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Label htmlFor={selectId}>{words.show}</Label>
          <Select
            id={selectId}
            options={FILTER_OPTIONS}
            value={filter}
            onValueChange={setFilter}
            className="min-w-44 max-w-full"
          />
        </div>
      </div>
      <List {...props} />
    </section>
  );
}

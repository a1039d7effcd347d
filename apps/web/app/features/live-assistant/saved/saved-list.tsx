import { SAVED_LIVE_SESSIONS_PAGE_SIZE } from '@greenroom/contract/constants';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { messageOf } from '~/api/api-error.ts';
import type { CallOutput } from '~/api/client.ts';
import { formatClock, formatDateTime } from '~/lib/format.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import { RetryAlert } from '~/ui/retry-alert.tsx';
import { LoadingRegion, Skeleton } from '~/ui/skeleton.tsx';
import { usePageCount } from '~/ui/use-page-count.ts';
import { DeleteSaved } from './delete-saved.tsx';
import { savedMessages } from './saved-messages.ts';
import { SavedPages } from './saved-pages.tsx';
import { useSavedList } from './saved-queries.ts';
import { titleOf } from './saved-title.ts';

type SavedItem = CallOutput<'listLiveSessions'>['sessions'][number];

const SKELETON_CARDS = 3;

const ListSkeleton = () => (
  <LoadingRegion label={savedMessages.loading}>
    <div className="grid gap-4">
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places have no identity
        <Skeleton key={index} isCard className="h-28" />
      ))}
    </div>
  </LoadingRegion>
);

const NothingSaved = () => (
  <Card>
    <EmptyState
      picture={<SavedPages className="h-32 w-auto" />}
      title={savedMessages.empty}
      description={savedMessages.emptyLead}
      action={<ButtonLink to="/live-interview">{savedMessages.start}</ButtonLink>}
    />
  </Card>
);

function SavedCard({ item, onDelete }: { item: SavedItem; onDelete(): void }) {
  const title = titleOf(item.jobDescription);
  const date = formatDateTime(item.createdAt);
  return (
    <li data-forced-border className="flex flex-wrap items-center gap-4 rounded-xl bg-surface p-5 shadow-card">
      <div className="min-w-0 flex-1 basis-60">
        <h2 dir="auto" className="wrap-anywhere text-lg leading-snug text-left">
          {title}
        </h2>
        <p className="mt-1 text-ink-faint text-sm">
          <time dateTime={item.createdAt}>{date}</time>
          {' · '}
          {savedMessages.questions(item.questionCount)}
          {' · '}
          {savedMessages.duration(formatClock(item.durationMs))}
        </p>
      </div>
      <div className="flex items-center gap-2">
        <ButtonLink
          to={`/live-interviews/${item._id}`}
          variant="secondary"
          aria-label={savedMessages.of(savedMessages.read, title, date)}
        >
          {savedMessages.read}
        </ButtonLink>
        <IconButton name={savedMessages.of(savedMessages.delete, title, date)} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

/** The page that is shown; kept in the address, so that a reload and the back button keep it. */
function usePage(): [number, (page: number, replace?: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const setPage = (next: number, replace = false) =>
    setSearch(next === 1 ? {} : { page: String(next) }, { preventScrollReset: true, replace });
  return [page, setPage];
}

/** The live interviews that a person kept, newest first. */
export function SavedList() {
  const [page, setPage] = usePage();
  const { data, error, refetch, isFetching } = useSavedList(page);
  const [doomedId, setDoomedId] = useState<string | null>(null);
  const { pageCount, isBeyond } = usePageCount({
    page,
    totalCount: data?.totalCount,
    pageSize: SAVED_LIVE_SESSIONS_PAGE_SIZE,
    onReplace: (last) => setPage(last, true),
  });

  if (error && !data) {
    return (
      <RetryAlert retry={savedMessages.retry} onRetry={() => void refetch()} isRetrying={isFetching}>
        {messageOf(error)}
      </RetryAlert>
    );
  }
  if (!data || isBeyond) return <ListSkeleton />;
  if (data.totalCount === 0) return <NothingSaved />;
  return (
    <>
      <ul className="grid gap-4">
        {data.sessions.map((item) => (
          <SavedCard key={item._id} item={item} onDelete={() => setDoomedId(item._id)} />
        ))}
      </ul>
      <div className="mt-6">
        <Pagination label={savedMessages.pages} current={page} total={pageCount} onPageChange={setPage} />
      </div>
      <p role="status" className="sr-only">
        {savedMessages.page(page, pageCount)}
      </p>
      <DeleteSaved sessionId={doomedId} onClose={() => setDoomedId(null)} />
    </>
  );
}

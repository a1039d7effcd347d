import type { InterviewState } from '@greenroom/contract/interview';
import { useSearchParams } from 'react-router';
import { useSession } from '~/api/session-store.ts';

export const LIST_FILTERS = ['recent', 'oldest', 'in-progress', 'completed'] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** What each choice asks of the server (specification, section 4). */
export const FILTER_QUERIES: Record<ListFilter, { sort: '-_id' | '_id'; interviewState?: InterviewState }> = {
  recent: { sort: '-_id' },
  oldest: { sort: '_id' },
  'in-progress': { sort: '-_id', interviewState: 'in-progress' },
  completed: { sort: '-_id', interviewState: 'completed' },
};

const isFilter = (text: string | null): text is ListFilter => LIST_FILTERS.some((filter) => filter === text);

export type ListPlace = {
  filter: ListFilter;
  /** Counted from 1. */
  page: number;
};

export function readListPlace(search: URLSearchParams): ListPlace {
  const chosen = search.get('filter');
  return {
    filter: isFilter(chosen) ? chosen : 'recent',
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  };
}

/** Which interviews are shown; kept in the address, so that a reload and the back button keep them. */
export function useListPlace() {
  const [search, setSearch] = useSearchParams();
  // Until it is known who is here the list is as the build has drawn it, which knew no address.
  const isKnown = useSession(({ isRestoring }) => !isRestoring);
  const { filter, page } = readListPlace(isKnown ? search : new URLSearchParams());

  const go = (next: ListFilter, nextPage: number, replace = false) =>
    setSearch(
      (current) => {
        current.set('filter', next);
        current.set('page', String(nextPage));
        if (next === 'recent') current.delete('filter');
        if (nextPage === 1) current.delete('page');
        return current;
      },
      { preventScrollReset: true, replace },
    );

  return {
    filter,
    page,
    /** Another choice begins at its first page. */
    setFilter: (next: ListFilter) => go(next, 1),
    setPage: (next: number, replace?: boolean) => go(filter, next, replace),
  };
}

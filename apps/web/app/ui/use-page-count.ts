import { useEffect } from 'react';

type Paged = {
  /** Counted from 1. */
  page: number;
  /** Not known before the list was loaded. */
  totalCount: number | undefined;
  pageSize: number;
  /** Shows another page in place of this one, without a step in the browser's history. */
  onReplace(page: number): void;
};

/**
 * How many pages a list has. A page beyond the last one, because its last item was deleted or the address names one that is
 * not there, is replaced by the last; `isBeyond` until then.
 */
export function usePageCount({ page, totalCount, pageSize, onReplace }: Paged) {
  const pageCount = Math.max(1, Math.ceil((totalCount ?? 0) / pageSize));
  const isBeyond = totalCount !== undefined && page > pageCount;
  // biome-ignore lint/correctness/useExhaustiveDependencies: onReplace is new each time and always the same
  useEffect(() => {
    if (isBeyond) onReplace(pageCount);
  }, [isBeyond, pageCount]);
  return { pageCount, isBeyond };
}

/** A page number, or a gap with the side that it is on. */
export type PaginationMark = number | 'gap-before' | 'gap-after';

/**
 * Pages that are shown: three at either end, in the middle the current one with its neighbours, and always the first and the last. A gap
 * where pages are left out.
 */
export function paginationNumbers(current: number, total: number): PaginationMark[] {
  const from = Math.max(1, Math.min(current - 1, total - 2));
  const to = Math.min(total, Math.max(current + 1, 3));
  const run = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return [...edge(1, from - 1, 'gap-before'), ...run, ...edge(total, total - to, 'gap-after').reverse()];
}

/** The page at an edge of the list, and what stands for the others that are left out there. */
function edge(page: number, leftOut: number, gap: 'gap-before' | 'gap-after'): PaginationMark[] {
  if (leftOut <= 0) return [];
  return leftOut === 1 ? [page] : [page, gap];
}

/** A page number, or a gap with the side that it is on. */
export type PaginationMark = number | 'gap-before' | 'gap-after';

/** Pages that are shown: three at either end, in the middle the current one with its neighbours; a gap where pages are left out. */
export function paginationNumbers(current: number, total: number): PaginationMark[] {
  if (total <= 3) return Array.from({ length: Math.max(0, total) }, (_, index) => index + 1);
  if (current <= 2) return [1, 2, 3, 'gap-after'];
  if (current >= total - 1) return ['gap-before', total - 2, total - 1, total];
  return ['gap-before', current - 1, current, current + 1, 'gap-after'];
}

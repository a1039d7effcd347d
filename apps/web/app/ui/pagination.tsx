import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';
import { paginationNumbers } from './pagination-numbers.ts';

type PaginationProps = {
  label: string;
  /** From 1 to `total`. */
  current: number;
  total: number;
  onPageChange: (page: number) => void;
};

/** Moves through the pages of a list; nothing at all when there is only one. */
export function Pagination({ label, current, total, onPageChange }: PaginationProps) {
  if (total <= 1) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Previous page"
        disabled={current <= 1}
        onClick={() => onPageChange(current - 1)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      {paginationNumbers(current, total).map((mark) =>
        typeof mark === 'number' ? (
          <Button
            key={mark}
            variant={mark === current ? 'secondary' : 'ghost'}
            size="icon"
            aria-label={`Page ${mark}`}
            aria-current={mark === current ? 'page' : undefined}
            className="tabular-nums"
            onClick={() => onPageChange(mark)}
          >
            {mark}
          </Button>
        ) : (
          <span key={mark} aria-hidden className="grid size-8 place-items-center text-ink-faint">
            …
          </span>
        ),
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label="Next page"
        disabled={current >= total}
        onClick={() => onPageChange(current + 1)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}

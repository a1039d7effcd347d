import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { cn } from '~/lib/class-names.ts';
import { Button } from './button.tsx';
import { uiMessages } from './messages.ts';
import { paginationNumbers } from './pagination-numbers.ts';

type PaginationProps = {
  label: string;
  /** From 1 to `total`. */
  current: number;
  total: number;
  onPageChange: (page: number) => void;
};

type StepProps = { name: string; canStep: boolean; onStep: () => void; children: ReactNode };

/** At the end of the list it says that it leads nowhere, and keeps the focus of anyone who came there by it. */
const Step = ({ name, canStep, onStep, children }: StepProps) => (
  <Button
    variant="ghost"
    size="icon"
    aria-label={name}
    title={name}
    aria-disabled={!canStep || undefined}
    className={canStep ? undefined : 'opacity-55 enabled:hover:bg-transparent'}
    onClick={canStep ? onStep : undefined}
  >
    {children}
  </Button>
);

/** Moves through the pages of a list; nothing at all when there is only one. */
export function Pagination({ label, current, total, onPageChange }: PaginationProps) {
  if (total <= 1) return null;
  const marks = paginationNumbers(current, total);
  // On a phone there is no room for the neighbours between two gaps.
  const isBetween = marks.includes('gap-before') && marks.includes('gap-after');
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-x-0.5 gap-y-1 sm:gap-x-1">
      <Step name={uiMessages.previousPage} canStep={current > 1} onStep={() => onPageChange(current - 1)}>
        <ChevronLeft aria-hidden />
      </Step>
      {marks.map((mark) =>
        typeof mark === 'number' ? (
          <Button
            key={mark}
            variant={mark === current ? 'secondary' : 'ghost'}
            size="icon"
            aria-label={uiMessages.page(mark)}
            aria-current={mark === current ? 'page' : undefined}
            className={cn('tabular-nums', isBetween && Math.abs(mark - current) === 1 && 'max-sm:hidden')}
            onClick={() => onPageChange(mark)}
          >
            {mark}
          </Button>
        ) : (
          <span key={mark} aria-hidden className="grid h-8 w-4 place-items-center text-ink-faint sm:w-8">
            …
          </span>
        ),
      )}
      <Step name={uiMessages.nextPage} canStep={current < total} onStep={() => onPageChange(current + 1)}>
        <ChevronRight aria-hidden />
      </Step>
    </nav>
  );
}

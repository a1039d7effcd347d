import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
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
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
      <Step name={uiMessages.previousPage} canStep={current > 1} onStep={() => onPageChange(current - 1)}>
        <ChevronLeft aria-hidden />
      </Step>
      {paginationNumbers(current, total).map((mark) =>
        typeof mark === 'number' ? (
          <Button
            key={mark}
            variant={mark === current ? 'secondary' : 'ghost'}
            size="icon"
            aria-label={uiMessages.page(mark)}
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
      <Step name={uiMessages.nextPage} canStep={current < total} onStep={() => onPageChange(current + 1)}>
        <ChevronRight aria-hidden />
      </Step>
    </nav>
  );
}

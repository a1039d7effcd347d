import { Accordion as Base } from '@base-ui/react/accordion';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { cn } from '~/lib/class-names.ts';

type AccordionProps = {
  /** Several parts may be open at once. */
  isMultiple?: boolean;
  defaultOpen?: string[];
  className?: string;
  children: ReactNode;
};

/** Headings that unfold. Closed text can still be found with the browser's own search. */
export function Accordion({ isMultiple = false, defaultOpen, className, children }: AccordionProps) {
  return (
    <Base.Root
      multiple={isMultiple}
      defaultValue={defaultOpen}
      hiddenUntilFound
      className={cn('grid gap-3', className)}
    >
      {children}
    </Base.Root>
  );
}

type AccordionItemProps = {
  value: string;
  title: ReactNode;
  /** Beside the title: a score, a count. */
  aside?: ReactNode;
  children: ReactNode;
};

export function AccordionItem({ value, title, aside, children }: AccordionItemProps) {
  return (
    <Base.Item value={value} data-forced-border className="rounded-lg bg-surface shadow-card">
      <Base.Header>
        <Base.Trigger className="group flex min-h-14 w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg px-5 py-3.5 text-left font-semibold text-base hover:text-accent-ink">
          <span dir="auto" className="min-w-0 flex-1 basis-32 text-left">
            {title}
          </span>
          <span className="ml-auto flex shrink-0 items-center gap-3 text-ink-soft">
            {aside}
            <ChevronDown
              aria-hidden
              className="size-5 transition-transform duration-(--duration-calm) ease-settle group-data-panel-open:rotate-180"
            />
          </span>
        </Base.Trigger>
      </Base.Header>
      <Base.Panel className="h-(--accordion-panel-height) overflow-hidden transition-[height] duration-(--duration-calm) ease-settle data-ending-style:h-0 data-starting-style:h-0">
        <div className="px-5 pb-5 text-ink-soft">{children}</div>
      </Base.Panel>
    </Base.Item>
  );
}
